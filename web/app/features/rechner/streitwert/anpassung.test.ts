import { regeln } from "@gebuehrenportal/streitwert";
import { expect, test } from "vitest";
import type { Werte } from "../formular/rechnerformular.ts";
import { fehlerhaft } from "../testing-beanstandet.tsx";
import { ausQuery, getippt, heute } from "../testing-seite.tsx";
import { felder } from "./anpassung.ts";
import { formular } from "./felder.ts";
import { rechnung } from "./rechnung.ts";

/** The fields of a rule, without the choice of the rule itself. */
function zu(werte: Werte) {
  const { regel: _, ...rest } = felder(werte, heute);
  return rest;
}

/** The rules on offer. */
const angebot = (werte: Werte) => felder(werte, heute).regel?.optionen?.map(({ wert, text }) => [wert, text]);

const mehrere = "mehrere durch Semikolon getrennt: 2.000,00; 1.500,00";

test.each<[string, object]>([
  [
    "geldforderung",
    {
      hauptforderung: { label: "Hauptforderung" },
      nebenforderungen: { label: "Zinsen, Kosten, Nutzungen als Nebenforderung", freiwillig: true },
      ohneHaupt: { label: "Nur noch Nebenforderungen im Streit" },
    },
  ],
  [
    "mehrere-gegenstaende",
    {
      werte: { label: "Werte der Gegenstände", hinweis: `M${mehrere.slice(1)}` },
      identisch: { label: "Wirtschaftlich derselbe Gegenstand" },
    },
  ],
  [
    "hilfsaufrechnung",
    {
      klageforderung: { label: "Klageforderung" },
      gegenforderungen: {
        label: "Bestrittene Gegenforderungen, soweit entschieden",
        hinweis: `Je Gegenforderung der Betrag, über den mit Rechtskraft entschieden oder der verglichen wurde; ${mehrere}`,
      },
    },
  ],
  [
    "einstweilige-anordnung",
    {
      hauptsache: { label: "Wert der Hauptsache" },
      bruchteil: {
        label: "Anteil in Prozent",
        hinweis:
          "Vorgabe: die Hälfte; mehr, wenn die Hauptsache vorweggenommen wird; ganze Prozent von 0 bis 100",
        freiwillig: true,
      },
    },
  ],
  [
    "auffangwert",
    { personen: { label: "Zahl der Kläger mit eigenem Anspruch", hinweis: "Leer: 1", freiwillig: true } },
  ],
  [
    "verbandsklage",
    {
      interesse: { label: "Interesse" },
      art: {
        label: "Verfahren",
        optionen: [
          { wert: "", text: "Bitte wählen" },
          { wert: "unterlassung", text: "Unterlassungsklagengesetz oder Musterfeststellung" },
          { wert: "abhilfe", text: "Abhilfe oder Erhöhung des kollektiven Gesamtbetrags" },
        ],
      },
    },
  ],
  ["gibt-es-nicht", {}],
])("Die Regel %s fragt nach %j", (regel, erwartet) => {
  expect(zu({ regel: ` ${regel} ` })).toEqual(erwartet);
});

test("Die Vorgabe einer Wahl steht als erste und leer zur Wahl, einmal", () => {
  const optionen = zu({ regel: "bedeutung" }).verfahren?.optionen ?? [];
  expect(optionen[0]).toEqual({ wert: "", text: "Verwaltungsgericht" });
  expect(optionen.filter(({ text }) => text === "Verwaltungsgericht")).toHaveLength(1);
  expect(optionen[1]).toEqual({ wert: "finanz", text: "Finanzgericht" });
});

test("Jede Regel steht mit Fundstelle zur Wahl; aus Katalogen, wie alt oder unsicher sie ist", () => {
  expect(angebot({ wort: "Zugewinn" })).toEqual([
    ["", "Bitte wählen (1)"],
    ["familie-geldforderung", "Geldforderung, etwa Zugewinn (§§ 35, 37 FamGKG)"],
  ]);
  expect(angebot({ wort: "einbürgerung" })?.[1]).toEqual([
    "vwg-einbuergerung",
    "Einbürgerung (Katalog, Fassung 2013)",
  ]);
  expect(angebot({ wort: "versammlungsverbot" })?.[1]).toEqual([
    "vwg-versammlungsverbot",
    "Versammlungsverbot (Katalog, nicht gesichert)",
  ]);
  expect(angebot({ wort: "gibtesnicht" })).toEqual([["", "Keine Regel passt dazu"]]);
});

test("Unter der gewählten Regel steht ihr Hinweis", () => {
  expect(felder({ regel: "raeumung" }, heute).regel?.hinweis).toBe(
    "Rückständige Miete ist ein eigener Gegenstand und wird hinzugerechnet (§ 39 Abs. 1 GKG).",
  );
  expect(felder({ regel: "ehesache" }, heute).regel).not.toHaveProperty("hinweis");
});

test.each([
  ["kaufpreis", ["geldforderung"]],
  ["pachtvertrag", ["mietverhaeltnis"]],
  ["räumungsklage", ["raeumung"]],
  ["mietminderung", ["miethoehe"]],
  ["kündigungsschutzklage", ["kuendigung"]],
  ["umgangsrecht", ["kindschaft"]],
  ["ehescheidung", ["ehesache", "verbund"]],
  ["ehegattenunterhalt", ["unterhalt"]],
  ["zugewinnausgleich", ["familie-geldforderung"]],
  ["eilverfahren § 53", ["arrest-verfuegung"]],
  ["eilverfahren famgkg", ["einstweilige-anordnung"]],
  ["rente", ["wiederkehrend"]],
  ["finanzgericht", ["bedeutung"]],
  ["bescheid steuer", ["geldleistung"]],
  ["eigentümerversammlung", ["weg-beschlussklage"]],
  ["  EHRE   persönlichkeitsrecht ", ["nichtvermoegensrechtlich"]],
])("Wer „%s“ sucht, findet %j", (wort, ids) => {
  const gefunden = angebot({ wort, gebiet: " " })?.map(([id]) => id) ?? [];
  expect(gefunden.filter((id) => id !== "")).toEqual(expect.arrayContaining(ids));
  expect(gefunden.length).toBeLessThan(8);
});

test("Der Tag des Antrags bestimmt, welche Regeln gelten; ein falscher Tag zählt als heute", () => {
  const am = (antragAm: string) => angebot({ antragAm })?.length;
  expect(am("31.2.2026")).toBe(regeln(heute).length + 1);
  expect(felder({ regel: "zwangsversteigerung", antragAm: "1.1.2024" }, heute)).toEqual(
    felder({ regel: "zwangsversteigerung", antragAm: "2024-01-01" }, heute),
  );
});

const aus = (query: string) => ausQuery(formular, rechnung, query);
const wert = "regel=geldforderung&hauptforderung=900&antragAm=2026-01-02";

test("Jede Art der Sache im Formular ist eine, die gerechnet wird", () => {
  const feld = formular.bloecke.flatMap((b) => b.felder).find((f) => f.feld === "sache");
  const angeboten = (feld?.optionen ?? []).map((o) => o.wert).filter((w) => w !== "");
  expect(angeboten).toEqual(
    "zivil wohnraummiete wohnungseigentum nachbarrecht reise altenteil wildschaden amtshaftung heilbehandlung presse vergabe gesellschaftsrecht kapitalanleger bauanordnung restrukturierung familie arbeit".split(
      " ",
    ),
  );
  for (const sache of angeboten)
    expect(aus(`${wert}&sache=${sache}`)).toMatchObject({ eingabe: { zustaendigkeit: { sache } } });
});

test("Was zur Zuständigkeit eingegeben ist, kommt so bei ihr an", () => {
  expect(
    aus(`${wert}&sache=+zivil+&zustaendigkeitswert=700&beschwer=650&kostenstreit=0&entscheidungAm=3.4.2026`),
  ).toMatchObject({
    eingabe: {
      regel: "geldforderung",
      antragAm: "2026-01-02",
      angaben: { hauptforderung: 90_000 },
      zustaendigkeit: { sache: "zivil", beschwer: 65_000, kosten: 0, entscheidungAm: "2026-04-03" },
    },
    ergebnis: { streitwert: { wert: 90_000 }, zustaendigkeit: { gericht: "amtsgericht" } },
  });
  const ohne = aus("regel=auffangwert&antragAm=2026-01-02");
  expect(ohne.art === "ergebnis" && ohne.eingabe).toEqual({
    regel: "auffangwert",
    antragAm: "2026-01-02",
    angaben: {},
  });
  expect(ohne.art === "ergebnis" && Object.keys(ohne.ergebnis as object)).toEqual(["streitwert"]);
});

test.each([
  ["regel=weg-beschlussklage&interesseAller=1000&interesseKlaeger=100", "wohnungseigentum"],
  ["regel=raeumung&monatsentgelt=1", "wohnraummiete"],
  ["regel=vergabe&auftragssumme=100000", undefined],
  ["regel=insolvenz&masse=1000", undefined],
  ["regel=geldleistung&betrag=100", undefined],
  ["regel=ehesache&netto1=1000&netto2=1000", "familie"],
])("%s: ohne Angabe gilt die Sache %s", (query, sache) => {
  const auswertung = aus(query);
  const { zustaendigkeit } = (auswertung.art === "ergebnis" ? auswertung.eingabe : {}) as {
    zustaendigkeit?: { sache: string };
  };
  expect(auswertung.art).toBe("ergebnis");
  expect(zustaendigkeit?.sache).toBe(sache);
});

test("Zahlen, Listen, Schalter und Wahlen der Regel werden gelesen", () => {
  expect(aus("regel=mehrere-gegenstaende&werte=100; 50,50&identisch=ja")).toMatchObject({
    eingabe: { angaben: { werte: [10_000, 5_050], identisch: true } },
  });
  expect(aus("regel=einstweilige-anordnung&hauptsache=1000&bruchteil=75")).toMatchObject({
    eingabe: { angaben: { hauptsache: 100_000, bruchteil: 75 } },
  });
  expect(aus("regel=verbandsklage&interesse=1000&art=abhilfe")).toMatchObject({
    eingabe: { angaben: { art: "abhilfe" } },
  });
});

fehlerhaft(
  { formular, rechnung },
  {
    fehlt: { regel: "wort=miete" },
    ungueltig: {
      regel: "regel=unbekannt",
      sache: `${wert}&sache=x`,
      entscheidungAm: `${wert}&entscheidungAm=x`,
      zustaendigkeitswert: `${wert}&zustaendigkeitswert=x`,
      beschwer: `${wert}&beschwer=x`,
      kostenstreit: `${wert}&kostenstreit=x`,
      antragAm: "regel=geldforderung&hauptforderung=1&antragAm=x",
      personen: "regel=auffangwert&personen=x",
    },
    andere: {
      "regel=auffangwert&personen=0": {
        personen: {
          art: "recht",
          text: "Zahl der Kläger mit eigenem Anspruch: bitte eine ganze Zahl ab 1.",
          norm: "§ 52 Abs. 2 GKG",
        },
      },
    },
  },
);

test("Solange niemand gefragt hat, sagt die Seite, was als Nächstes kommt", () => {
  expect(getippt(rechnung, {})).toEqual({
    art: "leer",
    text: "Wählen Sie, worum es geht. Danach erscheinen die Felder dazu.",
  });
  expect(getippt(rechnung, { regel: "raeumung" })).toEqual({
    art: "leer",
    text: "Füllen Sie die Felder der Regel aus.",
  });
});
