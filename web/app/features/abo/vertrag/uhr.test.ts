import { cent } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { tarifstand } from "./tarifstand.ts";
import {
  bestellung,
  lebenslauf,
  mailvorlagen,
  mittags,
  rechnungsbetraege,
  wechsel,
} from "./testing-lebenslauf.ts";
import { naechsteUhr } from "./uhr.ts";

const unbezahlt = () => {
  const lauf = lebenslauf();
  lauf.tun("2026-03-01", bestellung("2026-03-01"));
  return lauf;
};
const mahnungen = (lauf: ReturnType<typeof unbezahlt>) =>
  lauf.wirkungen.flatMap((w) => (w.art === "mahnung" ? [[w.zu, w.stufe]] : []));
const zahlen = (schluessel: string, betrag = 2499) =>
  ({ art: "bezahlt", schluessel, betrag: cent(betrag) }) as const;

describe("Wer nicht zahlt,", () => {
  test("ist nach dem Fälligkeitstag überfällig, wird zweimal erinnert und verliert den Tarif 14 Tage später", () => {
    const lauf = unbezahlt();
    const stand = (am: string) => {
      lauf.uhr(am);
      return [lauf.vertrag.zustand, mahnungen(lauf).length, tarifstand(lauf.vertrag).tarif];
    };
    expect(stand("2026-03-15")).toEqual(["active", 0, "premium"]);
    expect(stand("2026-03-16")).toEqual(["past_due", 0, "premium"]);
    expect(stand("2026-03-21")).toEqual(["past_due", 0, "premium"]);
    expect(stand("2026-03-22")).toEqual(["past_due", 1, "premium"]);
    expect(stand("2026-03-28")).toEqual(["past_due", 1, "premium"]);
    expect(stand("2026-03-29")).toEqual(["past_due", 2, "premium"]);
    // Known in advance: nothing has to run at that moment.
    expect(tarifstand(lauf.vertrag).bis).toBe("2026-04-11T22:00:00Z");
    expect(stand("2026-04-11")).toEqual(["past_due", 2, "premium"]);
    expect(stand("2026-04-12")).toEqual(["past_due", 2, "free"]);
    expect(mailvorlagen(lauf.wirkungen)).toEqual(["bestellung", "ausgesetzt"]);
  });

  test("bekommt den Tarif mit der Zahlung sofort wieder", () => {
    const lauf = unbezahlt();
    for (const am of ["2026-03-22", "2026-03-29", "2026-04-12"]) lauf.uhr(am);
    lauf.tun("2026-04-13", zahlen("R1", 2000));
    expect(tarifstand(lauf.vertrag).tarif).toBe("free");
    const wirkungen = lauf.tun("2026-04-13", zahlen("R1", 499));
    expect(tarifstand(lauf.vertrag)).toEqual({ tarif: "premium", bis: null, testphaseBis: null });
    expect(mailvorlagen(wirkungen)).toEqual(["wieder-frei"]);
    expect(lauf.vertrag).toMatchObject({
      periodeVon: "2026-04-01",
      periodeBis: "2026-05-01",
      zustand: "active",
    });
  });

  test("dem wird keine Periode berechnet, in der der Tarif ruht; mit der Zahlung beginnt eine neue", () => {
    const lauf = unbezahlt();
    for (const am of ["2026-03-22", "2026-03-29", "2026-04-12", "2026-05-01", "2026-06-01"]) lauf.uhr(am);
    expect(rechnungsbetraege(lauf.wirkungen)).toEqual([2499, 2499]);
    lauf.tun("2026-06-10", zahlen("R1"));
    // The second invoice has been reminded of twice as well; its fourteen days are not over.
    expect(mahnungen(lauf)).toEqual([
      ["R1", 1],
      ["R1", 2],
      ["R2", 1],
      ["R2", 2],
    ]);
    expect(lauf.vertrag).toMatchObject({ periodeVon: "2026-06-10", anker: "2026-06-10", ausgesetzt: false });
    expect(rechnungsbetraege(lauf.wirkungen)).toEqual([2499, 2499, 2499]);
  });

  test("wechselt erst nach der Zahlung und kann sofort kündigen", () => {
    const lauf = unbezahlt();
    for (const am of ["2026-03-22", "2026-03-29", "2026-04-12"]) lauf.uhr(am);
    expect(lauf.abgelehnt("2026-04-13", wechsel("2026-04-13", "teams"))).toBe("offene-rechnung");
    lauf.tun("2026-04-13", { art: "gekuendigt" });
    expect(lauf.vertrag).toMatchObject({ zustand: "ended", beendetAm: "2026-04-13" });
    lauf.tun("2026-04-14", zahlen("R1"));
    expect(tarifstand(lauf.vertrag).tarif).toBe("free");
  });

  test("wird nach langem Schweigen des Portals nicht zweimal am selben Tag erinnert", () => {
    const lauf = unbezahlt();
    lauf.uhr("2026-03-31");
    expect(mahnungen(lauf)).toEqual([["R1", 1]]);
    lauf.uhr("2026-04-06");
    expect(mahnungen(lauf)).toHaveLength(1);
    lauf.uhr("2026-04-07");
    expect(mahnungen(lauf)).toHaveLength(2);
  });

  test("wird auch nach dem Ende des Vertrags erinnert", () => {
    const lauf = unbezahlt();
    lauf.tun("2026-03-03", { art: "gekuendigt" });
    lauf.uhr("2026-04-01");
    lauf.uhr("2026-04-08");
    expect(mahnungen(lauf)).toHaveLength(2);
    lauf.uhr("2026-05-01");
    expect(lauf.vertrag.zustand).toBe("ended");
    expect(naechsteUhr(lauf.vertrag, true)).toBeUndefined();
  });
});

describe("Eine zurückgebuchte Zahlung", () => {
  test("gilt sofort als überfällig und wird erinnert wie eine neue Rechnung an ihrem Fälligkeitstag", () => {
    const lauf = unbezahlt();
    lauf.tun("2026-03-02", zahlen("R1"));
    lauf.tun("2026-03-20", { art: "zahlungStrittig", schluessel: "R1", betrag: cent(2499) });
    expect(lauf.vertrag.zustand).toBe("past_due");
    lauf.uhr("2026-03-26");
    expect(mahnungen(lauf)).toEqual([]);
    lauf.uhr("2026-03-27");
    lauf.uhr("2026-04-03");
    expect(mahnungen(lauf)).toHaveLength(2);
    lauf.uhr("2026-04-17");
    expect(tarifstand(lauf.vertrag).tarif).toBe("free");
    lauf.tun("2026-04-17", zahlen("R1"));
    lauf.tun("2026-04-17", zahlen("R2"));
    expect(lauf.vertrag).toMatchObject({ zustand: "active", ausgesetzt: false });
  });

  test("zweimal gemeldet macht nicht mehr offen, als berechnet war", () => {
    const lauf = unbezahlt();
    lauf.tun("2026-03-02", zahlen("R1"));
    for (let i = 0; i < 2; i += 1)
      lauf.tun("2026-03-20", { art: "zahlungStrittig", schluessel: "R1", betrag: cent(2499) });
    expect(lauf.vertrag.forderungen).toMatchObject([{ offen: 2499 }]);
    expect(lauf.abgelehnt("2026-03-20", zahlen("R9"))).toBe("unbekannte-rechnung");
  });
});

describe("Eine Rechnung, die als Ganzes storniert ist,", () => {
  const stornieren = { art: "storniert", schluessel: "R1" } as const;

  test("wird nicht mehr geschuldet, weder nach einer Rückbuchung noch bei einer Mahnung", () => {
    const lauf = unbezahlt();
    lauf.tun("2026-03-02", stornieren);
    expect(lauf.vertrag).toMatchObject({ zustand: "active", forderungen: [{ betrag: 0, offen: 0 }] });
    expect(lauf.abgelehnt("2026-03-03", stornieren)).toBe("unveraendert");
    lauf.tun("2026-03-20", { art: "zahlungStrittig", schluessel: "R1", betrag: cent(2499) });
    lauf.uhr("2026-03-27");
    expect(lauf.vertrag).toMatchObject({ zustand: "active", forderungen: [{ offen: 0 }] });
    expect(mahnungen(lauf)).toEqual([]);
  });

  test("gibt beim Widerruf und beim Wechsel nichts mehr zurück", () => {
    const widerruf = unbezahlt();
    widerruf.tun("2026-03-02", stornieren);
    expect(widerruf.tun("2026-03-05", { art: "widerrufen" }).map(({ art }) => art)).not.toContain(
      "gutschrift",
    );
    const hoeher = unbezahlt();
    hoeher.tun("2026-03-02", stornieren);
    expect(rechnungsbetraege(hoeher.tun("2026-03-05", wechsel("2026-03-05", "teams")))).toEqual([3999]);
  });

  test("bleibt, wenn ein Wechsel sie mit einer anderen verrechnet hat", () => {
    const lauf = unbezahlt();
    lauf.tun("2026-03-05", wechsel("2026-03-05", "teams"));
    expect(lauf.abgelehnt("2026-03-06", stornieren)).toBe("schon-verrechnet");
    expect(lauf.abgelehnt("2026-03-06", { ...stornieren, schluessel: "R2" })).toBe("schon-verrechnet");
    expect(lauf.abgelehnt("2026-03-06", { ...stornieren, schluessel: "R9" })).toBe("unbekannte-rechnung");
  });

  test("lässt den Tarif nicht länger ruhen", () => {
    const lauf = unbezahlt();
    for (const tag of ["2026-03-22", "2026-03-29", "2026-04-12"]) lauf.uhr(tag);
    expect(lauf.vertrag.ausgesetzt).toBe(true);
    lauf.tun("2026-04-13", stornieren);
    expect(lauf.vertrag).toMatchObject({ zustand: "active", ausgesetzt: false });
  });
});

test("Bis zum nächsten Blick auf die Uhr ändert die Zeit nichts, in ihm etwas", () => {
  const lauf = lebenslauf();
  lauf.tun("2026-01-31", bestellung("2026-01-31", { testphase: true, zahlweg: "rechnung" }));
  for (let i = 0; i < 40; i += 1) {
    const naechste = naechsteUhr(lauf.vertrag, true);
    if (!naechste) break;
    const vorher = lauf.vertrag;
    const kurzDavor = new Date(Date.parse(naechste) - 1000).toISOString();
    expect(lauf.uhr(kurzDavor), kurzDavor).toEqual([]);
    expect(lauf.vertrag).toEqual(vorher);
    lauf.uhr(naechste);
    expect(lauf.vertrag, naechste).not.toEqual(vorher);
    expect(naechsteUhr(lauf.vertrag, true)).not.toBe(naechste);
  }
  expect(lauf.vertrag.ausgesetzt).toBe(true);
  expect(mittags("2026-01-31")).toBe("2026-01-31T11:00:00Z");
});
