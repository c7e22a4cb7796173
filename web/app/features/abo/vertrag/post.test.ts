import { cent } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { tarifstand } from "./tarifstand.ts";
import { bestellung, lebenslauf, mailvorlagen } from "./testing-lebenslauf.ts";
import { naechsteUhr } from "./uhr.ts";

const ohnePost = () => {
  const lauf = lebenslauf(true, false);
  lauf.tun("2026-03-01", bestellung("2026-03-01"));
  return lauf;
};
const zugegangen = (schluessel = "R1") => ({ art: "zugegangen", schluessel }) as const;
const mahnungen = (lauf: ReturnType<typeof ohnePost>) =>
  lauf.wirkungen.flatMap((w) => (w.art === "mahnung" ? [[w.zu, w.stufe]] : []));

describe("Solange eine Rechnung nicht hinausgegangen ist,", () => {
  test("wird niemand erinnert und verliert niemand den Tarif, auch nicht am 49. Tag", () => {
    const lauf = ohnePost();
    for (const am of ["2026-03-22", "2026-03-29", "2026-04-12", "2026-04-19"]) lauf.uhr(am);
    expect(mahnungen(lauf)).toEqual([]);
    expect(lauf.vertrag).toMatchObject({ zustand: "active", ausgesetzt: false });
    expect(tarifstand(lauf.vertrag)).toEqual({ tarif: "premium", bis: null, testphaseBis: null });
    expect(mailvorlagen(lauf.wirkungen)).toEqual(["bestellung"]);
  });

  test("zählt nichts; geht sie am 60. Tag hinaus, zählt alles von da an", () => {
    const lauf = ohnePost();
    lauf.uhr("2026-04-30");
    lauf.tun("2026-04-30", zugegangen());
    expect(lauf.vertrag.forderungen[0]).toMatchObject({ faelligAm: "2026-05-14", unterwegs: false });
    lauf.uhr("2026-05-20");
    expect(mahnungen(lauf)).toEqual([]);
    lauf.uhr("2026-05-21");
    expect(mahnungen(lauf)).toEqual([["R1", 1]]);
  });

  test("ist eine zurückgebuchte trotzdem überfällig, gemahnt wird aber erst danach", () => {
    const lauf = ohnePost();
    lauf.tun("2026-03-02", { art: "bezahlt", schluessel: "R1", betrag: cent(2499) });
    lauf.tun("2026-03-05", { art: "zahlungStrittig", schluessel: "R1", betrag: cent(2499) });
    expect(lauf.vertrag.zustand).toBe("past_due");
    lauf.uhr("2026-03-30");
    expect(mahnungen(lauf)).toEqual([]);
    lauf.tun("2026-03-30", zugegangen());
    lauf.uhr("2026-04-06");
    expect(mahnungen(lauf)).toEqual([["R1", 1]]);
  });
});

test("Auch eine Erinnerung zählt erst, wenn sie hinausgegangen ist", () => {
  const lauf = ohnePost();
  lauf.tun("2026-03-01", zugegangen());
  lauf.uhr("2026-03-22");
  lauf.uhr("2026-04-20");
  expect(mahnungen(lauf)).toEqual([["R1", 1]]);
  expect(lauf.vertrag.zustand).toBe("past_due");
  lauf.tun("2026-04-20", zugegangen());
  lauf.uhr("2026-04-26");
  expect(mahnungen(lauf)).toHaveLength(1);
  lauf.uhr("2026-04-27");
  expect(mahnungen(lauf)).toHaveLength(2);
  lauf.uhr("2026-06-30");
  expect([lauf.vertrag.ausgesetzt, tarifstand(lauf.vertrag).bis]).toEqual([false, null]);
  lauf.tun("2026-06-30", zugegangen());
  expect(tarifstand(lauf.vertrag).bis).toBe("2026-07-13T22:00:00Z");
  expect(lauf.abgelehnt("2026-06-30", zugegangen())).toBe("unveraendert");
  lauf.uhr("2026-07-14");
  expect(tarifstand(lauf.vertrag).tarif).toBe("free");
});

test("Was unterwegs ist, plant keinen Blick auf die Uhr", () => {
  const lauf = ohnePost();
  expect(naechsteUhr(lauf.vertrag, true)).toBe("2026-03-31T22:00:00Z");
});

test("Eine Testphase endet frei, wenn niemand die Adresse bestätigt hat, wie auch immer gezahlt werden sollte", () => {
  const lauf = lebenslauf();
  lauf.tun("2026-03-01", bestellung("2026-03-01", { testphase: true, zahlweg: "stripe" }));
  const folge = lauf.mit({ bestaetigt: false }).uhr("2026-03-09");
  expect(mailvorlagen(folge)).toEqual(["test-unbestaetigt"]);
  expect(lauf.vertrag).toMatchObject({ zustand: "ended", forderungen: [] });
});
