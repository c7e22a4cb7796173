import { type Bekanntgabeart, type Dauer, type RegimeId, regimes } from "@gebuehrenportal/fristen";
import { dauerText } from "@gebuehrenportal/fristen/dauertext";
import type { Anknuepfung, Katalogart, Katalogeintrag } from "@gebuehrenportal/fristen/katalog";

type Artwort = { readonly name: string; readonly satz: string };

/** What kind of period it is, and what follows from that; one that no statute numbers is called none of the law. */
export const artwort = ({ art, sicherheit }: Pick<Katalogeintrag, "art" | "sicherheit">): Artwort =>
  sicherheit === "niedrig" ? richtwert : artworte[art];

const richtwert: Artwort = {
  name: "Richtwert",
  satz: "Folgt aus Rechtsprechung, Vertrag oder Tarif, nicht als Zahl aus dem Gesetz.",
};

const artworte: Readonly<Record<Katalogart, Artwort>> = {
  notfrist: {
    name: "Notfrist",
    satz: "Weder verlängerbar noch abkürzbar; gegen die Versäumung hilft nur die Wiedereinsetzung.",
  },
  gesetzlich: { name: "Gesetzliche Frist", satz: "Das Gesetz bestimmt Beginn und Dauer." },
  richterlich: {
    name: "Gesetzte Frist",
    satz: "Gericht oder Behörde bestimmen die Dauer im Einzelfall.",
  },
  wartefrist: {
    name: "Wartefrist",
    satz: "Vor ihrem Ablauf darf nicht gehandelt werden; sie ist kein letzter Tag zum Handeln.",
  },
  verjaehrung: {
    name: "Verjährung oder Ausschluss",
    satz: "Danach lässt sich das Recht nicht mehr durchsetzen.",
  },
  rueckschau: {
    name: "Rückschauzeitraum",
    satz: "Gezählt wird zurück; das Ergebnis ist der erste Tag des Zeitraums, auf den es ankommt.",
  },
};

/** By which law days are counted. */
export const regimeworte: Readonly<Record<RegimeId, string>> = {
  ZPO: "Zivilprozess (§ 222 ZPO, §§ 187 bis 193 BGB)",
  FamFG: "Familiensachen und freiwillige Gerichtsbarkeit (§ 16 FamFG, § 222 ZPO)",
  ArbGG: "Arbeitsgericht (§ 46 ArbGG, § 222 ZPO)",
  VwGO: "Verwaltungsgericht (§ 57 VwGO, § 222 ZPO)",
  FGO: "Finanzgericht (§ 54 FGO, § 222 ZPO)",
  SGG: "Sozialgericht (§ 64 SGG)",
  StPO: "Strafsachen und Bußgeld (§§ 42, 43 StPO)",
  BVerfGG: "Bundesverfassungsgericht (§§ 187 bis 193 BGB entsprechend)",
  InsO: "Insolvenz (§ 4 InsO, § 222 ZPO)",
  AO: "Finanzbehörde (§ 108 AO)",
  VwVfG: "Verwaltungsbehörde (§ 31 VwVfG)",
  "SGB X": "Sozialbehörde (§ 26 SGB X)",
  BGB: "Bürgerliches Recht (§§ 187 bis 193 BGB)",
  "BGB-KUEND": "Kündigungsfrist (§§ 187, 188 BGB; § 193 BGB gilt nicht)",
  "BGB-WERKTAG": "Werktage (Samstag nach der jeweiligen Vorschrift)",
  "AKTG-121": "Hauptversammlung (§ 121 Abs. 7 AktG; §§ 187 bis 193 BGB gelten nicht)",
  "INSO-139": "Insolvenzanfechtung (§ 139 InsO)",
  "OWIG-VERJ": "Verfolgungsverjährung (§ 31 OWiG, § 78a StGB)",
  DPMA: "Patente und Marken (§§ 187 bis 193 BGB; Feiertage in München, Jena und Berlin)",
  "EUROPA-AMT": "EUIPO, Europäisches Patentamt, Einheitliches Patentgericht (eigene Zählregeln)",
  EMRK: "Europäischer Gerichtshof für Menschenrechte (keine Verschiebung)",
  EUG: "Gerichte der Europäischen Union (Art. 58 bis 60 VerfO-EuG)",
  "EU-1182/71": "Unionsrecht (VO 1182/71)",
  "EU-1182/71-H": "Unionsrecht (VO 1182/71, Feiertage des Handlungsorts)",
};

/** What a weekend or holiday at the end does. */
export function verschiebungssatz({ verschiebung, richtung }: Katalogeintrag): string {
  if (verschiebung === "vorwaerts")
    return "Fällt das Ende auf einen Samstag, Sonntag oder Feiertag, endet die Frist am nächsten Werktag.";
  if (verschiebung === "keine-rueckwaerts")
    return "Das Ende verschiebt sich nicht nach hinten; fällt es auf ein Wochenende oder einen Feiertag, ist der Werktag davor der sichere Tag.";
  return richtung === "rueckwaerts"
    ? "Wochenenden und Feiertage verschieben hier nichts."
    : "Das Ende kann auch auf einen Samstag, Sonntag oder Feiertag fallen.";
}

/** How the day of the event counts, and in which direction. */
export function beginnsatz({ richtung, beginn, regime }: Katalogeintrag): string {
  if (richtung === "rueckwaerts") return "Gerechnet wird zurück; der Tag des Ereignisses zählt nicht mit.";
  if ("beginn" in regimes[regime]) return "Der Tag des Ereignisses zählt mit.";
  return beginn === "tagesanfang"
    ? "Der erste Tag zählt mit (§ 187 Abs. 2 BGB)."
    : "Der Tag des Ereignisses zählt nicht mit (§ 187 Abs. 1 BGB).";
}

/** Where it must be kept. */
export const ortswort = (ort: string): string => ortsworte[ort] ?? ort;

const ortsworte: Readonly<Record<string, string>> = {
  "Gericht/Behörde, bei der die Frist zu wahren ist":
    "bei dem Gericht oder der Behörde, wo die Frist zu wahren ist; maßgebend sind die Feiertage dort",
  "Erklärungs-/Leistungsort": "wo zu erklären oder zu leisten ist; maßgebend sind die Feiertage dort",
  "iudex a quo; wahrend auch BVerwG Leipzig (SN)":
    "Gericht der angefochtenen Entscheidung; gewahrt wird sie auch beim BVerwG Leipzig (SN)",
  LAG: "Landesarbeitsgericht",
  VG: "Verwaltungsgericht",
  OLG: "Oberlandesgericht",
};

/** What a following period hangs on. */
export const anknuepfungsworte: Readonly<Record<Anknuepfung, string>> = {
  ereignis: "läuft ab demselben Ereignis",
  ende: "schließt sich an diese Frist an",
  spaetestens: "beginnt mit der Handlung, spätestens mit dem Ende dieser Frist",
  fruehestens: "hat einen eigenen Auslöser, frühestens mit dem Ende dieser Frist",
  eigenes: "hat einen eigenen Auslöser",
};

/** „nicht möglich“, „auf Antrag …“ */
export const verlaengerungswort = (text: string): string =>
  text.startsWith("nein") ? text.replace("nein", "nicht möglich") : text;

/** „1 Monat“, number and unit on one line. */
export const dauerworte = (dauer: Dauer): string => dauerText(dauer).replaceAll(/(\d) /g, "$1\u00a0");

/** What the day of an example is. */
export const endesatz = ({
  art,
  regime,
  richtung,
}: Pick<Katalogeintrag, "art" | "regime" | "richtung">): string => {
  if (regime === "BGB-KUEND") return "Der Vertrag endet am";
  if (art === "rueckschau") return "Der Zeitraum beginnt am";
  if (art === "wartefrist") return "Die Wartefrist endet am";
  return richtung === "rueckwaerts" ? "Letzter Tag zum Handeln ist" : "Die Frist endet am";
};

/** What happens on the day with which a way of notification begins. */
export const wegsatz = (weg: Bekanntgabeart): string => wegsaetze[weg] ?? "Beginn der Bekanntgabe";

const wegsaetze: Readonly<Partial<Record<Bekanntgabeart, string>>> = {
  "post-ao": "Aufgabe zur Post",
  "post-vwvfg": "Aufgabe zur Post",
  "post-sgbx": "Aufgabe zur Post",
  "post-famfg": "Aufgabe zur Post",
  "formlos-321a": "Aufgabe zur Post",
  "formlos-zpo": "Aufgabe zur Post",
  "elektronisch-ao": "Absendung",
  "elektronisch-vwvfg": "Absendung",
  "elektronisch-sgbx": "Absendung",
  "inso-bekanntmachung": "Veröffentlichung der Bekanntmachung",
  zustellung: "Zustellung",
};
