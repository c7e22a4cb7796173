import { mahngerichte } from "@gebuehrenportal/forderung";
import { ortAus } from "@gebuehrenportal/fristen/orte";
import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { ausQuery, betragVon, gezeigt, ruf, seite } from "../test-hilfe.tsx";
import { mahnverfahrenRoute } from "./api/mahnverfahren.ts";
import { bild } from "./bild.ts";
import { gerichtsorte, mahnfristen } from "./fristen.ts";
import type { Mahneingabe } from "./mahn-typen.ts";
import { motor } from "./motor.ts";

type Fristen = NonNullable<Mahneingabe["fristen"]>;
const fristen = (
  zustellungMb: string,
  rest: Partial<Fristen> & Partial<Pick<Mahneingabe, "verfahren" | "antragsteller">> = {},
) => {
  const { verfahren = "mahnverfahren", antragsteller, ...tage } = rest;
  const x = mahnfristen(
    { verfahren, ...(antragsteller && { antragsteller }) },
    { zustellungMb: tag(zustellungMb), ausland: false, ...tage },
  );
  if (x.art === "kein-ergebnis") throw new Error(x.grund);
  return { vermerke: x.vermerke, ...Object.fromEntries(x.fristen.map((f) => [f.art, f])) };
};

describe("Feiertage verschieben das Ende", () => {
  // § 222 Abs. 2, § 699 Abs. 1 Satz 2 ZPO: Karfreitag, Samstag, Ostersonntag, Ostermontag
  test("bundesweit immer, ohne dass jemand den Sitz nennt", () => {
    const f = fristen("2026-03-20");
    expect(f).toMatchObject({
      widerspruch: { tag: "2026-04-07", anderswo: [] },
      "vb-fruehestens": { tag: "2026-04-08", anderswo: [] },
    });
    expect(f.vermerke.filter(({ art }) => art === "warnung")).toEqual([]);
  });

  test("im Ausland und im Europäischen Mahnverfahren auch", () => {
    expect(fristen("2026-03-03", { ausland: true })).toMatchObject({ widerspruch: { tag: "2026-04-07" } });
    expect(fristen("2026-03-04", { verfahren: "europaeisch" })).toMatchObject({
      widerspruch: { tag: "2026-04-07", anderswo: [] },
    });
  });

  // Frauentag, Feiertag nur in Berlin und Mecklenburg-Vorpommern; das Gericht ist stets Wedding (§ 1087 ZPO)
  test("im Europäischen Mahnverfahren die von Berlin", () => {
    expect(fristen("2027-02-06", { verfahren: "europaeisch" })).toMatchObject({
      widerspruch: { ungeschoben: "2027-03-08", tag: "2027-03-09" },
    });
  });
});

describe("Fronleichnam 2026 (04.06.), zugestellt am 21.05.2026", () => {
  test("am bekannten Sitz entscheidet er", () => {
    expect(fristen("2026-05-21", { antragsteller: { land: "HE" } })).toMatchObject({
      widerspruch: { tag: "2026-06-05", anderswo: [] },
      "vb-fruehestens": { tag: "2026-06-06", anderswo: [] },
    });
    expect(fristen("2026-05-21", { antragsteller: { land: "BB" } })).toMatchObject({
      widerspruch: { tag: "2026-06-04", anderswo: [] },
    });
  });

  test("der Sitz ist der des Mahngerichts, nicht das Land des Antragstellers", () => {
    // Saarland hat den Feiertag, Mayen in Rheinland-Pfalz auch; Thüringen gehört zu Aschersleben ohne ihn.
    expect(fristen("2026-05-21", { antragsteller: { land: "TH" } })).toMatchObject({
      widerspruch: { tag: "2026-06-04" },
    });
    expect(fristen("2026-05-21", { antragsteller: { land: "ausland" } })).toMatchObject({
      widerspruch: { tag: "2026-06-04" },
    });
  });

  test("ohne Sitz stehen beide Tage da, der sichere zuerst", () => {
    const f = fristen("2026-05-21");
    expect(f).toMatchObject({
      widerspruch: {
        tag: "2026-06-04",
        anderswo: [
          {
            tag: "2026-06-05",
            wo: "Baden-Württemberg, Bayern, Hessen, Nordrhein-Westfalen, Rheinland-Pfalz",
          },
        ],
      },
      "vb-fruehestens": {
        tag: "2026-06-06",
        anderswo: [
          {
            tag: "2026-06-05",
            wo: "Berlin, Bremen, Hamburg, Niedersachsen, Sachsen-Anhalt, Schleswig-Holstein",
          },
        ],
      },
    });
    expect(f.vermerke).toContainEqual(
      expect.objectContaining({ art: "warnung", norm: "§ 222 Abs. 2 ZPO", feld: "antragsteller.land" }),
    );
  });

  test("die Begründung geht an das Streitgericht: sein Sitz ist nicht bekannt, auch wenn das Mahngericht es ist", () => {
    expect(
      fristen("2026-05-01", {
        antragsteller: { land: "HE" },
        aufforderungBegruendung: tag("2026-05-21"),
      }),
    ).toMatchObject({
      begruendung: {
        tag: "2026-06-04",
        anderswo: [{ tag: "2026-06-05", wo: expect.stringContaining("Saarland") }],
      },
    });
  });

  test("vor dem Arbeitsgericht ist der Sitz offen", () => {
    expect(
      fristen("2026-05-28", { verfahren: "arbeitsgericht", antragsteller: { land: "HE" } }),
    ).toMatchObject({
      widerspruch: { tag: "2026-06-04", anderswo: [{ tag: "2026-06-05" }] },
    });
  });
});

test("Jedes Mahngericht hat seinen Ort im Verzeichnis der Feiertage", () => {
  for (const { id } of mahngerichte) expect(ortAus(gerichtsorte(id).gericht ?? "")?.art, id).toBe("gericht");
});

test("Die Seite zeigt ohne JavaScript beide Tage, der Ausdruck und die CSV-Datei auch", () => {
  const query = "wert=5000&zugestellt=21.5.2026";
  const html = seite(bild, motor, query);
  expect(gezeigt(html, "result-date-widerspruch")).toEqual(["04.06.2026"]);
  expect(gezeigt(html, "result-date-widerspruch-anderswo")).toEqual(["05.06.2026"]);
  expect(html).toContain("Hessen");
  const ostern = ausQuery(bild, motor, "wert=5000&zugestellt=20.3.2026");
  expect(betragVon(ostern, "result-date-widerspruch")).toBe("2026-04-07");
  expect(betragVon(ostern, "result-date-vb-fruehestens")).toBe("2026-04-08");
});

test("Der Aufruf nennt beide Tage", async () => {
  const ruft = (zustellungMb: string) =>
    ruf(mahnverfahrenRoute, { wert: 500_000, fristen: { zustellungMb } });
  expect(await ruft("2026-03-20")).toMatchObject({
    fristen: [
      { art: "widerspruch", tag: "2026-04-07", anderswo: [] },
      { art: "vb-fruehestens", tag: "2026-04-08" },
      { art: "vb-spaetestens" },
    ],
  });
  expect(await ruft("2026-05-21")).toMatchObject({
    fristen: [{ tag: "2026-06-04", anderswo: [{ tag: "2026-06-05" }] }, { tag: "2026-06-06" }, {}],
  });
});
