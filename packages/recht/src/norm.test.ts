import { describe, expect, test } from "vitest";
import { normAdresse, untrennbar } from "./norm.ts";

describe("Anschrift einer Norm", () => {
  test.each([
    ["§ 15a Abs. 2 RVG", "rvg/__15a.html"],
    ["§ 13 RVG a. F.", "rvg/__13.html"],
    ["§§ 15 bis 18 RVG", "rvg/__15.html"],
    ["Nr. 3100 VV", "rvg/anlage_1.html"],
    ["Vorbem. 3 Abs. 4 VV", "rvg/anlage_1.html"],
    ["§ 34 Abs. 2 Satz 1 GKG", "gkg_2004/__34.html"],
    ["§ 27 Abs. 1 UStG", "ustg_1980/__27.html"],
    ["§ 49b Abs. 1 BRAO", "brao/__49b.html"],
    ["Nr. 1210 KV GKG", "gkg_2004/"],
    ["§ 352 Abs. 1 HGB", "hgb/__352.html"],
    ["§ 32 Abs. 3 AVAG", "avag_2001/__32.html"],
    ["Art. 229 § 34 EGBGB", "bgbeg/art_229__34.html"],
    ["§ 44 EGGVG", "gvgeg/__44.html"],
    ["§ 47 EGZPO", "zpoeg/__47.html"],
    ["§ 23a Abs. 1 Nr. 1 GVG", "gvg/__23a.html"],
    ["§ 18 SGB IV", "sgb_4/__18.html"],
    ["§ 76 Abs. 4 Satz 1 SGB VI", "sgb_6/__76.html"],
    ["§ 48 Abs. 1 GKG, § 3 ZPO", "gkg_2004/__48.html"],
    ["§ 115 Abs. 1 ZPO, § 82 Abs. 2 SGB XII", "zpo/__115.html"],
    ["§ 12a ArbGG", "arbgg/__12a.html"],
    ["§ 74 AsylG", "asylvfg_1992/__74.html"],
    ["§ 247 BGB", "bgb/__247.html"],
    ["§ 1 EuRAG", "eurag/__1.html"],
    ["§ 61 FamFG", "famfg/__61.html"],
    ["§ 28 Abs. 1 FamGKG", "famgkg/__28.html"],
    ["§ 56 FGO", "fgo/__56.html"],
    ["§ 34 GNotKG", "gnotkg/__34.html"],
    ["Nr. 711 KV GvKostG", "gvkostg/"],
    ["§ 139 InsO", "inso/__139.html"],
    ["§ 67 OWiG", "owig_1968/__67.html"],
    ["§ 13e RDG", "rdg/__13e.html"],
    ["§ 7 SGB II", "sgb_2/__7.html"],
    ["§ 82 SGB XII", "sgb_12/__82.html"],
    ["§ 64 SGG", "sgg/__64.html"],
    ["§ 43 StPO", "stpo/__43.html"],
    ["§ 18 VersAusglG", "versausglg/__18.html"],
    ["§ 74 VwGO", "vwgo/__74.html"],
    ["§ 7 WBO", "wbo/__7.html"],
    ["§ 74a ZVG", "zvg/__74a.html"],
    ["Art. 6 EGBGB", "bgbeg/art_6.html"],
    ["Art. 1 ZPO", "zpo/"],
    ["Anlage zu Art. 6 EGBGB", "bgbeg/"],
    ["§15 RVG", "rvg/__15.html"],
    ["Anm. zu § 3 RVG", "rvg/"],
  ])("%s steht unter %s", (norm, adresse) => {
    expect(normAdresse(norm)).toBe(`https://www.gesetze-im-internet.de/${adresse}`);
  });

  test.each(["§ 1 XYZ", "constructor", "§ 1 toString", ""])("„%s“ hat keine", (norm) => {
    expect(normAdresse(norm)).toBeUndefined();
  });
});

test("Zeichen und Zahl trennen sich am Zeilenende nicht", () => {
  expect(untrennbar("§ 15a Abs. 2 Satz 1 RVG, Nr. 3100 VV, §§ 45 ff.")).toBe(
    "§\u00a015a Abs.\u00a02 Satz\u00a01 RVG, Nr.\u00a03100 VV, §§\u00a045 ff.",
  );
  expect(untrennbar("S. 3229 und Satz aus")).toBe("S.\u00a03229 und Satz aus");
});

test.each([
  ["Nrn. 3100, 1008 VV", "Nrn.\u00a03100, 1008 VV"],
  ["Anm. (1) zu Nr. 1210", "Anm.\u00a0(1) zu Nr.\u00a01210"],
  ["Vorbem. 3 VV", "Vorbem.\u00a03 VV"],
  ["Art. 6 EGBGB", "Art.\u00a06 EGBGB"],
  ["Nr. IV und § a", "Nr.\u00a0IV und § a"],
])("„%s“ bleibt beisammen", (text, erwartet) => {
  expect(untrennbar(text)).toBe(erwartet);
});
