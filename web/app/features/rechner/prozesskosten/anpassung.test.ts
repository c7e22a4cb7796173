import { expect, test } from "vitest";
import { felder } from "./anpassung.ts";

/** Choices as `value: text`. */
const wahl = (...optionen: readonly string[]) =>
  optionen.map((o) => {
    const [wert = "", text = ""] = o.split(": ");
    return { wert, text };
  });
const enden = wahl(
  ": Urteil",
  "vergleich: Vergleich",
  "ruecknahme: Rücknahme",
  "anerkenntnis: Anerkenntnis",
  "erledigung: Erledigung",
);
// § 138 FGO: vor den Finanzgerichten weder Vergleich noch Anerkenntnis
const endenFinanz = wahl(": Urteil", "ruecknahme: Rücknahme", "erledigung: Erledigung");
// § 113 Abs. 4 Nr. 6 FamFG: kein Anerkenntnis, § 38 FamFG: Beschluss
const endenScheidung = wahl(": Beschluss", "ruecknahme: Rücknahme", "erledigung: Erledigung");
const beschwerde = {
  label: "Nichtzulassungsbeschwerde",
  optionen: wahl(
    ": nicht nötig",
    "erfolglos: erfolglos",
    "zurueckgenommen: zurückgenommen",
    "erfolgreich: erfolgreich",
  ),
};
// § 124a Abs. 4, 5 VwGO: der Antrag; wird zugelassen, gehört er zur Berufung (§ 16 Nr. 11 RVG)
const antrag = {
  label: "Antrag auf Zulassung",
  optionen: wahl(": zugelassen", "erfolglos: abgelehnt", "zurueckgenommen: zurückgenommen"),
};
const mahn = { mahnverfahren: {}, mahnam: {}, mahnwert: {}, widerspruch: {} };
const zuziehung = {
  nebenforderung: { label: "Das Gericht hat die Zuziehung im Vorverfahren für notwendig erklärt" },
};
const behoerde = { gegneranwalt: { hinweis: "Behörden treten meist ohne Anwalt auf" } };
const zweite = { am2: {}, von2: {}, wert2: {} };
const zweiteGanz = { ...zweite, termin2: {}, zeugen2: {}, sachverstaendige2: {} };
const dritte = { am3: {}, von3: {}, wert3: {} };
const dritteGanz = { ...dritte, termin3: {}, zeugen3: {}, sachverstaendige3: {} };
const gezaehlt = { instanzen: { optionen: wahl(": eine", "2: zwei", "3: drei") } };
const arbeit = {
  instanzen: { optionen: wahl(": nur ArbG", "2: ArbG und LAG", "3: ArbG, LAG und BAG") },
  ...mahn,
};
const verwaltung = {
  instanzen: { optionen: wahl(": nur VG", "2: VG und OVG/VGH", "3: VG, OVG/VGH und BVerwG") },
  ...zuziehung,
  ...behoerde,
};
const zivil = { ...gezaehlt, online: {}, ...mahn, nebenforderung: {} };

test.each<[string, Readonly<Record<string, string>>, object]>([
  ["Zivilgerichte, eine Instanz", {}, { ...zivil, ende: { abschnitt: "1. Instanz", optionen: enden } }],
  [
    "Eine Zahl, die keine ist, und ein unbekannter Rechtsweg gelten als nicht gewählt",
    { rechtsweg: "kirche", instanzen: "22" },
    { ...zivil, ende: { abschnitt: "1. Instanz", optionen: enden } },
  ],
  [
    "Zivilgerichte, drei Instanzen, Zulassung erfolgreich",
    { instanzen: "3", zulassung3: "erfolgreich", ende3: "ruecknahme" },
    {
      ...zivil,
      ende: { abschnitt: "1. Instanz", optionen: enden },
      ...zweiteGanz,
      ende2: { abschnitt: "2. Instanz (Berufung)", optionen: enden },
      zulassung3: { ...beschwerde, abschnitt: "3. Instanz (Revision)" },
      ...dritteGanz,
      ende3: { abschnitt: "3. Instanz (Revision)", optionen: enden },
      vorBegruendung3: {},
    },
  ],
  [
    "Arbeitsgerichte: vorzeitig beendet mit streitiger Verhandlung, Berufung vor der Begründung zurück, Beschwerde ohne Erfolg",
    {
      rechtsweg: "arbeit",
      instanzen: "3",
      ende: "ruecknahme",
      ende2: "ruecknahme",
      vorBegruendung2: "ja",
      zulassung3: "zurueckgenommen",
    },
    {
      ...arbeit,
      ende: { abschnitt: "1. Instanz (ArbG)", optionen: enden },
      streitig: {},
      ...zweiteGanz,
      ende2: { abschnitt: "2. Instanz (Berufung, LAG)", optionen: enden },
      vorBegruendung2: {},
      volleGebuehr2: {},
      zulassung3: { ...beschwerde, abschnitt: "3. Instanz (Revision, BAG)" },
      ...dritte,
    },
  ],
  [
    "Arbeitsgerichte: nach einem Vergleich fragt niemand nach der streitigen Verhandlung, auch nicht in der Berufung",
    {
      rechtsweg: "arbeit",
      instanzen: "2",
      ende: "vergleich",
      ende2: "anerkenntnis",
      vorBegruendung2: "ja",
      zulassung2: "erfolglos",
    },
    {
      ...arbeit,
      ende: { abschnitt: "1. Instanz (ArbG)", optionen: enden },
      ...zweiteGanz,
      ende2: { abschnitt: "2. Instanz (Berufung, LAG)", optionen: enden },
    },
  ],
  [
    "Arbeitsgerichte: nach einem Urteil ebenso",
    { rechtsweg: "arbeit" },
    { ...arbeit, ende: { abschnitt: "1. Instanz (ArbG)", optionen: enden } },
  ],
  [
    "Verwaltungsgerichte: Antrag auf Zulassung, Erledigung vor der Begründung ohne volle Gebühr",
    { rechtsweg: "verwaltung", instanzen: "2", ende2: "erledigung", vorBegruendung2: "ja" },
    {
      ...verwaltung,
      ende: { abschnitt: "1. Instanz (VG)", optionen: enden },
      zulassung2: { ...antrag, abschnitt: "2. Instanz (Berufung, OVG/VGH)" },
      ...zweiteGanz,
      ende2: { abschnitt: "2. Instanz (Berufung, OVG/VGH)", optionen: enden },
      vorBegruendung2: {},
    },
  ],
  [
    "Verwaltungsgerichte: abgelehnt, dann gibt es keine dritte Instanz",
    { rechtsweg: "verwaltung", instanzen: "3", zulassung2: "erfolglos" },
    {
      ...verwaltung,
      ende: { abschnitt: "1. Instanz (VG)", optionen: enden },
      zulassung2: { ...antrag, abschnitt: "2. Instanz (Berufung, OVG/VGH)" },
      ...zweite,
    },
  ],
  [
    "Finanzgerichte: zwei Instanzen, was für drei gewählt war, bleibt gewählt",
    { rechtsweg: "finanz", instanzen: "3", ende: "vergleich" },
    {
      instanzen: { optionen: wahl(": nur FG", "3: FG und BFH") },
      ohnemindest: {},
      ...zuziehung,
      ...behoerde,
      ende: { abschnitt: "1. Instanz (FG)", optionen: endenFinanz },
      zulassung2: { ...beschwerde, abschnitt: "2. Instanz (Revision, BFH)" },
      ...zweiteGanz,
      ende2: { abschnitt: "2. Instanz (Revision, BFH)", optionen: endenFinanz },
    },
  ],
  [
    "Sozialgerichte: nur die kostenpflichtigen Verfahren",
    { rechtsweg: "sozial", instanzen: "2", zulassung2: "erfolglos" },
    {
      rechtsweg: { hinweis: "Kostenpflichtige Verfahren (§ 197a SGG)" },
      instanzen: { optionen: wahl(": nur SG", "2: SG und LSG", "3: SG, LSG und BSG") },
      ...zuziehung,
      ...behoerde,
      ende: { abschnitt: "1. Instanz (SG)", optionen: enden },
      zulassung2: { ...beschwerde, abschnitt: "2. Instanz (Berufung, LSG)" },
      ...zweite,
    },
  ],
  [
    "Scheidung: Wert der Ehesache, Antragsteller und Antragsgegner, kein Vergleich, kein Mahn- und kein Online-Verfahren",
    {
      rechtsweg: "scheidung",
      instanzen: "2",
      ende: "vergleich",
      "folgesachen.1.wert": "1",
      "folgesachen.2.art": "haushalt",
      "folgesachen.3.art": "umgang",
    },
    {
      instanzen: { optionen: wahl(": nur AG", "2: AG und OLG", "3: AG, OLG und BGH") },
      wert: { label: "Wert der Ehesache", hinweis: "Ohne Folgesachen (§ 43 FamGKG)" },
      rechtsweg: { hinweis: "Scheidung mit Folgesachen" },
      "folgesachen.3.wert": { hinweis: "Leer: Erhöhung nach § 44 Abs. 2 Satz 1 FamGKG", freiwillig: true },
      rolle: { optionen: wahl(": Antragsteller", "beklagter: Antragsgegner") },
      quote: { abschnitt: "Kostenquote" },
      pkh: { label: "Eigene Seite erhält Verfahrenskostenhilfe ohne Raten" },
      gegneranwalt: { optionen: wahl(": ein Anwalt", "ohne: kein Anwalt") },
      ende: { abschnitt: "1. Instanz (Familiengericht)", optionen: endenScheidung },
      ...zweiteGanz,
      wert2: { hinweis: "Leer: Ehesache und alle Folgesachen" },
      ende2: { abschnitt: "2. Instanz (Beschwerde, OLG)", optionen: endenScheidung },
    },
  ],
])("%s: diese Felder mit diesen Worten", (_titel, werte, erwartet) => {
  expect(felder(werte)).toEqual(erwartet);
});
