import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { umgebungAus } from "#platform/env/env.server.ts";
import { bestellung, lebenslauf, wechsel } from "../vertrag/testing-lebenslauf.ts";
import type { Vertrag } from "../vertrag/vertrag.ts";
import { vertragsmail } from "./vertragsmail.ts";

const umgebung = umgebungAus({
  BASE_URL: "https://portal.example",
  ANBIETER_NAME: "Portal GmbH",
  ANBIETER_STRASSE: "Ring 1",
  ANBIETER_ORT: "10115 Berlin",
  ANBIETER_EMAIL: "post@portal.example",
});
const mail = (vorlage: Parameters<typeof vertragsmail>[0], vertrag: Vertrag) =>
  vertragsmail(vorlage, { konto: { name: "Rosa Dachs" }, vertrag, nummer: "V-1", umgebung });

const testphase = (abweichend = {}) => {
  const lauf = lebenslauf();
  lauf.tun("2026-03-10", bestellung("2026-03-10", { testphase: true, ...abweichend }));
  return lauf;
};

test("Die Bestätigung enthält den Vertrag, die Widerrufsbelehrung, ihr Formular und die AGB (§ 312f Abs. 2 BGB)", () => {
  const { betreff, text, html, art } = mail("bestellung", testphase({ zahlweg: "rechnung" }).vertrag);
  expect([betreff, art]).toEqual(["Ihre Bestellung: Tarif Premium", "abo-bestellung"]);
  for (const satz of [
    "am 10.03.2026 um 12:00 Uhr",
    "24,99\u00a0€ pro Monat (inkl. 19\u00a0% MwSt.)",
    "kostenlose Testphase bis zum 17.03.2026 um 12:00 Uhr",
    "Zahlungsweise: auf Rechnung, zahlbar innerhalb von 14 Tagen. Die erste Rechnung kommt nach der Testphase.",
    "https://portal.example/konto#abo",
    "Allgemeine Geschäftsbedingungen, Fassung vom 28.11.2026",
    "§ 1 Geltung und Vertragspartner",
    "Gesamtpreis inkl. 19 % MwSt.",
    "Rechtsstand (https://portal.example/rechtsstand)",
    "– bei Vorsatz und grober Fahrlässigkeit,",
    "§ 12 Schlussbestimmungen",
    "Portal GmbH, Ring 1, 10115 Berlin, post@portal.example",
    "bis zum 24.03.2026 widerrufen",
    "binnen vierzehn Tagen ohne Angabe von Gründen",
    "Muster-Widerrufsformular",
    "Sie haben ausdrücklich verlangt",
  ])
    expect(text, satz).toContain(satz);
  expect(html).toMatch(/<h3[^>]*>§ 12 Schlussbestimmungen<\/h3>/);
});

test("Ohne Zahlungsweise und ohne Wunsch sagt sie, dass nichts zu zahlen ist", () => {
  const { text } = mail("bestellung", testphase({ ausdruecklicherBeginn: false }).vertrag);
  expect(text).toContain("Ohne Zahlungsweise endet er mit der Testphase, und es entstehen keine Kosten.");
  expect(text).toContain("bei einem Widerruf zahlen Sie nichts");
});

test("Vor dem Ende der Testphase steht, was danach ist: nichts, das Entgelt, oder das Ende", () => {
  const lauf = testphase();
  expect(mail("test-endet", lauf.vertrag).text).toContain("Es entstehen keine Kosten");
  lauf.tun("2026-03-11", { art: "zahlweg-gewaehlt", zahlweg: "rechnung" });
  expect(mail("test-endet", lauf.vertrag).text).toContain("auf Rechnung für 24,99\u00a0€ pro Monat");
  lauf.tun("2026-03-12", { art: "gekuendigt" });
  expect(mail("test-endet", lauf.vertrag).text).toContain("Sie haben gekündigt");
  expect(mail("gekuendigt", lauf.vertrag).text).toContain(
    "endet mit der Testphase am 17.03.2026 um 12:00 Uhr",
  );
});

test("Wer die Testphase zu einem späteren Tag gekündigt hat, liest vor ihrem Ende, was bis dahin zu zahlen ist", () => {
  const lauf = testphase({ zahlweg: "rechnung" });
  lauf.tun("2026-03-12", { art: "gekuendigt", zum: tag("2026-04-10") });
  expect(mail("gekuendigt", lauf.vertrag).text).toContain("endet mit dem 16.04.2026");
  const { text } = mail("test-endet", lauf.vertrag);
  expect(text).not.toContain("es entstehen keine Kosten, und");
  expect(text).toContain(
    "läuft der Tarif Premium bis zum 16.04.2026 weiter, auf Rechnung für 24,99\u00a0€ pro Monat",
  );
});

test("Ein vorgemerkter Wechsel nach unten enthält Leistung, Preis, Beginn und die AGB", () => {
  const lauf = lebenslauf();
  lauf.tun("2026-03-10", bestellung("2026-03-10"));
  lauf.tun("2026-03-12", wechsel("2026-03-12", "basic"));
  const { text } = mail("wechsel-vorgemerkt", lauf.vertrag);
  for (const satz of [
    "Leistung: Gebührenportal, Tarif Basic.",
    "11,99\u00a0€ pro Monat (inkl. 19\u00a0% MwSt.)",
    "Laufzeit: ab dem 10.04.2026 auf unbestimmte Zeit, abgerechnet von Monat zu Monat.",
    "Zahlungsweise: auf Rechnung, zahlbar innerhalb von 14 Tagen.",
    "bis zum 09.04.2026 in Ihrem Konto zurücknehmen",
    "Portal GmbH, Ring 1, 10115 Berlin, post@portal.example",
    "§ 12 Schlussbestimmungen",
  ])
    expect(text, satz).toContain(satz);
  expect(text).not.toContain("24,99");
});

test("Die Kündigung nennt den letzten Tag, und jede Vorlage spricht in ganzen Sätzen", () => {
  const lauf = lebenslauf();
  lauf.tun("2026-03-10", bestellung("2026-03-10"));
  lauf.tun("2026-03-12", { art: "gekuendigt" });
  expect(mail("gekuendigt", lauf.vertrag).text).toContain("endet mit dem 09.04.2026");
  for (const vorlage of [
    ...(["wechsel", "wechsel-vorgemerkt", "wechsel-ausgefuehrt", "zahlweg", "kuendigung-zurueck"] as const),
    ...(["test-aktiv", "test-frei", "beendet", "ausgesetzt", "wieder-frei"] as const),
  ]) {
    const { text, betreff } = mail(vorlage, lauf.vertrag);
    expect(betreff.length, vorlage).toBeGreaterThan(10);
    expect(text, vorlage).not.toMatch(/undefined|null|NaN| \.| ,| {2}/);
  }
});

test("Wer die Zahlungsweise wechselt, erfährt, was aus dem wird, was offen ist", () => {
  const lauf = lebenslauf();
  lauf.tun("2026-03-10", bestellung("2026-03-10", { zahlweg: "stripe" }));
  lauf.tun("2026-03-12", { art: "zahlweg-gewaehlt", zahlweg: "rechnung" });
  const { text } = mail("zahlweg", lauf.vertrag);
  expect(text).toContain("Was noch offen ist und nicht schon abgebucht wird, überweisen Sie bitte");
  expect(text).toContain("https://portal.example/konto/rechnungen");
  lauf.tun("2026-03-13", { art: "zahlweg-gewaehlt", zahlweg: "stripe" });
  expect(mail("zahlweg", lauf.vertrag).text).toContain("zum Überweisen bekommen haben");
});

test("Nach einem Widerruf steht fest, seit wann der Vertrag beendet ist", () => {
  const lauf = lebenslauf();
  lauf.tun("2026-03-10", bestellung("2026-03-10"));
  lauf.tun("2026-03-12", { art: "widerrufen" });
  expect(mail("widerrufen", lauf.vertrag).text).toContain("ist seit dem 12.03.2026 beendet");
});
