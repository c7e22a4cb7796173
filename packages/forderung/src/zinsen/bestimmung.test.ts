import { cent, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { f, fest, rechnen, zahlung } from "../testing.ts";
import type { Zahlung, Zinseingabe } from "./zins-typen.ts";
import { zinsrechnung } from "./zinsrechnung.ts";

describe("Die Bestimmung des Schuldners (§ 366 Abs. 1 BGB)", () => {
  // 31 days in January: 3.650 € at 10 % are 31,00 €, 7.300 € are 62,00 €.
  const zahlt = (
    betrag: number,
    bestimmung: NonNullable<NonNullable<Zinseingabe["zahlungen"]>[number]["bestimmung"]>,
  ) => {
    const e = rechnen({
      hauptforderungen: [
        f(3_650_00, "2025-01-01", fest(1000)),
        f(7_300_00, "2025-01-01", { ...fest(1000), id: "b" }),
        f(365_00, "2025-01-01", { id: "k", zinssatz: { art: "kostenfestsetzung" } }),
      ],
      bis: tag("2025-01-31"),
      kosten: [
        { id: "x", betrag: cent(50_00) },
        { id: "y", betrag: cent(70_00) },
      ],
      zahlungen: [{ ...zahlung("2025-01-31", betrag), tilgung: "bestimmung", bestimmung }],
    });
    const g = e.konto.find((z) => z.art === "zahlung")?.getilgt;
    return [
      [g?.kosten, g?.zinsen, g?.hauptforderung],
      e.forderungen.map((x) => [x.getilgteZinsen, x.getilgteHauptforderung]),
    ];
  };

  test.each<[string, number, Parameters<typeof zahlt>[1], unknown]>([
    [
      "Zinsen einer Forderung",
      40_00,
      [{ auf: "zinsen", id: "b" }],
      [
        [0, 40_00, 0],
        [
          [0, 0],
          [40_00, 0],
          [0, 0],
        ],
      ],
    ],
    [
      "alle Zinsen, in der Folge der Forderungen",
      50_00,
      [{ auf: "zinsen" }],
      [
        [0, 50_00, 0],
        [
          [31_00, 0],
          [19_00, 0],
          [0, 0],
        ],
      ],
    ],
    [
      "Hauptforderung der zweiten",
      100_00,
      [{ auf: "hauptforderung", id: "b" }],
      [
        [0, 0, 100_00],
        [
          [0, 0],
          [0, 100_00],
          [0, 0],
        ],
      ],
    ],
    [
      "alle Hauptforderungen; festgesetzte Kosten sind keine",
      10_950_00,
      [{ auf: "hauptforderung" }],
      [
        [0, 0, 10_950_00],
        [
          [0, 3_650_00],
          [0, 7_300_00],
          [0, 0],
        ],
      ],
    ],
    [
      "eine Kostenposition",
      60_00,
      [{ auf: "kosten", id: "y" }],
      [
        [60_00, 0, 0],
        [
          [0, 0],
          [0, 0],
          [0, 0],
        ],
      ],
    ],
    [
      "alle Kosten, zuletzt die festgesetzten",
      220_00,
      [{ auf: "kosten" }],
      [
        [220_00, 0, 0],
        [
          [0, 0],
          [0, 0],
          [0, 100_00],
        ],
      ],
    ],
    [
      "erst die Zinsen der zweiten, dann ihre Hauptforderung",
      100_00,
      [
        { auf: "zinsen", id: "b" },
        { auf: "hauptforderung", id: "b" },
      ],
      [
        [0, 62_00, 38_00],
        [
          [0, 0],
          [62_00, 38_00],
          [0, 0],
        ],
      ],
    ],
  ])("%s", (_, betrag, bestimmung, erwartet) => {
    expect(zahlt(betrag, bestimmung)).toEqual(erwartet);
  });

  test("zählt nur, wenn die Zahlung als bestimmt bezeichnet ist", () => {
    const mit = (weiteres: Partial<Zahlung>) =>
      zinsrechnung({
        hauptforderungen: [f(3_650_00, "2025-01-01", fest(1000))],
        bis: tag("2025-01-31"),
        kosten: [{ id: "k", betrag: cent(5_00) }],
        zahlungen: [{ ...zahlung("2025-01-31", 10_00), ...weiteres }],
      });
    expect(mit({ bestimmung: [{ auf: "hauptforderung" }] })).toMatchObject({
      art: "kein-ergebnis",
      feld: "zahlungen[0].tilgung",
    });
    expect(
      mit({ tilgung: "bestimmung", bestimmung: [{ auf: "zinsen" }, { auf: "zinsen", id: "x" }] }),
    ).toMatchObject({
      grund: "Diese Forderung gibt es nicht.",
      feld: "zahlungen[0].bestimmung[1].id",
    });
    expect(mit({ tilgung: "bestimmung", bestimmung: [{ auf: "kosten", id: "a" }] })).toMatchObject({
      grund: "Diesen Kostenposten gibt es nicht.",
      feld: "zahlungen[0].bestimmung[0].id",
    });
    expect(mit({ tilgung: "bestimmung", bestimmung: [{ auf: "kosten", id: "k" }] }).art).toBe("ergebnis");
  });

  test.each([
    ["bestimmung", "§ 366 Abs. 1, § 367 Abs. 2 BGB"],
    ["verbraucherdarlehen", "§ 497 Abs. 3 BGB"],
  ] as const)("%s steht im Konto mit %s", (tilgung, norm) => {
    const bestimmung = tilgung === "bestimmung" ? { bestimmung: [{ auf: "zinsen" } as const] } : {};
    const e = rechnen({
      hauptforderungen: [f(3_650_00, "2025-01-01", fest(1000))],
      bis: tag("2025-01-31"),
      zahlungen: [{ ...zahlung("2025-01-31", 10_00), tilgung, ...bestimmung }],
    });
    expect(e.konto.find((z) => z.art === "zahlung")?.norm).toBe(norm);
  });
});
