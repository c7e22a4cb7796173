import { beforeEach, expect, vi } from "vitest";
import { type Testdatenbank, test } from "#platform/db/testing.ts";
import { umgebungAus, umgebungStellen } from "#platform/env/env.server.ts";
import { type Anmeldeergebnis, anmelden } from "./anmeldung/anmeldung.server.ts";
import * as pruefung from "./anmeldung/kennwort.server.ts";
import { faelligeKontenLoeschen, loeschungVormerken } from "./profil/loeschung.server.ts";
import { kontoAendern } from "./profil/verwaltung.server.ts";

const kennwort = "Regen-Sommer-8!";

beforeEach(() => umgebungStellen(umgebungAus({ APP_SECRET: "s".repeat(40) })));

async function konto({ db }: Testdatenbank, name: string, weiter: object = {}): Promise<string> {
  const werte = { name, email: `${name}@portal.example`, email_bestaetigt_am: new Date(), ...weiter };
  const { id } = await db.insertInto("konto").values(werte).returning("id").executeTakeFirstOrThrow();
  await db
    .insertInto("kennwort")
    .values({ konto_id: id, hash: await pruefung.kennworthash(kennwort) })
    .execute();
  await db.insertInto("kanzlei").values({ name, inhaber: id }).execute();
  return id;
}
const admin = (datenbank: Testdatenbank, name: string) => konto(datenbank, name, { rolle: "admin" });

/**
 * Begins one act after the other while all accounts are held, and lets go when every one of them waits: then they run
 * into each other in this order. PGlite has one connection; there they queue by themselves.
 */
async function zugleich<T>({ art, pool }: Testdatenbank, taten: readonly (() => Promise<T>)[]) {
  if (art === "pglite") return Promise.allSettled(taten.map((tat) => tat()));
  const halter = await pool.connect();
  await halter.query("begin");
  await halter.query("select from konto for update");
  const laufend: Promise<T>[] = [];
  for (const tat of taten) {
    laufend.push(tat());
    laufend.at(-1)?.catch(() => {});
    await expect.poll(() => wartende({ pool }), { interval: 5 }).toBe(laufend.length);
  }
  await halter.query("commit");
  halter.release();
  return Promise.allSettled(laufend);
}

async function wartende({ pool }: Pick<Testdatenbank, "pool">): Promise<number> {
  const { rows } = await pool.query(
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0].n;
}

const amtierend = ({ db }: Testdatenbank) =>
  db
    .selectFrom("konto")
    .select("name")
    .where("rolle", "=", "admin")
    .where("gesperrt_am", "is", null)
    .where("loeschung_am", "is", null)
    .execute();
const akte = ({ db }: Testdatenbank, id: string) =>
  db.selectFrom("protokoll").select(["akt", "einzelheiten"]).where("konto", "=", id).orderBy("id").execute();
const sitzungen = ({ db }: Testdatenbank, id: string) =>
  db.selectFrom("sitzung").select("id").where("konto_id", "=", id).execute();
const gelungen = (ausgaenge: readonly PromiseSettledResult<unknown>[]) =>
  ausgaenge.filter(({ status }) => status === "fulfilled").length;

test("Zwei Administratoren ändern dasselbe Konto: keine Änderung geht verloren, das Protokoll kennt beide", async ({
  eigene,
}) => {
  const [rosa, bodo] = [await admin(eigene, "rosa"), await admin(eigene, "bodo")];
  const ina = await konto(eigene, "ina");
  const ausgaenge = await zugleich(eigene, [
    () => kontoAendern(rosa, ina, { role: "moderator", isAuthor: true }),
    () => kontoAendern(bodo, ina, { role: "admin", disabled: true }),
  ]);
  expect(gelungen(ausgaenge)).toBe(2);
  const stand = await eigene.db
    .selectFrom("konto")
    .select(["rolle", "ist_autor"])
    .where("id", "=", ina)
    .where("gesperrt_am", "is not", null)
    .executeTakeFirst();
  expect(stand).toEqual({ rolle: "admin", ist_autor: true });
  expect(await akte(eigene, ina)).toEqual([
    { akt: "rolle-geaendert", einzelheiten: { alt: "user", neu: "moderator" } },
    { akt: "autor-geaendert", einzelheiten: { alt: false, neu: true } },
    { akt: "rolle-geaendert", einzelheiten: { alt: "moderator", neu: "admin" } },
    { akt: "sperre-geaendert", einzelheiten: { alt: false, neu: true } },
  ]);
});

test("Setzen sich drei Administratoren im Kreis ab, handelt keiner mehr, der abgesetzt ist", async ({
  eigene,
}) => {
  const [rosa, bodo, ina] = [
    await admin(eigene, "rosa"),
    await admin(eigene, "bodo"),
    await admin(eigene, "ina"),
  ];
  const ausgaenge = await zugleich(eigene, [
    () => kontoAendern(rosa, bodo, { role: "user" }),
    () => kontoAendern(bodo, ina, { disabled: true }),
    () => kontoAendern(ina, rosa, { role: "moderator" }),
  ]);
  expect(ausgaenge.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  // 409: the third one came first, so that Ina was the last one whom Bodo could have locked out.
  expect([403, 409]).toContain((ausgaenge[1] as PromiseRejectedResult).reason.status);
  expect(await amtierend(eigene)).toEqual([{ name: "ina" }]);
});

test("Wer als Letzter verwaltet, kann auch sein eigenes Konto nicht löschen", async ({ eigene }) => {
  const rosa = await admin(eigene, "rosa");
  const abgelehnt = { status: 409, koerper: { code: "letzte-administration" } };
  await expect(loeschungVormerken(rosa, [])).rejects.toMatchObject(abgelehnt);
  expect(await amtierend(eigene)).toEqual([{ name: "rosa" }]);
});

test.for([
  ["beide ihr Konto löschen", "loeschen"],
  ["einer sein Konto löscht und den anderen absetzt", "absetzen"],
] as const)("Eine Administration bleibt, wenn zugleich %s", async ([, wie], { eigene }) => {
  const [rosa, bodo] = [await admin(eigene, "rosa"), await admin(eigene, "bodo")];
  const taten = [
    () => loeschungVormerken(rosa, []),
    () => (wie === "loeschen" ? loeschungVormerken(bodo, []) : kontoAendern(rosa, bodo, { role: "user" })),
  ];
  const ausgaenge = await zugleich<unknown>(eigene, taten);
  expect(ausgaenge.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
  expect(await amtierend(eigene)).toEqual([{ name: "bodo" }]);
  await expect(kontoAendern(bodo, rosa, { isAuthor: true })).resolves.toMatchObject({ isAuthor: true });
});

const anmeldung = (wiederherstellen: boolean) => () =>
  anmelden({
    email: "ina@portal.example",
    kennwort,
    totp: undefined,
    wiederherstellungscode: undefined,
    geraet: "Prüfgerät",
    angemeldetBleiben: false,
    wiederherstellen,
    bisherige: undefined,
  });

test("Wer sich mit einem Passwort anmeldet, das sich während der Prüfung ändert, kommt nicht hinein", async ({
  eigene,
}) => {
  const ina = await konto(eigene, "ina");
  const { kennwortStimmt } = pruefung;
  const hash = await pruefung.kennworthash("Sommer-Regen-9!");
  const geprueft: boolean[] = [];
  const gestellt = vi.spyOn(pruefung, "kennwortStimmt").mockImplementation(async (...angaben) => {
    const stimmt = await kennwortStimmt(...angaben);
    geprueft.push(stimmt);
    await eigene.db.updateTable("kennwort").set({ hash }).execute();
    return stimmt;
  });
  const ergebnis = await anmeldung(false)().finally(() => gestellt.mockRestore());
  expect(geprueft).toEqual([true]);
  expect(ergebnis).toMatchObject({ art: "abgelehnt", fehler: "CredentialsSignin" });
  expect(await sitzungen(eigene, ina)).toEqual([]);
});

test.for(["anmeldung", "loeschung"] as const)(
  "Endet die Frist, während jemand zurückkommt, bleibt das Konto ganz oder geht ganz; zuerst: %s",
  async (zuerst, { eigene }) => {
    const ina = await konto(eigene, "ina", { loeschung_am: new Date(Date.now() - 1_000) });
    // Two processes may run the job at the same time.
    const loeschen = () => faelligeKontenLoeschen([]);
    const jobs = [loeschen, loeschen];
    const taten: readonly (() => Promise<number | Anmeldeergebnis>)[] =
      zuerst === "anmeldung" ? [anmeldung(true), ...jobs] : [...jobs, anmeldung(true)];
    const ausgaenge = await zugleich(eigene, taten);
    expect(ausgaenge.filter(({ status }) => status === "rejected")).toEqual([]);
    const ergebnisse = ausgaenge.map((ausgang) =>
      ausgang.status === "fulfilled" ? ausgang.value : undefined,
    );
    const geloescht = ergebnisse
      .filter((ergebnis) => typeof ergebnis === "number")
      .reduce((a, b) => a + b, 0);
    const angemeldet = ergebnisse.find((ergebnis) => typeof ergebnis === "object")?.art === "angemeldet";
    expect(geloescht).toBe(angemeldet ? 0 : 1);
    if (eigene.art === "postgresql") expect(angemeldet).toBe(zuerst === "anmeldung");
    const da = await eigene.db.selectFrom("konto").select("loeschung_am").where("id", "=", ina).execute();
    expect(da).toEqual(angemeldet ? [{ loeschung_am: null }] : []);
    expect(await sitzungen(eigene, ina)).toHaveLength(angemeldet ? 1 : 0);
    // A sign-in that comes too late is written down as well, unless it found no account to begin with.
    const namen = (await akte(eigene, ina)).map(({ akt }) => akt);
    expect(namen.filter((akt) => akt !== "anmeldung-gescheitert")).toEqual(
      angemeldet ? ["konto-wiederhergestellt", "anmeldung"] : ["konto-geloescht"],
    );
  },
);

test.for(["anmeldung", "ende"] as const)(
  "Nach Vormerkung oder Sperre steht keine Sitzung mehr offen; zuerst: %s",
  async (zuerst, { eigene }) => {
    const rosa = await admin(eigene, "rosa");
    for (const [name, ende] of [
      ["vorgemerkt", (id: string) => loeschungVormerken(id, [])],
      ["gesperrt", (id: string) => kontoAendern(rosa, id, { disabled: true })],
    ] as const) {
      const ina = await konto(eigene, "ina");
      const beenden = () => ende(ina);
      const ausgaenge = await zugleich<unknown>(
        eigene,
        zuerst === "ende" ? [beenden, anmeldung(false)] : [anmeldung(false), beenden],
      );
      expect(gelungen(ausgaenge), name).toBe(2);
      expect(await sitzungen(eigene, ina), name).toEqual([]);
      await eigene.db.deleteFrom("konto").where("id", "=", ina).execute();
    }
  },
);
