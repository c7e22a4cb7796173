import { type Rechtsstandzeile, tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { normstaende } from "./normstaende.ts";

const zeile = (
  norm: string,
  ab: string,
  geprueft: string,
  titel = `Titel von ${norm}`,
): Rechtsstandzeile => ({
  norm,
  titel,
  ab: tag(ab),
  geprueft: tag(geprueft),
  quelle: { titel: "Gesetz", fundstelle: "BGBl. I" },
  sicherheit: "hoch",
});

test("Die am längsten nicht geprüfte Norm steht oben", () => {
  const staende = normstaende(
    [zeile("§ 1 RVG", "2021-01-01", "2026-07-01"), zeile("§ 2 RVG", "2021-01-01", "2026-02-01")],
    tag("2026-08-19"),
  );
  expect(staende.map((s) => s.norm)).toEqual(["§ 2 RVG", "§ 1 RVG"]);
});

test.each([
  ["2001-12-31", "gilt"],
  ["2002-01-01", "früher"],
])("Was am 31.12.2001 geendet hat, gilt danach nicht mehr: am %s %s", (heute, stand) => {
  const beendet = { ...zeile("§ 18 SGB IV a. F.", "2001-01-01", "2026-07-01"), bis: tag("2001-12-31") };
  const vorige = zeile("§ 18 SGB IV a. F.", "2000-01-01", "2026-07-01");
  const [einziger] = normstaende([beendet, vorige], tag(heute));
  expect(einziger?.fassungen.map((f) => f.stand)).toEqual([stand, "früher"]);
});

test("Die Fassungen einer Norm stehen zusammen, die neueste zuerst, mit ihrem Stand am Tag", () => {
  const [stand] = normstaende(
    [
      zeile("§ 13 RVG", "2021-01-01", "2026-07-01"),
      zeile("§ 13 RVG", "2027-01-01", "2026-07-01"),
      zeile("§ 13 RVG", "2025-06-01", "2026-07-01"),
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
  const [stand] = normstaende([zeile("§ 13 RVG", "2025-06-01", "2026-07-01")], tag("2025-06-01"));
  expect(stand?.fassungen[0]?.stand).toBe("gilt");
});

test("Gleichnamige Normen zweier Gesetze bleiben getrennt", () => {
  const staende = normstaende(
    [
      zeile("§ 13 Abs. 1 RVG", "2025-06-01", "2026-07-01", "Wertgebühren"),
      zeile("§ 34 Abs. 1 GKG", "2025-06-01", "2026-07-01", "Wertgebühren"),
    ],
    tag("2026-08-19"),
  );
  expect(staende.map((s) => s.norm)).toEqual(["§ 13 Abs. 1 RVG", "§ 34 Abs. 1 GKG"]);
});

test("Ein Teil des Vergütungsverzeichnisses nennt je Tag, welche Nummern sich änderten, und keine als überholt", () => {
  const [stand, ...weitere] = normstaende(
    [
      zeile("Nr. 7002, 7003 VV", "2021-01-01", "2026-03-01", "Auslagen"),
      zeile("Nr. 7003 VV", "2025-06-01", "2026-07-01", "Auslagen"),
    ],
    tag("2026-08-19"),
  );
  expect(weitere).toEqual([]);
  expect(stand?.norm).toBeUndefined();
  expect(stand?.geprueft).toBe("2026-03-01");
  expect(stand?.fassungen.map((f) => [f.norm, f.stand])).toEqual([
    ["Nr. 7003 VV", "änderung"],
    ["Nr. 7002, 7003 VV", "änderung"],
  ]);
});
