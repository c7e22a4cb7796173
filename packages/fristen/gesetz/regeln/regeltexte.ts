import type { RegelId } from "./regel-id.ts";

/** What each rule says, in words for the reader; the figures stand in the series beside this file. */
export const regeltexte: Readonly<Record<RegelId, string>> = {
  "R-187-1":
    "Der Tag, in den das Ereignis oder der Zeitpunkt fällt, zählt nicht mit. Erster Fristtag = Ereignistag + 1. Ob Ereignistag Sonntag/Feiertag ist, ist ohne Bedeutung.",
  "R-187-2":
    "Ist der Beginn eines Tages maßgebend (z. B. Inkrafttreten, „ab 1. Juli“, Mietbeginn, Lebensalter), zählt dieser Tag mit.",
  "R-188-3":
    "Fehlt der Zieltag im letzten Monat, endet die Frist am letzten Tag dieses Monats. Umgekehrt keine „Ultimo-Regel“: Ereignis 30.04. + 1 Monat = 30.05. (nicht 31.05.).",
  "R-189":
    "Halbes Jahr = 6 Monate; Vierteljahr = 3 Monate; halber Monat = 15 Tage; bei „1,5 Monaten“ erst ganze Monate, dann 15 Tage.",
  "R-190":
    "Verlängerung um einen Zeitraum läuft ab dem TATSÄCHLICHEN Ende der alten Frist, also nach einer Wochenend-/Feiertagsverschiebung (BGH VII ZB 87/08; IX ZB 198/04; XII ZB 82/07). Verlängerung bis zu einem Datum: dieses Datum; fällt es auf Sa/So/Feiertag, gilt § 222 Abs. 2 (OLG Stuttgart 2 U 46/14). Antrag muss vor Ablauf eingehen.",
  "R-191": "Monat = 30 Tage, Jahr = 365 Tage.",
  "R-192": "1. / 15. / letzter Tag.",
  "R-193":
    "Fällt der letzte Tag auf Sonnabend, Sonntag oder allgemeinen/gesetzlichen Feiertag am maßgebenden Ort, endet die Frist mit Ablauf des nächsten Werktags (weder Sa noch So noch Feiertag). Nur das ENDE wird verschoben, nie der Beginn und nie Zwischentage; die Prüfung wird wiederholt, bis ein Werktag erreicht ist.",
  "R-193-NEIN":
    "Keine Verschiebung bei: (a) Kündigungsfristen (BGH III ZR 172/04; BAG), (b) Ereignis- und Wartezeiträumen (Untätigkeitsklage frühestens, Sperr- und Wartefristen), (c) Fünfmonatszeitraum (R-5M), (d) Bekanntgabefiktion nach VwVfG/SGB X (R-FIK-*), (e) § 121 Abs. 7 AktG, (f) EGMR (R-EMRK), (g) behördlich gesetztem Termin § 31 Abs. 5 VwVfG/§ 26 Abs. 5 SGB X, (h) behördlich bestimmtem Endtag mit Hinweis § 31 Abs. 3 Satz 2 VwVfG/§ 26 Abs. 3 Satz 2 SGB X, (i) Rückwärtsfristen (R-BACK), (j) Leistungszeiträumen § 31 Abs. 4 VwVfG, § 108 Abs. 4 AO, (k) § 139 InsO.",
  "R-193-VERJ":
    "Für die Hemmungshandlung am letzten Tag gilt § 193 BGB entsprechend (BGH III ZR 146/07): fällt der letzte Tag auf Sa/So/Feiertag, genügt die Hemmungshandlung am nächsten Werktag. Für steuerliche Festsetzungsfristen § 108 Abs. 3 AO (BFH VI R 14/15).",
  "R-ORT":
    "Prozessfrist: Sitz des Gerichts, bei dem die Handlung vorzunehmen ist (BGH VI ZA 27/11; III ZB 76/16; BAG 9 AZR 364/95; BSG 2 BU 184/94), nicht Kanzleisitz. Behördenfrist: Sitz der Behörde. Materielle Frist: Erklärungs- oder Leistungsort (Zugangsort). Kann bei mehreren Stellen gewahrt werden: frühestes Datum anzeigen.",
  "R-WERKTAG": "Werktage (OLG Frankfurt 5 UF 184/21; BFH III B 135/17). Ebenso Rosenmontag, Brauchtumstage.",
  "R-STUNDEN":
    "ZPO: Sonnabende, Sonntage und Feiertage zählen nicht mit. Verwaltung/Steuer: sie zählen mit. Angefangene Anfangsstunde zählt nicht (§ 187 Abs. 1 entsprechend).",
  "R-TAGESENDE":
    "Eingang bis 24:00 Uhr (letzter Zeitpunkt 23:59:59) genügt; Kalenderdaten ohne Uhrzeit speichern, Zeitumstellung ohne Bedeutung. beA/eEB-Zeitstempel in Europe/Berlin umrechnen, dann Datum bilden.",
  "R-EEB":
    "Zustellungstag = im (e)EB eingetragenes Datum der empfangsbereiten Entgegennahme, nicht Eingang im Postfach, nicht Rücksendung (BGH VII ZB 22/23). Produkt speichert drei Daten: Eingang beA, eEB-Datum, Rücksendung; Frist aus eEB-Datum; Warnung bei Abweichung > 3 Werktage (OLG Celle 20 U 8/24: unplausibel spätes Datum schützt nicht; KG 7 U 17/24: Heilung § 189 ohne eEB).",
  "R-173-4":
    "Gilt am 4. Tag nach dem Tag der automatisierten Eingangsbestätigung als zugestellt (bis 31.12.2024: 3. Tag), außer Nachweis späteren Zugangs. Verschiebung der Fiktion bei Wochenende: nein annehmen (früheres Datum).",
  "R-180": "Zustellung mit Einlegung, auch an Sonn- und Feiertagen; Datum auf dem Umschlag.",
  "R-181": "Zustellung mit Abgabe der schriftlichen Mitteilung, nicht mit Abholung.",
  "R-189Z": "Bei Zustellungsmangel gilt der tatsächliche Zugang als Zustellungszeitpunkt.",
  "R-188Z":
    "ZPO: 1 Monat seit Aushang (Gericht kann verlängern); VwZG und StPO: 2 Wochen seit Bekanntmachung/Aushang. Danach erst beginnt die eigentliche Frist.",
  "R-184Z": "2 Wochen nach Aufgabe zur Post; Gericht kann länger bestimmen.",
  "R-FIK-AO":
    "Aufgabe/Absendung bis 31.12.2024: 3. Tag; ab 1.1.2025: 4. Tag danach. Fällt dieser Tag auf Sa/So/Feiertag: nächster Werktag (§ 108 Abs. 3 AO; BFH IX R 68/98), auch bei zustellfreien Werktagen keine weitere Verschiebung (BFH VI R 18/22). Späterer/kein Zugang geht vor, früherer nicht. Ausland: 1 Monat.",
  "R-FIK-ABRUF":
    "AO: bis 31.12.2024 dritter, 2025 vierter Tag nach ABSENDUNG DER BENACHRICHTIGUNG; ab 1.1.2026 vierter Tag nach BEREITSTELLUNG zum Abruf. OZG: bis 31.12.2024 dritter, seitdem vierter Tag nach Bereitstellung. SGB X: bis 31.12.2024 dritter, seitdem vierter Tag nach Absendung der Benachrichtigung; ist deren Zugang nicht nachweisbar, zählt der Abruftag. Bei AO (ab 2026) und OZG verschiebt der tatsächliche spätere Abruf nichts; streitig kann nur der Bereitstellungstag sein. AO: Fiktionstag am Sa/So/Feiertag → nächster Werktag (§ 108 Abs. 3); OZG/SGB X: keine Verschiebung annehmen. § 41 Abs. 2a VwVfG ist anders (R-41-2A).",
  "R-FIK-VWVFG":
    "3./4. Tag wie oben, aber KEINE Verschiebung auf den nächsten Werktag (OVG Niedersachsen 7 PA 184/06; 4 LA 44/10). Danach Frist nach §§ 187 ff. mit Verschiebung nur am Ende. § 71b Abs. 2 VwVfG (Eingang bei der einheitlichen Stelle) ist beim DRITTEN Tag geblieben. § 5a VwZG (De-Mail) ist 2026 entfallen.",
  "R-FIK-SGBX":
    "3./4. Tag, KEINE Verschiebung (BSG B 14 AS 12/09 R). Elektronischer Abruf: 4. Tag nach Absendung der Benachrichtigung.",
  "R-FIK-FAMFG":
    "FamFG und § 321a ZPO: vierter Tag (bis 31.12.2024: dritter Tag) nach Aufgabe zur Post. §§ 270, 357, 497 ZPO: ab 1.1.2025 vierter Tag; davor am folgenden Werktag im Ortsbestellverkehr, sonst am zweiten WERKTAG. Gilt, sofern nicht späterer Zugang glaubhaft gemacht; Wochenendverschiebung nicht annehmen (früheres Datum).",
  "R-41-4":
    "2 Wochen nach der ortsüblichen Bekanntmachung; Allgemeinverfügung: bestimmter Tag, frühestens Folgetag.",
  "R-41-2A": "Am Tag nach dem Abruf; ohne Abruf binnen 10 Tagen keine Bekanntgabe.",
  "R-BELEHR":
    "Statt der Regelfrist 1 Jahr ab Zustellung/Bekanntgabe. Asyl seit 12.6.2026: nur 3 Monate, Grenzverfahren 1 Monat (§ 74 Abs. 1 Satz 4, § 18a Abs. 4 Satz 4 AsylG). ZPO: Fehler hindert Fristlauf nicht, § 233 S. 2 vermutet fehlendes Verschulden.",
  "R-5M":
    "Ohne Zustellung beginnt die Frist mit Ablauf von 5 Monaten nach Verkündung. Der Fünfmonatszeitpunkt wird NICHT wegen Wochenende/Feiertag verschoben; nur das Ende der anschließenden 1- bzw. 2-Monatsfrist wird verschoben (BAG 8 AZR 492/03: 6 bzw. 7 Monate).",
  "R-BEGR":
    "Läuft ab Zustellung des Urteils, nicht ab Einlegung und nicht ab verschobenem Einlegungsende (BAG 8 AZR 287/08; OLG Dresden 4 U 862/24). Rechtsbeschwerde (§ 575 Abs. 2 ZPO, § 71 Abs. 2 FamFG): 1 Monat, parallel zur Einlegung. Patent-/Markenrechtsbeschwerde: ab Einlegung.",
  "R-345":
    "Stufe 1: Einlegung 1 Woche ab Verkündung, mit Verschiebung. Stufe 2: war das Urteil bei Ablauf schon zugestellt: 1 Monat ab dem (verschobenen) Ablauf der Einlegungsfrist; sonst 1 Monat ab Zustellung. +1/+2 Monate bei Urteil später als 21/35 Wochen zu den Akten.",
  "R-STPO":
    "Ende am Tag, der durch Benennung/Zahl dem Tag entspricht, „an dem die Frist begonnen hat“ = Ereignistag; Ergebnis wie §§ 187 Abs. 1, 188 Abs. 2 BGB.",
  "R-SGG": "„mit dem Tag nach der Zustellung“; Ergebnis wie § 187 Abs. 1 BGB.",
  "R-BEHOERDE": "Beginnt mit dem Tag nach der Bekanntgabe der Frist.",
  "R-RICHTER":
    "Beginnt mit Zustellung des fristsetzenden Dokuments, sonst mit Verkündung; § 222 Abs. 2 gilt.",
  "R-BACK":
    "Das Bezugsereignis zählt nicht mit; die Frist muss vollständig dazwischen liegen. Letzter Tag der Handlung: Tage/Wochen: Ereignis − n − 1 Tage; Monate: (Ereignis − n Monate) − 1 Tag. Endet der Bezugszeitraum „mit Ablauf des Tages X“, ist das Ereignis X+1, 0 Uhr. BGH XII ZB 427/11. Fällt der errechnete Tag auf Sa/So/Feiertag: keine Verschiebung nach hinten; Produkt nennt zusätzlich den vorherigen Werktag als sicheren Tag.",
  "R-AKTG":
    "Tag der Versammlung und Tag der Einberufung/des Zugangs zählen nicht; nie Verlegung wegen Wochenende; §§ 187–193 BGB gelten nicht. letzter Tag = HV − n − 1. Anmeldefrist verlängert die Einberufungsfrist um ihre Tage. Nicht börsennotierte Gesellschaft: Satzung kann anders rechnen (§ 121 Abs. 7 Satz 4).",
  "R-GMBH51":
    "Volle Woche zwischen zu erwartendem Zugang des Einschreibens (Inland üblicherweise 2 Tage nach Aufgabe, einstellbar) und Versammlungstag; beide Tage zählen nicht.",
  "R-INSO139":
    "Zeitraum beginnt mit Anfang des Tages, der durch seine Zahl dem Eingangstag des Antrags entspricht; fehlt er: Anfang des folgenden Tages (Monatserster).",
  "R-INSO9":
    "Gilt als bewirkt, wenn nach dem Veröffentlichungstag zwei weitere Tage verstrichen sind: Wirkung mit Ablauf von V+2; Wochenende unbeachtlich. Frühere Einzelzustellung geht vor.",
  "R-JAHRESENDE": "Beginn mit Schluss des Jahres; Ende 31.12. des Jahres+n; § 193 analog.",
  "R-HEMMUNG":
    "Ende + Anzahl der Hemmungstage (erster und letzter Tag der Hemmung zählen mit); § 203 S. 2: frühestens 3 Monate nach Ende der Hemmung; § 204 Abs. 2: Hemmung endet 6 Monate nach rechtskräftiger Entscheidung/Erledigung. Neubeginn § 212.",
  "R-UNTERBR": "Nach Ende beginnt die volle Frist neu.",
  "R-MONATSENDE":
    "„bis zum Ablauf des n-ten (Kalender-)Monats nach Zugang“ = letzter Tag des Monats (Zugangsmonat + n); § 193 gilt.",
  "R-MONATSFOLGE": "Die Klagefrist schließt an das gezählte Ende der Überlegungsfrist an.",
  "R-KUEND":
    "Mindestfrist zwischen Zugang und Beendigung; keine Verschiebung. Karenz „dritter Werktag“: Samstag zählt als Werktag; ist der Samstag selbst der dritte Werktag, genügt der nächste Werktag (BGH VIII ZR 206/04; LG Berlin). Miete § 556b: Samstag zählt nicht (BGH VIII ZR 129/09).",
  "R-NOTFRIST":
    "Notfrist nur, wenn im Gesetz so bezeichnet: nicht verlängerbar, nicht abkürzbar, Wiedereinsetzung möglich. Gesetzliche Fristen: Verlängerung nur in besonders bestimmten Fällen. Richterliche Fristen: auf Antrag bei erheblichen Gründen, zweite Verlängerung nur nach Anhörung des Gegners. FamFG, VwGO, SGG, FGO kennen den Begriff Notfrist nicht; Wiedereinsetzung dort für jede gesetzliche Frist.",
  "R-WIEDER":
    "ZPO/VwGO/FGO 2 Wochen (Begründungsfristen 1 Monat); SGG und AO 1 Monat; StPO 1 Woche; FamFG, VwVfG, SGB X, BVerfGG 2 Wochen; DPMA 2 Monate. Beginn: Tag des Wegfalls (zählt nicht mit). Höchstgrenze 1 Jahr ab Ende der versäumten Frist (StPO: keine; KSchG § 5: 6 Monate). Versäumte Handlung innerhalb der Frist nachholen.",
  "R-VORFRIST":
    "Rechtsmittelbegründungen: Vorfrist regelmäßig etwa 1 Woche; Eintragung zusammen mit der Hauptfrist. Vorfrist auf Wochenende/Feiertag → vorheriger Werktag. Übliche Praxis: Monatsfristen 1 Woche, Wochenfristen 3 Tage, Begründung zusätzlich 2 Wochen.",
  "R-167":
    "Eingang bei Gericht genügt, wenn Zustellung „demnächst“; vom Zusteller zu vertretende Verzögerung bis 14 Tage unschädlich. Nicht für Fristen, die nur durch Zugang gewahrt werden (Ausschlussfrist 1. Stufe).",
  "R-EMRK":
    "4 Monate (Entscheidungen ab 1.2.2022), Beginn am Tag nach Zustellung/Verkündung, Ende mit Ablauf des zahlgleichen Tages; KEINE Verschiebung (GK Sabri Güneş). Datum des Poststempels zählt.",
  "R-EUG":
    "Ereignistag zählt nicht; Amtsblatt: +14 Tage; +10 Tage pauschale Entfernungsfrist; erst danach Verschiebung bei Sa/So/Feiertag des Gerichtshofs.",
  "R-1182":
    "Ereignistag zählt nicht; Feiertage, Samstage, Sonntage zählen mit; Ende auf solchem Tag → nächster Arbeitstag (nicht bei Rückwärtsfristen); Fristen ab 2 Tagen enthalten mindestens 2 Arbeitstage.",
};
