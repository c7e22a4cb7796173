import type { Quelle } from "@gebuehrenportal/recht";
import { schuldrecht2001 } from "../quellen/fristen.ts";
import { katalogquelle } from "./stand.ts";

const q = (titel: string, fundstelle: string, pfad: string): Quelle => ({
  titel,
  fundstelle,
  link: pfad.startsWith("http") ? pfad : `https://www.gesetze-im-internet.de/${pfad}`,
});
const gelesen = "Textstand 19.08.2026";

/**
 * Sources of dated lengths and limits, by the key the lines of `fristen.json` name. Where only the consolidated text was
 * read, the title says so: act and gazette were not compared.
 */
export const katalogquellen = {
  bestand: katalogquelle,
  schuldrecht2001,
  vwgo1960: q("Verwaltungsgerichtsordnung (VwGO) vom 21.01.1960", "BGBl. I 1960 S. 17", "vwgo/__58.html"),
  vwvfg1976: q(
    "Verwaltungsverfahrensgesetz (VwVfG) vom 25.05.1976",
    "BGBl. I 1976 S. 1253",
    "vwvfg/__73.html",
  ),
  vwvfgText2026: q("§ 73 VwVfG, konsolidierter Text vom 19.08.2026", gelesen, "vwvfg/__73.html"),
  grestg1982: q(
    "Grunderwerbsteuergesetz (GrEStG) vom 17.12.1982",
    "BGBl. I 1982 S. 1777",
    "grestg_1983/__19.html",
  ),
  grestgText2026: q("§ 19 GrEStG, konsolidierter Text vom 19.08.2026", gelesen, "grestg_1983/__19.html"),
  prodhaftg1989: q(
    "Produkthaftungsgesetz (ProdHaftG) vom 15.12.1989",
    "BGBl. I 1989 S. 2198",
    "prodhaftg/__12.html",
  ),
  produkthaftung2024: q(
    "Richtlinie (EU) 2024/2853 über die Haftung für fehlerhafte Produkte vom 23.10.2024",
    "ABl. L, 2024/2853, 18.11.2024",
    "https://eur-lex.europa.eu/eli/dir/2024/2853/oj/deu",
  ),
  asylvfg1992: q(
    "Asylverfahrensgesetz (AsylVfG) vom 26.06.1992",
    "BGBl. I 1992 S. 1126",
    "asylvfg_1992/__74.html",
  ),
  asylvfg1993: q(
    "Gesetz zur Änderung asylverfahrensrechtlicher Vorschriften vom 30.06.1993",
    "BGBl. I 1993 S. 1062",
    "asylvfg_1992/__36.html",
  ),
  asyl2013: q(
    "Gesetz zur Umsetzung der Richtlinie 2011/95/EU vom 28.08.2013",
    "BGBl. I 2013 S. 3474",
    "asylvfg_1992/__34a.html",
  ),
  asylgText2026: q("AsylG, konsolidierter Text vom 19.08.2026", gelesen, "asylvfg_1992/"),
  stvgText: q("§ 26 Abs. 3 StVG, bis Juni 2026 geltender Text", "Textstand 09.06.2026", "stvg/__26.html"),
  stvgText2026: q("§ 26 Abs. 3 StVG, konsolidierter Text vom 19.08.2026", gelesen, "stvg/__26.html"),
  reparatur2024: q(
    "Richtlinie (EU) 2024/1799 über das Recht auf Reparatur vom 13.06.2024; § 475e BGB im Textstand 19.08.2026",
    "ABl. L, 2024/1799, 10.07.2024",
    "https://eur-lex.europa.eu/eli/dir/2024/1799/oj/deu",
  ),
  verbraucher2014: q(
    "Gesetz zur Umsetzung der Verbraucherrechterichtlinie vom 20.09.2013",
    "BGBl. I 2013 S. 3642",
    "bgb/__356.html",
  ),
  verbraucher2026: q(
    "Gesetz zur Änderung des Verbrauchervertrags- und des Versicherungsvertragsrechts vom 03.02.2026",
    "BGBl. 2026 I Nr. 28",
    "vvg_2008/__8.html",
  ),
  modernisierung2016: q(
    "Gesetz zur Modernisierung des Besteuerungsverfahrens vom 18.07.2016",
    "BGBl. I 2016 S. 1679",
    "ao_1977/__149.html",
  ),
  ao1976: q("Abgabenordnung (AO) vom 16.03.1976", "BGBl. I 1976 S. 613", "ao_1977/__149.html"),
  beratung2021: q(
    "Gesetz zur Verlängerung der Steuererklärungsfrist in beratenen Fällen vom 15.02.2021 (Art. 97 § 36 EGAO)",
    "BGBl. I 2021 S. 237",
    "aoeg_1977/art_97__36.html",
  ),
  atad2021: q(
    "ATAD-Umsetzungsgesetz vom 25.06.2021 (Art. 97 § 36 EGAO)",
    "BGBl. I 2021 S. 2035",
    "aoeg_1977/art_97__36.html",
  ),
  corona2022: q(
    "Viertes Corona-Steuerhilfegesetz vom 19.06.2022 (Art. 97 § 36 EGAO)",
    "BGBl. I 2022 S. 911",
    "aoeg_1977/art_97__36.html",
  ),
} satisfies Readonly<Record<string, Quelle>>;

/** Key of a source of the catalogue. */
export type Quellenschluessel = keyof typeof katalogquellen;
