import { cent, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { vorErklaerung } from "./aufheben.ts";
import { tarifstand } from "./tarifstand.ts";
import { bestellung, lebenslauf, rechnungsbetraege } from "./testing-lebenslauf.ts";
import type { Ereignis, Wirkung } from "./vertrag.ts";

const begonnen = (mehr = {}) => {
  const lauf = lebenslauf();
  lauf.tun("2026-03-10", bestellung("2026-03-10", mehr));
  return lauf;
};

/** A declaration of a stranger has its effect. @returns the event that undoes it */
function fremd(
  lauf: ReturnType<typeof begonnen>,
  am: string,
  ereignis: Ereignis,
  eingegangenAm = am,
): Ereignis {
  lauf.uhr(am);
  const vorher = lauf.vertrag;
  lauf.tun(am, ereignis);
  const tage = { am: tag(am), eingegangenAm: tag(eingegangenAm) };
  return { art: "aufgehoben", vorher: vorErklaerung(vorher, lauf.vertrag, tage) };
}

const gutschriften = (wirkungen: readonly Wirkung[]) =>
  wirkungen.flatMap((w) => (w.art === "gutschrift" ? [w.betrag] : []));

describe("Ein Widerruf, den ein Fremder erklärt hat,", () => {
  test("wird am selben Tag ganz ungeschehen: Tarif, Periode, und zusammen wird der volle Preis geschuldet", () => {
    const lauf = begonnen();
    const zurueck = fremd(lauf, "2026-03-20", { art: "widerrufen" });
    expect(tarifstand(lauf.vertrag).tarif).toBe("free");
    expect(gutschriften(lauf.wirkungen)).toEqual([1693]);
    lauf.tun("2026-03-20", zurueck);
    expect(tarifstand(lauf.vertrag)).toEqual({ tarif: "premium", bis: null, testphaseBis: null });
    expect(lauf.vertrag).toMatchObject({ zustand: "active", beendetAm: null, periodeBis: "2026-04-10" });
    expect(rechnungsbetraege(lauf.wirkungen)).toEqual([2499, 1693]);
    expect(lauf.vertrag.forderungen.reduce((s, { offen }) => s + offen, 0)).toBe(2499);
    lauf.uhr("2026-04-10");
    expect(rechnungsbetraege(lauf.wirkungen)).toEqual([2499, 1693, 2499]);
  });

  test("kostet die Tage nicht, an denen der Tarif abgeschaltet war", () => {
    const lauf = begonnen();
    // Arrived on the 18th, effective on the 20th, undone on the 25th: five of its 23 days were without the tier.
    const zurueck = fremd(lauf, "2026-03-20", { art: "widerrufen", am: tag("2026-03-18") }, "2026-03-18");
    // 24,99 € × 8/31 = 6,45 € are owed.
    expect(gutschriften(lauf.wirkungen)).toEqual([1854]);
    lauf.tun("2026-03-25", zurueck);
    // 18,54 € − 18,54 € × 5/23 (4,03 €).
    expect(rechnungsbetraege(lauf.wirkungen)).toEqual([2499, 1451]);
    expect(lauf.vertrag.periodeVon).toBe("2026-03-18");
  });

  test("lässt nach der Periode eine neue beginnen, ohne die Zeit dazwischen zu berechnen", () => {
    const lauf = begonnen({ ausdruecklicherBeginn: false });
    const zurueck = fremd(lauf, "2026-03-24", { art: "widerrufen" });
    expect(gutschriften(lauf.wirkungen)).toEqual([2499]);
    lauf.tun("2026-04-20", zurueck);
    // 14 of the 31 days were with the tier: 24,99 € − 24,99 € × 17/31 (13,70 €).
    expect(rechnungsbetraege(lauf.wirkungen)).toEqual([2499, 1129, 2499]);
    expect(lauf.vertrag).toMatchObject({ periodeVon: "2026-04-20", anker: "2026-04-20" });
  });

  test("gibt in der Testphase die Testphase zurück", () => {
    const lauf = begonnen({ testphase: true });
    const zurueck = fremd(lauf, "2026-03-12", { art: "widerrufen" });
    expect(tarifstand(lauf.vertrag).tarif).toBe("free");
    lauf.tun("2026-03-13", zurueck);
    expect(tarifstand(lauf.vertrag)).toMatchObject({ tarif: "premium", bis: "2026-03-17T11:00:00Z" });
    expect(rechnungsbetraege(lauf.wirkungen)).toEqual([]);
  });

  test("kann danach noch vom Kunden selbst widerrufen werden, und zusammen bleibt nur der genutzte Teil", () => {
    const lauf = begonnen();
    const zurueck = fremd(lauf, "2026-03-15", { art: "widerrufen" });
    lauf.tun("2026-03-15", zurueck);
    lauf.tun("2026-03-20", { art: "widerrufen" });
    const billed = rechnungsbetraege(lauf.wirkungen).reduce((s, b) => s + b, 0);
    const back = gutschriften(lauf.wirkungen).reduce((s, b) => s + b, 0);
    // 10 of 31 days, as if the stranger had never been.
    expect(billed - back).toBe(806);
  });
});

describe("Eine Kündigung, die ein Fremder erklärt hat,", () => {
  test("gilt nicht: was vorher vorgemerkt war, ist wieder vorgemerkt", () => {
    const lauf = begonnen();
    lauf.tun("2026-03-11", {
      art: "gewechselt",
      typ: "basic",
      ausdruecklicherBeginn: true,
      widerrufBis: tag("2026-03-25"),
    });
    const zurueck = fremd(lauf, "2026-03-12", { art: "gekuendigt" });
    expect(lauf.vertrag).toMatchObject({ gekuendigtZum: "2026-04-10", wechselZu: null });
    lauf.tun("2026-03-13", zurueck);
    expect(lauf.vertrag).toMatchObject({ gekuendigtZum: null, wechselZu: "basic" });
    expect(lauf.abgelehnt("2026-03-14", zurueck)).toBe("nicht-gekuendigt");
  });

  test("nimmt eine eigene zu einem anderen Tag nicht mit zurück", () => {
    const lauf = begonnen();
    const zurueck = fremd(lauf, "2026-03-12", { art: "gekuendigt", zum: tag("2026-06-01") });
    lauf.tun("2026-03-13", { art: "gekuendigt" });
    expect(lauf.abgelehnt("2026-03-14", zurueck)).toBe("nicht-gekuendigt");
  });

  test("gibt auch nach dem Ende den Vertrag zurück, mit einer neuen Periode", () => {
    const lauf = begonnen();
    lauf.tun("2026-03-12", { art: "bezahlt", schluessel: "R1", betrag: cent(2499) });
    const zurueck = fremd(lauf, "2026-03-12", { art: "gekuendigt" });
    lauf.uhr("2026-04-10");
    expect(lauf.vertrag.zustand).toBe("ended");
    lauf.tun("2026-04-12", zurueck);
    expect(lauf.vertrag).toMatchObject({ zustand: "active", periodeVon: "2026-04-12", gekuendigtZum: null });
  });
});
