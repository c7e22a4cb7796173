/** 0 gives the same amounts as the smallest number, or figures of its own. */
export type Nullbedeutung = "unterste-stufe" | "eigen";

/** Calls that take no value: days and counts of a deadline, texts, files of a finished result. */
export const ohneWerte: readonly string[] = [
  "/api/rechner/fristen",
  "/api/rechner/ausgabe/:format",
  "/api/rechner/zitate",
  "/api/rechner/zitate/batch",
];

type Bedeutung = { readonly art: Nullbedeutung | "eigen unterste-stufe"; readonly grund: string };
const eigen = (grund: string): Bedeutung => ({ art: "eigen", grund });
const stufe = (grund: string): Bedeutung => ({ art: "unterste-stufe", grund });

/** By call and field what 0 means where it is neither refused nor the same as nothing. */
export const bedeutungen: Readonly<Record<string, Readonly<Record<string, Bedeutung>>>> = {
  "/api/rechner/rvg": {
    "angelegenheiten[].positionen[].gemeinsamerWert": eigen("Nr. 1008 Anm. 2 VV: keine Erhöhung"),
    "angelegenheiten[].auslagen.entgelte": eigen("Nr. 7001 VV: kein Entgelt, auch keine Pauschale"),
    "zahlungen[].umsatzsteuerProzent": eigen("§ 19 UStG: in der Zahlung steckt keine Umsatzsteuer"),
  },
  "/api/rechner/gerichtskosten": {
    "positionen[].wert": stufe("§ 34 Abs. 1 GKG, § 28 FamGKG, § 34 GNotKG: Wert „bis 500 Euro“"),
    "positionen[].betrag": eigen("eine Auslage von 0 € kostet nichts"),
    "positionen[].angaben.mahnverfahren.wert": eigen("Nr. 1210 Anm. 1 KV GKG: nichts ging über"),
    "positionen[].angaben.vermoegen": stufe("Vorbem. 1.1 Abs. 1 KV GNotKG: unter der Grenze keine Gebühr"),
    "positionen[].angaben.stunden": stufe("Nr. 500 KV GvKostG: bis zu drei Stunden kein Zuschlag"),
    "positionen[].angaben.kilometer": stufe("Nr. 711 Anm. 2 KV GvKostG: Luftlinie „bis zu 10 Kilometer“"),
  },
  "/api/rechner/prozesskosten": {
    kostenquote: { art: "eigen unterste-stufe", grund: "§ 91 ZPO: keine Kosten; ohne Kosten wie jede Quote" },
    "instanzen[].eigeneKosten.betrag": eigen("§ 103 Abs. 2 ZPO: wer nichts anmeldet, bekommt nichts"),
    "instanzen[].gegnerKosten.betrag": eigen("§ 103 Abs. 2 ZPO: wer nichts anmeldet, bekommt nichts"),
    aussicht: eigen("Wer sicher verliert, trägt die Kosten ganz"),
    "folgesachen[].wert": eigen("§ 44 Abs. 2 FamGKG: erhöht den Wert nicht"),
  },
  "/api/rechner/mahnverfahren": {
    "pruefung.verbraucherdarlehen.effektivzins": stufe("§ 688 Abs. 2 Nr. 1 ZPO: unter der Grenze zulässig"),
  },
  "/api/rechner/zinsen": {
    "kosten[].betrag": eigen("Ein Posten von 0 € steht im Konto und ändert nichts"),
  },
  "/api/rechner/pfaendung": {
    nettoeinkommen: eigen("§ 850c ZPO: ohne Einkommen ist nichts pfändbar"),
  },
  "/api/rechner/streitwert": {
    "zustaendigkeit.wert": eigen("§ 23 GVG: Wert für die Zuständigkeit"),
    "zustaendigkeit.beschwer": eigen("§ 511 ZPO: ohne Beschwer keine Berufung"),
    "zustaendigkeit.kosten": eigen("§ 567 Abs. 2 ZPO: ohne Kosten keine Beschwerde"),
  },
  "/api/rechner/pkh": {
    "einnahmen[].betrag": eigen("§ 115 Abs. 1 ZPO: kein Einkommen"),
    "unterhaltsberechtigte[].alter": eigen("Ein Kind im ersten Jahr ist 0 Jahre alt"),
    "unterhaltsberechtigte[].geldrente": eigen("§ 115 Abs. 1 Satz 9 ZPO: wer nichts zahlt, zieht nichts ab"),
    kosten: stufe("§ 115 Abs. 4 ZPO: nicht mehr als vier Raten, keine Bewilligung"),
  },
  "/api/rechner/versorgungsausgleich": {
    "verfahrenswert.nettoeinkommen1": eigen("§ 50 Abs. 1 FamGKG: nur das Einkommen des anderen"),
    "verfahrenswert.nettoeinkommen2": eigen("§ 50 Abs. 1 FamGKG: nur das Einkommen des anderen"),
    "anrechte[].bewertung.ehezeitanteil.zehntausendstel": eigen("§ 1 VersAusglG: nichts auszugleichen"),
    "anrechte[].bewertung.gesamt.betrag": eigen("§ 40 VersAusglG: ohne Rente kein Anteil"),
    "anrechte[].bewertung.zeitInEhe": eigen("§ 40 VersAusglG: keine Zeit in der Ehe"),
    "anrechte[].kapitalwert": eigen("§ 18 VersAusglG: geringfügig"),
    "umrechnung.von.zehntausendstel": eigen("0 Entgeltpunkte sind 0 €"),
    "wiederkehrend.monatsbetrag": eigen("§ 51 FamGKG: das Zwölffache von 0 €"),
    "wiederkehrend.jahresbetrag": eigen("§ 52 GNotKG: ein Vielfaches von 0 €"),
    "wiederkehrend.gesamtbetrag": eigen("§ 51 Abs. 1 FamGKG: höchstens der Gesamtbetrag"),
    "wiederkehrend.dauerMonate": eigen("§ 51 Abs. 1 FamGKG: für keinen Monat verlangt"),
    "wiederkehrend.alter[]": stufe("§ 52 Abs. 4 GNotKG: „bis zu 30 Jahre“"),
  },
};
