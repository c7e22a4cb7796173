import { expect, test } from "vitest";
import { ruf } from "../../testing-seite.tsx";
import { fristenRoute } from "./fristen.ts";

// Art. 229 § 72 EGBGB; § 87e AsylG; § 26 Abs. 3 StVG: welcher Tag die Fassung wählt
test.each<[string, object, object]>([
  ["bgb-475e-5", { ereignisAm: "2026-05-10" }, { ende: "2026-05-10", sichererTag: "2026-05-10" }],
  [
    "bgb-475e-5",
    { ereignisAm: "2028-07-31", vertragAm: "2026-07-31" },
    { ende: "2029-07-31", sichererTag: "2029-07-31", dauer: [{ wert: 12, einheit: "monat" }] },
  ],
  ["asylg-18a", { ereignisAm: "2026-06-12", asylantragAm: "2026-06-10" }, { ende: "2026-06-15" }],
  [
    "asylg-18a",
    { ereignisAm: "2026-06-12" },
    { sichererTag: "2026-06-15", andereFassung: { gilt: "Asylantrag ab 12.06.2026", ende: "2026-06-19" } },
  ],
  [
    "asylg-58",
    { ereignisAm: "2026-07-01", asylantragAm: "2025-03-01" },
    { ende: "2027-07-01", sichererTag: "2027-07-01" },
  ],
  ["asylg-58", { ereignisAm: "2025-12-01" }, { ende: "2026-12-01", sichererTag: "2026-12-01" }],
  ["stvg-26", { ereignisAm: "2019-10-07" }, { ende: "2020-01-06", sichererTag: "2020-01-06" }],
  ["stvg-26-3m", { ereignisAm: "2019-10-07" }, { ende: "2020-01-06", sichererTag: "2020-01-06" }],
  [
    "prodhaftg-13",
    { ereignisAm: "2026-12-09", variante: "latent" },
    { ende: "2051-12-09", sicherheit: "mittel" },
  ],
])("Der Aufruf rechnet %s mit %j", async (id, felder, erwartet) => {
  const anfrage = { operation: "katalog", id, ort: { land: "BY" }, ...felder };
  expect(await ruf(fristenRoute, anfrage)).toMatchObject({ art: "ergebnis", ...erwartet });
});

test("Ein wählender Tag, der nichts entscheidet, wird genannt, ein unmöglicher an seinem Feld abgelehnt", async () => {
  const mit = (felder: object) => ruf(fristenRoute, { operation: "katalog", ort: { land: "BY" }, ...felder });
  expect(
    JSON.stringify(await mit({ id: "zpo-517", ereignisAm: "2026-04-02", vertragAm: "2026-01-05" })),
  ).toContain("Die Angabe „vertragAm“ ändert in diesem Fall nichts.");
  expect(await mit({ id: "asylg-58", ereignisAm: "2026-07-01", asylantragAm: "2026-07-02" })).toMatchObject({
    art: "kein-ergebnis",
    feld: "asylantragAm",
  });
});
