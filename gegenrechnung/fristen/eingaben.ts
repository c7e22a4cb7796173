import {
  type Bekanntgabeart,
  type Bekanntgabeeingabe,
  type Dauer,
  type Einheit,
  type Fristeingabe,
  fristtypen,
  type Grundeingabe,
  type Ort,
  type RegimeId,
} from "@gebuehrenportal/fristen";
import type { Tag } from "@gebuehrenportal/recht";
import { spaetererZugangZaehlt } from "./bekanntgabe.ts";
import { mehrsitzige, mitSitzen } from "./sitze.ts";
import { laender, ortsnamen, pruefregimes } from "./tabellen.ts";
import { tagNach, tagUm, type Zufall, zufallstag } from "./zufall.ts";

/** No place, a Land, a municipality or a court. */
export function zufallsort(z: Zufall): Ort | undefined {
  const los = z.zahl(1, 100);
  if (los <= 10) return undefined;
  if (los <= 66) return { land: z.eins(laender) };
  return los <= 86 ? { gemeinde: z.eins(ortsnamen.gemeinde) } : { gericht: z.eins(ortsnamen.gericht) };
}

export const regimesVor: readonly RegimeId[] = (Object.keys(pruefregimes) as RegimeId[]).filter(
  (id) => id !== "AKTG-121" && id !== "INSO-139" && id !== "EU-1182/71-H",
);

/** Regimes that compute alike and at all times. */
const allgemeine: readonly RegimeId[] = regimesVor.filter(
  (id) => !["EUG", "EMRK", "EU-1182/71", "OWIG-VERJ", "FamFG"].includes(id),
);
const stundenregimes = regimesVor.filter((id) => pruefregimes[id].stunden !== undefined);

/** Place and regime. */
export function zufallsgrund(z: Zufall, regimes: readonly RegimeId[] = allgemeine): Grundeingabe {
  const ort = zufallsort(z);
  return {
    ...(ort && { ort }),
    regime: z.eins(regimes),
    ...(ort && z.mit(5) && { weitereOrte: [{ land: z.eins(laender) }] }),
  };
}

const spannen: readonly (readonly [Einheit, number])[] = [
  ["tag", 90],
  ["tag", 14],
  ["woche", 12],
  ["woche", 3],
  ["monat", 3],
  ["monat", 24],
  ["halbermonat", 3],
  ["vierteljahr", 3],
  ["halbjahr", 3],
  ["jahr", 4],
];

export function zufallsdauer(z: Zufall): Dauer {
  if (z.mit(15)) {
    return z.eins([
      [teil(z, "monat", 5), teil(z, "tag", 20)],
      [teil(z, "jahr", 3), teil(z, "monat", 11)],
      [teil(z, "monat", 4), teil(z, "halbermonat", 1)],
      [teil(z, "jahr", 2), teil(z, "monat", 6), teil(z, "woche", 3), teil(z, "tag", 6)],
    ]);
  }
  if (z.mit(1)) return [{ wert: z.eins([10, 30]), einheit: "jahr" }];
  return [teil(z, ...z.eins(spannen))];
}

export const teil = (z: Zufall, einheit: Einheit, hoechstens: number): Dauer[number] => ({
  wert: z.zahl(1, hoechstens),
  einheit,
});

/** A period forward from a day. */
export function vorwaerts(z: Zufall): Fristeingabe {
  const grund = zufallsgrund(z, z.mit(25) ? regimesVor : allgemeine);
  const frei = allgemeine.includes(grund.regime ?? "BGB");
  return {
    ...grund,
    ereignisAm: zufallstag(z),
    dauer: zufallsdauer(z),
    ...(frei && z.mit(25) && { beginn: "tagesanfang" as const }),
    ...(frei && z.mit(8)
      ? { verschiebung: z.eins(["vorwaerts", "keine"] as const) }
      : frei && z.mit(12) && { fristtyp: z.eins(fristtypen) }),
    ...(grund.regime === "EUG" && z.mit(50) && { amtsblatt: true }),
  };
}

/** A period at a court of several seats, about the days that differ there; criminal matters have more of them. */
export const amSitz = (z: Zufall): Fristeingabe => ({
  ereignisAm: tagUm(z, `${z.zahl(2000, 2040)}-${z.eins(["08-08", "08-15", "10-31", "11-01", "06-04"])}`, 45),
  dauer: z.mit(50) ? [{ wert: 1, einheit: "monat" }] : [teil(z, "tag", 45)],
  regime: z.eins(["ZPO", "ArbGG", "VwGO", "StPO", "BGB"]),
  ort: mitSitzen(z.eins(mehrsitzige)),
  ...z.eins([
    {},
    {},
    { richtung: "rueckwaerts" as const, verschiebung: "keine-rueckwaerts" as const },
    { zweck: "warten" as const, verschiebung: "vorwaerts" as const, vorfristen: [] },
  ]),
});

/** A period that has an utmost limit besides. */
export function mitGrenze(z: Zufall): Fristeingabe {
  const frist: Fristeingabe = { ...zufallsgrund(z), ereignisAm: zufallstag(z), dauer: zufallsdauer(z) };
  const ab = tagNach(z, frist.ereignisAm ?? zufallstag(z), -400, 100);
  return { ...frist, hoechstgrenze: { ab, dauer: zufallsdauer(z), norm: "§ 234 Abs. 3 ZPO" } };
}

export function rueckwaerts(z: Zufall): Fristeingabe {
  const art = z.zahl(1, 10);
  const ereignisAm = tagUm(z, zufallstag(z), 0);
  const allgemein: Fristeingabe = {
    ...zufallsgrund(z),
    ereignisAm,
    richtung: "rueckwaerts",
    dauer: z.mit(80) ? kurz(z) : [teil(z, "monat", 3), teil(z, "tag", 10)],
  };
  if (art <= 2) {
    return {
      ...allgemein,
      regime: "AKTG-121",
      dauer: [teil(z, "tag", 40)],
      ...(z.mit(40) && { anmeldefristTage: z.zahl(1, 8) }),
    };
  }
  if (art <= 4)
    return { ...allgemein, regime: "INSO-139", dauer: [z.eins([teil(z, "monat", 6), teil(z, "jahr", 4)])] };
  return {
    ...allgemein,
    ...(z.mit(30) && { ereignisAmTagesende: true }),
    ...(z.mit(20) && { verschiebung: "keine-rueckwaerts" as const }),
  };
}

const kurzeSpannen: readonly (readonly [Einheit, number])[] = [
  ["tag", 30],
  ["woche", 8],
  ["monat", 12],
  ["jahr", 2],
  ["halbermonat", 2],
];

const kurz = (z: Zufall): Dauer => [teil(z, ...z.eins(kurzeSpannen))];

/** Short periods of EU law, in which the two working days of Art. 3 Abs. 5 decide. */
export function europaeisch(z: Zufall): Fristeingabe {
  const grund = zufallsgrund(z);
  return {
    ...grund,
    regime: "EU-1182/71",
    ...(grund.ort && z.mit(20) && { weitereOrte: [{ land: z.eins(laender) }] }),
    ereignisAm: zufallstag(z),
    dauer: [z.mit(80) ? teil(z, "tag", 6) : teil(z, "woche", 2)],
  };
}

/** Waiting periods: nothing moves, whatever the regime, unless that is said. */
export const wartend = (z: Zufall): Fristeingabe => ({
  ...zufallsgrund(z),
  ereignisAm: zufallstag(z),
  dauer: zufallsdauer(z),
  zweck: "warten",
  ...(z.mit(40) && { verschiebung: "vorwaerts" as const }),
  vorfristen: [],
});

export const stunden = (z: Zufall): Fristeingabe => ({
  ...zufallsgrund(z, z.mit(15) ? ["EU-1182/71-H"] : stundenregimes),
  ereignisAm: zufallstag(z),
  ereignisUhr: `${String(z.zahl(0, 23)).padStart(2, "0")}:${z.eins(["00", "01", "30", "59"])}`,
  dauer: [{ wert: z.eins([1, 2, 3, 12, 24, 36, 48, 72, z.zahl(1, 200)]), einheit: "stunde" }],
});

export const werktage = (z: Zufall): Fristeingabe => ({
  ...zufallsgrund(z, ["BGB", "BGB-WERKTAG", "ZPO"]),
  ereignisAm: zufallstag(z),
  dauer: [teil(z, "werktag", 15)],
});

const wege: readonly Bekanntgabeart[] = [
  ...spaetererZugangZaehlt,
  "zustellung",
  "zu-briefkasten",
  "zu-niederlegung",
  "eb",
  "eeb",
  "einschreiben-rueckschein",
  "heilung",
  "oeffentlich-zpo",
  "oeffentlich-vwzg",
  "oeffentlich-stpo",
  "aufgabe-ausland-zpo",
  "abruf-ao",
  "abruf-ozg",
  "formlos-321a",
  "abruf-sgbx",
  "abruf-vwvfg",
  "einheitliche-stelle",
  "oeffentlich-vwvfg",
  "oeffentlich-ao",
  "oeffentlich-sgbx",
  "allgemeinverfuegung",
  "inso-bekanntmachung",
];

/** A day for services: around the changes of the law as often as not. */
const zustelltag = (z: Zufall): Tag =>
  z.mit(30) ? tagUm(z, z.eins(["2024-12-30", "2026-01-01"]), 8) : zufallstag(z);

/** A service or notification on every way. */
export function bekanntgabeweg(z: Zufall, ort = zufallsort(z)): Bekanntgabeeingabe {
  const weg = z.eins(wege);
  const am = zustelltag(z);
  const kopf = { weg, am, ...(ort && { ort }) };
  if (weg === "abruf-vwvfg" || weg === "heilung") return { ...kopf, tatsaechlichAm: tagNach(z, am, 0, 12) };
  if (
    weg === "abruf-ozg" ||
    weg === "formlos-321a" ||
    weg === "inso-bekanntmachung" ||
    spaetererZugangZaehlt.includes(weg)
  ) {
    return {
      ...kopf,
      ...(z.mit(35)
        ? { tatsaechlichAm: tagNach(z, am, 0, 12) }
        : spaetererZugangZaehlt.includes(weg) && z.mit(5) && { nichtZugegangen: true }),
      ...(/-vwvfg$/.test(weg) && !/^empf/.test(weg) && z.mit(40) && { landesbehoerde: true }),
      ...(/^empf/.test(weg) && z.mit(50) && { elektronisch: true }),
      ...(weg === "formlos-zpo" && z.mit(50) && { ortsbestellverkehr: true }),
    };
  }
  if (weg === "allgemeinverfuegung") return { ...kopf, bestimmterTag: tagNach(z, am, 1, 20) };
  if ((weg === "oeffentlich-zpo" || weg === "aufgabe-ausland-zpo") && z.mit(30)) {
    return { ...kopf, bestimmteDauer: [teil(z, "monat", 3)] };
  }
  return kopf;
}

/** A period after a service, under the regime that goes with it. */
export function nachBekanntgabe(z: Zufall): Fristeingabe {
  const ort = zufallsort(z);
  const bekanntgabe = bekanntgabeweg(z, ort);
  return {
    ...(ort && { ort }),
    regime: z.eins(allgemeine),
    bekanntgabe,
    dauer: z.mit(60) ? [{ wert: 1, einheit: "monat" }] : zufallsdauer(z),
  };
}
