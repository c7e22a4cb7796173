import { expect, test } from "vitest";
import { teamnachricht } from "./teamnachricht.ts";
import { bestellung, lebenslauf, wechsel } from "./testing-lebenslauf.ts";
import type { Ereignis } from "./vertrag.ts";

const teams = () => {
  const lauf = lebenslauf();
  lauf.tun("2026-03-01", bestellung("2026-03-01", { typ: "teams" }));
  const nachricht = (am: string, ereignis: Ereignis) => {
    const vorher = lauf.vertrag;
    lauf.tun(am, ereignis);
    return teamnachricht(vorher, lauf.vertrag);
  };
  return { lauf, nachricht };
};

test("Wer im Team arbeitet, erfährt von Kündigung, Rücknahme und Ende", () => {
  const { nachricht } = teams();
  expect(nachricht("2026-03-05", { art: "gekuendigt" })).toEqual({ art: "endet", zum: "2026-04-01" });
  expect(nachricht("2026-03-06", { art: "kuendigungZurueckgenommen" })).toEqual({ art: "bleibt" });
  expect(nachricht("2026-03-07", { art: "gekuendigt" })).toEqual({ art: "endet", zum: "2026-04-01" });
  expect(nachricht("2026-04-01", { art: "uhr" })).toEqual({ art: "beendet" });
});

test("Ein Wechsel in einen niedrigeren Tarif nimmt dem Team seinen, ein Widerruf sofort", () => {
  const { nachricht } = teams();
  expect(nachricht("2026-03-05", wechsel("2026-03-05", "premium"))).toEqual({
    art: "endet",
    zum: "2026-04-01",
  });
  expect(nachricht("2026-04-01", { art: "uhr" })).toEqual({ art: "beendet" });
  expect(teams().nachricht("2026-03-05", { art: "widerrufen" })).toEqual({ art: "beendet" });
});

test("Ruht der Tarif, erfährt das Team es, und nach der Zahlung wieder; wer bestellt, hat noch keines", () => {
  const { lauf, nachricht } = teams();
  expect(teamnachricht(undefined, lauf.vertrag)).toBeUndefined();
  for (const am of ["2026-03-22", "2026-03-29"]) lauf.uhr(am);
  expect(nachricht("2026-04-12", { art: "uhr" })).toEqual({ art: "beendet" });
  expect(nachricht("2026-04-13", { art: "bezahlt", schluessel: "R1", betrag: 3999 as never })).toEqual({
    art: "gilt-wieder",
  });
});
