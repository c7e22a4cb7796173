import { familienhoechstwert } from "@gebuehrenportal/gerichtskosten";
import { fassungAm, type Tag } from "@gebuehrenportal/recht";
import { wiederkehrendRegeln } from "@gebuehrenportal/versorgungsausgleich";
import type { Gesagt } from "../felder/ebene.ts";
import { gelesen, type Lesung } from "../felder/gelesen.ts";
import type { Leser } from "../formular/lesen.ts";
import { type Frage, type Werte, zeilenDer } from "../formular/rechnerformular.ts";
import type { Ausgleichseingabe } from "./ausgleichsrechnung.ts";
import { ausgleichsangaben, leistungsfelder, rechte } from "./felder.ts";

const gesagt = (werte: Werte, feld: string): boolean => (werte[feld] ?? "").trim() !== "";

/** What the form asks for; `undefined` where something needed is missing or faulty, the reader then knows what. */
export function ausgleichsfrage(frage: Frage, leser: Leser): Lesung<Ausgleichseingabe> | undefined {
  const { werte, heute } = frage;
  const zeilen = zeilenDer(rechte.block, werte);
  const antragAm = leser.tag(werte.antragAm, "antragAm") ?? heute;
  const wert = verfahrenswert(leser, werte, zeilen.length);
  hoechstwerte(leser, werte, antragAm);
  zusammengehoeriges(leser, werte, zeilen);
  const lesung = gelesen(
    ausgleichsangaben,
    { ...frage, werte: { ...werte, ...wert, ...ohneFremdes(leser, werte) } },
    leser,
  );
  return lesung && { eingabe: alsEingabe(lesung.eingabe, antragAm), ort: lesung.ort };
}

/** The computation's input, of a call or of the page: applications without a day were made on this one. */
export const alsEingabe = (
  { verfahrenswert: wert, wiederkehrend, anrechte = [], ...rest }: Gesagt<typeof ausgleichsangaben>,
  antragAm: Tag,
): Ausgleichseingabe => ({
  ...rest,
  anrechte,
  ...(wert && { verfahrenswert: { antragAm, ...wert } }),
  ...(wiederkehrend && { wiederkehrend: { antragAm, ...wiederkehrend } }),
});

/** Fields that ask for something else than the value of the proceedings. */
const andere = ["eheschliessung", "zustellung", "umWert", "regel"];

/** What the value of the proceedings takes for fields left empty; nothing while only something else is asked for. */
function verfahrenswert(leser: Leser, werte: Werte, rechteImBlock: number): Werte {
  const gefragt = ["netto1", "netto2", "anrechte", "isoliert", "auskunft"].some((f) => gesagt(werte, f));
  if (!gefragt && (rechteImBlock > 0 || andere.some((f) => gesagt(werte, f)))) return {};
  const auskunft = werte.auskunft === "ja";
  const netto = auskunft ? "0" : "";
  const vorgaben = { netto1: netto, netto2: netto, anrechte: String(rechteImBlock || (auskunft ? 1 : "")) };
  const leere = Object.entries(vorgaben).filter(([feld]) => !gesagt(werte, feld));
  for (const [feld, vorgabe] of leere) if (vorgabe === "") leser.noetig(undefined, feld);
  return Object.fromEntries(leere);
}

/** Nothing above the highest value of proceedings can be meant. */
function hoechstwerte(leser: Leser, werte: Werte, antragAm: Tag): void {
  const grenze = fassungAm(familienhoechstwert, antragAm)?.wert ?? Number.POSITIVE_INFINITY;
  for (const feld of ["netto1", "netto2", "billigkeit"])
    if ((leser.betrag(werte[feld], feld) ?? 0) > grenze) leser.fehler[feld] = { art: "zu-hoch" };
}

/** What is asked for together: both days of the marriage, which rights need, and both spans of a right. */
function zusammengehoeriges(leser: Leser, werte: Werte, zeilen: ReturnType<typeof zeilenDer>): void {
  const tage = ["eheschliessung", "zustellung"];
  if (zeilen.length > 0 || tage.some((f) => gesagt(werte, f)))
    for (const tag of tage) if (!gesagt(werte, tag)) leser.noetig(undefined, tag);
  for (const { ort, werte: zeile } of zeilen) {
    const zeiten = ["zeitInEhe", "zeitGesamt"];
    const leere = zeiten.filter((f) => !gesagt(zeile, f));
    if (leere.length === 1) leser.noetig(undefined, `${ort}.${leere[0]}`);
  }
}

/** The fields of the chosen rule; what an earlier choice left behind does not count. */
function ohneFremdes(leser: Leser, werte: Werte): Werte {
  const regel = wiederkehrendRegeln().find(({ id }) => id === (werte.regel ?? "").trim());
  if (!regel && gesagt(werte, "regel")) leser.fehler.regel = { art: "ungueltig" };
  const felder = Object.keys(leistungsfelder).filter((feld) => !regel?.felder.some((f) => f === feld));
  return Object.fromEntries(felder.map((feld) => [feld, ""]));
}
