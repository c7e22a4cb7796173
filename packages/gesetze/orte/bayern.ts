import type { Aussage, Gemeinde } from "./typ.ts";

/**
 * Court seats in Bavaria and whether the 15th of August is a holiday there (Art. 1 Abs. 3 FTG: the Landesamt für Statistik
 * decides after each census). Ober- and Niederbayern have it everywhere; the Oberpfalz everywhere but in nine, Schwaben in
 * sixteen and Unterfranken in forty municipalities known by name. The censuses of 2011 and 2022 changed no court seat.
 */
const bgh = "BGH III ZB 76/16";
const landesamt = "Mitteilungen des Landesamts für Statistik 233/2014 und 217/2025";
const oberpfalz = "Liste der neun Gemeinden der Oberpfalz ohne diesen Feiertag";
const schwaben = "Liste der 16 Gemeinden Schwabens ohne diesen Feiertag";
const unterfranken = "Liste der 40 Gemeinden Unterfrankens ohne diesen Feiertag";
const franken = "infranken.de 2023 und 2024; Fränkische Landeszeitung vom 13.08.2025";

const aussage = (gilt: Aussage["gilt"], beleg: string): Aussage => ({ gilt, sicherheit: "hoch", beleg });
const ja = (beleg: string): Aussage => aussage("ja", beleg);
const nein = (beleg: string): Aussage => aussage("nein", beleg);

const stadt = (id: string, name: string, mariaeHimmelfahrt: Aussage): Gemeinde => ({
  id: `by-${id}`,
  name,
  art: "gemeinde",
  land: "BY",
  gerichtssitz: true,
  aussagen: {
    "mariae-himmelfahrt": mariaeHimmelfahrt,
    friedensfest: aussage(id === "augsburg" ? "ja" : "nein", "Art. 1 Abs. 2 FTG (BY)"),
  },
});

/** All municipalities of two Regierungsbezirke have the day, says the Landesamt after the censuses of 1987 and 2011. */
const bezirk = (id: string, name: string): Gemeinde => ({
  id: `by-${id}`,
  name: `${name} (alle Gemeinden)`,
  art: "regierungsbezirk",
  land: "BY",
  aussagen: {
    "mariae-himmelfahrt": ja(landesamt),
    friedensfest: aussage("nein", "Art. 1 Abs. 2 FTG (BY)"),
  },
});

export const bayerischeOrte: readonly Gemeinde[] = [
  stadt("amberg", "Amberg", ja(oberpfalz)),
  stadt("ansbach", "Ansbach", nein(franken)),
  stadt("aschaffenburg", "Aschaffenburg", ja(unterfranken)),
  stadt("augsburg", "Augsburg", ja(bgh)),
  stadt("bamberg", "Bamberg", ja(franken)),
  stadt("bayreuth", "Bayreuth", nein(franken)),
  stadt("coburg", "Coburg", nein(franken)),
  stadt("deggendorf", "Deggendorf", ja(landesamt)),
  stadt("erlangen", "Erlangen", nein(franken)),
  stadt("fuerth", "Fürth", nein(franken)),
  stadt("hof", "Hof", nein(franken)),
  stadt("ingolstadt", "Ingolstadt", ja(landesamt)),
  stadt("kempten", "Kempten", ja(schwaben)),
  stadt("landshut", "Landshut", ja(landesamt)),
  stadt("memmingen", "Memmingen", ja(schwaben)),
  stadt("muenchen", "München", ja(landesamt)),
  stadt("nuernberg", "Nürnberg", nein(bgh)),
  stadt("passau", "Passau", ja(landesamt)),
  stadt("regensburg", "Regensburg", ja(oberpfalz)),
  stadt("schweinfurt", "Schweinfurt", ja(unterfranken)),
  stadt("traunstein", "Traunstein", ja(landesamt)),
  stadt("weiden", "Weiden", ja(oberpfalz)),
  bezirk("niederbayern", "Niederbayern"),
  bezirk("oberbayern", "Oberbayern"),
  stadt("wuerzburg", "Würzburg", ja(unterfranken)),
];
