import { type Tag, tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import type { Absender } from "#dokumente/e-rechnung/beleg.ts";
import { angabenAus } from "../angaben.ts";
import type { Kostennotenfelder } from "../felder.ts";
import { absender, felder, grundlage, heute } from "../testing-beleg.ts";
import { ausstellbar, pruefliste } from "./pruefliste.ts";

type Lage = {
  readonly mehr?: Kostennotenfelder;
  readonly von?: Partial<Absender>;
  readonly am?: Tag;
};

function pruefen({ mehr = {}, von = {}, am = heute }: Lage) {
  const { angaben } = angabenAus({ ...felder, ...mehr }, am);
  const liste = pruefliste({
    grundlage: grundlage("wert=10000&vv=3100"),
    angaben,
    absender: { ...absender, ...von },
    heute: am,
    darfFreigeben: true,
  });
  return { liste, gut: ausstellbar(liste) };
}
const xrechnung = (lage: Lage) => pruefen(lage).liste.find(({ text }) => text.startsWith("XRechnung"));
const pflicht = (lage: Lage) => pruefen(lage).liste.find(({ norm }) => norm === "§ 27 Abs. 38 UStG")?.text;

const leitweg = { leitwegId: "991-33333TEST-33" };

test("Ohne Telefon des Absenders geht eine Kostennote hinaus; eine XRechnung verlangt es vor dem Ausstellen am Feld", () => {
  expect(pruefen({ von: { telefon: "" } }).gut).toBe(true);
  expect(xrechnung({ von: { telefon: "" } })).toEqual({
    norm: "BR-DE-5 bis 7",
    text: "XRechnung (für Behörden): Dafür fehlt: Telefonnummer des Absenders.",
    stand: "hinweis",
    felder: ["absender"],
  });
  expect(pruefen({ mehr: leitweg, von: { telefon: "" } }).gut).toBe(false);
  expect(xrechnung({ mehr: leitweg, von: { telefon: "" } })).toMatchObject({
    stand: "fehlt",
    felder: ["absender", "leitwegId"],
  });
  expect(pruefen({ mehr: leitweg }).gut).toBe(true);
});

test("Ohne Leitweg-ID sagt die Prüfliste, was eine XRechnung noch braucht, und hält nichts auf", () => {
  expect(pruefen({ mehr: { referenz: "", email: "" } }).gut).toBe(true);
  expect(xrechnung({ mehr: { referenz: "", email: "" } })).toMatchObject({
    norm: "BR-DE-15",
    text: "XRechnung (für Behörden): Dafür fehlt: Leitweg-ID oder Zeichen des Mandanten, E-Mail-Adresse des Mandanten.",
    stand: "hinweis",
    felder: ["referenz", "email"],
  });
  expect(pruefen({ von: { email: "" } }).gut).toBe(false);
  expect(pruefen({ von: { iban: "" } }).gut).toBe(false);
});

const gmbh = { name: "Müller GmbH", von: "01.02.2026" };
const frau = { name: "Petra Müller", von: "01.02.2026" };
const im = (bis: string, mehr: Kostennotenfelder): Lage => ({ mehr: { ...mehr, bis } });

test("Die Pflicht zur E-Rechnung steht erst mit ihrem Tag da, davor nur ihre Ankündigung an Unternehmer", () => {
  expect(pflicht(im("20.11.2026", gmbh))).toBe(
    "E-Rechnung: für diese Kostennote noch keine Pflicht. Sie kommt für Leistungen ab dem 01.01.2027, wenn Ihr Gesamtumsatz im Vorjahr über 800.000,00\u00a0€ lag, ab dem 01.01.2028 für alle.",
  );
  expect(pflicht(im("20.11.2026", frau))).toBeUndefined();
  const januar = tag("2027-01-20");
  expect(pflicht({ ...im("10.01.2027", gmbh), am: januar })).toMatch(
    /^E-Rechnung ist Pflicht, wenn Ihr Gesamtumsatz im Vorjahr über 800\.000,00\u00a0€ lag \(§ 14 Abs\. 2 Satz 2 Nr\. 1 UStG\)/,
  );
  expect(pflicht({ ...im("10.01.2027", frau), am: januar })).toMatch(
    /^Ist der Mandant Unternehmer und die Leistung für sein Unternehmen: E-Rechnung ist Pflicht, wenn/,
  );
  expect(pflicht({ ...im("10.01.2028", gmbh), am: tag("2028-01-10") })).toMatch(
    /^E-Rechnung ist Pflicht \(§ 14/,
  );
  // Nr. 1 held for bills sent until 31.12.2026.
  expect(pflicht({ ...im("31.12.2026", gmbh), am: januar })).toMatch(
    /Die Übergangszeit für Leistungen dieses Tages ist vorbei/,
  );
});

test.each([
  ["an eine Behörde", { ...gmbh, ...leitweg }, {}],
  ["ins Ausland", { ...gmbh, land: "AT", leistungsort: "eu-unternehmer", ustIdNr: "ATU12345678" }, {}],
  ["vom Kleinunternehmer", gmbh, { kleinunternehmer: true }],
])("%s sagt die Prüfliste nichts von der Pflicht zur E-Rechnung", (_, mehr, von) => {
  expect(pflicht({ ...im("10.01.2028", mehr), von, am: tag("2028-01-10") })).toBeUndefined();
});

test.each([
  ["Müller & Söhne GmbH", true],
  ["Bau AG, Zweigniederlassung", true],
  ["Kaiser e.K.", true],
  ["Weber UG (haftungsbeschränkt)", true],
  ["Schmidt PartG mbB", true],
  ["Agnes Kegel", false],
  ["Dr. Segbert AGathe", false],
])("„%s“ ist als Unternehmer erkannt: %s", (name, erkannt) => {
  expect(pflicht(im("20.11.2026", { ...gmbh, name })) !== undefined).toBe(erkannt);
});

test("Eine deutsche USt-IdNr. zeigt den Unternehmer", () => {
  expect(pflicht(im("20.11.2026", { ...frau, ustIdNr: "DE123456789" }))).toContain("noch keine Pflicht");
});
