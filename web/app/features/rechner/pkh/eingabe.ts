import type { PkhEingabe, Posten, Unterhaltsberechtigter } from "@gebuehrenportal/streitwert";
import type { Leser } from "../formular/lesen.ts";
import { anzahlZeilen, type Frage, type Werte, zeilenDer } from "../formular/rechnerformular.ts";
import { personen } from "./formular.ts";

/** What was typed; faults are in the reader. `orte`: places of the persons, in order. */
export function pkhFrage(
  { werte, heute, gefragt }: Frage,
  leser: Leser,
): { readonly eingabe: PkhEingabe; readonly orte: readonly string[] } {
  const lohn = leser.betrag(werte.lohn, "lohn");
  const weitere = leser.posten(werte.einnahmen, "einnahmen") ?? [];
  const kindergeld = einzeln(leser, werte, "kindergeld", "Kindergeld");
  if (lohn === undefined && weitere.length + kindergeld.length === 0) leser.noetig(undefined, "lohn");
  const zeilen = zeilenDer(personen, werte);
  if (gefragt) leerePersonen(leser, werte, zeilen);
  const unterhaltsberechtigte = zeilen.flatMap(({ ort, werte: zeile }) => person(leser, zeile, ort) ?? []);
  const partnereinkommen = leser.betrag(werte.partnereinkommen, "partnereinkommen");
  const gebiet = leser.auswahl(werte.gebiet, "gebiet", [
    "muenchen-stadt",
    "muenchen-land",
    "fuerstenfeldbruck",
    "starnberg",
  ]);
  const verfahren = leser.auswahl(werte.verfahren, "verfahren", ["vkh"]) ?? "pkh";
  const lasten = betraege(leser, werte, ["unterkunft", "heizung", "mehrbedarf", "vermoegen", "kosten"]);
  const besondereBelastungen = leser.posten(werte.belastungen, "belastungen");
  return {
    eingabe: {
      bewilligungAm: leser.tag(werte.bewilligungAm, "bewilligungAm") ?? heute,
      verfahren,
      ...(gebiet && { gebiet }),
      einnahmen: [
        ...(lohn ? [{ bezeichnung: "Einkommen aus Arbeit", betrag: lohn }] : []),
        ...kindergeld,
        ...weitere,
      ],
      abzuege: abzugsposten.flatMap(([feld, bezeichnung]) => einzeln(leser, werte, feld, bezeichnung)),
      // § 115 Abs. 1 Satz 3 Nr. 1 Buchst. b ZPO: whoever has income from work
      erwerbstaetig: (lohn ?? 0) > 0,
      ...(werte.partner === "ja" || partnereinkommen !== undefined
        ? { ehegatte: { einkommen: partnereinkommen ?? (0 as Posten["betrag"]) } }
        : {}),
      unterhaltsberechtigte,
      ...lasten,
      ...(besondereBelastungen && { besondereBelastungen }),
    },
    orte: zeilen.map(({ ort }) => ort),
  };
}

const abzugsposten = [
  ["steuern", "Steuern"],
  ["sozialversicherung", "Sozialversicherung"],
  ["versicherungen", "Andere Versicherungen"],
  ["werbungskosten", "Kosten der Arbeit"],
] as const;

function einzeln(leser: Leser, werte: Werte, feld: string, bezeichnung: string): Posten[] {
  const betrag = leser.betrag(werte[feld], feld);
  return betrag ? [{ bezeichnung, betrag }] : [];
}

/** A person somebody has added and not described would silently have no allowance: the age is asked for. */
function leerePersonen(leser: Leser, werte: Werte, beschrieben: readonly { readonly ort: string }[]): void {
  for (let n = 1; n <= anzahlZeilen(personen, werte); n++) {
    const ort = `${personen.name}.${n}`;
    if (!beschrieben.some((zeile) => zeile.ort === ort)) leser.noetig(undefined, `${ort}.alter`);
  }
}

function person(leser: Leser, zeile: Werte, ort: string): Unterhaltsberechtigter | undefined {
  const alter = leser.noetig(leser.zahl(zeile.alter, `${ort}.alter`), `${ort}.alter`);
  const einkommen = leser.betrag(zeile.einkommen, `${ort}.einkommen`);
  const geldrente = leser.betrag(zeile.geldrente, `${ort}.geldrente`);
  if (alter === undefined) return undefined;
  return {
    alter,
    ...(einkommen !== undefined && { einkommen }),
    ...(geldrente !== undefined && { geldrente }),
  };
}

function betraege<const F extends string>(
  leser: Leser,
  werte: Werte,
  felder: readonly F[],
): { readonly [K in F]?: Posten["betrag"] } {
  const gelesen: { [K in F]?: Posten["betrag"] } = {};
  for (const feld of felder) {
    const betrag = leser.betrag(werte[feld], feld);
    if (betrag !== undefined) gelesen[feld] = betrag;
  }
  return gelesen;
}
