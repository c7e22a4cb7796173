import { cent, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { kuendigungstag, widerrufsfolge } from "./beenden.ts";
import { endetag } from "./endetag.ts";
import { tarifstand } from "./tarifstand.ts";
import {
  bestellung,
  lebenslauf,
  mailvorlagen,
  mittags,
  periode,
  rechnungsbetraege,
  wechsel,
} from "./testing-lebenslauf.ts";

const laufend = (typ: "basic" | "premium" | "teams" = "premium", abweichend = {}) => {
  const lauf = lebenslauf();
  lauf.tun("2026-03-01", bestellung("2026-03-01", { typ, ...abweichend }));
  return lauf;
};
/** A premium contract of a portal without invoices: paid at once and for good. */
const bezahlt = () => {
  const lauf = lebenslauf(false);
  lauf.tun("2026-03-01", bestellung("2026-03-01"));
  return lauf;
};
const gutschriften = (lauf: ReturnType<typeof laufend>) =>
  lauf.wirkungen.filter((w) => w.art === "gutschrift");

describe("Eine Kündigung", () => {
  test("wirkt zum Ende der Periode; von da an ist der Tarif frei, ohne dass etwas laufen muss", () => {
    const lauf = bezahlt();
    lauf.tun("2026-03-20", { art: "gekuendigt" });
    expect(lauf.vertrag).toMatchObject({ zustand: "active", gekuendigtZum: "2026-04-01" });
    expect(tarifstand(lauf.vertrag)).toMatchObject({ tarif: "premium", bis: "2026-03-31T22:00:00Z" });
    const wirkungen = lauf.uhr("2026-04-01");
    expect(lauf.vertrag).toMatchObject({ zustand: "ended", beendetAm: "2026-04-01" });
    expect(rechnungsbetraege(wirkungen)).toEqual([]);
    expect(mailvorlagen(wirkungen)).toEqual(["beendet"]);
  });

  test("ein zweites Mal ändert nichts und lässt sich bis zum Ende zurücknehmen", () => {
    const lauf = bezahlt();
    lauf.tun("2026-03-20", { art: "gekuendigt" });
    expect(lauf.abgelehnt("2026-03-21", { art: "gekuendigt" })).toBe("unveraendert");
    lauf.tun("2026-03-22", { art: "kuendigungZurueckgenommen" });
    expect(tarifstand(lauf.vertrag).bis).toBeNull();
    expect(lauf.abgelehnt("2026-03-22", { art: "kuendigungZurueckgenommen" })).toBe("nicht-gekuendigt");
    lauf.uhr("2026-04-01");
    expect(lauf.vertrag.zustand).toBe("active");
  });

  test("zu einem späteren Tag wirkt zum ersten Periodenende, das nicht davor liegt", () => {
    const { vertrag } = bezahlt();
    const zum = (am?: string) => kuendigungstag(vertrag, mittags("2026-03-20"), am ? tag(am) : undefined);
    expect(zum()).toBe("2026-04-01");
    expect(zum("2026-03-25")).toBe("2026-04-01");
    expect(zum("2026-04-01")).toBe("2026-04-01");
    expect(zum("2026-04-02")).toBe("2026-05-01");
    expect(zum("2999-01-01")).toBe("2031-04-01");
    const lauf = bezahlt();
    lauf.tun("2026-03-20", { art: "gekuendigt", zum: tag("2026-04-15") });
    lauf.uhr("2026-04-01");
    expect(lauf.vertrag).toMatchObject({ zustand: "active", gekuendigtZum: "2026-05-01" });
    expect(lauf.abgelehnt("2026-04-02", { art: "gekuendigt" })).toBe("unveraendert");
    lauf.uhr("2026-05-01");
    expect(lauf.vertrag.zustand).toBe("ended");
  });

  test("der Testphase zu einem Tag danach lässt den bezahlten Monat noch zu und nennt ihn überall gleich", () => {
    const lauf = lebenslauf();
    lauf.tun("2026-03-01", bestellung("2026-03-01", { testphase: true, zahlweg: "rechnung" }));
    lauf.tun("2026-03-03", { art: "gekuendigt", zum: tag("2026-03-30") });
    expect(lauf.vertrag.gekuendigtZum).toBe("2026-04-08");
    expect(endetag(lauf.vertrag)).toBe("2026-04-07");
    expect(tarifstand(lauf.vertrag).bis).toBe("2026-04-07T22:00:00Z");
    expect(rechnungsbetraege(lauf.uhr("2026-03-08T11:00:01Z"))).toEqual([2499]);
    expect(tarifstand(lauf.vertrag).bis).toBe("2026-04-07T22:00:00Z");
    lauf.uhr("2026-04-08");
    expect([lauf.vertrag.zustand, rechnungsbetraege(lauf.wirkungen)]).toEqual(["ended", [2499]]);
  });

  test("der Testphase ohne Zahlungsweise wirkt zu ihrem Ende, welcher Tag auch gewünscht war", () => {
    const lauf = lebenslauf();
    lauf.tun("2026-03-01", bestellung("2026-03-01", { testphase: true }));
    lauf.tun("2026-03-03", { art: "gekuendigt", zum: tag("2026-03-30") });
    expect([lauf.vertrag.gekuendigtZum, endetag(lauf.vertrag)]).toEqual(["2026-03-08", "2026-03-08"]);
    expect(tarifstand(lauf.vertrag).bis).toBe("2026-03-08T11:00:00Z");
    // Chosen afterwards it changes nothing.
    lauf.tun("2026-03-04", { art: "zahlweg-gewaehlt", zahlweg: "rechnung" });
    lauf.uhr("2026-03-08T11:00:01Z");
    expect([lauf.vertrag.zustand, rechnungsbetraege(lauf.wirkungen)]).toEqual(["ended", []]);
  });

  test("bleibt nach einer Pause ihr Tag: die letzte Periode ist kürzer und kostet ihren Anteil", () => {
    const lauf = laufend();
    lauf.tun("2026-03-02", { art: "gekuendigt", zum: tag("2026-06-15") });
    for (const am of ["2026-03-22", "2026-03-29", "2026-04-12"]) lauf.uhr(am);
    lauf.tun("2026-05-20", { art: "bezahlt", schluessel: "R1", betrag: cent(2499) });
    lauf.tun("2026-05-20", { art: "bezahlt", schluessel: "R2", betrag: cent(2499) });
    expect(lauf.vertrag).toMatchObject({ periodeVon: "2026-05-20", gekuendigtZum: "2026-07-01" });
    lauf.tun("2026-05-21", { art: "bezahlt", schluessel: "R3", betrag: cent(2499) });
    const wirkungen = lauf.uhr("2026-06-20");
    // 11 of 30 days: 24.99 × 11 ÷ 30 = 9.163
    expect(wirkungen).toMatchObject([
      { art: "rechnung", betrag: 916, posten: [{ von: "2026-06-20", bis: "2026-06-30" }] },
    ]);
    lauf.tun("2026-06-21", { art: "kuendigungZurueckgenommen" });
    lauf.uhr("2026-07-01");
    expect(periode(lauf.vertrag)).toEqual(["2026-07-01", "2026-08-01"]);
  });

  test("eine frühere ersetzt eine spätere", () => {
    const lauf = bezahlt();
    lauf.tun("2026-03-20", { art: "gekuendigt", zum: tag("2026-06-15") });
    expect(lauf.vertrag.gekuendigtZum).toBe("2026-07-01");
    lauf.tun("2026-03-21", { art: "gekuendigt" });
    expect(lauf.vertrag.gekuendigtZum).toBe("2026-04-01");
  });

  test("aus wichtigem Grund endet heute und schreibt die übrigen Tage gut", () => {
    const lauf = laufend();
    lauf.tun("2026-03-02", { art: "bezahlt", schluessel: "R1", betrag: cent(2499) });
    lauf.tun("2026-03-11", { art: "gekuendigt", fristlos: true });
    expect(lauf.vertrag).toMatchObject({ zustand: "ended", beendetAm: "2026-03-11" });
    // 21 of 31 days: 24.99 × 21 ÷ 31 = 16.928…
    expect(gutschriften(lauf)).toMatchObject([{ betrag: 1693, erstatten: 1693, zu: ["R1"] }]);
  });
});

describe("Wer aus wichtigem Grund kündigt und später Recht bekommt,", () => {
  const fristlos = { art: "gekuendigt", fristlos: true, am: tag("2026-03-11") } as const;

  test("dem wird vom Tag des Eingangs an gutgeschrieben, auch was seitdem berechnet wurde", () => {
    const lauf = laufend();
    lauf.tun("2026-04-06", fristlos);
    // 21 of 31 days and all of April.
    expect(gutschriften(lauf)).toMatchObject([{ betrag: 1693 + 2499, zu: ["R1", "R2"] }]);
    expect(lauf.vertrag).toMatchObject({ zustand: "ended", beendetAm: "2026-04-06" });
    expect(lauf.abgelehnt("2026-04-07", fristlos)).toBe("kein-vertrag");
  });

  test("bekommt die Tage bis zum ordentlichen Ende zurück, wenn es inzwischen vorbei ist", () => {
    const lauf = laufend();
    lauf.tun("2026-03-11", { art: "gekuendigt" });
    lauf.uhr("2026-04-01");
    lauf.tun("2026-04-06", fristlos);
    expect(gutschriften(lauf)).toMatchObject([{ betrag: 1693, zu: ["R1"] }]);
    expect(lauf.vertrag).toMatchObject({ zustand: "ended", beendetAm: "2026-04-01" });
    expect(lauf.abgelehnt("2026-04-07", fristlos)).toBe("kein-vertrag");
  });
});

describe("Ein Widerruf", () => {
  test("ist in der Frist auch nach einem vorzeitigen Ende möglich, einmal, und rechnet das Gutgeschriebene an", () => {
    for (const [wunsch, betrag] of [
      [true, 0],
      [false, 403],
    ] as const) {
      const lauf = laufend("premium", { ausdruecklicherBeginn: wunsch });
      lauf.tun("2026-03-06", { art: "gekuendigt", fristlos: true });
      expect(gutschriften(lauf)).toMatchObject([{ betrag: 2499 - 403 }]);
      lauf.tun("2026-03-10", { art: "widerrufen" });
      expect(gutschriften(lauf).reduce((s, { betrag: b }) => s + b, 0)).toBe(2499 - 403 + betrag);
      expect(lauf.vertrag).toMatchObject({ zustand: "ended", beendetAm: "2026-03-06" });
      expect(lauf.abgelehnt("2026-03-11", { art: "widerrufen" })).toBe("kein-vertrag");
    }
  });

  test("zählt von dem Tag an, an dem er einging, auch wenn seitdem eine Periode begonnen hat", () => {
    const lauf = laufend();
    lauf.tun("2026-04-06", { art: "widerrufen", am: tag("2026-03-11") });
    expect(gutschriften(lauf)).toMatchObject([{ betrag: 1693 + 2499, zu: ["R1", "R2"] }]);
  });

  test("kostet bei ausdrücklichem Beginn den Anteil der Tage davor, der Rest geht zurück", () => {
    const lauf = laufend();
    lauf.tun("2026-03-02", { art: "bezahlt", schluessel: "R1", betrag: cent(2499) });
    expect(widerrufsfolge(lauf.vertrag, tag("2026-03-11"))).toMatchObject({
      wertersatz: 806,
      gutschrift: 1693,
    });
    lauf.tun("2026-03-11", { art: "widerrufen" });
    // 10 of 31 days: 24.99 × 10 ÷ 31 = 8.061…
    expect(gutschriften(lauf)).toMatchObject([{ betrag: 1693, erstatten: 1693, zu: ["R1"] }]);
    expect(lauf.vertrag).toMatchObject({ zustand: "ended", beendetAm: "2026-03-11" });
    expect(tarifstand(lauf.vertrag).tarif).toBe("free");
  });

  test("kostet ohne ausdrücklichen Wunsch nichts", () => {
    const lauf = laufend("premium", { ausdruecklicherBeginn: false });
    lauf.tun("2026-03-15", { art: "widerrufen" });
    expect(gutschriften(lauf)).toMatchObject([{ betrag: 2499, erstatten: 0 }]);
    expect(lauf.vertrag.forderungen).toMatchObject([{ offen: 0 }]);
  });

  test("ist am letzten Tag der Frist noch möglich, danach nicht mehr", () => {
    const lauf = laufend();
    expect(lauf.abgelehnt("2026-03-15", { art: "widerrufen" })).toBeUndefined();
    expect(lauf.abgelehnt("2026-03-16", { art: "widerrufen" })).toBe("widerrufsfrist-vorbei");
  });

  test("mindert zuerst, was noch offen ist", () => {
    const lauf = laufend();
    lauf.tun("2026-03-05", { art: "bezahlt", schluessel: "R1", betrag: cent(1000) });
    lauf.tun("2026-03-11", { art: "widerrufen" });
    expect(gutschriften(lauf)).toMatchObject([{ betrag: 1693, erstatten: 1693 - 1499 }]);
    expect(lauf.vertrag.forderungen).toMatchObject([{ offen: 0 }]);
  });

  test("in der Testphase ist umsonst", () => {
    const lauf = lebenslauf();
    lauf.tun("2026-03-01", bestellung("2026-03-01", { testphase: true, zahlweg: "rechnung" }));
    lauf.tun("2026-03-04", { art: "widerrufen" });
    expect(lauf.vertrag.zustand).toBe("ended");
    expect(gutschriften(lauf)).toEqual([]);
  });

  test("nach der Testphase rechnet nur die bezahlten Tage", () => {
    const lauf = lebenslauf();
    lauf.tun("2026-03-01", bestellung("2026-03-01", { testphase: true, zahlweg: "rechnung" }));
    lauf.uhr("2026-03-08");
    lauf.tun("2026-03-15", { art: "widerrufen" });
    // 7 of 31 days: 24.99 × 7 ÷ 31 = 5.642…
    expect(gutschriften(lauf)).toMatchObject([{ betrag: 2499 - 564 }]);
  });

  test("umfasst innerhalb der ersten Frist auch den Tarif davor, später nur den Wechsel", () => {
    const frueh = laufend("basic");
    frueh.tun("2026-03-06", wechsel("2026-03-06", "premium"));
    // Basic: 26 of 31 days credited (10.06), so 1.93 is worth its five days; Premium: 5 of 31 days (4.03).
    frueh.tun("2026-03-11", { art: "widerrufen" });
    expect(gutschriften(frueh)).toMatchObject([{ betrag: 2499 - 403 }]);
    const ohne = laufend("basic", { ausdruecklicherBeginn: false });
    ohne.tun("2026-03-06", wechsel("2026-03-06", "premium"));
    ohne.tun("2026-03-11", { art: "widerrufen" });
    expect(gutschriften(ohne)).toMatchObject([{ betrag: 2499 + 193, zu: ["R1", "R2"] }]);
    const spaet = laufend("basic");
    spaet.tun("2026-03-20", wechsel("2026-03-20", "premium"));
    spaet.tun("2026-03-20", { art: "widerrufen" });
    expect(gutschriften(spaet)).toMatchObject([{ betrag: 2499, zu: ["R2"] }]);
  });
});
