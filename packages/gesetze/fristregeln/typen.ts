/** The regimes under which days are counted; one per statute or way of counting. */
export type RegimeId =
  | "ZPO"
  | "FamFG"
  | "ArbGG"
  | "VwGO"
  | "FGO"
  | "SGG"
  | "StPO"
  | "BVerfGG"
  | "InsO"
  | "AO"
  | "VwVfG"
  | "SGB X"
  | "BGB"
  | "BGB-KUEND"
  | "BGB-WERKTAG"
  | "AKTG-121"
  | "INSO-139"
  | "OWIG-VERJ"
  | "DPMA"
  | "EUROPA-AMT"
  | "EMRK"
  | "EUG"
  | "EU-1182/71"
  | "EU-1182/71-H";

/** § 187 Abs. 1 BGB: the event falls into the day; Abs. 2: the beginning of the day decides and the day counts. */
export type Beginn = "ereignis" | "tagesanfang";

/** Why no period can end on a day. */
export type Ausfallgrund = "samstag" | "sonntag" | "feiertag";

/** What happened on the day of the event, in the words of the form; it only names the first step. */
export type Ereignisart =
  | "ereignis"
  | "zustellung"
  | "bekanntgabe"
  | "verkuendung"
  | "erlass"
  | "zugang"
  | "kenntnis"
  | "termin"
  | "antrag"
  | "faelligkeit"
  | "inkrafttreten"
  | "fristablauf"
  | "beendigung";

/** Ways in which a document reaches somebody; each has its norm and its fiction, see `fiktionen.ts`. */
export type Bekanntgabeart =
  | "zustellung"
  | "zu-briefkasten"
  | "zu-niederlegung"
  | "eb"
  | "eeb"
  | "einschreiben-rueckschein"
  | "heilung"
  | "oeffentlich-zpo"
  | "oeffentlich-vwzg"
  | "oeffentlich-stpo"
  | "aufgabe-ausland-zpo"
  | "elektronisch-zpo"
  | "post-ao"
  | "post-ao-ausland"
  | "elektronisch-ao"
  | "abruf-ao"
  | "abruf-ozg"
  | "abruf-sgbx"
  | "abruf-vwvfg"
  | "post-vwvfg"
  | "elektronisch-vwvfg"
  | "einschreiben-vwzg"
  | "elektronisch-vwzg"
  | "einheitliche-stelle"
  | "post-sgbx"
  | "elektronisch-sgbx"
  | "post-famfg"
  | "formlos-321a"
  | "formlos-zpo"
  | "empfangsbevollmaechtigter-vwvfg"
  | "empfangsbevollmaechtigter-sgbx"
  | "empfangsbevollmaechtigter-ao"
  | "oeffentlich-vwvfg"
  | "oeffentlich-ao"
  | "oeffentlich-sgbx"
  | "allgemeinverfuegung"
  | "inso-bekanntmachung";
