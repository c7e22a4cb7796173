import { expect, test } from "vitest";
import { ruf } from "../../testing-seite.tsx";
import { pfaendungRoute } from "./pfaendung.ts";

// Amtliche Tabelle (BGBl. 2026 I Nr. 80), Zeile 3.000,00 €
test("3.000 € im Monat ohne Unterhaltspflichten: 988,82 € sind heute pfändbar", async () => {
  expect(await ruf(pfaendungRoute, { nettoeinkommen: 300_000 })).toMatchObject({
    art: "ergebnis",
    arbeitseinkommen: { pfaendbar: 98_882, verbleibt: 201_118, fassung: { ab: "2026-07-01" } },
    pfaendungsschutzkonto: { grundbetrag: 159_000 },
  });
});

test("Der Rechenweg nennt zu jedem Schritt die Norm", async () => {
  const { arbeitseinkommen } = (await ruf(pfaendungRoute, { nettoeinkommen: 300_000 })) as {
    arbeitseinkommen: { rechenweg: { norm: string }[] };
  };
  expect(arbeitseinkommen.rechenweg.map(({ norm }) => norm)).toContain("§ 850c Abs. 5 Satz 1 ZPO");
});

test.each([
  [{}, "nettoeinkommen", "fehlt"],
  [{ nettoeinkommen: 1, stichtag: "2026-02-30" }, "stichtag", "kein-tag"],
  [{ nettoeinkommen: 1, netto: 1 }, "netto", "unbekanntes-feld"],
])("%j wird am Feld %s abgelehnt", async (koerper, field, code) => {
  await expect(ruf(pfaendungRoute, koerper)).rejects.toMatchObject({ status: 400, koerper: { field, code } });
});

test("Vor Juli 2021 ist die Antwort ein Grund mit Norm", async () => {
  expect(await ruf(pfaendungRoute, { nettoeinkommen: 1, stichtag: "2021-06-30" })).toMatchObject({
    art: "kein-ergebnis",
    norm: "§ 850c ZPO",
  });
});
