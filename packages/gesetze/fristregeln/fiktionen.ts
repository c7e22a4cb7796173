import { type Fassung, tag, type Zeitreihe, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { besteuerung2016, fuer, postModG2024, stpo1877 } from "../quellen.ts";
import {
  anhoerungsruege2004,
  ao1976,
  beg4,
  erv2021,
  famfg2008,
  inso1994,
  ozg2020,
  sgbx1980,
  vwvfg1976,
  vwvfg2008,
  vwzg2005,
  zpo1877,
  zustellung2001,
} from "./quellen.ts";
import type { RegelId } from "./regel-id.ts";

/** How long after the beginning of the way a document counts as received. */
export type Fiktionsdauer = {
  readonly tage?: number;
  readonly wochen?: number;
  readonly monate?: number;
  /** Working days, local delivery and otherwise. */
  readonly werktage?: { readonly ort: number; readonly sonst: number };
  /** Variant for electronic dispatch. */
  readonly elektronisch?: number;
  /** What a later receipt does since this version, where it changed. */
  readonly spaeter?: "unbeachtlich";
};

/**
 * A fiction: `verschiebung` says whether a weekend moves the day (`streitig`: not assumed, both days told);
 * `spaeter` what a proven later receipt does (`abruf`: only if the notice itself cannot be proven).
 */
export type Fiktion = {
  readonly norm: string;
  readonly regel: RegelId;
  /** What the first day is, for the step. */
  readonly anfang: string;
  readonly verschiebung: "vorwaerts" | "keine" | "streitig";
  readonly spaeter: "gilt" | "glaubhaft" | "unbeachtlich" | "abruf" | "frueher-gilt";
  /** Who speaks for moving the day where that is disputed. */
  readonly quellen?: readonly string[];
  /** Land authorities may still have three days (own administrative procedure act). */
  readonly landesrecht?: boolean;
  readonly reihe: Zeitreihe<Fiktionsdauer>;
};

const dreiTage = { tage: 3 } as const satisfies Fiktionsdauer;
const vierTage: Fiktionsdauer = { tage: 4 };
/** PostModG: four days for everything sent since 1 January 2025, with the text of the norm it changed. */
const seit2025 = (pfad: string, wert: Fiktionsdauer): Fassung<Fiktionsdauer> => ({
  ab: tag("2025-01-01"),
  quelle: fuer(postModG2024, pfad),
  wert,
});

const reihe = (norm: string, erste: Fassung<Fiktionsdauer>, ...weitere: Fassung<Fiktionsdauer>[]) =>
  zeitreihe({ norm, geprueft }, [erste, ...weitere]);
const ab = (
  text: string,
  quelle: Fassung<unknown>["quelle"],
  wert: Fiktionsdauer,
  abSicherheit?: "mittel",
): Fassung<Fiktionsdauer> =>
  abSicherheit ? { ab: tag(text), quelle, wert, abSicherheit } : { ab: tag(text), quelle, wert };

const aoPost = reihe(
  "§ 122 Abs. 2, 2a AO",
  ab("1977-01-01", ao1976, dreiTage),
  seit2025("ao_1977/__122.html", vierTage),
);
const vwvfgPost = reihe(
  "§ 41 Abs. 2 VwVfG",
  ab("1977-01-01", vwvfg1976, dreiTage),
  seit2025("vwvfg/__41.html", vierTage),
);
const sgbxPost = reihe(
  "§ 37 Abs. 2 SGB X",
  ab("1981-01-01", sgbx1980, dreiTage),
  seit2025("sgb_10/__37.html", vierTage),
);
const zweiWochen: Fiktionsdauer = { wochen: 2 };

const post = "Aufgabe zur Post";
const absendung = "Absendung";

/** The fictions of receipt, each with its versions by the day of posting or sending. */
export const fiktionen = {
  "oeffentlich-zpo": {
    norm: "§ 188 ZPO",
    regel: "R-188Z",
    anfang: "Aushang",
    verschiebung: "keine",
    spaeter: "unbeachtlich",
    reihe: reihe("§ 188 ZPO", ab("2002-07-01", zustellung2001, { monate: 1 })),
  },
  "oeffentlich-vwzg": {
    norm: "§ 10 Abs. 2 VwZG",
    regel: "R-188Z",
    anfang: "Bekanntmachung",
    verschiebung: "keine",
    spaeter: "unbeachtlich",
    reihe: reihe("§ 10 Abs. 2 VwZG", ab("2006-02-01", vwzg2005, zweiWochen)),
  },
  "oeffentlich-stpo": {
    norm: "§ 40 StPO",
    regel: "R-188Z",
    anfang: "Aushang",
    verschiebung: "keine",
    spaeter: "unbeachtlich",
    reihe: reihe("§ 40 StPO", ab("1977-07-01", fuer(stpo1877, "stpo/__40.html"), zweiWochen, "mittel")),
  },
  "aufgabe-ausland-zpo": {
    norm: "§ 184 Abs. 2 ZPO",
    regel: "R-184Z",
    anfang: post,
    verschiebung: "keine",
    spaeter: "unbeachtlich",
    reihe: reihe("§ 184 Abs. 2 ZPO", ab("2002-07-01", zustellung2001, zweiWochen)),
  },
  "elektronisch-zpo": {
    norm: "§ 173 Abs. 4 ZPO",
    regel: "R-173-4",
    anfang: "Eingangsbestätigung",
    verschiebung: "streitig",
    spaeter: "gilt",
    reihe: reihe(
      "§ 173 Abs. 4 ZPO",
      ab("2022-01-01", erv2021, dreiTage),
      seit2025("zpo/__173.html", vierTage),
    ),
  },
  "post-ao": {
    norm: "§ 122 Abs. 2 Nr. 1 AO",
    regel: "R-FIK-AO",
    anfang: post,
    verschiebung: "vorwaerts",
    spaeter: "gilt",
    reihe: aoPost,
  },
  "post-ao-ausland": {
    norm: "§ 122 Abs. 2 Nr. 2 AO",
    regel: "R-FIK-AO",
    anfang: post,
    verschiebung: "vorwaerts",
    spaeter: "gilt",
    reihe: reihe("§ 122 Abs. 2 Nr. 2 AO", ab("1977-01-01", ao1976, { monate: 1 })),
  },
  "elektronisch-ao": {
    norm: "§ 122 Abs. 2a AO",
    regel: "R-FIK-AO",
    anfang: absendung,
    verschiebung: "vorwaerts",
    spaeter: "gilt",
    reihe: aoPost,
  },
  "abruf-ao": {
    norm: "§ 122a Abs. 4 AO",
    regel: "R-FIK-ABRUF",
    anfang: "Bereitstellung (bis 31.12.2025: Absendung der Benachrichtigung)",
    verschiebung: "vorwaerts",
    spaeter: "abruf",
    reihe: reihe(
      "§ 122a Abs. 4 AO",
      ab("2017-01-01", fuer(besteuerung2016, "ao_1977/__122a.html"), dreiTage),
      seit2025("ao_1977/__122a.html", vierTage),
      ab("2026-01-01", beg4, { ...vierTage, spaeter: "unbeachtlich" }, "mittel"),
    ),
  },
  "abruf-ozg": {
    norm: "§ 9 Abs. 1 OZG",
    regel: "R-FIK-ABRUF",
    anfang: "Bereitstellung zum Abruf",
    verschiebung: "streitig",
    spaeter: "unbeachtlich",
    reihe: reihe(
      "§ 9 Abs. 1 OZG",
      ab("2020-12-10", ozg2020, dreiTage, "mittel"),
      seit2025("ozg/__9.html", vierTage),
    ),
  },
  "abruf-sgbx": {
    norm: "§ 37 Abs. 2a SGB X",
    regel: "R-FIK-ABRUF",
    anfang: "Absendung der Benachrichtigung",
    verschiebung: "keine",
    spaeter: "abruf",
    reihe: reihe(
      "§ 37 Abs. 2a SGB X",
      ab("2017-01-01", fuer(besteuerung2016, "sgb_10/__37.html"), dreiTage, "mittel"),
      seit2025("sgb_10/__37.html", vierTage),
    ),
  },
  "post-vwvfg": {
    norm: "§ 41 Abs. 2 VwVfG",
    regel: "R-FIK-VWVFG",
    anfang: post,
    verschiebung: "keine",
    spaeter: "gilt",
    landesrecht: true,
    reihe: vwvfgPost,
  },
  "elektronisch-vwvfg": {
    norm: "§ 41 Abs. 2 Satz 2 VwVfG",
    regel: "R-FIK-VWVFG",
    anfang: absendung,
    verschiebung: "keine",
    spaeter: "gilt",
    landesrecht: true,
    reihe: vwvfgPost,
  },
  "einschreiben-vwzg": {
    norm: "§ 4 Abs. 2 VwZG",
    regel: "R-FIK-VWVFG",
    anfang: post,
    verschiebung: "streitig",
    spaeter: "gilt",
    landesrecht: true,
    reihe: reihe(
      "§ 4 Abs. 2 VwZG",
      ab("2006-02-01", vwzg2005, dreiTage),
      seit2025("vwzg_2005/__4.html", vierTage),
    ),
  },
  "elektronisch-vwzg": {
    norm: "§ 5 Abs. 7 VwZG",
    regel: "R-FIK-VWVFG",
    anfang: absendung,
    verschiebung: "streitig",
    spaeter: "gilt",
    landesrecht: true,
    reihe: reihe(
      "§ 5 Abs. 7 VwZG",
      ab("2006-02-01", vwzg2005, dreiTage),
      seit2025("vwzg_2005/__5.html", vierTage),
    ),
  },
  "einheitliche-stelle": {
    norm: "§ 71b Abs. 2 VwVfG",
    regel: "R-FIK-VWVFG",
    anfang: post,
    verschiebung: "keine",
    spaeter: "unbeachtlich",
    reihe: reihe("§ 71b Abs. 2 VwVfG", ab("2008-12-18", vwvfg2008, dreiTage, "mittel")),
  },
  "post-sgbx": {
    norm: "§ 37 Abs. 2 SGB X",
    regel: "R-FIK-SGBX",
    anfang: post,
    verschiebung: "keine",
    spaeter: "gilt",
    reihe: sgbxPost,
  },
  "elektronisch-sgbx": {
    norm: "§ 37 Abs. 2 Satz 2 SGB X",
    regel: "R-FIK-SGBX",
    anfang: absendung,
    verschiebung: "keine",
    spaeter: "gilt",
    reihe: sgbxPost,
  },
  "post-famfg": {
    norm: "§ 15 Abs. 2 FamFG",
    regel: "R-FIK-FAMFG",
    anfang: post,
    verschiebung: "streitig",
    spaeter: "glaubhaft",
    reihe: reihe(
      "§ 15 Abs. 2 FamFG",
      ab("2009-09-01", famfg2008, dreiTage),
      seit2025("famfg/__15.html", vierTage),
    ),
  },
  "formlos-321a": {
    norm: "§ 321a Abs. 2 Satz 3 ZPO",
    regel: "R-FIK-FAMFG",
    anfang: post,
    verschiebung: "streitig",
    spaeter: "unbeachtlich",
    reihe: reihe(
      "§ 321a Abs. 2 ZPO",
      ab("2005-01-01", anhoerungsruege2004, dreiTage),
      seit2025("zpo/__321a.html", vierTage),
    ),
  },
  "formlos-zpo": {
    norm: "§ 270 Satz 2, § 357 Abs. 2, § 497 Abs. 1 ZPO",
    regel: "R-FIK-FAMFG",
    anfang: post,
    verschiebung: "streitig",
    spaeter: "glaubhaft",
    reihe: reihe(
      "§ 270 ZPO",
      ab("1977-07-01", zpo1877, { werktage: { ort: 1, sonst: 2 } }, "mittel"),
      seit2025("zpo/__270.html", vierTage),
    ),
  },
  "empfangsbevollmaechtigter-vwvfg": {
    norm: "§ 15 VwVfG",
    regel: "R-FIK-VWVFG",
    anfang: post,
    verschiebung: "keine",
    spaeter: "gilt",
    landesrecht: true,
    reihe: reihe(
      "§ 15 VwVfG",
      ab("1977-01-01", vwvfg1976, { tage: 7, elektronisch: 3 }),
      seit2025("vwvfg/__15.html", { tage: 7, elektronisch: 4 }),
    ),
  },
  "empfangsbevollmaechtigter-sgbx": {
    norm: "§ 14 SGB X",
    regel: "R-FIK-SGBX",
    anfang: post,
    verschiebung: "keine",
    spaeter: "gilt",
    reihe: reihe(
      "§ 14 SGB X",
      ab("1981-01-01", sgbx1980, { tage: 7, elektronisch: 3 }),
      seit2025("sgb_10/__14.html", { tage: 7, elektronisch: 4 }),
    ),
  },
  "empfangsbevollmaechtigter-ao": {
    norm: "§ 123 AO",
    regel: "R-FIK-AO",
    anfang: post,
    verschiebung: "vorwaerts",
    spaeter: "gilt",
    reihe: reihe(
      "§ 123 AO",
      ab("1977-01-01", ao1976, { monate: 1, elektronisch: 3 }),
      seit2025("ao_1977/__123.html", { monate: 1, elektronisch: 4 }),
    ),
  },
  "oeffentlich-vwvfg": {
    norm: "§ 41 Abs. 4 Satz 3 VwVfG",
    regel: "R-41-4",
    anfang: "ortsübliche Bekanntmachung",
    verschiebung: "keine",
    spaeter: "unbeachtlich",
    reihe: reihe("§ 41 Abs. 4 VwVfG", ab("1977-01-01", vwvfg1976, zweiWochen)),
  },
  "oeffentlich-ao": {
    norm: "§ 122 Abs. 4 Satz 3 AO",
    regel: "R-41-4",
    anfang: "ortsübliche Bekanntmachung",
    verschiebung: "streitig",
    quellen: ["AEAO zu § 108 Nr. 2"],
    spaeter: "unbeachtlich",
    reihe: reihe("§ 122 Abs. 4 AO", ab("1977-01-01", ao1976, zweiWochen)),
  },
  "oeffentlich-sgbx": {
    norm: "§ 37 Abs. 4 Satz 3 SGB X",
    regel: "R-41-4",
    anfang: "ortsübliche Bekanntmachung",
    verschiebung: "keine",
    spaeter: "unbeachtlich",
    reihe: reihe("§ 37 Abs. 4 SGB X", ab("1981-01-01", sgbx1980, zweiWochen)),
  },
  "inso-bekanntmachung": {
    norm: "§ 9 Abs. 1 Satz 3 InsO",
    regel: "R-INSO9",
    anfang: "Veröffentlichung",
    verschiebung: "keine",
    spaeter: "frueher-gilt",
    reihe: reihe("§ 9 Abs. 1 InsO", ab("1999-01-01", inso1994, { tage: 2 })),
  },
} as const satisfies Readonly<Record<string, Fiktion>>;

/** § 41 Abs. 2a VwVfG: the day after the call counts; without a call in time the provision ends. */
export const abrufVwvfg = zeitreihe({ norm: "§ 41 Abs. 2a VwVfG", geprueft }, [
  {
    ab: tag("2017-01-01"),
    quelle: fuer(besteuerung2016, "vwvfg/__41.html"),
    wert: { abrufbarTage: 10, nachAbrufTage: 1 },
  },
]);

/** General order: the day named in it, at the earliest the day after its notice (§ 41 Abs. 4 Satz 4 VwVfG). */
export const allgemeinverfuegung = zeitreihe({ norm: "§ 41 Abs. 4 Satz 4 VwVfG", geprueft }, [
  { ab: tag("1977-01-01"), quelle: vwvfg1976, wert: { fruehestensTage: 1 } },
]);

/** § 175 ZPO: an eEB dated more than so many working days after the arrival is not believed without more (OLG Celle 20 U 8/24). */
export const eebAuffaelligWerktage = 3;
