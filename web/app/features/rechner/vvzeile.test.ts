import type { Zeile } from "@gebuehrenportal/gebuehren";
import { cent } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { aufDiesemBlatt, satztext, satzzelle, zeilentitel } from "./vvzeile.ts";

const verfahrensgebuehr: Zeile = {
  art: "gebuehr",
  nr: "3100",
  nummern: ["3100"],
  norm: "Nr. 3100 VV",
  betrag: cent(0),
  schritte: [],
};
const titel = { "3100": "Verfahrensgebühr", "3104": "Terminsgebühr", "34": "Beratung" };
const name = (mehr: Partial<Zeile>, namen: Readonly<Record<string, string>> = titel) =>
  zeilentitel({ ...verfahrensgebuehr, ...mehr }, namen).replaceAll("\u00a0", " ");

test.each<[string, Partial<Zeile>]>([
  ["3100 Verfahrensgebühr", {}],
  ["3100, 1008 Verfahrensgebühr", { nummern: ["3100", "1008"] }],
  ["Beratung", { nr: "34", nummern: [], norm: "§ 34 RVG" }],
  ["3104 Terminsgebühr", { nr: "3104", nummern: ["3104"], anzahl: 1 }],
  ["3104 Terminsgebühr (3 ×)", { nr: "3104", nummern: ["3104"], anzahl: 3 }],
  // An item passing through is called by the words of the input, whatever its number.
  ["Gerichtskosten", { art: "auslage", bezeichnung: "Gerichtskosten" }],
  ["Grundbuchauszug (2 ×)", { art: "auslage", bezeichnung: "Grundbuchauszug", anzahl: 2 }],
  // Without a title: what the line does, else its norm.
  ["Begrenzung auf die Gebühr aus dem Gesamtwert", { art: "kappung", nr: "15", nummern: [] }],
  ["Zahlung", { art: "zahlung", nr: "zahlung", nummern: [] }],
  ["Nr. 7000 VV", { art: "auslage", nr: "7000", nummern: ["7000"], norm: "Nr. 7000 VV" }],
])("Die Zeile heißt „%s“", (erwartet, mehr) => {
  expect(name(mehr)).toBe(erwartet);
});

// Nr. 1008 Anm. 2 VV: 1,3 aus dem ganzen Wert, 0,3 aus dem gemeinsamen
const ausZweien: Partial<Zeile> = {
  nummern: ["3100", "1008"],
  satz100: 160,
  erhoehung100: 30,
  wert: cent(1_000_000),
  gemeinsamerWert: cent(400_000),
};

test("Die Erhöhung aus einem Teil des Werts nennt beide Sätze mit ihrem Wert", () => {
  expect(name(ausZweien)).toBe("3100, 1008 Verfahrensgebühr: 1,3 aus 10.000,00 € + 0,3 aus 4.000,00 €");
  const { gemeinsamerWert, ...ganz } = ausZweien;
  const { wert, ...ohneWert } = ausZweien;
  const { satz100, ...ohneSatz } = ausZweien;
  for (const mehr of [ganz, ohneWert, ohneSatz]) expect(name(mehr)).toBe("3100, 1008 Verfahrensgebühr");
  expect(gemeinsamerWert).toBe(400_000);
  expect([wert, satz100]).toEqual([1_000_000, 160]);
});

test.each<[string, string | number | undefined, Partial<Zeile>]>([
  ["", undefined, {}],
  ["1,3", 130, { satz100: 130 }],
  ["1,6", 160, { satz100: 160, erhoehung100: 30 }],
  ["1,3 + 0,3", "1,3 + 0,3", ausZweien],
  ["1,3 + 0,0", "1,3 + 0,0", { satz100: 130, gemeinsamerWert: cent(400_000) }],
  ["", undefined, { gemeinsamerWert: cent(400_000) }],
  // zwei Drittel von 2,0 (Nr. 4143 VV)
  ["4/3", "4/3", { satzbruch: [4, 3], satz100: 133 }],
])("Als Satz steht „%s“", (text, zelle, mehr) => {
  expect(satztext({ ...verfahrensgebuehr, ...mehr })).toBe(text);
  expect(satzzelle({ ...verfahrensgebuehr, ...mehr })).toBe(zelle);
});

const angerechnet = {
  regel: "vorb3-4",
  nr: "2300",
  nummern: ["2300"],
  gebuehrenart: "geschaeft",
  frueher: false,
} as const;
const anrechnung: Partial<Zeile> = {
  art: "anrechnung",
  nr: "15a",
  nummern: [],
  norm: "Vorbem. 3 Abs. 4 VV",
  satz100: 75,
  angerechnet,
};

test.each<[string, Partial<NonNullable<Zeile["angerechnet"]>>]>([
  ["Anrechnung 0,75 Geschäftsgebühr Nr. 2300 (Vorbem. 3 Abs. 4)", {}],
  [
    "Anrechnung 0,75 Geschäftsgebühr Nr. 2300 (Vorbem. 3 Abs. 4), außerhalb dieser Rechnung",
    { frueher: true },
  ],
  ["Anrechnung Rest der Geschäftsgebühr Nr. 2300 (Vorbem. 3 Abs. 4)", { rest: true }],
  ["Anrechnung 0,75 Geschäftsgebühr Nrn. 2300, 1008 (Vorbem. 3 Abs. 4)", { nummern: ["2300", "1008"] }],
  ["Anrechnung 0,75 Beratungsgebühr (Vorbem. 3 Abs. 4)", { nr: "34", nummern: [], gebuehrenart: "pruefung" }],
  [
    "Anrechnung 0,75 Beratungsgebühr der Beratungshilfe Nr. 2501 (Vorbem. 3 Abs. 4)",
    { nr: "2501", nummern: ["2501"], gebuehrenart: "pruefung" },
  ],
  [
    "Anrechnung 0,75 Beratungsgebühr der Beratungshilfe Nrn. 2501, 2502 (Vorbem. 3 Abs. 4)",
    { nr: "2502", nummern: ["2501", "2502"], gebuehrenart: "pruefung" },
  ],
])("Die angerechnete Gebühr heißt „%s“", (erwartet, mehr) => {
  expect(name({ ...anrechnung, angerechnet: { ...angerechnet, ...mehr } })).toBe(erwartet);
});

test("Jede Art von Gebühr hat für die Anrechnung ihren Namen", () => {
  const arten = [
    ["einigung", "Einigungsgebühr"],
    ["erhoehung", "Erhöhung"],
    ["hebe", "Hebegebühr"],
    ["zusatz", "Zusatzgebühr"],
    ["pruefung", "Prüfungsgebühr"],
    ["geschaeft", "Geschäftsgebühr"],
    ["beratungshilfe", "Geschäftsgebühr der Beratungshilfe"],
    ["verfahren", "Verfahrensgebühr"],
    ["termin", "Terminsgebühr"],
    ["grund", "Grundgebühr"],
    ["laenge", "Längenzuschlag"],
    ["einzel", "Verfahrensgebühr"],
    ["auslage", "Auslage"],
  ] as const;
  for (const [gebuehrenart, wort] of arten)
    expect(name({ ...anrechnung, angerechnet: { ...angerechnet, gebuehrenart } })).toBe(
      `Anrechnung 0,75 ${wort} Nr. 2300 (Vorbem. 3 Abs. 4)`,
    );
});

test("Ohne Satz nennt die Anrechnung keinen; ihr Name folgt der Regel auch neben einem Titel", () => {
  const { satz100, ...ohneSatz } = anrechnung;
  expect(satz100).toBe(75);
  expect(name({ ...ohneSatz, norm: "§ 34 Abs. 2 RVG" }, { "15a": "Anrechnung" })).toBe(
    "Anrechnung Geschäftsgebühr Nr. 2300 (§ 34 Abs. 2 RVG)",
  );
});

test("Steht die angerechnete Gebühr auf demselben Blatt, gilt sie nicht als außerhalb", () => {
  const zeile = { ...verfahrensgebuehr, ...anrechnung, angerechnet: { ...angerechnet, frueher: true } };
  expect(aufDiesemBlatt(zeile)).toEqual({ ...zeile, angerechnet });
  expect(aufDiesemBlatt(verfahrensgebuehr)).toBe(verfahrensgebuehr);
});
