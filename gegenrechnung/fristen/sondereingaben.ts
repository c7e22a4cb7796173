import type * as F from "@gebuehrenportal/fristen";
import { type Tag, tag } from "@gebuehrenportal/recht";
import { teil, vorwaerts, zufallsdauer, zufallsgrund } from "./eingaben.ts";
import { pruefarten } from "./kuendigung.ts";
import { wiedereinsetzungsregimes } from "./sonder.ts";
import { tagNach, type Zufall, zufallstag } from "./zufall.ts";

const monate = (wert: number): F.Dauer => [{ wert, einheit: "monat" }];

export function verlaengert(z: Zufall): F.Verlaengerungseingabe {
  const { ort, regime, weitereOrte, ...frist } = vorwaerts(z);
  const grund = {
    ...zufallsgrund(z),
    ...(ort && { ort }),
    ...(ort && weitereOrte && { weitereOrte }),
  };
  const { verschiebung: _, fristtyp: __, amtsblatt: ___, ...einfach } = frist;
  if (z.mit(60)) return { ...grund, frist: einfach, um: z.mit(60) ? monate(z.zahl(1, 3)) : zufallsdauer(z) };
  const bisherigesEndeAm = zufallstag(z);
  if (z.mit(40)) return { ...grund, bisherigesEndeAm, um: zufallsdauer(z) };
  return { ...grund, bisherigesEndeAm, bis: tagNach(z, bisherigesEndeAm, 1, 90) };
}

export function fuenfMonatsfrist(z: Zufall): F.FuenfMonateEingabe {
  const verkuendungAm = zufallstag(z);
  return {
    ...zufallsgrund(z, ["ZPO", "ArbGG", "FamFG"]),
    verkuendungAm,
    ...(z.mit(40) && { zustellungAm: tagNach(z, verkuendungAm, 0, 220) }),
    dauer: monate(z.zahl(1, 2)),
  };
}

export const jahresendfrist = (z: Zufall): F.Ultimoeingabe => ({
  ...zufallsgrund(z),
  ereignisAm: zufallstag(z),
  dauer: [z.mit(85) ? teil(z, "jahr", 10) : teil(z, "monat", 30)],
});

export function monatsendfrist(z: Zufall): F.Monatsendeeingabe {
  return {
    ...zufallsgrund(z),
    ereignisAm: zufallstag(z),
    dauer: monate(z.zahl(1, 14)),
    ...(z.mit(40) && { danachMonate: z.zahl(1, 6) }),
  };
}

export const jahresanfang = (z: Zufall): F.Ultimoeingabe => ({
  ...zufallsgrund(z),
  ereignisAm: zufallstag(z),
  dauer: [teil(z, "jahr", 5)],
});

export function verjaehrungsfall(z: Zufall): F.Verjaehrungseingabe {
  const ereignisAm = zufallstag(z);
  const dauer: F.Dauer = [
    z.eins([{ wert: 3, einheit: "jahr" }, teil(z, "jahr", 5), teil(z, "monat", 12)] as const),
  ];
  const beginn = dauer[0]?.einheit === "monat" || z.mit(25) ? "taggenau" : "jahresende";
  const los = z.zahl(1, 100);
  const hemmungen =
    los <= 60
      ? Array.from({ length: z.zahl(1, 3) }, () => hemmung(z, ereignisAm))
      : los <= 70
        ? [gewalt(z, ereignisAm, dauer)]
        : [];
  return {
    ...zufallsgrund(z, ["BGB"]),
    ereignisAm,
    dauer,
    beginn,
    ...(hemmungen.length > 0 && { hemmungen }),
    ...(los > 85 && { neubeginnAm: [ohneAltesRecht(tagNach(z, ereignisAm, 1, 1500))] }),
    ...(los > 70 &&
      los <= 85 &&
      z.mit(50) && {
        hoechstfristen: [
          { ab: tagNach(z, ereignisAm, -400, 0), dauer: [teil(z, "jahr", 10)], norm: "§ 199 Abs. 3 BGB" },
        ],
      }),
  };
}

/** Suspension and new beginning by today's law exist since the Schuldrechtsmodernisierung. */
const ohneAltesRecht = (t: Tag): Tag => (t < "2002-01-01" ? tag("2002-01-01") : t);

/** Force majeure somewhere around the last year of the period (§ 206 BGB). */
function gewalt(z: Zufall, ereignisAm: Tag, [teil]: F.Dauer): F.Hemmung {
  const tage = (teil?.wert ?? 0) * (teil?.einheit === "monat" ? 30 : 365);
  const von = ohneAltesRecht(tagNach(z, ereignisAm, Math.max(0, tage - 300), tage + 250));
  return { art: "hoehere-gewalt", von, bis: tagNach(z, von, 0, z.eins([5, 60, 400])) };
}

function hemmung(z: Zufall, ereignisAm: Tag): F.Hemmung {
  const von = ohneAltesRecht(tagNach(z, ereignisAm, 0, 1700));
  return {
    art: z.eins(["verhandlung", "verhandlung", "rechtsverfolgung", "sonstige"] as const),
    von,
    bis: tagNach(z, von, 0, z.eins([5, 60, 400])),
  };
}

export function revision(z: Zufall): F.RevisionStpoEingabe {
  const verkuendungAm = zufallstag(z);
  const spaet = z.mit(40);
  const akten = tagNach(z, verkuendungAm, 120, 280);
  // Which version governs a judgment pronounced before and filed after 1 July 2021 the rules do not say.
  const klar = verkuendungAm >= "2021-07-01" || akten < "2021-07-01";
  return {
    ...zufallsgrund(z, ["StPO"]),
    verkuendungAm,
    ...(z.mit(90) && { zustellungAm: tagNach(z, verkuendungAm, 0, z.eins([12, 330])) }),
    ...(spaet && klar && { urteilZuDenAktenAm: akten }),
  };
}

export const werktagsfall = (z: Zufall): F.Werktageingabe => ({
  ...mitEinemOrt(z),
  monatAm: zufallstag(z),
  ...(z.mit(40) && { n: z.zahl(1, 10) }),
  ...(z.mit(66) && { samstag: z.eins(["zaehlt-ausser-letzter", "zaehlt", "zaehlt-nicht"] as const) }),
});

const mitEinemOrt = (z: Zufall): F.Grundeingabe => {
  const { ort } = zufallsgrund(z);
  return ort ? { ort } : {};
};

const endtermine: readonly (readonly F.Endtermin[])[] = [
  ["15", "monatsende"],
  ["monatsende"],
  ["quartalsende"],
  ["samstag"],
  [],
];

export function kuendigungsfall(z: Zufall): F.Kuendigungseingabe {
  const zugangAm = zufallstag(z);
  if (z.mit(40))
    return { ...mitEinemOrt(z), zugangAm, dauer: zufallsdauer(z), endtermine: z.eins(endtermine) };
  return { ...mitEinemOrt(z), zugangAm, art: z.eins(pruefarten), jahre: z.zahl(2, 25) };
}

export const vorfristfall = (z: Zufall): F.Vorfristeingabe => ({
  ...zufallsgrund(z),
  endeAm: zufallstag(z),
  dauer: [z.eins([teil(z, "woche", 4), teil(z, "tag", 10), teil(z, "monat", 3)])],
});

export function emrkfall(z: Zufall): F.EmrkEingabe {
  const ereignisAm = zufallstag(z);
  return { ereignisAm, ...(z.mit(30) && { entscheidungAm: tagNach(z, ereignisAm, -60, 0) }) };
}

export const eugfall = (z: Zufall): F.EugEingabe => ({
  ereignisAm: zufallstag(z),
  ...(z.mit(40) && { amtsblatt: true }),
  ...(z.mit(30) && { dauer: zufallsdauer(z) }),
});

export const unterbrechung = (z: Zufall): F.Unterbrechungseingabe => ({
  ...zufallsgrund(z, ["ZPO", "ArbGG", "VwGO", "FGO"]),
  endeAm: zufallstag(z),
  dauer: zufallsdauer(z),
});

export function wiedereinsetzungsfall(z: Zufall): F.Wiedereinsetzungseingabe {
  const wegfallAm = zufallstag(z);
  const versaeumt = z.mit(60) && { versaeumtesEndeAm: tagNach(z, wegfallAm, -420, -1) };
  if (z.mit(10)) {
    return { ...zufallsgrund(z, ["ArbGG"]), wegfallAm, ...versaeumt, kuendigungsschutz: true };
  }
  return {
    ...zufallsgrund(z, wiedereinsetzungsregimes),
    wegfallAm,
    ...versaeumt,
    ...(z.mit(30) && { begruendung: true }),
  };
}

export function belehrungsfall(z: Zufall): F.Belehrungseingabe {
  const ereignisAm = zufallstag(z);
  if (ereignisAm >= "2026-06-12" && z.mit(30)) {
    const asyl = z.eins(["regel", "grenzverfahren"] as const);
    return {
      ...zufallsgrund(z, ["VwGO"]),
      ereignisAm,
      asyl,
      ...(z.mit(60) && { asylantragAm: tagNach(z, ereignisAm, -400, 0) }),
    };
  }
  return { ...zufallsgrund(z, ["VwGO", "SGG", "FGO", "AO", "ArbGG"]), ereignisAm };
}

export function demnaechst(z: Zufall): F.Demnaechsteingabe {
  const fristendeAm = zufallstag(z);
  const eingangAm = tagNach(z, fristendeAm, -20, 2);
  return {
    fristendeAm,
    eingangAm,
    zustellungAm: tagNach(z, eingangAm, 0, 60),
    verzoegerungTage: z.zahl(0, 30),
  };
}

export const ladung = (z: Zufall): F.GmbhLadungEingabe => ({
  ...zufallsgrund(z, ["BGB"]),
  versammlungAm: zufallstag(z),
  ...(z.mit(50) && { postlaufTage: z.zahl(1, 6) }),
});

export function stueckzeit(z: Zufall): F.Zeitraumeingabe {
  const beginn = zufallstag(z);
  return {
    zeitraeume: Array.from({ length: z.zahl(1, 4) }, () => {
      const von = tagNach(z, beginn, 0, 300);
      return { von, bis: tagNach(z, von, 0, 120) };
    }),
    dauer: [
      z.eins([teil(z, "tag", 60), teil(z, "monat", 4), teil(z, "woche", 10), teil(z, "vierteljahr", 2)]),
    ],
  };
}

export const monatsmarkenfall = (z: Zufall): F.Monatsmarkeneingabe => ({
  ...zufallsgrund(z),
  ereignisAm: zufallstag(z),
  marke: z.eins(["anfang", "mitte", "ende"] as const),
});
