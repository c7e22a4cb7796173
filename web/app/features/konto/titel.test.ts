import { expect, test } from "vitest";
import { linear, wachstum } from "#platform/testing-wachstum.ts";
import { nameBefund } from "./pruefung.ts";
import { namensteile, titelBefund, titelteile, titelVereint, titelzeile } from "./titel.ts";

test.each([
  ["Dr. Anna Müller", "Dr.", "Anna Müller", ""],
  ["Dr Anna Müller", "Dr", "Anna Müller", ""],
  ["Dr.Anna Müller", "Dr.", "Anna Müller", ""],
  ["Dr.\u00a0jur. Anna Müller", "Dr. jur.", "Anna Müller", ""],
  ["Dr. iur. utr. Anna Müller", "Dr. iur. utr.", "Anna Müller", ""],
  ["Prof. Dr. Anna Müller", "Prof. Dr.", "Anna Müller", ""],
  ["Prof.Dr.Anna Müller", "Prof. Dr.", "Anna Müller", ""],
  ["Univ.-Prof. Dr. Dr. h. c. mult. Anna Müller", "Univ.-Prof. Dr. Dr. h. c. mult.", "Anna Müller", ""],
  ["Dr.-Ing. Max von der Heide", "Dr.-Ing.", "Max von der Heide", ""],
  ["Mag. iur. Anna Müller", "Mag. iur.", "Anna Müller", ""],
  ["Dipl.-Jur. (Univ.) Anna Müller", "Dipl.-Jur. (Univ.)", "Anna Müller", ""],
  ["Dipl.-Finanzwirt (FH) Max Groß", "Dipl.-Finanzwirt (FH)", "Max Groß", ""],
  ["Ass. jur. Max Groß", "Ass. jur.", "Max Groß", ""],
  ["RAin Anna Müller", "RAin", "Anna Müller", ""],
  ["RA Dr. Max Groß, LL.M.", "RA Dr.", "Max Groß", "LL.M."],
  ["Rechtsanwalt und Notar Max Groß", "Rechtsanwalt und Notar", "Max Groß", ""],
  ["Anna Müller, Rechtsanwältin", "Rechtsanwältin", "Anna Müller", ""],
  ["Anna Müller, LL.M.", "", "Anna Müller", "LL.M."],
  ["Anna Müller LL.M.", "", "Anna Müller", "LL.M."],
  ["LL.M. Anna Müller", "", "Anna Müller", "LL.M."],
  ["Anna Müller, LL.M. (Yale), M.A.", "", "Anna Müller", "LL.M. (Yale), M.A."],
  ["Dr. Anna Müller LL. M. oec.", "Dr.", "Anna Müller", "LL. M. oec."],
  ["Anna Müller, Dr. jur., MBA", "Dr. jur.", "Anna Müller", "MBA"],
  ["M.A. Anna Müller", "", "Anna Müller", "M.A."],
  ["Anna Müller M.A.", "", "Anna Müller", "M.A."],
  [
    "Max Groß, Fachanwalt für Bank- und Kapitalmarktrecht",
    "",
    "Max Groß",
    "Fachanwalt für Bank- und Kapitalmarktrecht",
  ],
  ["Max Groß, Fachanwalt für Erbrecht LL.M.", "", "Max Groß", "Fachanwalt für Erbrecht, LL.M."],
  ["DR. ANNA MÜLLER", "DR.", "ANNA MÜLLER", ""],
])("%s: Titel und Name", (eingabe, vor, name, nach) => {
  expect(namensteile(eingabe)).toEqual({ vor, name, nach });
  expect(nameBefund(eingabe)).toBeUndefined();
});

test.each([
  "Anna Müller",
  "Drago Ilić",
  "Magdalena Profeta",
  "Yo-Yo Ma",
  "Peter Notar",
  "Ra Paulette",
  "Anne-Marie O'Neill",
  "Karl-Theodor von und zu Guttenberg",
  "Professoren Verlag",
  "Maria Doktorowa",
])("%s ist ganz Name", (eingabe) => {
  expect(namensteile(eingabe)).toEqual({ vor: "", name: eingabe, nach: "" });
});

test.each([
  ["Dr.", "Bitte geben Sie Ihren vollständigen Namen ein."],
  ["Dr. jur., LL.M.", "Bitte geben Sie Ihren vollständigen Namen ein."],
  ["Prof. Dr. X", "Der Name muss mindestens 2 Zeichen lang sein."],
  ["Dr. <script>alert(1)</script>", "Der Name darf nur Buchstaben, Leerzeichen und Bindestriche enthalten."],
  ["Dr. Anna\r\nBcc: x", "Der Name darf nur Buchstaben, Leerzeichen und Bindestriche enthalten."],
  ["Dr. H. C. Meier", "Der Name darf nur Buchstaben, Leerzeichen und Bindestriche enthalten."],
  ["M. A. Meier", "Der Name darf nur Buchstaben, Leerzeichen und Bindestriche enthalten."],
  ["Müller, Anna", "Der Name darf nur Buchstaben, Leerzeichen und Bindestriche enthalten."],
  ["Anna Müller, LL.M. (<b>)", "Der Name darf nur Buchstaben, Leerzeichen und Bindestriche enthalten."],
  ["Dr.\u202eAnna", "Der Name darf nur Buchstaben, Leerzeichen und Bindestriche enthalten."],
  [`${"Dr. ".repeat(40)}Anna Müller`, "Der Titel darf höchstens 100 Zeichen lang sein."],
])("%j ist kein Name", (eingabe, satz) => {
  expect(nameBefund(eingabe)).toBe(satz);
});

test.each([
  "Dr. ",
  "Dipl.-A",
  "LL.M. ",
  ", LL.M. (",
  "und ",
  "Dr. jur. und ",
  ", Fachanwalt für MBA MBA MBA MBA",
])("Eine lange Reihe von „%s“ hält niemanden auf", (stueck) => {
  const lang = (anfang: string) => (n: number) => namensteile(`${anfang}${stueck.repeat(n)}`.slice(0, n));
  for (const anfang of ["Anna ", ""]) expect(wachstum(lang(anfang), 399 / 16)).toBeLessThan(linear);
  expect(wachstum(lang("Anna "), 10_000)).toBeLessThan(linear);
});

test.each([
  ["Dr. jur., LL.M.", "Dr. jur.", "LL.M."],
  ["LL.M., M.A.", "", "LL.M., M.A."],
  ["Hofrat Dr.", "Hofrat Dr.", ""],
  ["Hofrat, LL.M. (Yale)", "Hofrat", "LL.M. (Yale)"],
  ["  ", "", ""],
])("Das Feld „%s“ steht vor und hinter dem Namen", (eingabe, vor, nach) => {
  expect(titelteile(eingabe)).toEqual({ vor, nach });
  const zeile = titelzeile({ vor, nach });
  expect(titelteile(zeile ?? "")).toEqual({ vor, nach });
});

test("Ein Feld und ein Name sagen denselben Titel einmal", () => {
  expect(titelVereint(titelteile("Dr."), namensteile("Prof. Dr. Anna Müller"))).toEqual({
    vor: "Prof. Dr.",
    nach: "",
  });
  expect(titelVereint(titelteile("Dr., LL.M."), namensteile("RAin Anna Müller"))).toEqual({
    vor: "RAin Dr.",
    nach: "LL.M.",
  });
  expect(titelVereint(titelteile(""), namensteile("Anna Müller"))).toEqual({ vor: "", nach: "" });
});

test("Ein Titel hat Buchstaben und Satzzeichen, höchstens hundert", () => {
  expect(titelBefund("Dr. (Univ. Florenz), LL.M.")).toBeUndefined();
  expect(titelBefund("")).toBeUndefined();
  expect(titelBefund("<b>Dr.</b>")).toContain("nur Buchstaben");
  expect(titelBefund("Dr.\nBcc")).toContain("nur Buchstaben");
  expect(titelBefund("x".repeat(101))).toContain("höchstens 100");
});
