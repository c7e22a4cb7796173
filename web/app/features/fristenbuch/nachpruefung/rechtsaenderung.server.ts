import { setImmediate as verschnaufen } from "node:timers/promises";
import { rechenstand } from "@gebuehrenportal/fristen";
import type { Tag } from "@gebuehrenportal/recht";
import { heute, jetzt } from "#platform/clock/clock.server.ts";
import { betrieb, mandant } from "#platform/db/mandant.server.ts";
import { einzeln, fehlerMelden } from "#platform/jobs/einzeln.ts";
import { mailEinreihen } from "#platform/mail/mail-store.server.ts";
import { sendungVermerken } from "../dienst/sendung-store.server.ts";
import { buchUnterrichten } from "../einstellung/buchzugang.server.ts";
import { einstellungLesen, type Fristeneinstellung } from "../einstellung/einstellung-store.server.ts";
import { gesperrteLesen, personenLesen } from "../einstellung/personen-store.server.ts";
import { planlage } from "../eintrag/buchen.server.ts";
import { fristFesthalten } from "../eintrag/frist-store.server.ts";
import { fristAendern } from "../eintrag/verbuchen.server.ts";
import { rechtsmail } from "../mails/rechtsmail.ts";
import { ohneAntwortGrund } from "../plan/freigabe.ts";
import { fristplan, type Planglied } from "../plan/fristplan.ts";
import type { Buchtx } from "../protokoll/protokoll-store.server.ts";
import { istUnerledigt } from "../worte/frist.ts";
import { saetze } from "../worte/saetze.ts";
import { andererTag } from "./anderer-tag.ts";
import {
  kanzleienZuPruefen,
  nachpruefungenFesthalten,
  type Pruefling,
  type Pruefmarke,
  prueflinge,
} from "./nachpruefung-store.server.ts";
import { rechtsabdruck } from "./rechtsdaten.server.ts";

/** What looking through the books has found. */
export type Nachpruefungslauf = {
  readonly geprueft: number;
  /** Entries beside which another day stands now. */
  readonly abweichend: number;
  /** Entries whose question gives no day any more. */
  readonly ohneTag: number;
};

/**
 * Computes every open entry again that was not looked at with the law as this release has it, and puts the day found beside
 * the booked one where it is another. Works in portions, the most urgent first; broken off anywhere it goes on where it was,
 * and run twice it finds nothing to do.
 */
export async function aufRechtsaenderungPruefen(
  baseUrl: string,
  { portion = 100 } = {},
): Promise<Nachpruefungslauf> {
  const stand = rechtsabdruck();
  const summe = { geprueft: 0, abweichend: 0, ohneTag: 0 };
  const kanzleien = await betrieb((tx) => kanzleienZuPruefen(tx, stand));
  const fehler = await einzeln(kanzleien, async (kanzleiId) => {
    for (let nach: Pruefmarke | undefined, weiter = true; weiter; ) {
      const teil = await portionPruefen({ kanzleiId, stand, baseUrl }, { nach, limit: portion });
      summe.geprueft += teil.geprueft;
      summe.abweichend += teil.abweichend;
      summe.ohneTag += teil.ohneTag;
      nach = teil.nach;
      weiter = teil.geprueft === portion;
    }
  });
  fehlerMelden(fehler, "Fristenbücher ließen sich nicht neu rechnen.");
  return summe;
}

type Auftrag = { readonly kanzleiId: string; readonly stand: Buffer; readonly baseUrl: string };

/** Reads, computes outside of any transaction, and writes: nobody waits for the computing. */
async function portionPruefen(
  auftrag: Auftrag,
  wahl: { readonly nach: Pruefmarke | undefined; readonly limit: number },
) {
  const { kanzleiId, stand } = auftrag;
  const kanzlei = { kanzleiId, nutzer: { id: "" } };
  const { teil, einstellung } = await mandant(kanzlei, async (tx) => ({
    teil: await prueflinge(tx, kanzleiId, stand, wahl),
    einstellung: await einstellungLesen(tx, kanzleiId),
  }));
  const befunde: Befund[] = [];
  for (const p of teil) {
    befunde.push(befund(p, einstellung));
    await verschnaufen();
  }
  const am = new Date(jetzt().epochMilliseconds);
  const gesperrt = await betrieb((tx) => gesperrteLesen(tx, kanzleiId));
  const { abweichend, gemeldet } = await mandant(kanzlei, (tx) =>
    festhalten(tx, { ...auftrag, gesperrt }, befunde, am),
  );
  if (gemeldet > 0) await buchUnterrichten(kanzleiId);
  const letzte = teil.at(-1)?.frist;
  return {
    geprueft: teil.length,
    abweichend,
    ohneTag: befunde.filter(({ art }) => art === "ohne-tag").length,
    nach: letzte?.sichererTag ? { tag: letzte.sichererTag, id: letzte.id } : undefined,
  };
}

type Befund = { readonly pruefling: Pruefling } & (
  | { readonly art: "ohne-tag"; readonly grund: string }
  | { readonly art: "gerechnet"; readonly neu: Tag | null; readonly glied: Planglied }
);

/** What the stored question of an entry gives by the law of today. */
function befund(pruefling: Pruefling, einstellung: Fristeneinstellung): Befund {
  const { frist, frage, gerechnet } = pruefling;
  if (!frage) return { pruefling, art: "ohne-tag", grund: saetze.unlesbar };
  const lage = planlage({ heute: heute(), einstellung }, frist.ort === "unbekannt");
  const plan = fristplan(frage, lage);
  const glied = plan.art === "plan" ? plan.glieder.find(({ regel }) => regel === frist.regel) : undefined;
  if (!glied?.tage) return { art: "ohne-tag", pruefling, grund: plan.art === "plan" ? "" : plan.grund };
  return { art: "gerechnet", pruefling, glied, neu: andererTag(frist, gerechnet, glied.tage) };
}

async function festhalten(
  tx: Buchtx,
  { kanzleiId, stand, baseUrl, gesperrt }: Auftrag & { readonly gesperrt: ReadonlySet<string> },
  befunde: readonly Befund[],
  am: Date,
): Promise<{ readonly abweichend: number; readonly gemeldet: number }> {
  let abweichend = 0;
  let ohneAntwort = 0;
  const geprueft = [];
  for (const b of befunde) {
    const { frist, gemeldet } = b.pruefling;
    const neu = b.art === "gerechnet" ? b.neu : gemeldet;
    // Somebody has changed it since: the next run looks at what it is now.
    if (neu !== frist.abweichendEnde && !(await danebenstellen(tx, kanzleiId, b, am))) continue;
    const antwort = await antwortVermerken(tx, kanzleiId, b, am);
    if (antwort === "geaendert") continue;
    if (antwort === "entfallen") ohneAntwort++;
    if (neu !== null && neu !== gemeldet) abweichend++;
    if (frist.rechnungId !== null)
      geprueft.push({ fristId: frist.id, rechnungId: frist.rechnungId, gemeldet: neu });
  }
  await nachpruefungenFesthalten(tx, kanzleiId, stand, geprueft, am);
  const zuSagen = abweichend + ohneAntwort;
  if (zuSagen > 0) await anwaeltenSagen(tx, kanzleiId, { baseUrl, gesperrt, am });
  return { abweichend, gemeldet: zuSagen };
}

/**
 * Whether the question of an entry has just lost its day, has one again, or is as it was. Without a day the booked one
 * stands, and a lawyer has to look at it and release it; that is asked for once.
 */
async function antwortVermerken(
  tx: Buchtx,
  kanzleiId: string,
  befund: Befund,
  am: Date,
): Promise<"entfallen" | "wieder-da" | "gleich" | "geaendert"> {
  const { frist: gesehen } = befund.pruefling;
  const fehlte = gesehen.freigabeGruende.includes(ohneAntwortGrund);
  // A day that a court has set hangs on no statute.
  const fehlt = befund.art === "ohne-tag" && gesehen.zustand !== "verlaengert";
  if (fehlt === fehlte) return "gleich";
  const frist = await fristFesthalten(tx, kanzleiId, gesehen.id);
  if (!frist || !istUnerledigt(frist) || frist.rechnungId !== gesehen.rechnungId) return "geaendert";
  const uebrige = frist.freigabeGruende.filter((grund) => grund !== ohneAntwortGrund);
  const felder = fehlt
    ? { freigabeGruende: [...uebrige, ohneAntwortGrund], freigegebenAm: null, freigegebenVon: null }
    : { freigabeGruende: uebrige };
  await fristAendern(tx, kanzleiId, frist, felder, {
    von: null,
    am,
    art: fehlt ? "recht-ohne-tag" : "recht-mit-tag",
    ...(befund.art === "ohne-tag" && { beilage: { grund: befund.grund } }),
  });
  return fehlt ? "entfallen" : "wieder-da";
}

/** Once a day, to those who decide. */
async function anwaeltenSagen(
  tx: Buchtx,
  kanzleiId: string,
  {
    baseUrl,
    gesperrt,
    am,
  }: { readonly baseUrl: string; readonly gesperrt: ReadonlySet<string>; readonly am: Date },
): Promise<void> {
  const tag = heute();
  for (const { id, name, email, kanzleirolle } of await personenLesen(tx)) {
    if (kanzleirolle !== "rechtsanwalt" || gesperrt.has(id)) continue;
    if (!(await sendungVermerken(tx, kanzleiId, { art: "recht", tag, an: id }, am))) continue;
    await mailEinreihen(tx, { ...rechtsmail(name, `${baseUrl}/fristenmanager/kontrolle`), an: email });
  }
}

/** Puts the day found beside the booked one, or takes away what stood there before; false: the entry has changed since. */
async function danebenstellen(tx: Buchtx, kanzleiId: string, befund: Befund, am: Date): Promise<boolean> {
  const { frist: gesehen, gemeldet, rechenstand: damals } = befund.pruefling;
  const frist = await fristFesthalten(tx, kanzleiId, gesehen.id);
  if (frist?.stand !== gesehen.stand || !istUnerledigt(frist)) return false;
  if (befund.art === "ohne-tag") return true;
  const { neu, glied } = befund;
  const buchung = { von: null, am };
  if (neu === null) {
    // The day that a changed trigger has found stays for the lawyer to decide.
    if (frist.abweichendGrund === "ausloeser") return true;
    const felder = { abweichendEnde: null, abweichendGrund: null };
    await fristAendern(tx, kanzleiId, frist, felder, { ...buchung, art: "abweichung-entfallen" });
    return true;
  }
  // What a lawyer has discarded is not told a second time.
  if (neu === gemeldet && frist.abweichendEnde === null) return true;
  const felder = {
    abweichendEnde: neu,
    abweichendGrund: damals === rechenstand ? ("recht" as const) : ("berichtigung" as const),
  };
  const beilage = { bisher: frist.ende, gefunden: glied.tage, regeln: glied.regeln };
  await fristAendern(tx, kanzleiId, frist, felder, { ...buchung, art: "recht-geaendert", beilage });
  return true;
}
