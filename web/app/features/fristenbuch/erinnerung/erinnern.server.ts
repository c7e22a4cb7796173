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
import { type Ersatz, erinnerungsmail } from "../mails/erinnerungsmail.ts";
import { sammelmail, tagesbrief } from "../mails/sammelmail.ts";
import { buchFesthalten } from "../protokoll/protokoll-store.server.ts";
import type { Anlass } from "../worte/anlass.ts";
import { type Frist, istUnerledigt } from "../worte/frist.ts";
import { namenVon } from "../worte/papierworte.ts";
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
import { einlesenMelden, liegengebliebenVor } from "./melden.server.ts";
import { gemeldeteFristen, kanzleienMitMeldung } from "./meldung-store.server.ts";
import { bestaetigungsziel, gesammeltVermerken, type Vorgemerkt, zeitwort } from "./sammeln.server.ts";

/**
 * Reminds every office of what is due, whatever its tier is by now: the letter in the morning with Vorfristen and days before,
 * a mail for each last day and hour, and the next person where nobody has confirmed. Runs at any time, twice, or in several
 * processes without sending anything a second time.
 *
 * @returns how many mails
 */
export async function anFristenErinnern(baseUrl: string): Promise<number> {
  const nun = jetzt();
  const { heute, uhr } = wanduhr(nun);
  const am = new Date(nun.epochMilliseconds);
  const kanzleien = await betrieb(async (tx) => [
    ...new Set([
      ...(await kanzleienMitErinnerung(tx, { heute, nurStunden: uhr < morgens, am })),
      ...(await kanzleienMitMeldung(tx, liegengebliebenVor(am))),
    ]),
  ]);
  const ohne = await betrieb((tx) => kanzleienOhneTarif(tx, { tarife: mitZugang, am }));
  // Without the tier the book itself is closed: done and struck are entered beside the files of it.
  const buch = (kanzleiId: string) =>
    `${baseUrl}${ohne.has(kanzleiId) ? "/konto/fristen" : "/fristenmanager"}`;
  return reihum(kanzleien, (kanzleiId) =>
    imDienst(kanzleiId, (lage) => kanzleiErinnern(lage, baseUrl, buch(kanzleiId))),
  );
}

async function kanzleiErinnern(lage: Dienstlage, baseUrl: string, buch: string): Promise<number> {
  const { tx, kanzleiId, heute, am } = lage;
  // Before any reminder: who confirms one holds the book first, too.
  await buchFesthalten(tx, kanzleiId);
  const ziele = { baseUrl, buch };
  const weiter = await weitersagen(lage, ziele);
  const gemeldet = await einlesenMelden(lage, { vor: liegengebliebenVor(am) }, ziele);
  // An import that goes on tells of its entries itself.
  const spaeter = await gemeldeteFristen(tx, kanzleiId);
  const nahe = (await naheFristen(tx, kanzleiId, heute)).filter(({ id }) => !spaeter.has(id));
  const { eilig, gesammelt } = await faellige(lage, nahe);
  const einzeln = await eiligeSagen(lage, eilig, ziele);
  return weiter + gemeldet + einzeln + (await gesammelteSagen(lage, nahe, gesammelt, ziele));
}

/** Where the links of mails lead. */
type Ziele = { readonly baseUrl: string; readonly buch: string };

/** Why an entry is told to another person than the one responsible; unset: it is not. */
type Vormerkung = Vorgemerkt & { readonly weil: "ausgeschieden" | "gesperrt" | undefined };

/**
 * What nobody was reminded of yet. What ends today, and what somebody is told instead of another, is urgent; the rest waits for
 * the letter in the morning.
 */
async function faellige(
  lage: Dienstlage,
  nahe: readonly Frist[],
): Promise<{ readonly eilig: readonly Vormerkung[]; readonly gesammelt: readonly Vormerkung[] }> {
  const { tx, kanzleiId, uhr, zeit } = lage;
  const alle = nahe.flatMap((frist) => anlaesse(frist, uhr, zeit).map((anlass) => ({ frist, anlass })));
  // Whoever was told first is the one, though another person is responsible or somebody came back since.
  const bekannt = await erinnerungenVon(tx, kanzleiId, [...new Set(alle.map(({ frist }) => frist.id))]);
  const schluessel = (fristId: string, { art, tag }: Pick<Erinnerung, "art" | "tag">) =>
    `${fristId} ${art} ${tag}`;
  const gesagt = new Set(bekannt.map((e) => schluessel(e.fristId, e)));
  const neu = alle
    .filter(({ frist, anlass }) => !gesagt.has(schluessel(frist.id, anlass)))
    .map(({ frist, anlass }): Vormerkung => {
      const reihe = leiter(frist, lage);
      const weil = reihe[0] === frist.verantwortlich ? undefined : entfallen(frist, lage);
      return { frist, anlass, reihe, weil };
    });
  const istEilig = ({ anlass: { art }, weil }: Vormerkung) =>
    art === "tag" || art === "stunden" || weil !== undefined;
  return { eilig: neu.filter(istEilig), gesammelt: neu.filter((v) => !istEilig(v)) };
}

/** Beyond so many for the same person and reason they come as one mail: nobody reads a hundred. */
const einzelnHoechstens = 5;

/** Each urgent reminder alone and at once. */
async function eiligeSagen(lage: Dienstlage, eilig: readonly Vormerkung[], ziele: Ziele): Promise<number> {
  const statt = ({ frist, weil }: Vormerkung): Ersatz | undefined =>
    weil && { name: nameVon(lage, frist.verantwortlich), weil };
  const gruppen = Map.groupBy(
    eilig,
    (v) => `${v.reihe[0]} ${v.weil === undefined ? "" : v.frist.verantwortlich}`,
  );
  let anzahl = 0;
  for (const gruppe of gruppen.values()) {
    const [erste] = gruppe;
    if (erste?.reihe[0] === undefined) continue;
    const sendung = { gruppe, statt: statt(erste), zusammen: gruppe.length > einzelnHoechstens, ziele };
    anzahl += await gruppeSenden(lage, sendung);
    for (const { frist, anlass, weil, reihe } of gruppe)
      if (weil)
        await weitergabeVermerken(lage, frist, { anlass, weil, an: reihe[0], statt: frist.verantwortlich });
  }
  return anzahl;
}

type Gruppensendung = {
  /** For the same person. */
  readonly gruppe: readonly Vorgemerkt[];
  readonly statt: Ersatz | undefined;
  readonly zusammen: boolean;
  readonly ziele: Ziele;
};

/** Reminders of one person, each as a mail or all in one. @returns how many mails */
async function gruppeSenden(
  lage: Dienstlage,
  { gruppe, statt, zusammen, ziele }: Gruppensendung,
): Promise<number> {
  if (!zusammen || gruppe.length === 1) {
    let anzahl = 0;
    for (const vorgemerkt of gruppe) if (await senden(lage, { ...vorgemerkt, statt, ziele })) anzahl++;
    return anzahl;
  }
  const an = lage.personen.find(({ id }) => id === gruppe[0]?.reihe[0]);
  if (!an) return 0;
  const sammlung = await gesammeltVermerken(lage, an, gruppe, ziele.baseUrl);
  if (sammlung.posten.length === 0) return 0;
  await mailEinreihen(lage.tx, {
    ...sammelmail(angabenFuer(lage, an, ziele), sammlung, statt),
    an: an.email,
  });
  return 1;
}

const angabenFuer = ({ heute, einstellung }: Dienstlage, { name }: Person, { buch }: Ziele) => ({
  name,
  heute,
  inhalt: einstellung.erinnerungsinhalt,
  ziel: buch,
});

const nameVon = ({ personen, namen }: Dienstlage, id: string | null): string => namenVon(personen, namen)(id);

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

type Sendung = Vorgemerkt & {
  /** In whose place, and why. */
  readonly statt: Ersatz | undefined;
  readonly ziele: Ziele;
};

async function senden(lage: Dienstlage, { frist, anlass, reihe, ziele, statt }: Sendung): Promise<boolean> {
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
      sammelHash: null,
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
    ziel: bestaetigungsziel(ziele.baseUrl, marke),
    danach: naechste && bis && { wer: naechste.name, wann: zeitwort(bis) },
  });
  await mailEinreihen(tx, { ...mail, an: an.email });
  return true;
}

/** Tells the next person of what nobody has confirmed within four office hours, or nobody can confirm any more. */
async function weitersagen(lage: Dienstlage, ziele: Ziele): Promise<number> {
  const { tx, kanzleiId, am, personen, gesperrt } = lage;
  const erreichbar = personen.flatMap(({ id }) => (gesperrt.has(id) ? [] : [id]));
  const weitere: (Vorgemerkt & { readonly erinnerung: Erinnerung; readonly weil: Ersatz["weil"] })[] = [];
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
    if (reihe.length > 0) weitere.push({ frist, anlass, reihe, erinnerung, weil });
  }
  // What came in one mail goes on in one.
  const gruppen = Map.groupBy(weitere, (w) => `${w.reihe[0]} ${w.erinnerung.an} ${w.erinnerung.gesammelt}`);
  let anzahl = 0;
  for (const gruppe of gruppen.values()) {
    const [erste] = gruppe;
    if (!erste) continue;
    const { weil, erinnerung } = erste;
    const zusammen = erinnerung.gesammelt || gruppe.length > einzelnHoechstens;
    const statt = { name: nameVon(lage, erinnerung.an), weil };
    anzahl += await gruppeSenden(lage, { gruppe, statt, zusammen, ziele });
    for (const { frist, anlass, reihe } of gruppe)
      await weitergabeVermerken(lage, frist, { anlass, weil, an: reihe[0], statt: erinnerung.an });
  }
  return anzahl;
}

/**
 * The letter in the morning, once on an office day to whoever has something to keep: it brings along all reminders that can
 * wait for it. What ends on the next office day and comes up after the letter does not wait for the next one.
 */
async function gesammelteSagen(
  lage: Dienstlage,
  nahe: readonly Frist[],
  gesammelt: readonly Vormerkung[],
  ziele: Ziele,
): Promise<number> {
  const { tx, kanzleiId, am, heute, uhr, zeit, personen } = lage;
  if (uhr.uhr < morgens) return 0;
  const brieftag = zeit.istBuerotag(heute);
  const posten = Map.groupBy(tagesposten(nahe, heute, zeit), ({ frist }) => leiter(frist, lage)[0]);
  const erinnerungen = Map.groupBy(gesammelt, ({ reihe }) => reihe[0]);
  let anzahl = 0;
  for (const person of personen) {
    const { id, email } = person;
    const [eigene = [], neue = []] = [posten.get(id), erinnerungen.get(id)];
    if (eigene.length + neue.length === 0) continue;
    if (brieftag && (await sendungVermerken(tx, kanzleiId, { art: "tagesbrief", tag: heute, an: id }, am))) {
      const sammlung = await gesammeltVermerken(lage, person, neue, ziele.baseUrl);
      const mail = tagesbrief(angabenFuer(lage, person, ziele), eigene, sammlung);
      await mailEinreihen(tx, { ...mail, an: email });
      anzahl++;
    } else {
      const gruppe = neue.filter(({ anlass }) => anlass.art === "vortag");
      if (gruppe.length > 0)
        anzahl += await gruppeSenden(lage, { gruppe, statt: undefined, zusammen: true, ziele });
    }
  }
  return anzahl;
}
