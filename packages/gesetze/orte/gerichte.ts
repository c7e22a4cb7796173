import type { Gericht } from "./typ.ts";

const gericht = (
  id: string,
  name: string,
  land: Gericht["land"],
  sitz: string,
  mehr: Partial<Pick<Gericht, "auch" | "gemeinde" | "hinweis">> = {},
): Gericht => ({ id, name, land, sitz, auch: [], ...mehr });

/**
 * Federal courts and offices which the catalogue names as the only place where a period is kept. All others stand in a
 * directory of courts, which the law of periods does not know: whoever knows it hands in their seats.
 */
export const gerichte: readonly Gericht[] = [
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
