import type { Gericht } from "./typ.ts";

const gericht = (
  id: string,
  name: string,
  land: Gericht["land"],
  sitz: string,
  mehr: Partial<Pick<Gericht, "auch" | "gemeinde" | "hinweis">> = {},
): Gericht => ({ id, name, land, sitz, auch: [], ...mehr });

/** Federal courts and offices. */
const bund: readonly Gericht[] = [
  gericht("bgh", "Bundesgerichtshof (Zivilsenate, 1. bis 4. Strafsenat)", "BW", "Karlsruhe", {
    auch: ["BGH"],
  }),
  gericht("bgh-leipzig", "Bundesgerichtshof, 5. und 6. Strafsenat", "SN", "Leipzig", { auch: ["BGH"] }),
  gericht("bverfg", "Bundesverfassungsgericht", "BW", "Karlsruhe", { auch: ["BVerfG"] }),
  gericht("gba", "Generalbundesanwalt", "BW", "Karlsruhe", { auch: ["GBA"] }),
  gericht("bundestag", "Deutscher Bundestag (Wahlprüfung)", "BE", "Berlin"),
  gericht("bverwg", "Bundesverwaltungsgericht", "SN", "Leipzig", {
    auch: ["BVerwG"],
    hinweis: "In Leipzig sind Reformationstag und Buß- und Bettag Feiertage.",
  }),
  gericht("bag", "Bundesarbeitsgericht", "TH", "Erfurt", {
    auch: ["BAG"],
    gemeinde: "th-erfurt",
    hinweis: "In Erfurt ist der Weltkindertag Feiertag, Fronleichnam nicht.",
  }),
  gericht("bsg", "Bundessozialgericht", "HE", "Kassel", {
    auch: ["BSG"],
    hinweis: "In Kassel ist Fronleichnam Feiertag.",
  }),
  gericht("bfh", "Bundesfinanzhof", "BY", "München", { auch: ["BFH"], gemeinde: "by-muenchen" }),
  gericht("bpatg", "Bundespatentgericht", "BY", "München", { auch: ["BPatG"], gemeinde: "by-muenchen" }),
  gericht("dpma", "Deutsches Patent- und Markenamt", "BY", "München", {
    auch: ["DPMA"],
    gemeinde: "by-muenchen",
    hinweis:
      "Auch die Dienststellen Jena (Thüringen) und Berlin wahren die Frist. Maßgeblich ist die Annahmestelle; der frühere Tag ist der sichere.",
  }),
];

/** Central courts for the dunning procedure (§ 689 Abs. 3 ZPO). */
const mahngerichte: readonly Gericht[] = [
  gericht("mahn-aschersleben", "Amtsgericht Aschersleben – Gemeinsames Mahngericht", "ST", "Staßfurt"),
  gericht("mahn-bremen", "Amtsgericht Bremen – Mahnabteilung", "HB", "Bremen"),
  gericht("mahn-coburg", "Amtsgericht Coburg – Zentrales Mahngericht", "BY", "Coburg", {
    gemeinde: "by-coburg",
  }),
  gericht("mahn-euskirchen", "Amtsgericht Euskirchen – Zentrale Mahnabteilung", "NW", "Euskirchen"),
  gericht("mahn-hagen", "Amtsgericht Hagen – Zentrale Mahnabteilung", "NW", "Hagen"),
  gericht("mahn-hamburg", "Amtsgericht Hamburg-Altona – Gemeinsames Mahngericht", "HH", "Hamburg"),
  gericht("mahn-huenfeld", "Amtsgericht Hünfeld – Mahnabteilung", "HE", "Hünfeld"),
  gericht("mahn-mayen", "Amtsgericht Mayen – Zentrale Mahnabteilung", "RP", "Mayen"),
  gericht("mahn-schleswig", "Amtsgericht Schleswig – Zentrales Mahngericht", "SH", "Schleswig"),
  gericht("mahn-stuttgart", "Amtsgericht Stuttgart – Zentrales Mahngericht", "BW", "Stuttgart"),
  gericht("mahn-uelzen", "Amtsgericht Uelzen – Zentrales Mahngericht", "NI", "Uelzen"),
  gericht("mahn-wedding", "Amtsgericht Wedding – Zentrales Mahngericht", "BE", "Berlin"),
];

/** Courts near the places with a local holiday, which are often asked for. */
const weitere: readonly Gericht[] = [
  gericht("ag-bautzen", "Amtsgericht Bautzen", "SN", "Bautzen", { gemeinde: "sn-bautzen" }),
  gericht("ag-hoyerswerda", "Amtsgericht Hoyerswerda", "SN", "Hoyerswerda", { gemeinde: "sn-hoyerswerda" }),
  gericht("ag-heilbad-heiligenstadt", "Amtsgericht Heilbad Heiligenstadt", "TH", "Heilbad Heiligenstadt", {
    gemeinde: "th-heilbad-heiligenstadt",
  }),
];

export const gerichte: readonly Gericht[] = [...bund, ...mahngerichte, ...weitere];
