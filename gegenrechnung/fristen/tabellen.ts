import type { Bekanntgabeart, Land, Ort, RegimeId } from "@gebuehrenportal/fristen";
import type { Pruefort } from "./pruefort.ts";
import { sitzort } from "./sitze.ts";

/** A holiday as the list of the Länder names it. `wann`: day, days after Easter, or the Wednesday before a day. */
export type Prueffeiertag = {
  readonly id: string;
  readonly wann: string | number;
  readonly laender: "alle" | readonly Land[];
  readonly ab?: number;
  readonly nur?: readonly number[];
  readonly oertlich?: true;
  /** Official holiday of the Court of Justice of the EU in Luxembourg. */
  readonly eugh?: true;
};

/** Public holidays 2000–2100, typed from the statutes' list and not from `packages/gesetze`. */
export const prueffeiertage: readonly Prueffeiertag[] = [
  { id: "neujahr", wann: "01-01", laender: "alle", eugh: true },
  { id: "dreikoenige", wann: "01-06", laender: ["BW", "BY", "ST"] },
  { id: "frauentag-be", wann: "03-08", laender: ["BE"], ab: 2019 },
  { id: "frauentag-mv", wann: "03-08", laender: ["MV"], ab: 2023 },
  { id: "karfreitag", wann: -2, laender: "alle" },
  { id: "ostersonntag", wann: 0, laender: ["BB"] },
  { id: "ostermontag", wann: 1, laender: "alle", eugh: true },
  { id: "maifeiertag", wann: "05-01", laender: "alle", eugh: true },
  { id: "8mai", wann: "05-08", laender: ["BE"], nur: [2020, 2025] },
  { id: "himmelfahrt", wann: 39, laender: "alle", eugh: true },
  { id: "pfingstsonntag", wann: 49, laender: ["BB"] },
  { id: "pfingstmontag", wann: 50, laender: "alle", eugh: true },
  { id: "fronleichnam", wann: 60, laender: ["BW", "BY", "HE", "NW", "RP", "SL"] },
  { id: "17juni", wann: "06-17", laender: ["BE"], nur: [2028] },
  { id: "mariaehimmelfahrt", wann: "08-15", laender: ["SL"] },
  { id: "weltkindertag", wann: "09-20", laender: ["TH"], ab: 2019 },
  { id: "einheit", wann: "10-03", laender: "alle" },
  { id: "reformation-ost", wann: "10-31", laender: ["BB", "MV", "SN", "ST", "TH"] },
  { id: "reformation-nord", wann: "10-31", laender: ["HB", "HH", "NI", "SH"], ab: 2018 },
  { id: "reformation-2017", wann: "10-31", laender: "alle", nur: [2017] },
  { id: "allerheiligen", wann: "11-01", laender: ["BW", "BY", "NW", "RP", "SL"] },
  { id: "bussbettag", wann: "mittwoch-vor-11-23", laender: ["SN"] },
  { id: "weihnacht1", wann: "12-25", laender: "alle", eugh: true },
  { id: "weihnacht2", wann: "12-26", laender: "alle", eugh: true },
  { id: "friedensfest", wann: "08-08", laender: [], oertlich: true },
  { id: "mh-oertlich", wann: "08-15", laender: [], oertlich: true },
  { id: "fl-oertlich", wann: 60, laender: [], oertlich: true },
  // Only at the Court of Justice of the EU, by its own decision (Art. 24 Abs. 6 VerfO-EuGH).
  { id: "eugh-nationalfeiertag", wann: "06-23", laender: [], eugh: true },
  { id: "eugh-mariaehimmelfahrt", wann: "08-15", laender: [], eugh: true },
  { id: "eugh-allerheiligen", wann: "11-01", laender: [], eugh: true },
];

/** The seat of the Court of Justice of the EU. */
export const gerichtshof: Pruefort = { land: "EuGH", oertlich: [] };

const orte: Readonly<Record<string, Pruefort>> = {
  "by-augsburg": { land: "BY", oertlich: ["friedensfest", "mh-oertlich"] },
  "by-muenchen": { land: "BY", oertlich: ["mh-oertlich"] },
  "by-regensburg": { land: "BY", oertlich: ["mh-oertlich"] },
  "by-nuernberg": { land: "BY", oertlich: [] },
  "by-coburg": { land: "BY", oertlich: [] },
  "sn-crostwitz": { land: "SN", oertlich: ["fl-oertlich"], ungesichert: true },
  "sn-radibor": { land: "SN", oertlich: ["fl-oertlich"], ungesichert: true },
  "sn-bautzen": { land: "SN", oertlich: [], fraglich: ["fl-oertlich"] },
  "sn-bolbritz": { land: "SN", oertlich: ["fl-oertlich"], ungesichert: true },
  "sn-doergenhausen": { land: "SN", oertlich: ["fl-oertlich"], ungesichert: true },
  "th-heilbad-heiligenstadt": { land: "TH", oertlich: ["fl-oertlich"] },
  "th-geisa": { land: "TH", oertlich: ["fl-oertlich"], ungesichert: true },
  "th-erfurt": { land: "TH", oertlich: [] },
  bgh: { land: "BW", oertlich: [] },
  "bgh-leipzig": { land: "SN", oertlich: [] },
  bverwg: { land: "SN", oertlich: [] },
  bag: { land: "TH", oertlich: [] },
  bsg: { land: "HE", oertlich: [] },
  bfh: { land: "BY", oertlich: ["mh-oertlich"] },
  bpatg: { land: "BY", oertlich: ["mh-oertlich"] },
};

/** Local holidays of a Land: where no town is known, each of them is possible. */
const oertliche: Partial<Record<Land, readonly string[]>> = {
  BY: ["friedensfest", "mh-oertlich"],
  SN: ["fl-oertlich"],
  TH: ["fl-oertlich"],
};

/** What a place may be that only its Land, or nothing, is known of. */
export const denkbareOrte = ({ land }: Pruefort): readonly Pruefort[] =>
  land === "EuGH"
    ? []
    : (land === undefined ? laender : [land]).map((eines) => ({
        land: eines,
        oertlich: oertliche[eines] ?? [],
      }));

const nirgends: Pruefort = { land: undefined, oertlich: [] };

/** Ids of municipalities and courts that the random inputs use. */
export const ortsnamen = {
  gemeinde: Object.keys(orte).filter((id) => /^(by|sn|th)-/.test(id)),
  gericht: Object.keys(orte).filter((id) => !/^(by|sn|th)-/.test(id)),
};

/** What holds at a place: a court or municipality before the Land, nothing known → nationwide holidays only. */
export function pruefort(ort: Ort | undefined, regime?: RegimeId): Pruefort {
  if (typeof ort?.gericht === "object") return sitzort(ort.gericht.id, regime);
  const id = ort?.gericht ?? ort?.gemeinde;
  if (id !== undefined) {
    const bekannt = typeof id === "string" ? orte[id] : undefined;
    if (bekannt === undefined) throw new RangeError(`${id} fehlt in der Ortstabelle des Prüfrechners`);
    return { ...bekannt, bekannt: true };
  }
  return ort?.land === undefined ? nirgends : { land: ort.land, oertlich: [] };
}

export const laender: readonly Land[] = [
  "BW",
  "BY",
  "BE",
  "BB",
  "HB",
  "HH",
  "HE",
  "MV",
  "NI",
  "NW",
  "RP",
  "SL",
  "SN",
  "ST",
  "SH",
  "TH",
];

/** Länder with an administrative procedure act of their own. */
export const eigenesVwVfG: readonly Land[] = ["BW", "BY", "HB", "HE", "HH", "MV", "NW", "SH", "SL", "TH"];

type Pruefregime = {
  readonly ende: "naechster-werktag" | "bleibt";
  readonly stunden?: "ohne" | "mit";
  readonly tagZaehlt?: true;
  /** First day of the statute, if it is younger than 2000. */
  readonly ab?: string;
  /** Places that keep the period if none is said. */
  readonly sitze?: readonly Land[];
};

/** The regimes. */
export const pruefregimes: Readonly<Record<RegimeId, Pruefregime>> = {
  ZPO: { ende: "naechster-werktag", stunden: "ohne" },
  FamFG: { ende: "naechster-werktag", stunden: "ohne", ab: "2009-09-01" },
  ArbGG: { ende: "naechster-werktag", stunden: "ohne" },
  VwGO: { ende: "naechster-werktag", stunden: "ohne" },
  FGO: { ende: "naechster-werktag", stunden: "ohne" },
  SGG: { ende: "naechster-werktag" },
  StPO: { ende: "naechster-werktag" },
  BVerfGG: { ende: "naechster-werktag", sitze: ["BW"] },
  InsO: { ende: "naechster-werktag", stunden: "ohne" },
  AO: { ende: "naechster-werktag", stunden: "mit" },
  VwVfG: { ende: "naechster-werktag", stunden: "mit" },
  "SGB X": { ende: "naechster-werktag", stunden: "mit" },
  BGB: { ende: "naechster-werktag" },
  "BGB-KUEND": { ende: "bleibt" },
  "BGB-WERKTAG": { ende: "naechster-werktag" },
  "AKTG-121": { ende: "bleibt", ab: "2009-09-01" },
  "INSO-139": { ende: "bleibt" },
  "OWIG-VERJ": { ende: "bleibt", tagZaehlt: true },
  DPMA: { ende: "naechster-werktag", sitze: ["BY", "TH", "BE"] },
  "EUROPA-AMT": { ende: "bleibt" },
  EMRK: { ende: "bleibt" },
  EUG: { ende: "naechster-werktag", ab: "2015-07-01" },
  "EU-1182/71": { ende: "naechster-werktag", stunden: "mit" },
  "EU-1182/71-H": { ende: "bleibt", stunden: "mit" },
};

/** First days of ways of service that are younger than 2000: before them neither engine knows a result. */
export const wegeAb: Partial<Record<Bekanntgabeart, string>> = {
  // Zustellungsreformgesetz
  "zu-briefkasten": "2002-07-01",
  "zu-niederlegung": "2002-07-01",
  eb: "2002-07-01",
  eeb: "2002-07-01",
  heilung: "2002-07-01",
  "oeffentlich-zpo": "2002-07-01",
  "aufgabe-ausland-zpo": "2002-07-01",
  // Anhörungsrügengesetz
  "formlos-321a": "2005-01-01",
  // VwZG 2005
  "oeffentlich-vwzg": "2006-02-01",
  "einschreiben-vwzg": "2006-02-01",
  "elektronisch-vwzg": "2006-02-01",
  // § 71b VwVfG
  "einheitliche-stelle": "2008-12-18",
  "post-famfg": "2009-09-01",
  // § 122a AO, § 41 Abs. 2a VwVfG, § 37 Abs. 2a SGB X
  "abruf-ao": "2017-01-01",
  "abruf-vwvfg": "2017-01-01",
  "abruf-sgbx": "2017-01-01",
  // § 9 OZG
  "abruf-ozg": "2020-12-10",
  // § 173 Abs. 4 ZPO
  "elektronisch-zpo": "2022-01-01",
};

/** Mietrechtsreformgesetz: §§ 555d, 558b, 561, 573c, 573d, 580a BGB. */
export const mietrechtAb = "2001-09-01";
