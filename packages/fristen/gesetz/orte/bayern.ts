import type { Sicherheit } from "@gebuehrenportal/recht";
import type { Aussage, Gemeinde } from "./typ.ts";

/**
 * Court seats in Bavaria and whether the 15th of August is a holiday there. Art. 1 Abs. 3 FTG lets the Landesamt für Statistik
 * decide after each census; its list of 2,056 municipalities is not part of these data. Proved by a decision are
 * Augsburg and Nürnberg (BGH III ZB 76/16); the others are generally known and say so with `mittel`.
 */
const bgh = "BGH III ZB 76/16";
const bekannt = "allgemein bekannt; nicht mit der amtlichen Gemeindeliste verglichen";
const grossstadt = "Mitteilung des Landesamts für Statistik vom 08.08.2014 (Nr. 233/2014)";
const offen = "nicht belegt; amtliche Gemeindeliste des Landesamts für Statistik prüfen";
const oberpfalz =
  "nach Pressemeldungen zum Zensus 2011 Feiertag; amtliche Gemeindeliste des Landesamts für Statistik prüfen";

const aussage = (gilt: Aussage["gilt"], sicherheit: Sicherheit, beleg: string): Aussage => ({
  gilt,
  sicherheit,
  beleg,
});
const ja = (beleg: string): Aussage => aussage("ja", beleg === bgh ? "hoch" : "mittel", beleg);
const nein = (beleg: string): Aussage => aussage("nein", beleg === bgh ? "hoch" : "mittel", beleg);
const ungeklaert = (beleg: string): Aussage => aussage("ungeklaert", "niedrig", beleg);

const stadt = (id: string, name: string, mariaeHimmelfahrt: Aussage): Gemeinde => ({
  id: `by-${id}`,
  name,
  art: "gemeinde",
  land: "BY",
  gerichtssitz: true,
  aussagen: {
    "mariae-himmelfahrt": mariaeHimmelfahrt,
    friedensfest: aussage(id === "augsburg" ? "ja" : "nein", "hoch", "Art. 1 Abs. 2 FTG (BY)"),
  },
});

/** All municipalities of two Regierungsbezirke have the day, says the Landesamt after the censuses of 1987 and 2011. */
const bezirk = (id: string, name: string): Gemeinde => ({
  id: `by-${id}`,
  name: `${name} (alle Gemeinden)`,
  art: "regierungsbezirk",
  land: "BY",
  aussagen: {
    "mariae-himmelfahrt": ja(grossstadt),
    friedensfest: aussage("nein", "hoch", "Art. 1 Abs. 2 FTG (BY)"),
  },
});

export const bayerischeOrte: readonly Gemeinde[] = [
  stadt("amberg", "Amberg", ungeklaert(oberpfalz)),
  stadt("ansbach", "Ansbach", nein(bekannt)),
  stadt("aschaffenburg", "Aschaffenburg", ja(bekannt)),
  stadt("augsburg", "Augsburg", ja(bgh)),
  stadt("bamberg", "Bamberg", ja(bekannt)),
  stadt("bayreuth", "Bayreuth", nein(bekannt)),
  stadt("coburg", "Coburg", nein(bekannt)),
  stadt("deggendorf", "Deggendorf", ja(bekannt)),
  stadt("erlangen", "Erlangen", nein(grossstadt)),
  stadt("fuerth", "Fürth", nein(grossstadt)),
  stadt("hof", "Hof", nein(bekannt)),
  stadt("ingolstadt", "Ingolstadt", ja(grossstadt)),
  stadt("kempten", "Kempten", ja(bekannt)),
  stadt("landshut", "Landshut", ja(bekannt)),
  stadt("memmingen", "Memmingen", ungeklaert(offen)),
  stadt("muenchen", "München", ja(grossstadt)),
  stadt("nuernberg", "Nürnberg", nein(bgh)),
  stadt("passau", "Passau", ja(bekannt)),
  stadt("regensburg", "Regensburg", ja(grossstadt)),
  stadt("schweinfurt", "Schweinfurt", ja(bekannt)),
  stadt("traunstein", "Traunstein", ja(bekannt)),
  stadt("weiden", "Weiden", ungeklaert(oberpfalz)),
  bezirk("niederbayern", "Niederbayern"),
  bezirk("oberbayern", "Oberbayern"),
  stadt("wuerzburg", "Würzburg", ja(grossstadt)),
];
