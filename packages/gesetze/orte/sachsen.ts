import type { Aussage, Gemeinde } from "./typ.ts";

/**
 * Where Corpus Christi is a holiday in Saxony: the municipalities of the annex to the FronleichnamsVO. Municipalities that
 * were merged since go on as parts (§ 1 Satz 2), so several towns have the day in some parts only. The assignment to
 * today's municipalities rests on secondary sources. No court sits in any of these places.
 */
const beleg = "Anlage zu § 1 FronleichnamsVO; Zuordnung zu den heutigen Gemeinden nach Sekundärquellen";

const ja: Aussage = { gilt: "ja", sicherheit: "mittel", beleg };
const nein = (wo: string): Aussage => ({ gilt: "nein", sicherheit: "mittel", beleg: `${wo}; ${beleg}` });

const ort = (
  id: string,
  name: string,
  aussage: Aussage = ja,
  art: Gemeinde["art"] = "gemeinde",
): Gemeinde => ({ id: `sn-${id}`, name, art, land: "SN", aussagen: { fronleichnam: aussage } });
const ortsteil = (id: string, name: string, aussage: Aussage = ja): Gemeinde =>
  ort(id, name, aussage, "ortsteil");

export const saechsischeOrte: readonly Gemeinde[] = [
  { ...ort("bautzen", "Bautzen", nein("nur in Bolbritz und Salzenforst")), gerichtssitz: true },
  ortsteil("bolbritz", "Bolbritz (Bautzen)"),
  ort("crostwitz", "Crostwitz"),
  ortsteil("doergenhausen", "Dörgenhausen (Hoyerswerda)"),
  ort("goeda", "Göda", nein("nur in Prischwitz")),
  ort("grossdubrau", "Großdubrau", nein("nur in Sdier")),
  { ...ort("hoyerswerda", "Hoyerswerda", nein("nur in Dörgenhausen")), gerichtssitz: true },
  ort("koenigswartha", "Königswartha (ohne Wartha)"),
  ort("nebelschuetz", "Nebelschütz"),
  ort("neschwitz", "Neschwitz", nein("nur in Neschwitz selbst und Saritsch")),
  ortsteil("neschwitz-ort", "Neschwitz (Ortsteil Neschwitz)"),
  ort("panschwitz-kuckau", "Panschwitz-Kuckau"),
  ortsteil("prischwitz", "Prischwitz (Göda)"),
  ort("puschwitz", "Puschwitz"),
  ort("raeckelwitz", "Räckelwitz"),
  ort("radibor", "Radibor"),
  ort("ralbitz-rosenthal", "Ralbitz-Rosenthal"),
  ortsteil("salzenforst", "Salzenforst (Bautzen)"),
  ortsteil("saritsch", "Saritsch (Neschwitz)"),
  ortsteil("sdier", "Sdier (Großdubrau)"),
  ortsteil("wartha", "Wartha (Königswartha)", nein("in Wartha kein Feiertag")),
  ort("wittichenau", "Wittichenau"),
];
