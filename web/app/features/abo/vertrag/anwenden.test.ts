import { cent, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { preis } from "./preise.ts";
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

describe("Eine Bestellung ohne Testphase", () => {
  test("gilt sofort, wird berechnet und ist in 14 Tagen fällig", () => {
    const lauf = lebenslauf();
    const wirkungen = lauf.tun("2026-03-10", bestellung("2026-03-10", { typ: "basic" }));
    expect(lauf.vertrag).toMatchObject({ typ: "basic", zustand: "active", zahlweg: "rechnung" });
    expect(periode(lauf.vertrag)).toEqual(["2026-03-10", "2026-04-10"]);
    expect(wirkungen).toEqual([
      {
        art: "rechnung",
        schluessel: "R1",
        posten: [{ text: "Tarif Basic", von: "2026-03-10", bis: "2026-04-09", brutto: 1199 }],
        betrag: 1199,
        zahlweg: "rechnung",
        steuerfall: "inland",
      },
      { art: "mail", vorlage: "bestellung" },
      { art: "tarif", stand: { tarif: "basic", bis: null, testphaseBis: null } },
    ]);
    expect(lauf.vertrag.forderungen).toMatchObject([{ faelligAm: "2026-03-24" }]);
  });

  test("beginnt ihre Perioden am selben Tag des Monats oder an dessen letztem", () => {
    const lauf = lebenslauf(false);
    lauf.tun("2026-01-31", bestellung("2026-01-31"));
    const enden = ["2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"].map((am) => {
      lauf.uhr(am);
      return lauf.vertrag.periodeVon;
    });
    expect(enden).toEqual(["2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"]);
    const schaltjahr = lebenslauf();
    schaltjahr.tun("2028-01-30", bestellung("2028-01-30"));
    expect(periode(schaltjahr.vertrag)).toEqual(["2028-01-30", "2028-02-29"]);
  });

  test("kostet Unternehmer in der EU den Preis ohne Umsatzsteuer", () => {
    const am = tag("2026-12-01");
    expect(
      ["basic", "premium", "teams"].map((typ) => preis(typ as "basic", "eu-reverse-charge", am)),
    ).toEqual([1008, 2100, 3361]);
    const lauf = lebenslauf();
    lauf.tun("2026-03-10", bestellung("2026-03-10", { steuerfall: "eu-reverse-charge" }));
    expect(rechnungsbetraege(lauf.wirkungen)).toEqual([2100]);
  });

  test("ist neben einem laufenden Vertrag keine, nach einem beendeten wieder eine, ohne neue Testphase", () => {
    const lauf = lebenslauf();
    lauf.tun("2026-03-10", bestellung("2026-03-10"));
    expect(lauf.abgelehnt("2026-03-11", bestellung("2026-03-11"))).toBe("laeuft-schon");
    lauf.tun("2026-03-11", { art: "bezahlt", schluessel: "R1", betrag: cent(2499) });
    lauf.tun("2026-03-12", { art: "gekuendigt" });
    lauf.uhr("2026-04-10");
    expect(lauf.vertrag.zustand).toBe("ended");
    lauf.tun("2026-05-02", bestellung("2026-05-02", { typ: "teams" }));
    expect(periode(lauf.vertrag)).toEqual(["2026-05-02", "2026-06-02"]);
  });

  test("wartet, bis die überfällige Rechnung des vorigen Vertrags bezahlt ist", () => {
    const lauf = lebenslauf();
    lauf.tun("2026-03-10", bestellung("2026-03-10"));
    lauf.tun("2026-03-12", { art: "gekuendigt" });
    lauf.uhr("2026-04-10");
    expect(lauf.abgelehnt("2026-04-11", bestellung("2026-04-11"))).toBe("offene-rechnung");
    lauf.tun("2026-04-12", { art: "bezahlt", schluessel: "R1", betrag: cent(2499) });
    expect(lauf.abgelehnt("2026-04-12", bestellung("2026-04-12"))).toBeUndefined();
  });
});

describe("Die Testphase", () => {
  const am = "2026-03-10";
  const test7 = (zahlweg?: "rechnung") => {
    const lauf = lebenslauf();
    lauf.tun(am, bestellung(am, { testphase: true, ...(zahlweg && { zahlweg }) }));
    return lauf;
  };

  test("dauert sieben Tage auf die Stunde, kostet nichts und endet ohne Zahlungsweise von selbst", () => {
    const lauf = test7();
    const ende = "2026-03-17T11:00:00Z";
    expect(lauf.vertrag).toMatchObject({ zustand: "trialing", testphaseBis: ende, zahlweg: null });
    expect(tarifstand(lauf.vertrag)).toEqual({ tarif: "premium", bis: ende, testphaseBis: ende });
    lauf.uhr("2026-03-17T10:59:59Z");
    expect(lauf.vertrag.zustand).toBe("trialing");
    lauf.uhr(ende);
    expect(lauf.vertrag).toMatchObject({ zustand: "ended", beendetAm: "2026-03-17" });
    expect(rechnungsbetraege(lauf.wirkungen)).toEqual([]);
    expect(mailvorlagen(lauf.wirkungen)).toEqual(["bestellung", "test-endet", "test-frei"]);
    expect(tarifstand(lauf.vertrag).tarif).toBe("free");
  });

  test("bleibt über die Zeitumstellung sieben mal 24 Stunden lang", () => {
    const lauf = lebenslauf();
    lauf.tun("2026-03-27", bestellung("2026-03-27", { testphase: true }));
    expect(lauf.vertrag.testphaseBis).toBe("2026-04-03T11:00:00Z");
  });

  test("kündigt ihr Ende zwei Tage vorher an, einmal", () => {
    const lauf = test7();
    expect(mailvorlagen(lauf.uhr("2026-03-15T10:59:59Z"))).toEqual([]);
    expect(mailvorlagen(lauf.uhr("2026-03-15T11:00:00Z"))).toEqual(["test-endet"]);
    expect(lauf.uhr("2026-03-16")).toEqual([]);
  });

  test("geht mit gewählter Zahlungsweise in den Vertrag über und wird erst dann berechnet", () => {
    const lauf = test7();
    lauf.tun("2026-03-12", { art: "zahlweg-gewaehlt", zahlweg: "rechnung" });
    expect(tarifstand(lauf.vertrag).bis).toBeNull();
    const wirkungen = lauf.uhr("2026-03-18");
    expect(lauf.vertrag).toMatchObject({ zustand: "active", typ: "premium" });
    expect(periode(lauf.vertrag)).toEqual(["2026-03-17", "2026-04-17"]);
    expect(rechnungsbetraege(wirkungen)).toEqual([2499]);
    expect(mailvorlagen(wirkungen)).toEqual(["test-aktiv"]);
  });

  test("behält ihr Ende bei einem höheren Tarif", () => {
    const lauf = test7();
    const wirkungen = lauf.tun("2026-03-12", wechsel("2026-03-12", "teams"));
    expect(lauf.vertrag).toMatchObject({ typ: "teams", preis: 3999, testphaseBis: "2026-03-17T11:00:00Z" });
    expect(rechnungsbetraege(wirkungen)).toEqual([]);
  });

  test("nimmt einen niedrigeren Tarif nach ihrem Ende", () => {
    const lauf = test7("rechnung");
    lauf.tun("2026-03-12", wechsel("2026-03-12", "basic"));
    expect(lauf.vertrag).toMatchObject({ typ: "premium", wechselZu: "basic" });
    lauf.uhr("2026-03-17");
    expect(lauf.vertrag).toMatchObject({ typ: "basic", preis: 1199, wechselZu: null });
    expect(rechnungsbetraege(lauf.wirkungen)).toEqual([1199]);
  });

  test("endet gekündigt ohne Entgelt, auch mit Zahlungsweise", () => {
    const lauf = test7("rechnung");
    lauf.tun("2026-03-12", { art: "gekuendigt" });
    expect(tarifstand(lauf.vertrag)).toMatchObject({ tarif: "premium", bis: "2026-03-17T11:00:00Z" });
    lauf.uhr("2026-03-20");
    expect(lauf.vertrag.zustand).toBe("ended");
    expect(rechnungsbetraege(lauf.wirkungen)).toEqual([]);
  });

  test("ist nach langem Schweigen so zu Ende, als hätte jemand nachgesehen", () => {
    const lauf = test7("rechnung");
    lauf.uhr("2026-06-01");
    expect(periode(lauf.vertrag)).toEqual(["2026-05-17", "2026-06-17"]);
    expect(rechnungsbetraege(lauf.wirkungen)).toEqual([2499, 2499, 2499]);
  });
});

describe("Ein Wechsel", () => {
  test("nach oben gilt sofort: unverbrauchte Tage werden gutgeschrieben, eine neue Periode beginnt heute", () => {
    const lauf = lebenslauf();
    lauf.tun("2026-03-01", bestellung("2026-03-01", { typ: "basic" }));
    const [rechnung] = lauf.tun("2026-03-16", wechsel("2026-03-16", "premium"));
    // 16 of 31 days are left: 11.99 × 16 ÷ 31 = 6.188…
    expect(rechnung).toMatchObject({
      betrag: 2499 - 619,
      posten: [
        { text: "Tarif Premium", von: "2026-03-16", bis: "2026-04-15", brutto: 2499 },
        {
          text: "Gutschrift Tarif Basic, 16 von 31 Tagen",
          von: "2026-03-16",
          bis: "2026-03-31",
          brutto: -619,
        },
      ],
    });
    expect(periode(lauf.vertrag)).toEqual(["2026-03-16", "2026-04-16"]);
    lauf.uhr("2026-04-16");
    expect(lauf.vertrag.periodeVon).toBe("2026-04-16");
  });

  test("nach oben am ersten Tag schreibt alles gut, am letzten einen Tag, den halben Cent nach oben", () => {
    const erster = lebenslauf();
    erster.tun("2026-06-01", bestellung("2026-06-01", { typ: "basic" }));
    erster.tun("2026-06-01", wechsel("2026-06-01", "premium"));
    erster.tun("2026-06-01", wechsel("2026-06-01", "teams"));
    expect(rechnungsbetraege(erster.wirkungen)).toEqual([1199, 1300, 1500]);
    const letzter = lebenslauf();
    letzter.tun("2026-06-01", bestellung("2026-06-01", { typ: "premium" }));
    // 24.99 ÷ 30 = 0.833
    letzter.tun("2026-06-30", wechsel("2026-06-30", "teams"));
    expect(rechnungsbetraege(letzter.wirkungen)).toEqual([2499, 3999 - 83]);
    const halb = lebenslauf();
    halb.tun("2026-06-01", bestellung("2026-06-01", { typ: "premium" }));
    // 24.99 × 15 ÷ 30 = 12.495
    halb.tun("2026-06-16", wechsel("2026-06-16", "teams"));
    expect(rechnungsbetraege(halb.wirkungen)).toEqual([2499, 3999 - 1250]);
  });

  test("nach unten gilt ab der nächsten Periode und lässt sich bis dahin zurücknehmen", () => {
    const lauf = lebenslauf();
    lauf.tun("2026-03-01", bestellung("2026-03-01", { typ: "teams" }));
    lauf.tun("2026-03-05", wechsel("2026-03-05", "basic"));
    expect(tarifstand(lauf.vertrag)).toMatchObject({ tarif: "teams", bis: null });
    lauf.tun("2026-03-06", wechsel("2026-03-06", "teams"));
    expect(lauf.vertrag.wechselZu).toBeNull();
    expect(lauf.abgelehnt("2026-03-06", wechsel("2026-03-06", "teams"))).toBe("unveraendert");
    lauf.tun("2026-03-07", wechsel("2026-03-07", "premium"));
    const wirkungen = lauf.uhr("2026-04-01");
    expect(lauf.vertrag).toMatchObject({ typ: "premium", preis: 2499 });
    expect(rechnungsbetraege(wirkungen)).toEqual([2499]);
    expect(mailvorlagen(wirkungen)).toEqual(["wechsel-ausgefuehrt"]);
    expect(wirkungen.at(-1)).toMatchObject({ art: "tarif", stand: { tarif: "premium" } });
  });

  test("hebt eine Kündigung auf", () => {
    const lauf = lebenslauf();
    lauf.tun("2026-03-01", bestellung("2026-03-01", { typ: "basic" }));
    lauf.tun("2026-03-02", { art: "gekuendigt" });
    lauf.tun("2026-03-03", wechsel("2026-03-03", "premium"));
    expect(lauf.vertrag.gekuendigtZum).toBeNull();
    lauf.tun("2026-03-04", { art: "gekuendigt" });
    lauf.tun("2026-03-05", wechsel("2026-03-05", "basic"));
    expect(lauf.vertrag).toMatchObject({ gekuendigtZum: null, wechselZu: "basic" });
  });
});

test("In einer Demo schuldet niemand etwas, die Perioden laufen trotzdem", () => {
  const lauf = lebenslauf(false);
  lauf.tun("2026-03-01", bestellung("2026-03-01", { typ: "basic" }));
  lauf.tun("2026-03-05", wechsel("2026-03-05", "premium"));
  lauf.uhr("2026-09-05");
  expect(lauf.vertrag).toMatchObject({ zustand: "active", forderungen: [], periodeVon: "2026-09-05" });
  expect(lauf.wirkungen.filter(({ art }) => art !== "mail" && art !== "tarif")).toEqual([]);
});

test("Derselbe Augenblick noch einmal bewirkt nichts", () => {
  const lauf = lebenslauf();
  lauf.tun("2026-03-10", bestellung("2026-03-10", { testphase: true, zahlweg: "rechnung" }));
  for (const am of ["2026-03-15", "2026-03-17", "2026-04-17", "2026-05-30"]) {
    lauf.uhr(mittags(am));
    expect(lauf.uhr(mittags(am)), am).toEqual([]);
  }
});

describe("Ein Vertrag, dessen Kunde anders besteuert wird", () => {
  const netto = { art: "besteuert", steuerfall: "eu-reverse-charge" } as const;

  test("wird von der nächsten Rechnung an anders berechnet; was berechnet ist, bleibt", () => {
    const lauf = lebenslauf();
    lauf.tun("2026-03-10", bestellung("2026-03-10"));
    expect(lauf.tun("2026-03-15", netto)).toEqual([]);
    expect(lauf.abgelehnt("2026-03-15", netto)).toBe("unveraendert");
    lauf.uhr("2026-04-10");
    lauf.tun("2026-04-20", { art: "besteuert", steuerfall: "inland" });
    lauf.uhr("2026-05-10");
    expect(rechnungsbetraege(lauf.wirkungen)).toEqual([2499, 2100, 2499]);
    const faelle = lauf.wirkungen.flatMap((w) => (w.art === "rechnung" ? [w.steuerfall] : []));
    expect(faelle).toEqual(["inland", "eu-reverse-charge", "inland"]);
  });

  test("bekommt beim Wechsel nach oben die alten Tage mit ihrer Steuer auf einem eigenen Beleg gutgeschrieben", () => {
    const lauf = lebenslauf();
    lauf.tun("2026-06-01", bestellung("2026-06-01", { typ: "basic" }));
    lauf.tun("2026-06-10", netto);
    const wirkungen = lauf.tun("2026-06-16", wechsel("2026-06-16", "premium"));
    expect(wirkungen.slice(0, 2)).toMatchObject([
      { art: "gutschrift", zu: ["R1"], betrag: 600 },
      { art: "rechnung", betrag: 2100, steuerfall: "eu-reverse-charge" },
    ]);
  });

  test("bekommt beim Widerruf für jede Art der Besteuerung einen eigenen Beleg", () => {
    const lauf = lebenslauf();
    lauf.tun("2026-06-01", bestellung("2026-06-01", { typ: "basic", steuerfall: "eu-reverse-charge" }));
    lauf.tun("2026-06-02", { art: "bezahlt", schluessel: "R1", betrag: cent(1008) });
    lauf.tun("2026-06-10", { art: "besteuert", steuerfall: "inland" });
    lauf.tun("2026-06-11", {
      art: "gewechselt",
      typ: "premium",
      widerrufBis: tag("2026-06-25"),
      ausdruecklicherBeginn: false,
    });
    const wirkungen = lauf.tun("2026-06-12", { art: "widerrufen" });
    expect(wirkungen.filter(({ art }) => art === "gutschrift")).toMatchObject([
      { schluessel: "G4", zu: ["R3"], betrag: 2499, erstatten: 0, posten: [{}] },
      { schluessel: "G5", zu: ["R1"], betrag: 336, erstatten: 336, posten: [{}] },
    ]);
    expect(lauf.vertrag.forderungen.map(({ offen }) => offen)).toEqual([0, 0]);
  });
});
