import { expect, test } from "vitest";
import { ausQuery, blatttext } from "../testing-seite.tsx";
import { formular } from "./felder.ts";
import { rechnung } from "./rechnung.ts";

const vermerke = (query: string) =>
  blatttext(ausQuery(formular, rechnung, query)).filter((zeile) => /^(hinweis|warnung): /.test(zeile));

const erprobt =
  "hinweis: Das Online-Verfahren wird nur vor Amtsgerichten erprobt, die das Land dafür bestimmt hat. (§ 1123 ZPO)";
const unbestaetigt =
  "hinweis: Nr. 1216 KV GKG: Diesen Betrag oder Satz haben wir nicht am amtlichen Text bestätigt; bitte prüfen Sie ihn. (Nr. 1216 KV GKG)";
const asyl =
  "hinweis: Gerichtskostenfrei sind unter anderem Asylsachen, Ausbildungsförderung, Jugendhilfe und Sozialhilfe. (§ 188 Satz 2 VwGO, § 83b AsylG)";
const behoerde = "hinweis: Die Finanzbehörde bekommt ihre Aufwendungen nicht erstattet. (§ 139 Abs. 2 FGO)";
const mindestens =
  "hinweis: Der Streitwert beträgt mindestens 1.500,00 €, außer in Kindergeldsachen und bei überlanger Verfahrensdauer. (§ 52 Abs. 4 Nr. 1 GKG)";
const kostenpflichtig =
  "hinweis: Gerechnet ist das kostenpflichtige Verfahren. Versicherte, Leistungsempfänger und Menschen mit Behinderung zahlen keine Gerichtskosten; ihr Anwalt rechnet nach Betragsrahmen ab. (§§ 183, 197a SGG, § 3 RVG)";
const eigenerAnwalt =
  "hinweis: In der ersten Instanz trägt jede Seite ihren Anwalt selbst, auch wer gewinnt; das gilt auch für vorgerichtliche Anwaltskosten. (§ 12a Abs. 1 Satz 1 ArbGG)";
const ohneTermin = (wo: string, nr: string, grund: string) =>
  `hinweis: ${wo}: Die Terminsgebühr Nr. ${nr} VV ist nicht angesetzt, weil sie ${grund}. (Vorbem. 3 Abs. 3 VV)`;
const vorzeitig = "vorzeitig endet; fand ein Termin statt, wählen Sie die Gebühr aus";
const zuziehung = (norm: string) =>
  `hinweis: Die Geschäftsgebühr des Vorverfahrens wird nur erstattet, wenn das Gericht die Zuziehung für notwendig erklärt. (${norm})`;
const anerkannt = (norm: string) =>
  `hinweis: Bei sofortigem Anerkenntnis trägt der Kläger die Kosten, wenn der Beklagte keinen Anlass zur Klage gab. (${norm})`;
const zurueckgenommen = (norm: string) =>
  `hinweis: Wer die Klage oder das Rechtsmittel zurücknimmt, trägt dessen Kosten. (${norm})`;
const erledigt = (norm: string) =>
  `hinweis: Die Gebühr des Gerichts ermäßigt sich bei Erledigung nur, wenn es über die Kosten nicht mehr streitig zu entscheiden hat. (${norm})`;
const vorschuss =
  "hinweis: 2. Instanz (Berufung): Wer das Rechtsmittel einlegt, schießt die Gerichtsgebühr vor; auf die Kosten wirkt das erst mit einer Kostenquote. (§ 22 Abs. 1 GKG)";
const nurErmaessigt =
  "hinweis: 2. Instanz (Berufung): Die Gegenseite des Rechtsmittels bekommt nur die ermäßigte Verfahrensgebühr Nr. 3201 VV erstattet, weil es vor der Begründung zurückgenommen ist. (§ 91 Abs. 1 Satz 1 ZPO; BGH, 03.07.2007, VI ZB 21/06)";
const eingeklagt =
  "hinweis: Die eingeklagte Geschäftsgebühr ist so verteilt wie die Kosten des Rechtsstreits. (§§ 280 Abs. 2, 286 BGB)";

const mehrkosten =
  "hinweis: Mehrkosten einer Folgesache sind alle Kosten mit ihr, weniger die Kosten ohne sie. Anders als gegeneinander aufgehoben werden sie nur, wenn das Gericht sie nach billigem Ermessen einem Ehegatten auferlegt. Ob es die Differenz meint oder einen Anteil nach den Werten, ist Auslegung seiner Entscheidung. (§ 150 Abs. 4 FamFG; OLG Nürnberg, 25.09.2014, 11 WF 1152/14)";
const jedeAllein =
  "hinweis: Die Mehrkosten gelten für jede Folgesache allein; zusammengezählt ergeben sie nicht die Kosten aller Folgesachen, weil die Gebühren langsamer steigen als der Wert. (§ 13 Abs. 1 RVG, § 28 Abs. 1 FamGKG)";
const rechtsmittel =
  "hinweis: Aufgehoben gerechnet sind auch die Kosten der Rechtsmittel; wer mit einem Rechtsmittel keinen Erfolg hat, trägt in der Regel dessen Kosten. (§ 97 Abs. 1 ZPO, § 84 FamFG)";
const staatskasse =
  "hinweis: Solange und soweit Prozess- oder Verfahrenskostenhilfe bewilligt ist, kann die Regelvergütung vom Mandanten nicht verlangt werden; es zahlt die Staatskasse. (§ 122 Abs. 1 Nr. 3 ZPO)";
const ohneAnwalt =
  "hinweis: Ohne Anwalt kann der Antragsgegner der Scheidung zustimmen, aber keine eigenen Anträge stellen. (§ 114 Abs. 1, 4 Nr. 3 FamFG)";
const hilfe =
  "hinweis: Verfahrenskostenhilfe ist ohne Raten gerechnet; die Kosten der Gegenseite hat nach der Kostenentscheidung auch zu tragen, wer sie erhält. (§ 113 Abs. 1 Satz 2 FamFG, § 123 ZPO)";
const ohneAusgleich =
  "hinweis: Kein Versorgungsausgleich ist mitgerechnet; über ihn wird mit der Scheidung meist auch ohne Antrag entschieden. (§ 137 Abs. 2 Satz 2 FamFG)";
const ausgleichswert =
  "hinweis: Der Versorgungsausgleich ist insgesamt mindestens 1.000,00 € wert, wenn das Gericht nicht weniger festsetzt; gerechnet ist mit dem angegebenen Wert. (§ 50 Abs. 1 Satz 2, Abs. 3 FamGKG)";
const mehrfach =
  "hinweis: Eine Kindschaftssache ist mehrfach angegeben, und jede Angabe ist gerechnet; betrifft eine einzige mehrere Kinder, erhöht sie den Wert nur einmal. (§ 44 Abs. 2 Satz 1 Halbsatz 2 FamGKG)";
const vv2012 = (nr: string) =>
  `hinweis: Nr. ${nr} VV: Diesen Betrag oder Satz haben wir nicht am amtlichen Text bestätigt; bitte prüfen Sie ihn. (§ 60 RVG)`;
const stand2012 =
  "hinweis: KV GKG: Stand Juli 2012. Gelesen ist der amtliche Text vom 02.07.2012 und noch einmal der vom 11.01.2013; ob sich danach bis zum 31.07.2013 etwas geändert hat, ist nicht geprüft. (Anlage 1 zu § 3 Abs. 2 GKG)";

// § 1122 Abs. 2 ZPO: bis 10.000 €; § 52 Abs. 4 GKG: mindestens 1.500 € (Nr. 1), höchstens 2.500.000 € (Nr. 2)
test.each([
  ["wert=10000", []],
  ["wert=10000&online=ja&stichtag=1.3.2026", [unbestaetigt, erprobt]],
  [
    "wert=10000,01&online=ja&stichtag=1.3.2026",
    [unbestaetigt, erprobt, "warnung: Das Online-Verfahren reicht nur bis 10.000,00 €. (§ 1122 Abs. 2 ZPO)"],
  ],
  [
    "wert=10000&rechtsweg=verwaltung&ende=anerkenntnis&vorgerichtlich=ja&termin=nein",
    [
      asyl,
      zuziehung("§ 162 Abs. 2 Satz 2 VwGO"),
      ohneTermin("1. Instanz (VG)", "3104", "abgewählt ist"),
      anerkannt("§ 156 VwGO"),
    ],
  ],
  ["wert=10000&rechtsweg=verwaltung&ende=erledigung&termin=ja", [asyl, erledigt("§ 161 Abs. 2 VwGO")]],
  [
    "wert=500&rechtsweg=finanz&instanzen=2&wert2=2000&ende=erledigung",
    [behoerde, mindestens, ohneTermin("1. Instanz (FG)", "3202", vorzeitig), erledigt("§ 138 FGO")],
  ],
  [
    "wert=2000&rechtsweg=finanz&instanzen=2&wert2=500&ende2=ruecknahme",
    [
      behoerde,
      mindestens,
      ohneTermin("2. Instanz (Revision, BFH)", "3210", vorzeitig),
      zurueckgenommen("§ 136 Abs. 2 FGO"),
    ],
  ],
  // § 52 Abs. 4 GKG bis 31.07.2013 (ein Satz, ohne Nummern): mindestens 1.000 €, höchstens 2.500.000 €, auch in Kindergeldsachen
  [
    "wert=500&rechtsweg=finanz&stichtag=31.7.2013",
    [
      stand2012,
      vv2012("3200 und 3202"),
      behoerde,
      "hinweis: Der Streitwert beträgt mindestens 1.000,00 €, außer bei überlanger Verfahrensdauer. (§ 52 Abs. 4 GKG)",
    ],
  ],
  ["wert=500&rechtsweg=finanz&stichtag=1.8.2013", [behoerde, mindestens]],
  [
    "wert=2500000,01&rechtsweg=sozial&stichtag=31.7.2013",
    [
      stand2012,
      vv2012("3100 und 3104"),
      kostenpflichtig,
      "warnung: Der Streitwert beträgt höchstens 2.500.000,00 €; gerechnet ist mit dem angegebenen Wert. (§ 52 Abs. 4 GKG)",
    ],
  ],
  ["wert=1500,01&rechtsweg=finanz", [behoerde]],
  ["wert=500&rechtsweg=finanz&ohnemindest=ja", [behoerde]],
  ["wert=5000&rechtsweg=finanz&vorgerichtlich=ja", [behoerde, zuziehung("§ 139 Abs. 3 Satz 3 FGO")]],
  ["wert=2500000&rechtsweg=sozial", [kostenpflichtig]],
  [
    "wert=2500000,01&rechtsweg=sozial",
    [
      kostenpflichtig,
      "warnung: Der Streitwert beträgt höchstens 2.500.000,00 €; gerechnet ist mit dem angegebenen Wert. (§ 52 Abs. 4 Nr. 2 GKG)",
    ],
  ],
  [
    "wert=5000&rechtsweg=sozial&ende=anerkenntnis&instanzen=2&ende2=ruecknahme&termin2=ja&vorgerichtlich=ja",
    [
      kostenpflichtig,
      zuziehung("§ 197a Abs. 1 SGG, § 162 Abs. 2 Satz 2 VwGO"),
      zurueckgenommen("§ 197a Abs. 1 SGG, § 155 Abs. 2 VwGO"),
      anerkannt("§ 197a Abs. 1 SGG, § 156 VwGO"),
    ],
  ],
  [
    "wert=5000&rechtsweg=sozial&ende=erledigung&termin=ja",
    [kostenpflichtig, erledigt("§ 197a Abs. 1 SGG, § 161 Abs. 2 VwGO")],
  ],
  ["wert=10000&rechtsweg=arbeit&vorgerichtlich=ja&ende=anerkenntnis", [eigenerAnwalt, anerkannt("§ 93 ZPO")]],
  [
    "wert=10000&ende=anerkenntnis&vorgerichtlich=ja&nebenforderung=ja&instanzen=2&von2=gegner",
    [eingeklagt, vorschuss, anerkannt("§ 93 ZPO")],
  ],
  ["wert=10000&instanzen=2&von2=gegner&quote=50", []],
  // Ohne Zulassung gibt es in der dritten Instanz keinen Termin, der fehlen könnte.
  ["wert=10000&instanzen=3&zulassung3=erfolglos&termin3=nein", []],
  [
    "wert=10000&instanzen=3&zulassung3=erfolgreich&ende3=erledigung",
    [ohneTermin("3. Instanz (Revision)", "3210", vorzeitig), erledigt("§ 91a ZPO")],
  ],
  [
    "wert=10000&instanzen=2&ende2=ruecknahme&vorBegruendung2=ja&von2=gegner&termin2=ja",
    [nurErmaessigt, zurueckgenommen("§§ 269 Abs. 3, 516 Abs. 3 ZPO")],
  ],
  // § 43 Abs. 1 Satz 2 FamGKG: 3.000 bis 1.000.000 €
  ["wert=3000&rechtsweg=scheidung", [ohneAusgleich]],
  ["wert=1000000&rechtsweg=scheidung", [ohneAusgleich]],
  [
    "wert=2999,99&rechtsweg=scheidung&ende=ruecknahme&termin=ja",
    [
      "warnung: Der Wert der Ehesache beträgt mindestens 3.000,00 €; gerechnet ist mit dem angegebenen Wert. (§ 43 Abs. 1 Satz 2 FamGKG)",
      ohneAusgleich,
      "hinweis: Wer den Scheidungsantrag zurücknimmt, trägt die Kosten der Scheidung und der Folgesachen; haben beide ihren Antrag zurückgenommen, sind sie aufgehoben. (§ 150 Abs. 2 FamFG)",
    ],
  ],
  [
    "wert=1000000,01&rechtsweg=scheidung&anwalt=ohne",
    [
      "warnung: Der Wert der Ehesache beträgt höchstens 1.000.000,00 €; gerechnet ist mit dem angegebenen Wert. (§ 43 Abs. 1 Satz 2 FamGKG)",
      ohneAusgleich,
      "warnung: Den Scheidungsantrag kann nur ein Anwalt stellen. (§ 114 Abs. 1 FamFG)",
    ],
  ],
  ["wert=9000&rechtsweg=scheidung&rolle=beklagter&anwalt=ohne", [ohneAusgleich, ohneAnwalt]],
  [
    "wert=9000&rechtsweg=scheidung&gegneranwalt=ohne&pkh=ja&folgesachen.1.art=versorgungsausgleich&folgesachen.1.wert=3000",
    [staatskasse, mehrkosten, ohneAnwalt, hilfe],
  ],
  [
    "wert=9000&rechtsweg=scheidung&pkh=ja&zeugen=100&eigenekosten=2000&folgesachen.1.art=versorgungsausgleich&folgesachen.1.wert=3000&folgesachen.2.art=umgang",
    [
      staatskasse,
      mehrkosten,
      jedeAllein,
      "hinweis: Zeugen und Sachverständige sind in den Mehrkosten nicht enthalten; was sie wegen einer Folgesache gekostet haben, kommt hinzu. (Nr. 2005 KV FamGKG)",
      "hinweis: Die Mehrkosten rechnen mit den gesetzlichen Gebühren, nicht mit den angegebenen Kosten. (§ 91 Abs. 2 ZPO)",
      "hinweis: Die Verfahrenskostenhilfe für die Scheidung erstreckt sich von selbst nur auf den Versorgungsausgleich; für andere Folgesachen ist sie eigens zu bewilligen. (§ 149 FamFG)",
      hilfe,
    ],
  ],
  [
    "wert=9000&rechtsweg=scheidung&instanzen=2&wert2=3000&ende2=ruecknahme&termin2=ja",
    [ohneAusgleich, rechtsmittel],
  ],
  [
    "wert=9000&rechtsweg=scheidung&instanzen=3&wert2=3000&ende3=erledigung&termin3=ja&von2=gegner&folgesachen.1.art=versorgungsausgleich&folgesachen.1.wert=3000",
    [
      mehrkosten,
      "hinweis: Nach der Begründung der Rechtsbeschwerde ermäßigt eine Erledigung die Gebühr des Gerichts nicht mehr. (Nr. 1131, 1132 KV FamGKG)",
      rechtsmittel,
      "hinweis: In einer Instanz mit eigenem Wert ändert keine Folgesache etwas; die Mehrkosten stammen aus den übrigen. (§ 40 Abs. 1 FamGKG)",
      "hinweis: 2. Instanz (Beschwerde, OLG): Wer das Rechtsmittel einlegt, schießt die Gerichtsgebühr vor; auf die Kosten wirkt das erst mit einer Kostenquote. (§ 21 Abs. 1 FamGKG)",
    ],
  ],
  [
    "wert=9000&rechtsweg=scheidung&instanzen=3&ende=erledigung&termin=ja&ende3=erledigung&vorBegruendung3=ja&termin3=ja",
    [ohneAusgleich, rechtsmittel, erledigt("Nr. 1111 KV FamGKG")],
  ],
  // § 50 Abs. 1 Satz 2 FamGKG: insgesamt mindestens 1.000 €
  [
    "wert=9000&rechtsweg=scheidung&folgesachen.1.art=versorgungsausgleich&folgesachen.1.wert=999,99",
    [ausgleichswert, mehrkosten],
  ],
  [
    "wert=9000&rechtsweg=scheidung&folgesachen.1.art=versorgungsausgleich&folgesachen.1.wert=1000",
    [mehrkosten],
  ],
  [
    "wert=9000&rechtsweg=scheidung&folgesachen.1.art=versorgungsausgleich&folgesachen.1.wert=600&folgesachen.2.art=versorgungsausgleich&folgesachen.2.wert=400",
    [mehrkosten, jedeAllein],
  ],
  [
    "wert=9000&rechtsweg=scheidung&folgesachen.1.art=sorge&folgesachen.2.art=umgang",
    [ohneAusgleich, mehrkosten, jedeAllein],
  ],
  [
    "wert=9000&rechtsweg=scheidung&folgesachen.1.art=umgang&folgesachen.2.art=umgang",
    [ohneAusgleich, mehrkosten, mehrfach, jedeAllein],
  ],
  [
    "wert=9000&rechtsweg=scheidung&folgesachen.1.art=haushalt&folgesachen.1.wert=1&folgesachen.2.art=haushalt&folgesachen.2.wert=1",
    [ohneAusgleich, mehrkosten, jedeAllein],
  ],
])("%s: genau diese Vermerke", (query, erwartet) => {
  expect(vermerke(query)).toEqual(erwartet);
});
