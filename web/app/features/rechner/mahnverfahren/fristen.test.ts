import { mahngerichte } from "@gebuehrenportal/forderung";
import { feiertage, type Ort } from "@gebuehrenportal/fristen/feiertage";
import { gerichtMitId } from "@gebuehrenportal/gesetze/gerichte";
import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { gerichtsortMitId, gerichtssitze } from "../gerichtsort.ts";
import { ausQuery, betragVon, gezeigt, ruf, seite } from "../testing-seite.tsx";
import { mahnverfahrenRoute } from "./api/mahnverfahren.ts";
import { formular } from "./felder.ts";
import { mahnfristen } from "./fristen.ts";
import type { Mahneingabe } from "./mahn-typen.ts";
import { rechnung } from "./rechnung.ts";

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

describe("Das Land des Arbeits- oder Streitgerichts", () => {
  test("entscheidet vor dem Arbeitsgericht über jede Frist", () => {
    const am = (gerichtsland: "HE" | "HH") =>
      fristen("2026-05-28", { verfahren: "arbeitsgericht", gerichtsland });
    expect(am("HE")).toMatchObject({ widerspruch: { tag: "2026-06-05", anderswo: [] } });
    expect(am("HH")).toMatchObject({ widerspruch: { tag: "2026-06-04", anderswo: [] } });
  });

  // Fronleichnam, 04.06.2026, gilt in ganz Bayern; Mariä Himmelfahrt, 15.08.2025, in München und Augsburg, nicht in Coburg.
  test("nennt einen Ort nur, wo sein Land es nicht schon sagt", () => {
    const wo = (zustellungMb: string, gerichtsland?: "BY") => {
      const x = mahnfristen(
        { verfahren: "arbeitsgericht" },
        { zustellungMb: tag(zustellungMb), ausland: false, ...(gerichtsland && { gerichtsland }) },
      );
      const frist = x.art === "ergebnis" && x.fristen.find(({ art }) => art === "widerspruch");
      return frist ? frist.anderswo.map((anders) => anders.wo) : x;
    };
    expect(wo("2026-05-28")).toEqual([
      "Baden-Württemberg, Bayern, Hessen, Nordrhein-Westfalen, Rheinland-Pfalz, Saarland",
    ]);
    expect(wo("2025-08-08")).toEqual(["Saarland, Augsburg, München"]);
    expect(wo("2025-08-08", "BY")).toEqual(["Augsburg, München"]);
  });

  test("und sonst über die Begründung", () => {
    const aufforderungBegruendung = tag("2026-05-21");
    expect(fristen("2026-05-01", { aufforderungBegruendung, gerichtsland: "SL" })).toMatchObject({
      begruendung: { tag: "2026-06-05", anderswo: [] },
    });
    expect(
      mahnfristen(
        { verfahren: "mahnverfahren" },
        { zustellungMb: tag("2026-05-01"), ausland: false, gerichtsland: "SL" },
      ),
    ).toMatchObject({
      art: "kein-ergebnis",
      grund:
        "Das Land des Streitgerichts zählt nur für die Anspruchsbegründung; nennen Sie auch die Aufforderung dazu.",
      feld: "fristen.gerichtsland",
    });
  });

  // Fronleichnam, 04.06.2026, gilt in Thüringen nur im Landkreis Eichsfeld (§ 10 Abs. 1 ThürFGtG); dort sitzt ein
  // Amtsgericht, kein Arbeitsgericht. Aufforderung am 21.05.2026 + 2 Wochen (§ 697 Abs. 1 ZPO).
  test("in Thüringen bleibt Fronleichnam für die Begründung offen, nicht vor dem Arbeitsgericht", () => {
    const aufforderungBegruendung = tag("2026-05-21");
    expect(fristen("2026-05-01", { aufforderungBegruendung, gerichtsland: "TH" })).toMatchObject({
      begruendung: { tag: "2026-06-04", anderswo: [{ tag: "2026-06-05", wo: "Heilbad Heiligenstadt" }] },
    });
    expect(fristen("2026-05-28", { verfahren: "arbeitsgericht", gerichtsland: "TH" })).toMatchObject({
      widerspruch: { tag: "2026-06-04", anderswo: [] },
    });
  });

  // Mariä Himmelfahrt (15.08.2025): in Bayern nicht in jeder Gemeinde
  test("in Bayern bleibt ein Feiertag offen, den nicht jede Gemeinde hat", () => {
    expect(fristen("2025-08-08", { verfahren: "arbeitsgericht", gerichtsland: "BY" })).toMatchObject({
      widerspruch: { tag: "2025-08-15", anderswo: [{ tag: "2025-08-18", wo: "Augsburg, München" }] },
    });
  });
});

describe("Das Arbeits- oder Streitgericht selbst", () => {
  const sitz = (id: string) => {
    const gericht = gerichtMitId(id);
    if (!gericht) throw new Error(id);
    return gerichtssitze(gericht);
  };

  // 08.08.2025 + 1 Woche (§ 46a Abs. 3 ArbGG) = Fr 15.08.2025, Mariä Himmelfahrt: in München Feiertag (Art. 1 Abs. 1 Nr. 2
  // BayFTG), also Mo 18.08.2025; in Nürnberg keiner.
  test.each([
    ["arbg-muenchen", "2025-08-18"],
    ["arbg-nuernberg", "2025-08-15"],
  ])("entscheidet mit den Feiertagen seines Sitzes: %s", (id, tagDort) => {
    expect(fristen("2025-08-08", { verfahren: "arbeitsgericht", gericht: sitz(id) })).toMatchObject({
      widerspruch: { tag: tagDort, anderswo: [] },
    });
  });

  // Aufforderung am 25.07.2025 + 2 Wochen (§ 697 Abs. 1 ZPO) = Fr 08.08.2025, Friedensfest nur in der Stadt Augsburg
  // (Art. 1 Abs. 2 BayFTG): dort Mo 11.08.2025.
  test.each([
    ["ag-augsburg", "2025-08-11", []],
    ["lg-kempten", "2025-08-08", []],
    // Its chambers in Aichach, Landsberg and Nördlingen are for criminals alone (§ 78a Abs. 3 GVG).
    ["lg-augsburg", "2025-08-11", []],
    // With chambers in Neu-Ulm, where it is a day as any other: the earlier one is safe.
    ["arbg-augsburg", "2025-08-08", [{ tag: "2025-08-11", wo: "Augsburg" }]],
  ])("und über die Begründung: %s", (id, tagDort, anderswo) => {
    const aufforderungBegruendung = tag("2025-07-25");
    expect(fristen("2025-07-01", { aufforderungBegruendung, gericht: sitz(id) })).toMatchObject({
      begruendung: { tag: tagDort, anderswo },
    });
  });

  test("zählt nach dem Mahngericht nur für die Begründung", () => {
    const tage = { zustellungMb: tag("2026-05-01"), ausland: false, gericht: sitz("lg-augsburg") };
    expect(mahnfristen({ verfahren: "mahnverfahren" }, tage)).toMatchObject({
      art: "kein-ergebnis",
      grund:
        "Das Streitgericht zählt nur für die Anspruchsbegründung; nennen Sie auch die Aufforderung dazu.",
      feld: "fristen.gericht",
    });
  });

  // Before the first year of the table of holidays: one note, though each period has it.
  test("sagt vor dem Arbeitsgericht jeden Vermerk einmal", () => {
    const x = mahnfristen(
      { verfahren: "arbeitsgericht" },
      {
        zustellungMb: tag("1980-03-03"),
        aufforderungBegruendung: tag("1980-03-17"),
        ausland: false,
        gericht: sitz("arbg-nuernberg"),
      },
    );
    const texte = x.art === "ergebnis" ? x.vermerke.map(({ text }) => text) : [x.grund];
    expect(texte.filter((text) => text.includes("1980"))).toHaveLength(1);
  });
});

test("Jedes Mahngericht sitzt, wo das Gerichtsverzeichnis es führt, und hat dort die Feiertage seines Landes", () => {
  for (const { id, land } of mahngerichte) {
    const gericht = gerichtsortMitId(`mahn-${id === "hamburg-altona" ? "hamburg" : id}`);
    expect(gericht?.land, id).toBe(land);
    for (const jahr of [2024, 2025, 2026, 2027]) {
      const tage = (o: Ort) => feiertage(jahr, o).map((f) => f.tag);
      expect(tage({ land }), id).toEqual(tage(gericht ? { gericht } : {}));
    }
  }
});

test("Die Seite zeigt ohne JavaScript beide Tage, der Ausdruck und die CSV-Datei auch", () => {
  const query = "wert=5000&zugestellt=21.5.2026";
  const html = seite(formular, rechnung, query);
  expect(gezeigt(html, "result-date-widerspruch")).toEqual(["04.06.2026"]);
  expect(gezeigt(html, "result-date-widerspruch-anderswo")).toEqual(["05.06.2026"]);
  expect(html).toContain("Hessen");
  const ostern = ausQuery(formular, rechnung, "wert=5000&zugestellt=20.3.2026");
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
