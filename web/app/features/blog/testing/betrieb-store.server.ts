import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { DB } from "#platform/db/schema.ts";
import { mitteilungenMailen } from "../mitteilungen/mitteilungen.server.ts";
import { ablehnen, einreichen, freigeben } from "../redaktion/ablauf.server.ts";
import {
  kategorieAendern,
  kategorieAnlegen,
  kategorieLoeschen,
  kategorieZusammenfuehren,
  schlagwortAendern,
  schlagwortAnlegen,
  schlagwortLoeschen,
  schlagwortZusammenfuehren,
} from "../redaktion/ordnung.server.ts";
import { faelligeVeroeffentlichen } from "../redaktion/termine.server.ts";
import { artikelAendern, artikelLoeschen, veroeffentlichen } from "../redaktion/veroeffentlichen.server.ts";
import type { Schreibende } from "../schreibende.server.ts";

// What a busy editorial office does, in no order: for tests that count afterwards.

/** Somebody who moderates. */
export const redakteurin = (db: Kysely<DB>): Promise<Schreibende> =>
  schreibender(db, { name: "Rita Redakteurin", role: "moderator" });

/** Somebody who writes; without further rights unless said otherwise. */
export async function schreibender(
  db: Kysely<DB>,
  rechte: Partial<Pick<Schreibende["nutzer"], "name" | "role">> = {},
): Promise<Schreibende> {
  const { name, role } = { name: "Otto Autor", role: "user" as const, ...rechte };
  const email = `konto-${crypto.randomUUID()}@kanzlei.example`;
  const { id } = await db
    .insertInto("konto")
    .values({ name, email, rolle: role, email_bestaetigt_am: new Date() })
    .returning("id")
    .executeTakeFirstOrThrow();
  const nutzer = {
    id,
    name,
    title: null,
    email,
    image: null,
    role,
    subscriptionStatus: "free" as const,
    teamId: null,
    isTeamAdmin: false,
    officeRole: "rechtsanwalt" as const,
    trialEndsAt: null,
    isAuthor: false,
    isGuestAuthor: false,
    emailVerified: true,
    downloadAccessGranted: false,
    newsletterConsent: false,
  };
  return { nutzer };
}

const anzahlNamen = 8;
const wahl = (hoechstens: number) => Math.floor(Math.random() * hoechstens);
const name = (art: string) => `${art} ${wahl(anzahlNamen)}`;
const koerper = (nr: number) => ({
  title: `Artikel Nummer ${nr}`,
  content: `<p>Der Text des Artikels ${nr} handelt von Gebühren.</p>`,
  categories: [...new Set([name("Kategorie"), name("Kategorie")])],
  tags: [...new Set([name("Tag"), name("Tag"), name("Tag")])],
});

/** Submitted posts to decide on. */
export async function einreichungen(wer: Schreibende, anzahl: number): Promise<string[]> {
  const ids: string[] = [];
  for (let nr = 0; nr < anzahl; nr += 1) ids.push(await einreichen(wer, koerper(nr)));
  return ids;
}

/** Queues the mails of notices that have none yet, as the job does. */
export const postMachen = (): Promise<number> => mitteilungenMailen("http://localhost:3000");

/** One act that changes what is counted; refusals (gone already, name taken) are part of the bustle. */
export async function handgriff(
  db: Kysely<DB>,
  wer: Schreibende,
  wartend: string[],
  nr: number,
): Promise<void> {
  const artikel = () => eine(db, "blog_artikel");
  const kategorie = () => eine(db, "blog_kategorie");
  const tag = () => eine(db, "blog_tag");
  const taten: readonly (() => Promise<unknown>)[] = [
    async () => freigeben(wer, wartend.pop() ?? ""),
    async () => freigeben(wer, wartend.pop() ?? ""),
    async () => freigeben(wer, wartend.pop() ?? "", { publishAt: new Date(Date.now() + 20) }),
    async () => ablehnen(wer, wartend.pop() ?? "", "Zu kurz."),
    async () => veroeffentlichen(wer, koerper(nr)),
    async () => artikelLoeschen(wer, await artikel()),
    async () => artikelAendern(wer, await artikel(), koerper(nr)),
    async () => kategorieAendern(wer, await kategorie(), { name: `Kategorie ${wahl(2 * anzahlNamen)}` }),
    async () => schlagwortAendern(wer, await tag(), { name: `Tag ${wahl(2 * anzahlNamen)}` }),
    async () => kategorieLoeschen(wer, await kategorie()),
    async () => schlagwortLoeschen(wer, await tag()),
    async () => kategorieZusammenfuehren(wer, await kategorie(), await kategorie()),
    async () => schlagwortZusammenfuehren(wer, await tag(), await tag()),
    async () => kategorieAnlegen(wer, { name: name("Kategorie") }),
    async () => schlagwortAnlegen(wer, { name: name("Tag") }),
    faelligeVeroeffentlichen,
    postMachen,
  ];
  try {
    await taten[nr % taten.length]?.();
  } catch (fehler) {
    const { status } = fehler as { readonly status?: number };
    if (status !== 404 && status !== 409) throw fehler;
  }
}

async function eine(
  db: Kysely<DB>,
  tabelle: "blog_artikel" | "blog_kategorie" | "blog_tag",
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(tabelle)} order by random() limit 1`.execute(db);
  return rows[0]?.id ?? "";
}

/** What does not add up, counted anew from the posts themselves; and how much there was to count. */
export async function nachzaehlen(
  db: Kysely<DB>,
): Promise<{ readonly falsch: readonly string[]; readonly artikel: number }> {
  const { rows } = await sql<{ was: string }>`
    with ordnung as (
      select 'Kategorie' as art, k.name, k.anzahl,
        (select count(*) from blog_artikel_kategorie z join blog_artikel a on a.id = z.artikel_id where z.kategorie_id = k.id) as echt
      from blog_kategorie k
      union all
      select 'Tag', t.name, t.anzahl,
        (select count(*) from blog_artikel_tag z join blog_artikel a on a.id = z.artikel_id where z.tag_id = t.id)
      from blog_tag t
    )
    select format('%s %s: %s statt %s', art, name, anzahl, echt) as was from ordnung where anzahl <> echt
    union all
    select format('Artikel %s hat %s Versionen statt %s', a.titel, count(v), a.version)
      from blog_artikel a left join blog_version v on v.artikel_id = a.id group by a.id having count(v) <> a.version
    union all
    select format('Artikel %s ist auch noch Manuskript', a.titel) from blog_artikel a join blog_manuskript m on m.id = a.id
    union all
    select format('Artikel %s wird nicht unter „%s“ gefunden', a.titel, k.name)
      from blog_artikel a join blog_artikel_kategorie z on z.artikel_id = a.id join blog_kategorie k on k.id = z.kategorie_id
      where position(lower(k.name) in a.suchtext) = 0
    union all
    select format('Artikel %s hat einen anderen Tag in der Liste', a.titel)
      from blog_artikel a join blog_artikel_tag z on z.artikel_id = a.id where z.veroeffentlicht <> a.veroeffentlicht
    union all
    select format('%s-mal %s, davon %s mitgeteilt', count(*), akt, mitgeteilt)
      from (
        select akt, (
          select count(*) from blog_mitteilung m
          where case akt when 'artikel-abgelehnt' then m.art = 'abgelehnt' else m.art in ('freigegeben', 'geplant') end
        ) as mitgeteilt
        from protokoll where akt in ('artikel-freigegeben', 'artikel-abgelehnt')
      ) p group by akt, mitgeteilt having count(*) <> mitgeteilt
    union all
    select format('%s wartet und wurde %s-mal gemeldet', m.titel, count(n))
      from blog_manuskript m
      left join blog_mitteilung n on n.art = 'eingereicht' and n.ziel = '/moderation/pruefung/' || m.id
      group by m.id having count(n) <> 1
    union all
    select format('%s Mitteilungen „%s“ mit Mail, %s Mails', count(*), art, mails)
      from (
        select art, (select count(*) from mail_auftrag where art = 'blog-' || m.art) as mails
        from blog_mitteilung m where konto_id is not null and gemailt_am is not null
      ) g group by art, mails having count(*) <> mails`.execute(db);
  const { artikel } = await db
    .selectFrom("blog_artikel")
    .select(({ fn }) => fn.countAll<number>().as("artikel"))
    .executeTakeFirstOrThrow();
  return { falsch: rows.map(({ was }) => was), artikel: Number(artikel) };
}
