import { describe, expect, test } from "vitest";
import { berichtAus } from "#dokumente/einlesen/bericht.ts";
import { angabenAus } from "./bericht.ts";
import { lesen } from "./lesen.server.ts";
import { csvTabelle, type Tabelle, zuordnungAus } from "./tabelle.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const tabelle = (text: string): Tabelle => {
  const gelesen = lesen(bytes(text));
  if ("fehler" in gelesen) throw new Error(gelesen.fehler);
  return gelesen;
};
const angaben = (text: string) => {
  const t = tabelle(text);
  return angabenAus(t, zuordnungAus(t.spalten, t.zeilen));
};

describe("Eine CSV-Datei", () => {
  test("aus Outlook: Vor- und Nachname stehen getrennt, leere Spalten fallen weg", () => {
    const { gelesen } = angaben(
      '"First Name","Last Name","Company","E-mail Address","Notes"\r\n"Hans","Müller","","hans@mueller.example",""\r\n',
    );
    expect(gelesen).toEqual([{ nr: 2, name: "Hans Müller", email: "hans@mueller.example" }]);
    expect(tabelle("Name;E-Mail;Leer\nA;a@b.de;\n").spalten).toEqual(["Name", "E-Mail"]);
  });

  test("aus deutschem Excel: Semikolons, Windows-1252, markierte Formeln", () => {
    const windows = Uint8Array.from("Name;E-Mail\r\nJ\xf6rg;'-x@y.de\r\n", (z) => z.charCodeAt(0));
    const t = lesen(windows);
    expect("fehler" in t ? t.fehler : t.zeilen).toEqual([["Jörg", "-x@y.de"]]);
  });

  test("ohne Kopfzeile: die Adresse findet sich am @, der Name daneben", () => {
    const { gelesen } = angaben("Jana Klein,jana@klein.example\nOle Groß,ole@gross.example\n");
    expect(gelesen.map(({ nr, name }) => [nr, name])).toEqual([
      [1, "Jana Klein"],
      [2, "Ole Groß"],
    ]);
  });

  test("ohne Namen hilft die Firma; was kein Kontakt ist, wird mit Zeile und Grund genannt", () => {
    const { gelesen, abgelehnt } = angaben(
      "Name;Firma;E-Mail\n;Muster GmbH;info@muster.example\nA;;keine\nB;;\n;;c@d.de\nD;;INFO@muster.example\n",
    );
    expect(gelesen).toEqual([{ nr: 2, name: "Muster GmbH", email: "info@muster.example" }]);
    expect(abgelehnt).toEqual([
      { nr: 3, text: "A, keine", grund: "Das ist keine gültige E-Mail-Adresse." },
      { nr: 4, text: "B", grund: "Ohne E-Mail-Adresse." },
      { nr: 5, text: "c@d.de", grund: "Ohne Namen." },
      { nr: 6, text: "D, INFO@muster.example", grund: "Dieselbe Adresse steht schon in Zeile 2." },
    ]);
  });

  test("mit leeren Zeilen und Umbrüchen in einer Zelle nennt jede Zeile, wie ein Programm sie zählt", () => {
    const { gelesen, abgelehnt } = angaben('\n\nName;E-Mail\n\n"A\nB";a@b.de\n\n\nC;keine\n\nD;d@b.de\n');
    expect(gelesen.map(({ nr }) => nr)).toEqual([5, 11]);
    expect(abgelehnt.map(({ nr }) => nr)).toEqual([9]);
    const windows = angaben('Name;E-Mail\r\n\r\n"A\r\nB";a@b.de\r\n\r\nC;c@b.de\r\n');
    expect(windows.gelesen.map(({ nr }) => nr)).toEqual([3, 6]);
  });

  test("mit neunzig Spalten behält die zwölf, auf die es ankommen kann", () => {
    const kopf = [...Array.from({ length: 88 }, (_, i) => `Feld ${i}`), "Name", "E-Mail"];
    const zeile = [...Array.from({ length: 88 }, () => "x"), "A", "a@b.de"];
    const { spalten } = csvTabelle([kopf, zeile].map((felder, i) => ({ nr: i + 1, felder })));
    expect(spalten).toHaveLength(12);
    expect(spalten.slice(-2)).toEqual(["Name", "E-Mail"]);
  });
});

test("Karten: jede Adresse wird ein Kontakt, unlesbare und leere Karten werden genannt", () => {
  const { gelesen, abgelehnt } = angaben(
    [
      "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:A B\r\nEMAIL:zwei@b.de\r\nEMAIL;PREF=1:eins@b.de\r\nEND:VCARD\r\n",
      "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ohne\r\nEND:VCARD\r\n",
      "BEGIN:VCARD\r\nVERSION:3.0\r\nEMAIL;=:x\r\nEND:VCARD\r\n",
    ].join(""),
  );
  expect(gelesen.map(({ email }) => email)).toEqual(["eins@b.de", "zwei@b.de"]);
  expect(abgelehnt.map(({ nr, grund }) => [nr, grund])).toEqual([
    [2, "Ohne E-Mail-Adresse."],
    [3, "Die Karte ist nicht lesbar."],
  ]);
});

test.each([
  ["ein Bild", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0)],
  ["eine leere Datei", new Uint8Array()],
  ["nur eine Kopfzeile", bytes("Name;E-Mail\n")],
])("Keine Kontakte hat %s", (_was, datei) => {
  expect(lesen(datei)).toHaveProperty("fehler");
});

test("Was schon da ist, wird von Neuem getrennt", () => {
  const roh = angaben("Name;E-Mail\nA;A@b.de\nC;c@d.de\n");
  const { neu, vorhanden } = berichtAus(roh, ({ email }) => email.toLowerCase() === "a@b.de");
  expect([neu.map(({ name }) => name), vorhanden.map(({ name }) => name)]).toEqual([["C"], ["A"]]);
});
