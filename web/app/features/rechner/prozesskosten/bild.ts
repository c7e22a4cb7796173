import type { Felderblock, Rechnerbild } from "../rahmen.ts";
import type { Feldbild } from "../ui/feldbild.ts";

const enden = [
  { wert: "", text: "Urteil" },
  { wert: "vergleich", text: "Vergleich" },
  { wert: "ruecknahme", text: "Rücknahme" },
  { wert: "anerkenntnis", text: "Anerkenntnis" },
];

/** Fields of one instance; their names end with its number from the second on. */
function instanz(nr: 1 | 2 | 3): readonly Feldbild[] {
  const name = (feld: string) => (nr === 1 ? feld : `${feld}${nr}`);
  const rechtsmittel: readonly Feldbild[] = [
    {
      feld: name("von"),
      art: "auswahl",
      label: "Rechtsmittel von",
      optionen: [
        { wert: "", text: "eigener Seite" },
        { wert: "gegner", text: "Gegenseite" },
      ],
    },
    {
      feld: name("wert"),
      art: "betrag",
      label: "Wert dieser Instanz",
      hinweis: "Leer: wie oben",
      freiwillig: true,
    },
    {
      feld: name("vorBegruendung"),
      art: "schalter",
      label: "Zurückgenommen, bevor die Begründung einging",
      wenn: { feld: name("ende"), ist: ["ruecknahme"] },
    },
  ];
  return [
    { feld: name("ende"), art: "auswahl", label: "Endet durch", optionen: enden },
    {
      feld: nr === 1 ? "stichtag" : name("am"),
      art: "tag",
      label: nr === 1 ? "Auftrag und Einreichung" : "Auftrag und Einlegung",
      hinweis: nr === 1 ? "Leer: heute" : "Leer: wie die Instanz davor; danach gilt neues Recht",
      freiwillig: true,
    },
    ...(nr === 1 ? [] : rechtsmittel),
    {
      feld: name("termin"),
      art: "auswahl",
      label: "Terminsgebühr",
      hinweis: "Bei Rücknahme meist keine",
      optionen: [
        { wert: "", text: "wie üblich" },
        { wert: "ja", text: "ja" },
        { wert: "nein", text: "nein" },
      ],
    },
    { feld: name("zeugen"), art: "betrag", label: "Zeugen", freiwillig: true },
    { feld: name("sachverstaendige"), art: "betrag", label: "Sachverständige", freiwillig: true },
  ];
}

const hoehere = (nr: 2 | 3, titel: string, ist: readonly string[]): Felderblock => ({
  art: "felder",
  titel,
  felder: instanz(nr),
  wenn: { feld: "instanzen", ist },
});

export const bild: Rechnerbild = {
  pfad: "/prozesskostenrechner",
  titel: "Prozesskosten\u00adrechner",
  vorspann:
    "Was ein Zivilprozess über alle Instanzen kostet, wer es trägt und ab welcher Aussicht er sich lohnt.",
  kennzahl: "Kostenrisiko",
  bloecke: [
    {
      art: "felder",
      felder: [
        { feld: "wert", art: "betrag", label: "Streitwert" },
        {
          feld: "instanzen",
          art: "auswahl",
          label: "Instanzen",
          optionen: [
            { wert: "", text: "eine" },
            { wert: "2", text: "zwei" },
            { wert: "3", text: "drei" },
          ],
        },
        {
          feld: "rolle",
          art: "auswahl",
          label: "Eigene Seite",
          optionen: [
            { wert: "", text: "Kläger" },
            { wert: "beklagter", text: "Beklagter" },
          ],
        },
      ],
    },
    { art: "felder", titel: "1. Instanz", felder: instanz(1) },
    hoehere(2, "2. Instanz (Berufung)", ["2", "3"]),
    hoehere(3, "3. Instanz (Revision)", ["3"]),
    {
      art: "felder",
      titel: "Parteien und Anwälte",
      klappe: true,
      felder: [
        {
          feld: "mandanten",
          art: "zahl",
          label: "Eigene Parteien",
          hinweis: "Leer: eine; mehrere erhöhen nach Nr. 1008 VV RVG",
          freiwillig: true,
        },
        {
          feld: "anwalt",
          art: "auswahl",
          label: "Eigener Anwalt",
          optionen: [
            { wert: "", text: "ein Anwalt" },
            { wert: "ohne", text: "kein Anwalt" },
          ],
        },
        {
          feld: "gegner",
          art: "zahl",
          label: "Gegner",
          hinweis: "Leer: einer",
          freiwillig: true,
        },
        {
          feld: "gegneranwalt",
          art: "auswahl",
          label: "Anwalt der Gegenseite",
          optionen: [
            { wert: "", text: "ein Anwalt für alle" },
            { wert: "je", text: "jeder einen eigenen" },
            { wert: "ohne", text: "kein Anwalt" },
          ],
        },
        { feld: "vorsteuer", art: "schalter", label: "Eigene Seite zum Vorsteuerabzug berechtigt" },
        { feld: "gegnervorsteuer", art: "schalter", label: "Gegenseite zum Vorsteuerabzug berechtigt" },
        { feld: "pkh", art: "schalter", label: "Eigene Seite erhält Prozesskostenhilfe ohne Raten" },
      ],
    },
    {
      art: "felder",
      titel: "Mahnverfahren vorher",
      klappe: true,
      felder: [
        { feld: "mahnverfahren", art: "schalter", label: "Es ging ein Mahnverfahren voraus", breit: true },
        {
          feld: "mahnam",
          art: "tag",
          label: "Antrag",
          hinweis: "Leer: wie die 1. Instanz",
          freiwillig: true,
          wenn: { feld: "mahnverfahren", ist: ["ja"] },
        },
        {
          feld: "mahnwert",
          art: "betrag",
          label: "Wert des Mahnverfahrens",
          hinweis: "Leer: wie oben",
          freiwillig: true,
          wenn: { feld: "mahnverfahren", ist: ["ja"] },
        },
        {
          feld: "widerspruch",
          art: "schalter",
          label: "Widerspruch durch einen Anwalt (Nr. 3307 VV RVG)",
          wenn: { feld: "mahnverfahren", ist: ["ja"] },
        },
      ],
    },
    {
      art: "felder",
      titel: "Kostenquote und Aussicht",
      klappe: true,
      felder: [
        {
          feld: "quote",
          art: "text",
          label: "Eigener Anteil an den Kosten",
          einheit: "%",
          hinweis: "70 oder 2/3 (§ 92 ZPO)",
          freiwillig: true,
        },
        {
          feld: "aussicht",
          art: "text",
          label: "Aussicht zu gewinnen",
          einheit: "%",
          hinweis: "Für den Erwartungswert",
          freiwillig: true,
        },
      ],
    },
  ],
};
