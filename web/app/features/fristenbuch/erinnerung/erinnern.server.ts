import { datum } from "@gebuehrenportal/recht";
import { markenhash, neueMarke } from "#platform/access/marke.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { betrieb } from "#platform/db/mandant.server.ts";
import { mailEinreihen } from "#platform/mail/mail-store.server.ts";
import { type Dienstlage, imDienst, mitZugang, reihum } from "../dienst/dienst.server.ts";
import { entfallen, leiter } from "../dienst/leiter.ts";
import { sendungVermerken } from "../dienst/sendung-store.server.ts";
import { nachVierBuerostunden } from "../einstellung/buerozeit.ts";
import type { Person } from "../einstellung/personen-store.server.ts";
import { fristFesthalten } from "../eintrag/frist-store.server.ts";
import { fristAendern } from "../eintrag/verbuchen.server.ts";
import { type Ersatz, erinnerungsmail, tagesbrief } from "../mails/erinnerungsmail.ts";
import { buchFesthalten } from "../protokoll/protokoll-store.server.ts";
import type { Anlass } from "../worte/anlass.ts";
import { type Frist, istUnerledigt } from "../worte/frist.ts";
import { saetze } from "../worte/saetze.ts";
import { wanduhr } from "../worte/wanduhr.ts";
import { anlaesse, morgens, tagesposten } from "./anlaesse.ts";
import {
  type Erinnerung,
  erinnerungenVon,
  erinnerungVermerken,
  kanzleienMitErinnerung,
  kanzleienOhneTarif,
  naheFristen,
  ueberfaelligeAufnehmen,
} from "./erinnerung-store.server.ts";

/**
 * Reminds every office of what is due, whatever its tier is by now: the letter in the morning, a mail for each Vorfrist,
 * day before, day and hour, and the next person where nobody has confirmed. Runs at any time, twice, or in several
 * processes without sending anything a second time.
 *
 * @returns how many mails
 */
export async function anFristenErinnern(baseUrl: string): Promise<number> {
  const nun = jetzt();
  const { heute, uhr } = wanduhr(nun);
  const kanzleien = await betrieb((tx) =>
    kanzleienMitErinnerung(tx, {
      heute,
      nurStunden: uhr < morgens,
      am: new Date(nun.epochMilliseconds),
    }),
  );
  const ohne = await betrieb((tx) =>
    kanzleienOhneTarif(tx, { tarife: mitZugang, am: new Date(nun.epochMilliseconds) }),
  );
  // Without the tier the book itself is closed: done and struck are entered beside the files of it.
  const buch = (kanzleiId: string) =>
    `${baseUrl}${ohne.has(kanzleiId) ? "/konto/fristen" : "/fristenmanager"}`;
  return reihum(kanzleien, (kanzleiId) =>
    imDienst(kanzleiId, (lage) => kanzleiErinnern(lage, baseUrl, buch(kanzleiId))),
  );
}

async function kanzleiErinnern(lage: Dienstlage, baseUrl: string, buch: string): Promise<number> {
  const { tx, kanzleiId, heute } = lage;
  // Before any reminder: who confirms one holds the book first, too.
  await buchFesthalten(tx, kanzleiId);
  const weiter = await weitersagen(lage, baseUrl);
  const nahe = await naheFristen(tx, kanzleiId, heute);
  const briefe = await tagesbriefe(lage, nahe, buch);
  return weiter + briefe + (await einzelneErinnern(lage, nahe, baseUrl));
}

async function einzelneErinnern(lage: Dienstlage, nahe: readonly Frist[], baseUrl: string): Promise<number> {
  const { tx, kanzleiId, uhr, zeit } = lage;
  const faellig = nahe.flatMap((frist) => anlaesse(frist, uhr, zeit).map((anlass) => ({ frist, anlass })));
  if (faellig.length === 0) return 0;
  // Whoever was told first is the one, though another person is responsible or somebody came back since.
  const bekannt = await erinnerungenVon(tx, kanzleiId, [...new Set(faellig.map(({ frist }) => frist.id))]);
  const schluessel = (fristId: string, { art, tag }: Pick<Erinnerung, "art" | "tag">) =>
    `${fristId} ${art} ${tag}`;
  const gesagt = new Set(bekannt.map((e) => schluessel(e.fristId, e)));
  let anzahl = 0;
  for (const { frist, anlass } of faellig)
    if (!gesagt.has(schluessel(frist.id, anlass)) && (await zuerstSagen(lage, { frist, anlass, baseUrl })))
      anzahl++;
  return anzahl;
}

/** Who is responsible, or at once the next one, with a line of the log, where that person cannot act any more. */
async function zuerstSagen(
  lage: Dienstlage,
  { frist, anlass, baseUrl }: Pick<Sendung, "frist" | "anlass" | "baseUrl">,
): Promise<boolean> {
  const reihe = leiter(frist, lage);
  const weil = reihe[0] === frist.verantwortlich ? undefined : entfallen(frist, lage);
  const statt = weil && { name: nameVon(lage, frist.verantwortlich), weil };
  if (!(await senden(lage, { frist, anlass, reihe, baseUrl, statt }))) return false;
  if (weil)
    await weitergabeVermerken(lage, frist, { anlass, weil, an: reihe[0], statt: frist.verantwortlich });
  return true;
}

const nameVon = ({ personen }: Dienstlage, id: string | null): string =>
  personen.find((p) => p.id === id)?.name ?? saetze.ehemalig;

async function weitergabeVermerken(
  { tx, kanzleiId, am }: Dienstlage,
  frist: Frist,
  {
    anlass: { art, tag },
    weil,
    an,
    statt,
  }: { anlass: Anlass; weil: Ersatz["weil"]; an: string | undefined; statt: string | null },
): Promise<void> {
  const vorgang = weil === "unbestaetigt" ? "weitergesagt" : `weitergesagt-${weil}`;
  const beilage = { erinnerung: { art, tag, an, statt } };
  await fristAendern(tx, kanzleiId, frist, {}, { art: vorgang, von: null, am, beilage });
}

type Sendung = {
  readonly frist: Frist;
  readonly anlass: Anlass;
  /** To whom it goes, and who comes after. */
  readonly reihe: readonly string[];
  readonly baseUrl: string;
  /** In whose place, and why. */
  readonly statt?: Ersatz | undefined;
};

async function senden(lage: Dienstlage, { frist, anlass, reihe, baseUrl, statt }: Sendung): Promise<boolean> {
  const { tx, kanzleiId, am, heute, einstellung, personen } = lage;
  const [an, naechste] = reihe.flatMap((id) => personen.find((p) => p.id === id) ?? []);
  if (!an) return false;
  const marke = neueMarke();
  const bis = naechste && nachVierBuerostunden(jetzt(), lage.zeit);
  const neu = await erinnerungVermerken(
    tx,
    kanzleiId,
    {
      ...anlass,
      fristId: frist.id,
      an: an.id,
      markeHash: markenhash(marke),
      eskaliertAm: bis ? new Date(bis.epochMilliseconds) : null,
    },
    am,
  );
  if (!neu) return false;
  const mail = erinnerungsmail({
    name: an.name,
    frist,
    anlass,
    heute,
    statt,
    inhalt: einstellung.erinnerungsinhalt,
    ziel: `${baseUrl}/fristenmanager/erinnerung?marke=${marke}`,
    danach: naechste && bis && { wer: naechste.name, wann: zeitwort(bis) },
  });
  await mailEinreihen(tx, { ...mail, an: an.email });
  return true;
}

function zeitwort(am: Temporal.Instant): string {
  const { heute, uhr } = wanduhr(am);
  return `${datum(heute)} um ${uhr} Uhr`;
}

/** Tells the next person of what nobody has confirmed within four office hours, or nobody can confirm any more. */
async function weitersagen(lage: Dienstlage, baseUrl: string): Promise<number> {
  const { tx, kanzleiId, am, personen, gesperrt } = lage;
  const erreichbar = personen.flatMap(({ id }) => (gesperrt.has(id) ? [] : [id]));
  let anzahl = 0;
  for (const erinnerung of await ueberfaelligeAufnehmen(tx, kanzleiId, { am, erreichbar })) {
    const { fristId, art, tag } = erinnerung;
    const frist = await fristFesthalten(tx, kanzleiId, fristId);
    if (!frist || !istUnerledigt(frist)) continue;
    const schon = new Set(
      (await erinnerungenVon(tx, kanzleiId, [fristId])).flatMap((erinnerung) =>
        erinnerung.art === art && erinnerung.tag === tag ? [erinnerung.an] : [],
      ),
    );
    const reihe = leiter(frist, lage).filter((id) => !schon.has(id));
    const anlass: Anlass = { art: art as Anlass["art"], tag };
    const weil = entfallen({ verantwortlich: erinnerung.an }, lage) ?? ("unbestaetigt" as const);
    const statt = { name: nameVon(lage, erinnerung.an), weil };
    if (!(await senden(lage, { frist, anlass, reihe, baseUrl, statt }))) continue;
    anzahl++;
    await weitergabeVermerken(lage, frist, { anlass, weil, an: reihe[0], statt: erinnerung.an });
  }
  return anzahl;
}

/** The letter in the morning: on office days, to whoever has something to keep. */
async function tagesbriefe(lage: Dienstlage, nahe: readonly Frist[], ziel: string): Promise<number> {
  const { tx, kanzleiId, am, heute, uhr, zeit, personen, einstellung } = lage;
  if (uhr.uhr < morgens || !zeit.istBuerotag(heute)) return 0;
  const von = new Map<Person, Frist[]>();
  for (const { frist } of tagesposten(nahe, heute, zeit)) {
    const [an] = leiter(frist, lage);
    const person = personen.find((p) => p.id === an);
    if (person) von.set(person, [...(von.get(person) ?? []), frist]);
  }
  let anzahl = 0;
  for (const [{ id, name, email }, fristen] of von) {
    if (!(await sendungVermerken(tx, kanzleiId, { art: "tagesbrief", tag: heute, an: id }, am))) continue;
    const angaben = { heute, inhalt: einstellung.erinnerungsinhalt, ziel };
    await mailEinreihen(tx, { ...tagesbrief(name, tagesposten(fristen, heute, zeit), angaben), an: email });
    anzahl++;
  }
  return anzahl;
}
