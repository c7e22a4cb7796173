/**
 * Courts at which a period of the catalogue is kept, each as its norm calls it, with those periods. Where a norm lets several
 * courts do, it is the word of the one that the act is usually brought to; the others keep the period as well.
 */
export const gerichtsworte: Readonly<Record<string, readonly string[]>> = {
  // § 519 Abs. 1, § 520 Abs. 3, §§ 521, 522, 524 ZPO; § 64 Abs. 6, § 66 ArbGG; § 151 Abs. 1 SGG
  Berufungsgericht: [
    "zpo-517",
    "zpo-518",
    "zpo-520",
    "zpo-521",
    "zpo-522",
    "zpo-524",
    "arbgg-66-einl",
    "arbgg-66-begr",
    "arbgg-66-antw",
    "sgg-151",
  ],
  // §§ 549, 551, 554 ZPO; § 74 ArbGG; § 164 SGG; § 120 FGO; § 139 Abs. 3 VwGO
  Revisionsgericht: [
    "zpo-548",
    "zpo-551",
    "zpo-554",
    "arbgg-74-einl",
    "arbgg-74-begr",
    "sgg-164-einl",
    "sgg-164-begr",
    "fgo-120-einl",
    "fgo-120-begr",
    "vwgo-139-begr",
    "vwgo-139-3",
  ],
  // § 340 Abs. 1, 3, § 700 ZPO; § 59 ArbGG; § 113 Abs. 1 FamFG; § 410 Abs. 1 StPO
  "Gericht der Einspruchseinlegung": [
    "zpo-339",
    "zpo-339-ausl",
    "zpo-340",
    "zpo-700",
    "arbgg-59",
    "famfg-143",
    "stpo-410",
  ],
  // § 569 Abs. 1 Satz 1 ZPO, auch mit § 127 Abs. 2, 3, § 104 Abs. 3 ZPO, § 6 InsO
  "Gericht der angefochtenen Entscheidung oder Beschwerdegericht": [
    "zpo-569",
    "zpo-127",
    "zpo-127-staat",
    "zpo-104",
    "inso-6",
  ],
  // § 64 Abs. 1 FamFG; § 124a Abs. 2, 4, § 133 Abs. 2, 3, § 139 Abs. 1 VwGO; § 78 Abs. 4 AsylG; §§ 314, 341, 345, 346 StPO;
  // § 79 Abs. 3, § 80 Abs. 3 OWiG; § 118 StVollzG; § 573 ZPO; § 11 RPflG
  "Gericht der angefochtenen Entscheidung": [
    "famfg-63",
    "famfg-63-2",
    "vwgo-124a-zul",
    "vwgo-124a-einl",
    "vwgo-133-einl",
    "vwgo-133-begr",
    "vwgo-139-einl",
    "asylg-78",
    "stpo-314",
    "stpo-317",
    "stpo-319",
    "stpo-341",
    "stpo-345",
    "stpo-346",
    "owig-79",
    "owig-79-begr",
    "owig-80",
    "stvollzg-118",
    "zpo-573",
    "rpflg-11",
  ],
  // § 117 Abs. 1 Satz 2 FamFG; § 172 Abs. 3 GWB
  Beschwerdegericht: ["famfg-117", "gwb-172"],
  // § 172 Abs. 3 Satz 2 StPO
  Oberlandesgericht: ["stpo-172-2"],
  // § 694 Abs. 1, § 699 Abs. 1 ZPO; § 46a ArbGG
  Mahngericht: ["zpo-692", "zpo-701", "arbgg-46a"],
  // § 4 KSchG; § 17 TzBfG; § 61b ArbGG; § 74 VwGO; § 87 SGG; § 47 FGO; § 74 AsylG; §§ 246 AktG, 14 UmwG, 112 HGB; § 45 WEG
  "Gericht der Klage": [
    "kschg-4",
    "kschg-5",
    "tzbfg-17",
    "arbgg-61b",
    "vwgo-74",
    "sgg-87",
    "fgo-47",
    "asylg-74",
    "asylg-74-1w",
    "asylg-74-begr",
    "aktg-246",
    "gmbhg-anf",
    "umwg-14",
    "hgb-112",
    "weg-45-klage",
    "weg-45-begr",
  ],
  // §§ 132, 269, 275, 276, 283, 320, 321, 321a, 406, 411, 697 ZPO
  Prozessgericht: [
    "zpo-132-neu",
    "zpo-132-geg",
    "zpo-269",
    "zpo-275",
    "zpo-276-anz",
    "zpo-276-erw",
    "zpo-283",
    "zpo-320",
    "zpo-321",
    "zpo-321a",
    "zpo-406",
    "zpo-411",
    "zpo-697",
  ],
  // §§ 194, 287, 290, 296, 303, 305, 307, 214 InsO
  Insolvenzgericht: [
    "inso-194",
    "inso-214",
    "inso-287",
    "inso-290",
    "inso-296",
    "inso-303",
    "inso-305",
    "inso-307",
  ],
};
