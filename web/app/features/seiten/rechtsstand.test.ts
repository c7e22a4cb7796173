import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { normstaende, type Rechtsstandzeile } from "./rechtsstand.ts";

const zeile = (norm: string, ab: string, geprueft: string): Rechtsstandzeile => ({
  norm,
  titel: `Titel von ${norm}`,
  ab: tag(ab),
  geprueft: tag(geprueft),
  quelle: { titel: "Gesetz", fundstelle: "BGBl. I" },
  sicherheit: "hoch",
});

test("Die am längsten nicht geprüfte Norm steht oben", () => {
  const staende = normstaende(
    [zeile("§ 1", "2021-01-01", "2026-07-01"), zeile("§ 2", "2021-01-01", "2026-02-01")],
    tag("2026-08-19"),
  );
  expect(staende.map((s) => s.norm)).toEqual(["§ 2", "§ 1"]);
});

test("Die Fassungen einer Norm stehen zusammen, die neueste zuerst, mit ihrem Stand am Tag", () => {
  const [stand] = normstaende(
    [
      zeile("§ 13", "2021-01-01", "2026-07-01"),
      zeile("§ 13", "2027-01-01", "2026-07-01"),
      zeile("§ 13", "2025-06-01", "2026-07-01"),
    ],
    tag("2026-08-19"),
  );
  expect(stand?.fassungen.map((f) => [f.ab, f.stand])).toEqual([
    ["2027-01-01", "künftig"],
    ["2025-06-01", "gilt"],
    ["2021-01-01", "früher"],
  ]);
});

test("Am ersten Tag einer Fassung gilt sie schon", () => {
  const [stand] = normstaende([zeile("§ 13", "2025-06-01", "2026-07-01")], tag("2025-06-01"));
  expect(stand?.fassungen[0]?.stand).toBe("gilt");
});

test("Gleichnamige Zeilen mit verschiedenem Prüftag zeigen den älteren", () => {
  const [stand] = normstaende(
    [zeile("§ 13", "2025-06-01", "2026-07-01"), zeile("§ 13", "2021-01-01", "2026-03-01")],
    tag("2026-08-19"),
  );
  expect(stand?.geprueft).toBe("2026-03-01");
});
