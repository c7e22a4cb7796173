import { type Tag, tag } from "@gebuehrenportal/recht";

/** A published number that was wrong: what, since when, whom it touched. */
export type Berichtigung = {
  /** Day on which the right number went out. */
  readonly am: Tag;
  readonly was: string;
  /** First day on which the wrong number was shown. */
  readonly falschSeit: Tag;
  readonly betroffen: string;
  /** Paths of the calculators that showed it; unset: all. Calculations saved in that time are marked. */
  readonly rechner?: readonly string[];
};

/** Newest first. An entry is never removed. */
export const berichtigungen: readonly Berichtigung[] = [
  {
    am: tag("2026-11-30"),
    was: "Auswärtige Strafkammern zählten auch in Zivilsachen als Sitz des Gerichts. Ein örtlicher Feiertag am Hauptsitz verschob das Ende deshalb nicht: Am Landgericht Augsburg endete eine Frist am 08.08.2025 (Friedensfest) statt am 11.08.2025 (§§ 78, 78a GVG, § 222 Abs. 2 ZPO).",
    falschSeit: tag("2026-11-22"),
    betroffen:
      "Fristen am Landgericht Augsburg außerhalb von Strafsachen, die rechnerisch am 08.08. oder 15.08. enden; der genannte Tag war der frühere",
    rechner: ["/fristenrechner"],
  },
  {
    am: tag("2026-11-29"),
    was: "Ein angegebener Umrechnungsfaktor eines Jahres vor 2002 galt als Betrag in Euro. Bekannt gemacht wurden diese Faktoren in DM; der Kapitalwert war fast doppelt so hoch (§ 187 Abs. 3 SGB VI, Art. 1 VO (EG) Nr. 2866/98).",
    falschSeit: tag("2026-11-28"),
    betroffen:
      "Anrechte und Umrechnungen mit eigenem Umrechnungsfaktor und einem Stichtag bis zum 31.12.2001",
    rechner: ["/versorgungsausgleich"],
  },
  {
    am: tag("2026-11-29"),
    was: "Wer die Verjährung einer Ordnungswidrigkeit als Verjährung mit eigener Dauer rechnen ließ, bekam einen Tag zu viel, und eine Unterbrechung wurde nach § 212 BGB gerechnet. Der Tag der Tat und der Tag der Unterbrechung zählen mit, und es gilt die äußerste Grenze (§ 31 Abs. 3, § 33 Abs. 3 OWiG).",
    falschSeit: tag("2026-11-21"),
    betroffen:
      "Aufrufe der Verjährung mit dem Verfahren der Verfolgungsverjährung; der Katalog rechnete richtig",
    rechner: ["/fristenrechner"],
  },
  {
    am: tag("2026-11-29"),
    was: "Welche Fassung einer geänderten Frist gilt, richtete sich nach dem Ereignis, auch wo das Übergangsrecht einen anderen Tag nennt: § 475e Abs. 5 BGB verlängert nur bei Kaufverträgen ab dem 31.07.2026 (Art. 229 § 72 EGBGB); für Asylanträge vor dem 12.06.2026 bleiben die alten Fristen (§ 87e AsylG). Der sichere Tag konnte nach einem Gesetz bestimmt sein, das erst nach dem Ende der Frist kam (§ 26 Abs. 3 StVG).",
    falschSeit: tag("2026-11-21"),
    betroffen:
      "Fristen nach § 475e Abs. 5 BGB, nach dem AsylG, § 73 VwVfG, § 19 GrEStG, § 26 Abs. 3 StVG und § 102 ZPO, deren Ereignis um oder vor der Änderung lag",
    rechner: ["/fristenrechner"],
  },
  {
    am: tag("2026-11-29"),
    was: "Nach bloßer Beratungshilfe durch Rat (Nr. 2501, 2502 VV) kam die Pauschale Nr. 7002 VV von selbst dazu; sie setzt ein wirkliches Entgelt voraus.",
    falschSeit: tag("2026-11-21"),
    betroffen: "Rechnungen, in deren Angelegenheit nur Nr. 2501 oder 2502 VV steht",
    rechner: ["/rvgrechner"],
  },
  {
    am: tag("2026-11-29"),
    was: "Neben einer Bestellung und in der Beratungshilfe stand als Gesamtbetrag und als offen eine Vergütung, die der Mandant nicht schuldet. Der Gesamtbetrag ist, was die Staatskasse zahlt (§§ 44, 45 RVG); offen ist nur, was er daneben schuldet (§§ 52, 53 RVG).",
    falschSeit: tag("2026-11-21"),
    betroffen:
      "Berechnungen mit gerichtlich bestelltem Anwalt oder mit Nr. 2501 bis 2508 VV; bei Prozesskostenhilfe auch, wenn eine Angelegenheit zugleich eine Geschäfts-, Prüfungs- oder Hebegebühr enthält",
    rechner: ["/rvgrechner"],
  },
  {
    am: tag("2026-11-29"),
    was: "Mit einem gemeinsamen Wert von 0 € war die Gebühr um die unterste Stufe der Tabelle erhöht; ohne gemeinsamen Gegenstand entfällt die Erhöhung (Nr. 1008 Anm. 2 VV).",
    falschSeit: tag("2026-11-21"),
    betroffen: "Rechnungen für mehrere Auftraggeber, bei denen als gemeinsamer Wert 0 € angegeben war",
    rechner: ["/rvgrechner"],
  },
  {
    am: tag("2026-11-29"),
    was: "Ging aus einem Mahnverfahren nichts in den Prozess über (Wert 0 €), wurde dennoch eine Gebühr aus der untersten Stufe angerechnet (Nr. 1210 Anm. 1 KV GKG); ein Mehrvergleich von 0 € kostete eine Gebühr.",
    falschSeit: tag("2026-11-21"),
    betroffen: "Gerichtskosten mit einem übergegangenen Wert oder einem Mehrvergleich von 0 €",
    rechner: ["/gerichtskostenrechner"],
  },
  {
    am: tag("2026-11-29"),
    was: "Zinsen nach dem letzten bekannten Halbjahr des Basiszinssatzes fehlten, obwohl der verlangte Tag dabeistand. Sie laufen jetzt vorläufig weiter, oder die Rechnung endet mit dem letzten bekannten Tag (§ 247 Abs. 1 BGB).",
    falschSeit: tag("2026-11-21"),
    betroffen: "Zinsen über den 31.12.2026 hinaus, die vom Basiszinssatz abhängen",
    rechner: ["/zinsrechner"],
  },
  {
    am: tag("2026-11-29"),
    was: "Der höchste Streitwert von 30 Mio. € (§ 39 Abs. 2 GKG) galt erst für Anträge ab August 2013. Er steht seit dem 01.07.2004 im Gesetz.",
    falschSeit: tag("2026-11-21"),
    betroffen: "Werte über 30 Mio. € nach dem Streitwertkatalog 2013 für Anträge vom 18. bis zum 31.07.2013",
    rechner: ["/streitwert"],
  },
];
