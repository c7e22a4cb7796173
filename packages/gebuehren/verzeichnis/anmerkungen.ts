/** What must be known besides the amount, in our own words; true since 1 August 2013 unless the note names a day. */
export const anmerkungen: Readonly<Record<string, readonly string[]>> = {
  "1000": [
    "Entsteht nicht bei bloßem Anerkenntnis oder Verzicht (Anm. 1).",
    "Nicht in Ehe- und Lebenspartnerschaftssachen; in Kindschaftssachen auch ohne Verfügungsbefugnis (Anm. 5).",
  ],
  "1002": [
    "Erfordert anwaltliche Mitwirkung an der Erledigung nach Aufhebung, Änderung oder Erlass des Verwaltungsakts.",
  ],
  "1003": ["Seit 1.10.2021 nur noch 1000 Nr. 1 (nicht Nr. 2) sowie 1001 und 1002; Satz unverändert."],
  "1004": ["Seit 1.10.2021 nur noch 1000 Nr. 1 (nicht Nr. 2) sowie 1001 und 1002; Satz unverändert."],
  "1005": [
    "Ist nur eine Gebühr nach § 34 angefallen: Hälfte des in 2302 Anm. genannten Betrags. 1008 bleibt außer Betracht.",
  ],
  "1006": ["1008 bleibt außer Betracht. Bei Teil-Einigung wird der Anteil nach § 14 Abs. 1 geschätzt."],
  "1009": [
    "Je Auszahlung gesondert. Keine Hebegebühr bei Weiterleitung an Gericht oder Behörde, bei Abführung eingezogener Kosten oder Verrechnung auf die Vergütung.",
    "7002 fällt daneben an (20 % der Gebühr).",
  ],
  "1010": ["Nur Teil-3-Sachen mit mindestens drei Terminen zur Vernehmung von Zeugen oder Sachverständigen."],
  "2300": [
    "Schwellengebühr: mehr als 1,3 nur bei umfangreicher oder schwieriger Tätigkeit (Anm. 1).",
    "Seit 1.10.2021 Inkasso bei unbestrittener Forderung (Anm. 2): mehr als 0,9 nur bei besonderem Umfang oder besonderer Schwierigkeit, höchstens 1,3; einfacher Fall 0,5. Einfacher Fall bis 31.5.2025: Zahlung auf die erste Zahlungsaufforderung; seit 1.6.2025: Zahlung innerhalb von zwei Wochen nach der ersten Aufforderung.",
  ],
  "2302": ["Mehr als der Schwellenbetrag nur bei umfangreicher oder schwieriger Tätigkeit."],
  "2303": [
    "Anrechnung der 2300 zur Hälfte, höchstens 0,75 (Vorbem. 2.3 Abs. 6).",
    "Der Katalog nannte bis mindestens November 2021 auch das Seemannsamt; der Satz ist gleich.",
  ],
  "2500": [
    "Betrag enthält die Umsatzsteuer. Keine Auslagen daneben; Erlass möglich. Schuldner ist der Rechtsuchende, nicht die Staatskasse; keine Anrechnung auf 2501 ff. (§ 44 Satz 2 RVG).",
  ],
  "2501": ["Wird voll auf eine Gebühr für eine zusammenhängende sonstige Tätigkeit angerechnet (Anm. 2)."],
  "2503": [
    "Zur Hälfte auf Gebühren des anschließenden gerichtlichen oder behördlichen Verfahrens; zu einem Viertel bei §§ 796a bis 796c ZPO (Anm. 2).",
    "7002-Pauschale nach den Gebühren aus der Staatskasse.",
  ],
  "2508": ["Anmerkungen zu 1000 und 1002 gelten entsprechend."],
  "3101": [
    "Nr. 2 gilt seit 1.8.2013 ohne das frühere Wort „lediglich“, also auch, wenn die Verhandlung zur Einigung führt. Seit 1.1.2021 ist auch der angenommene Beschlussvergleich (§ 101 Abs. 1 S. 2 SGG, § 106 S. 2 VwGO) genannt.",
    "Summe aus 3100 und 3101 durch § 15 Abs. 3 begrenzt; Übersteigendes wird in anderer Angelegenheit angerechnet (Anm. 1).",
  ],
  "3104": [
    "Auch ohne Termin: Entscheidung im Einverständnis, § 307, § 495a ZPO, Gerichtsbescheid, angenommenes Anerkenntnis (SG), Vertrag im Sinne der 1000 im Verfahren mit vorgeschriebener Verhandlung.",
    "Seit 1.1.2021 genügt ein Vertrag im Sinne der 1000 mit oder ohne Mitwirkung des Gerichts oder die Erledigung nach 1002 (vorher: schriftlicher Vergleich). Seit 1.6.2025 auch Verfahren mit vorgeschriebenem Erörterungstermin.",
    "§ 77 Abs. 2 AsylG in der Anmerkung durch Art. 3 G v. 21.12.2022 (BGBl. I S. 2817) ab 1.1.2023; im Textstand erst seit der Berichtigung 2023 I Nr. 63 (15.3.2023).",
  ],
  "3106": ["Fiktive Terminsgebühr: 90 % der Verfahrensgebühr ohne 1008."],
  "3202": ["Fiktive Terminsgebühr wie 3104 Anm. 1 Nr. 1 und 3; Gerichtsbescheid im Finanzprozess."],
  "3205": ["Fiktive Terminsgebühr: 75 % der Verfahrensgebühr ohne 1008."],
  "3213": ["Fiktive Terminsgebühr: 90 % der Verfahrensgebühr ohne 1008 (über 3106)."],
  "3300": ["§ 32 AgrarOLkG ergänzt seit 9.6.2021 (Art. 3 G v. 2.6.2021, BGBl. I S. 1278); Satz unverändert."],
  "3305": ["Wird voll auf die Verfahrensgebühr des nachfolgenden Rechtsstreits angerechnet."],
  "3307": ["Wird voll auf die Verfahrensgebühr des nachfolgenden Rechtsstreits angerechnet."],
  "3308": [
    "Neben 3305 nur, wenn innerhalb der Frist kein Widerspruch erhoben oder er nach § 703a Abs. 2 Nr. 4 ZPO beschränkt wurde. Keine Anrechnung im Streitverfahren. 1008 nicht, wenn sich schon 3305 erhöht.",
  ],
  "3309": [
    "Wert nach § 25 RVG einschließlich Nebenforderungen. Jede Vollstreckungsmaßnahme ist eine eigene Angelegenheit (§ 18 Abs. 1 Nr. 1).",
  ],
  "3310": ["Auch für Termin zur Abgabe der Vermögensauskunft."],
  "3328": [
    "Bis 31.7.2022 nur bei abgesonderter mündlicher Verhandlung oder besonderem gerichtlichen Termin; seit 1.8.2022 nicht, wenn die Tätigkeit zum Rechtszug gehört (§ 19 Abs. 1 S. 2 Nr. 12), und auch für die Aussetzung der Zwangsvollstreckung (Art. 7 G v. 10.8.2021, BGBl. I S. 3424). Satz unverändert.",
  ],
  "3333": ["Keine Terminsgebühr."],
  "3335": [
    "PKH-Verfahren und Hauptsacheverfahren sind dieselbe Angelegenheit (§ 16 Nr. 2); die Gebühr geht bei Bewilligung in der Verfahrensgebühr auf.",
  ],
  "3338": [
    "Seit 20.7.2024 § 13 statt § 10 Abs. 2 KapMuG (Art. 8 G v. 16.7.2024, BGBl. 2024 I Nr. 240); Satz unverändert.",
  ],
  "3339": ["Eingefügt durch Art. 30 G v. 8.10.2023 (BGBl. 2023 I Nr. 272), in Kraft seit 13.10.2023."],
  "3401": ["Daneben Terminsgebühr 3402; Verfahrensgebühr des Hauptbevollmächtigten bleibt."],
  "3504": ["Wird auf 3200 angerechnet."],
  "3506": ["Wird auf 3206 (3208) angerechnet."],
  "3511": ["Wird auf 3204 angerechnet."],
  "3512": ["Wird auf 3212 angerechnet."],
  "4100": ["Einmal je Rechtsfall, neben der Verfahrensgebühr. 5100 wegen derselben Tat wird angerechnet."],
  "4102": [
    "Je bis zu drei Termine einmal, im vorbereitenden Verfahren und in jedem Rechtszug; mehrere Termine an einem Tag zählen als einer.",
  ],
  "4141": [
    "Wahlanwalt: Rahmenmitte der Verfahrensgebühr ohne Haftzuschlag und 1008. Rücknahme nach Terminsbestimmung nur früher als zwei Wochen vor dem Hauptverhandlungstag.",
  ],
  "4142": ["Nicht bei Wert unter 30 Euro. Bestellter Anwalt: 1,0 nach § 49."],
  "4143": [
    "Wird zu einem Drittel auf die Verfahrensgebühr des Zivilprozesses wegen desselben Anspruchs angerechnet.",
    "Seit 1.7.2021 vermögensrechtliche Ansprüche nach § 403 StPO ohne Beschränkung auf Verletzte und Erben (Art. 17 G v. 25.6.2021, BGBl. I S. 2099); Satz unverändert.",
  ],
  "4144": [
    "Seit 1.7.2021 vermögensrechtliche Ansprüche nach § 403 StPO ohne Beschränkung auf Verletzte und Erben (Art. 17 G v. 25.6.2021, BGBl. I S. 2099); Satz unverändert.",
  ],
  "5100": ["Entsteht nicht, wenn für dieselbe Tat schon 4100 entstanden ist."],
  "5115": [
    "Wahlanwalt: Rahmenmitte. Rücknahme nach Terminsbestimmung nur früher als zwei Wochen vor dem Hauptverhandlungstag.",
  ],
  "5116": ["Nicht bei Wert unter 30 Euro."],
  "6216": ["Wahlanwalt: Rahmenmitte."],
  "6300": [
    "Seit 28.6.2019 Verfahren nach § 151 Nr. 6 und 7 FamFG (Art. 6 G v. 19.6.2019, BGBl. I S. 840); Beträge unverändert.",
  ],
  "7000": [
    "Nr. 1 a Akten, b Gegner/Beteiligte (nur über 100 Seiten), c Unterrichtung des Auftraggebers (nur über 100 Seiten), d sonst im Einverständnis. Nr. 2: je Datei 1,50, je Arbeitsgang höchstens 5,00. Einscannen: mindestens der Betrag nach Nr. 1 (Anm. 2).",
    "Die ersten 50 Seiten werden für Schwarz-Weiß und Farbe getrennt gezählt (Wortlaut; Fachbeispiele rechnen ebenso).",
  ],
  "7001": ["Nur anstelle der Pauschale 7002. Nicht für Entgelte der Geltendmachung der Vergütung."],
  "7002": [
    "20 % der Gebühren der Angelegenheit, höchstens 20,00, nicht für Auslagen. Grundlage sind die Gebühren vor Anrechnung (h. M., BGH). Zahlt die Staatskasse, sind deren Gebühren maßgebend (Anm. 2). Je Angelegenheit einmal.",
  ],
  "7003": ["Ab dem ersten gefahrenen Kilometer, Hin- und Rückweg."],
  "7005": ["Auslandsreise: Zuschlag von 50 %."],
  "7008": [
    "Satz richtet sich nach dem Ende der Leistung (Fälligkeit § 8 Abs. 1), nicht nach § 60 RVG. Entfällt bei § 19 UStG.",
  ],
};
