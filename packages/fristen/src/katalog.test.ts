import type { Land } from "@gebuehrenportal/gesetze/feiertage/typ.ts";
import zahlen from "@gebuehrenportal/gesetze/fristenkatalog/fristen.json" with { type: "json" };
import texte from "@gebuehrenportal/gesetze/fristenkatalog/texte.json" with { type: "json" };
import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { fristzeile } from "./katalog/daten.ts";
import type { Katalogeingabe } from "./katalog/eingabe.ts";
import { katalogreihen } from "./katalog/rechtsstand.ts";
import { katalogeintrag, katalogfrist, katalogverzeichnis, vorschlaege } from "./katalog.ts";
import { rechtsstand } from "./rechtsstand.ts";

const heute = tag("2026-08-19");

const ids = katalogverzeichnis.map(({ id }) => id);
const am = tag("2026-03-16");
const ergebnis = (id: string, e: Katalogeingabe) => {
  const r = katalogfrist(id, e);
  if (r.art !== "ergebnis") throw new Error(`${id}: ${r.grund} (${r.feld})`);
  return r;
};

describe("Bestand", () => {
  test("nennt jede Kennung einmal, 100 mit „kern“", () => {
    expect(ids.length).toBeGreaterThanOrEqual(487);
    expect(new Set(ids).size).toBe(ids.length);
    expect(katalogverzeichnis.filter(({ ausloeser }) => ausloeser.includes("!"))).toEqual([]);
    expect(katalogverzeichnis.filter(({ kern }) => kern)).toHaveLength(100);
  });

  test("hat zu jeder Zeile des Verzeichnisses Zahlen und Texte und sonst keine", () => {
    expect(Object.keys(zahlen)).toEqual(ids);
    expect(Object.keys(texte)).toEqual(ids);
  });

  test("hat drei Einträge mit geringer Sicherheit und sonst hohe oder mittlere", () => {
    const niedrig = ids.filter((id) => katalogeintrag(id, heute)?.sicherheit === "niedrig");
    expect(niedrig).toEqual(["ev-dringlich", "sgb9-173-ank", "bag-ausschluss"]);
  });

  test("nennt zu jeder Dauer mit erstem Tag das Gesetz, nicht nur den Stand des Katalogs", () => {
    const ohneQuelle = ids.filter((id) => {
      const dauer = fristzeile(id)?.dauer;
      return Array.isArray(dauer) && dauer.some(({ ab, quelle }) => ab !== undefined && quelle === undefined);
    });
    expect(ohneQuelle).toEqual([]);
  });

  test("verweist mit Folgefrist und Wiedereinsetzung nur auf Einträge, die es gibt", () => {
    const ziele = ids.flatMap((id) => {
      const e = katalogeintrag(id, heute);
      return [
        ...(e?.folgefristen ?? []).map((f) => f.id),
        ...(e?.wiedereinsetzung ? [e.wiedereinsetzung] : []),
      ];
    });
    expect(ziele.length).toBeGreaterThan(200);
    expect(ziele.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test("hat für Notfristen keine Verlängerung", () => {
    for (const id of ids) {
      const e = katalogeintrag(id, heute);
      if (e?.notfrist) expect(e.verlaengerung, id).toBe("nein");
    }
  });

  test("zeigt zu jedem Eintrag Dauer, Ort und Nachweis in Worten", () => {
    for (const id of ids) {
      const e = katalogeintrag(id, heute);
      expect(e?.dauerText, id).not.toBe("");
      expect(e?.ort, id).not.toBe("");
      expect(e?.nachweis, id).not.toBe("");
      expect(`${e?.hinweis} ${e?.grenze} ${e?.ausloeser}`, id).not.toMatch(/R-[A-Z0-9]/);
    }
  });
});

/** No number stands in the statute: a court or authority sets it, or it is „unverzüglich“. */
const ohneZahl = [
  "zpo-524",
  "zpo-521",
  "zpo-522",
  "zpo-276-erw",
  "zpo-275",
  "zpo-283",
  "zpo-411",
  "zpo-494a",
  "zpo-926",
  "vwgo-87b",
  "ao-364b",
  "inso-28",
  "bgb-1995",
  "hgb-377",
  "bgb-121",
  "bgb-703",
];

const laender = "BW BY BE BB HB HH HE MV NI NW RP SL SN ST SH TH".split(" ") as Land[];

/** The application to stay came in June 2026: no older case has it. */
const tagFuer = (id: string) => (id === "asylg-78-9" ? tag("2026-09-16") : am);

describe("Jeder Eintrag in jedem Land", () => {
  test.each(laender.map((land) => [land] as const))("%s: rechnet oder nennt den Grund", (land) => {
    let gerechnet = 0;
    for (const id of ids) {
      const r = katalogfrist(id, { ereignisAm: tagFuer(id), ereignisUhr: "10:00", ort: { land } });
      if (r.art === "ergebnis") {
        gerechnet++;
        expect(r.eintrag.id).toBe(id);
        expect(r.schritte.length, id).toBeGreaterThan(0);
        expect(r.ende, id).not.toBe("");
      } else {
        expect(ohneZahl, id).toContain(id);
        expect(r.grund.length, id).toBeGreaterThan(40);
        expect(r.feld, id).toBe("dauer");
      }
    }
    expect(gerechnet).toBe(ids.length - ohneZahl.length);
  });

  test("mit gesetzter Dauer rechnen auch die Fristen ohne Zahl", () => {
    for (const id of ohneZahl) {
      const r = ergebnis(id, { ereignisAm: am, ort: { land: "NW" }, dauer: [{ wert: 3, einheit: "woche" }] });
      expect(r.ende, id).toBe("2026-04-07");
    }
  });

  test("die Meldung nach der DSGVO fragt nach der Uhrzeit", () => {
    expect(katalogfrist("dsgvo-33", { ereignisAm: am })).toMatchObject({ feld: "ereignisUhr" });
  });
});

describe("Sicherheit", () => {
  test("mittel und niedrig stehen im Ergebnis, mit Nachweis", () => {
    for (const id of ids) {
      const stufe = katalogeintrag(id, heute)?.sicherheit;
      if (stufe === "hoch") continue;
      const r = ergebnis(id, { ereignisAm: tagFuer(id), ereignisUhr: "10:00", ort: { land: "NW" } });
      expect(r.sicherheit === stufe || r.sicherheit === "niedrig", id).toBe(true);
      const wort = stufe === "mittel" ? "Mittlere Sicherheit dieses Eintrags" : "Geringe Sicherheit";
      expect(
        r.vermerke.filter(({ text }) => text.startsWith(wort) && text.includes("Nachweis:")),
        id,
      ).toHaveLength(1);
      expect(r.bestaetigung, id).toBe(stufe === "niedrig");
    }
  });

  test("nur drei Einträge verlangen die Bestätigung durch einen Anwalt", () => {
    expect(ids.filter((id) => katalogeintrag(id, heute)?.bestaetigung)).toEqual([
      "ev-dringlich",
      "sgb9-173-ank",
      "bag-ausschluss",
    ]);
    const r = ergebnis("ev-dringlich", { ereignisAm: am });
    expect(r.vermerke[0]).toMatchObject({ art: "warnung" });
    expect(r.vermerke[0]?.text).toContain("bestätigen");
  });

  test("jeder Hinweis eines Eintrags steht bei seinem Ergebnis", () => {
    for (const id of ids) {
      const hinweis = katalogeintrag(id, heute)?.hinweis;
      if (hinweis === undefined || ohneZahl.includes(id)) continue;
      const r = ergebnis(id, { ereignisAm: tagFuer(id), ereignisUhr: "10:00", ort: { land: "NW" } });
      expect(
        r.vermerke.map(({ text }) => text),
        id,
      ).toContain(hinweis);
    }
  });
});

describe("Vorschläge", () => {
  const alle = vorschlaege(heute);
  const dauer = (id: string) => {
    const v = alle.find((x) => x.id === id);
    return v && [v.legalBasis, v.days, v.weeks, v.months, v.years, v.notfrist];
  };

  test("beginnen mit den sechzehn gebräuchlichsten Fristen", () => {
    const erwartet: Record<string, unknown[]> = {
      "zpo-517": ["§ 517 ZPO", 0, 0, 1, 0, true],
      "zpo-520": ["§ 520 Abs. 2 ZPO", 0, 0, 2, 0, false],
      "zpo-548": ["§ 548 ZPO", 0, 0, 1, 0, true],
      "zpo-569": ["§ 569 Abs. 1 ZPO", 0, 2, 0, 0, true],
      "zpo-339": ["§ 339 Abs. 1 ZPO", 0, 2, 0, 0, true],
      "zpo-692": ["§ 692 Abs. 1 ZPO", 0, 2, 0, 0, false],
      "kschg-4": ["§ 4 Satz 1 KSchG", 0, 3, 0, 0, false],
      "vwgo-74": ["§ 74 Abs. 1 VwGO", 0, 0, 1, 0, false],
      "vwgo-70": ["§ 70 Abs. 1 VwGO", 0, 0, 1, 0, false],
      "ao-355": ["§ 355 Abs. 1 AO", 0, 0, 1, 0, false],
      "stpo-410": ["§ 410 Abs. 1 StPO", 0, 2, 0, 0, false],
      "stpo-314": ["§ 314 Abs. 1 StPO", 0, 1, 0, 0, false],
      "stpo-341": ["§ 341 Abs. 1 StPO", 0, 1, 0, 0, false],
      "owig-67": ["§ 67 Abs. 1 OWiG", 0, 2, 0, 0, false],
      "zpo-321a": ["§ 321a Abs. 2 ZPO", 0, 2, 0, 0, true],
      "bverfgg-93": ["§ 93 Abs. 1 BVerfGG", 0, 0, 1, 0, false],
    };
    for (const [id, werte] of Object.entries(erwartet)) expect(dauer(id), id).toEqual(werte);
    expect(alle.slice(0, 16).map(({ id }) => id)).toEqual(Object.keys(erwartet));
  });

  test("haben alle eine Länge und genau die vereinbarten Felder", () => {
    expect(alle.length).toBeGreaterThanOrEqual(60);
    for (const v of alle) {
      expect(v.days + v.weeks + v.months + v.years, v.id).toBeGreaterThan(0);
      expect(Object.keys(v)).toEqual([
        "id",
        "name",
        "art",
        "legalBasis",
        "days",
        "weeks",
        "months",
        "years",
        "notfrist",
        "description",
      ]);
    }
  });
});

describe("Rechtsstand", () => {
  test("nennt den Katalog und jede Rechtsänderung mit ihrem ersten Tag", () => {
    const zeilen = rechtsstand().filter(({ titel }) => titel.startsWith("Frist"));
    expect(katalogreihen.map(({ reihe }) => reihe.norm)).toEqual(
      expect.arrayContaining(["§ 19 GrEStG", "§ 26 Abs. 3 StVG", "§ 74 Abs. 1 AsylG", "§ 8 VVG"]),
    );
    expect(zeilen.find(({ titel }) => titel === "Fristenkatalog")?.ab).toBe("2026-08-19");
    const asyl = zeilen.find(({ titel }) => titel.startsWith("Frist: Rechtsbehelfsfrist Asyl"));
    expect(asyl?.ab).toBe("2026-06-12");
    const grest = zeilen.find(({ norm }) => norm === "§ 19 GrEStG");
    expect([grest?.ab, grest?.sicherheit]).toEqual(["2026-07-01", "mittel"]);
  });
});
