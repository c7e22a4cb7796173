import { hatMindeststreitwert } from "@gebuehrenportal/gesetze/gkg/paragraph-52.ts";
import {
  umsatzsteuernummern,
  zurUnzeit,
  zustellungen,
} from "@gebuehrenportal/gesetze/kostenverzeichnis/besonderheiten.ts";
import type { Bestandteil } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
import { kein } from "./abbruch.ts";
import { nimmtMahnverfahrenAuf, pauschale, umsatzsteuer } from "./abhaengig.ts";
import { istAuslage } from "./auslage.ts";
import type { GerichtskostenEingabe, Kostenangaben, Kostenposition } from "./eingabe.ts";
import { type Posten, type Stelle, stelleAm } from "./posten.ts";
import { istStrafgebuehr } from "./strafe.ts";
import { istZeitzuschlag } from "./zeitzuschlag.ts";

type Feld =
  | keyof Omit<Kostenposition, "id" | "nr" | "ermaessigt" | "angaben">
  | `angaben.${keyof Kostenangaben}`;

/** Refuses what was given and cannot change the amount, since somebody who gave it counts on it. `feld` names the first. */
export function ungeleseneAngabe(eingabe: GerichtskostenEingabe, alle: readonly Posten[]): void {
  for (const p of alle) {
    const gelesen = felderDer(p);
    const zuviel = angegeben(p.p).find((feld) => !gelesen.includes(feld));
    if (zuviel === undefined) continue;
    kein(
      `Nr. ${p.nummer.nr}: ${worte[zuviel] ?? "Diese Angabe"} ändert hier nichts; bitte lassen Sie die Angabe weg.`,
      p.nummer.werte.norm,
      `${p.feld}.${zuviel}`,
    );
  }
  if (eingabe.leistungsende !== undefined && !alle.some(traegtUmsatzsteuer)) {
    kein(
      "Das Ende der Leistung entscheidet über den Umsatzsteuersatz; keine der Nummern ist Umsatzsteuer.",
      "§ 12 Abs. 1 UStG",
      "leistungsende",
    );
  }
}

const traegtUmsatzsteuer = (p: Posten): boolean => umsatzsteuernummern[p.gesetz].includes(p.nummer.nr);

const worte: Readonly<Partial<Record<Feld, string>>> = {
  wert: "Ein Wert",
  anzahl: "Die Anzahl",
  satz100: "Ein Satz",
  betrag: "Ein Betrag",
};

const eigene = ["wert", "anzahl", "satz100", "betrag"] as const;

function angegeben(position: Kostenposition): readonly Feld[] {
  const felder: Feld[] = eigene.filter((name) => position[name] !== undefined);
  for (const [name, inhalt] of Object.entries(position.angaben ?? {}))
    if (inhalt !== undefined && inhalt !== false) felder.push(`angaben.${name}` as Feld);
  return felder;
}

/** What the amount of a position follows. */
function felderDer(posten: Posten): readonly Feld[] {
  const einfach = pauschale.trifftZu(posten) || umsatzsteuer.trifftZu(posten);
  if (einfach) return [];
  const nr = posten.statt?.nummer.nr ?? posten.nummer.nr;
  return [
    ...felderDerStelle(posten, posten.p),
    ...(posten.statt ? felderDerStelle(posten.statt, posten.p) : []),
    ...(istZeitzuschlag(posten.gesetz, posten.nummer.nr) && posten.p.angaben?.stunden !== undefined
      ? []
      : (["anzahl"] as const)),
    ...(nimmtMahnverfahrenAuf(posten.gesetz, nr) ? (["angaben.mahnverfahren"] as const) : []),
    ...(zustellungen[posten.gesetz]?.nr === posten.nummer.nr
      ? (["angaben.nebenWertgebuehren"] as const)
      : []),
    ...(posten.gesetz === zurUnzeit.gesetz && !istAuslage(posten.gesetz, posten.nummer.nr)
      ? (["angaben.zurUnzeit"] as const)
      : []),
    // Refused by their own sentence where the number knows no such credit.
    "angaben.mahnverfahren",
  ];
}

function felderDerStelle(stelle: Stelle, position: Kostenposition): readonly Feld[] {
  const { wert, nummer } = stelle;
  const nachStrafe: readonly Feld[] =
    stelle.gesetz === "gkg" && istStrafgebuehr(nummer.nr) ? ["angaben.strafe"] : [];
  switch (wert.art) {
    case "satz":
    case "satzrahmen":
      if (nummer.bezug === "strafe") return ["satz100", "angaben.strafe", "angaben.grundlage"];
      if (nummer.bezug === "geldbusse")
        return position.betrag === undefined ? ["satz100", "angaben.strafe"] : ["satz100", "betrag"];
      return [
        ...(["wert", "satz100"] as const),
        ...(wert.art === "satz" && wert.hoechstensNr ? (["angaben.vermoegen"] as const) : []),
        ...(wert.art === "satz" && wert.halbesMinimum ? (["angaben.erstesOderLetztesJahr"] as const) : []),
        ...(hatMindeststreitwert(stelle.gesetz, nummer.nr) ? (["angaben.ohneMindestwert"] as const) : []),
      ];
    case "fest":
      return [
        ...nachStrafe,
        ...(wert.hoechstensNr ? (["angaben.vermoegen"] as const) : []),
        ...(wert.dreiMonate ? (["angaben.hoechstensDreiMonate"] as const) : []),
        ...(istZeitzuschlag(stelle.gesetz, nummer.nr) ? (["angaben.stunden"] as const) : []),
      ];
    case "je-angefangene":
      return ["wert", ...(wert.dreiMonate ? (["angaben.hoechstensDreiMonate"] as const) : [])];
    case "je-einheit":
      return [];
    case "prozent":
    case "vielfaches":
      return ["betrag", ...bezugsfelder(stelle, position)];
    case "hoechstens":
      return bezugsfelder(stelle, {
        ...position,
        angaben: { grundlage: nummer.ersetzt[0] ?? "", ...position.angaben },
      });
    case "gericht":
      return position.betrag === undefined ? ["wert", "satz100"] : ["betrag"];
    case "auslage":
      return ["betrag"];
    case "bestandteile":
      return ["betrag", ...bestandteilfelder(wert.bestandteil, position.angaben ?? {})];
  }
}

/** The fee of another number is computed from what that number asks for, unless its amount is given. */
function bezugsfelder(stelle: Stelle, position: Kostenposition): readonly Feld[] {
  const nr = position.angaben?.grundlage;
  if (position.betrag !== undefined && stelle.wert.art !== "hoechstens") return [];
  if (position.angaben?.strafe?.art === "geldbusse") return ["angaben.strafe"];
  if (nr === undefined || nr === "" || nr === stelle.nummer.nr) return ["angaben.grundlage"];
  const grundlage = stelleAm(stelle.gesetz, nr, stelle.tag, "");
  const gelesen = felderDerStelle(grundlage, {
    ...position,
    angaben: { ...position.angaben, grundlage: "" },
  });
  // A rate is handed on to a number that has a frame for it, and to no other.
  const mitSatz = grundlage.wert.art === "satzrahmen";
  return ["angaben.grundlage", ...gelesen.filter((feld) => mitSatz || feld !== "satz100")];
}

const seiten = ["angaben.seiten", "angaben.seitenFarbe"] as const;
const gross = ["angaben.grossformat", "angaben.grossformatFarbe"] as const;
const dateien = (angaben: Kostenangaben): readonly Feld[] => [
  "angaben.dateien",
  "angaben.gescannteSeiten",
  ...(angaben.dateien ? (["angaben.arbeitsgaenge"] as const) : []),
];

function bestandteilfelder(welche: Bestandteil, angaben: Kostenangaben): readonly Feld[] {
  switch (welche) {
    case "dokumente":
      return [...seiten, ...gross, ...dateien(angaben)];
    case "dokumenteOhneFarbe":
      return ["angaben.seiten", "angaben.dateien"];
    case "dokumenteGv":
      return [...seiten, ...dateien(angaben)];
    case "seiten":
    case "notarseiten":
    case "beglaubigung":
      return seiten;
    case "dateien":
      return dateien(angaben);
    case "grossformat":
      return gross;
    case "wegegeld":
    case "dienstfahrt":
      return ["angaben.kilometer"];
    case "abwesenheit":
      return ["angaben.stunden"];
    case "video":
      return ["angaben.beglaubigungen", "angaben.beurkundungen"];
  }
}
