import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { auswahl } from "./auswahl.ts";
import { type Kampagne, laeuft, pfadDesZiels } from "./kampagne.ts";
import { plaetzeDerSeite } from "./plaetze.ts";
import { streuung } from "./streuung.server.ts";
import { themenDerAdresse } from "./themen.ts";

const kampagne = (id: string, mehr: Partial<Kampagne> = {}): Kampagne => ({
  id,
  art: "haus",
  werbender: "Haus",
  titel: id,
  text: "Text",
  ziel: "/kontakt",
  plaetze: ["blog-banner", "blog-sidebar", "tool-banner", "tool-sidebar", "footer-promo"],
  themen: [],
  gewicht: 1,
  von: tag("2026-01-01"),
  bis: null,
  bild: null,
  ...mehr,
});

const gewaehlt = (
  kampagnen: readonly Kampagne[],
  pfad = "/blog",
  art: keyof typeof plaetzeDerSeite = "blog",
  am = "2026-03-01",
) => {
  const wahl = auswahl(kampagnen, plaetzeDerSeite[art], { pfad, tag: am }, streuung);
  return Object.fromEntries([...wahl].map(([platz, [beste]]) => [platz, beste?.id]));
};

describe("Welche Anzeige eine Seite trägt", () => {
  test("hängt allein an Adresse und Tag", () => {
    const alle = ["a", "b", "c", "d", "e"].map((id) => kampagne(id));
    expect(gewaehlt(alle)).toEqual(gewaehlt(alle.toReversed()));
    const tage = Array.from({ length: 28 }, (_, i) => gewaehlt(alle, "/blog", "blog", `2026-02-${i + 1}`));
    expect(new Set(tage.map((einer) => einer["blog-banner"])).size).toBeGreaterThan(2);
  });

  test("bezahlte gehen vor, eigene füllen, und keine steht zweimal, solange es andere gibt", () => {
    const alle = [kampagne("haus-1"), kampagne("bezahlt", { art: "bezahlt" }), kampagne("haus-2")];
    const { "blog-banner": band, ...andere } = gewaehlt(alle);
    expect(band).toBe("bezahlt");
    expect(Object.values(andere).toSorted()).toEqual(["haus-1", "haus-2"]);
  });

  test("zwei Werbende stehen beide auf einer Seite mit drei Plätzen", () => {
    const alle = [kampagne("haus"), kampagne("bezahlt", { art: "bezahlt" })];
    expect(Object.values(gewaehlt(alle)).toSorted()).toEqual(["bezahlt", "bezahlt", "haus"]);
  });

  test("passt zum Thema der Adresse", () => {
    const alle = [kampagne("überall"), kampagne("fristen", { themen: ["fristen"] })];
    expect(gewaehlt(alle, "/fristenrechner", "rechner")["tool-banner"]).toBe("fristen");
    expect(Object.values(gewaehlt(alle, "/rvgrechner", "rechner"))).not.toContain("fristen");
  });

  test("steht nur in Plätzen, die sie will; ein Platz ohne Anzeige ist keiner", () => {
    expect(gewaehlt([kampagne("a", { plaetze: ["footer-promo"] })])).toEqual({ "footer-promo": "a" });
    expect(gewaehlt([])).toEqual({});
  });

  test("kommt mit dreifachem Gewicht etwa dreimal so oft", () => {
    const alle = [kampagne("schwer", { gewicht: 3 }), kampagne("leicht")];
    const oft = Array.from({ length: 2_000 }, (_, i) => gewaehlt(alle, `/blog/beitrag-${i}`)["blog-banner"]);
    const anteil = oft.filter((id) => id === "schwer").length / oft.length;
    expect(anteil).toBeGreaterThan(0.71);
    expect(anteil).toBeLessThan(0.79);
  });

  test("hat für jeden Platz eine zweite zur Wahl, damit dieselbe nicht zu oft kommt", () => {
    const wahl = auswahl(
      [kampagne("a"), kampagne("b")],
      ["blog-banner"],
      { pfad: "/blog", tag: "2026-03-01" },
      streuung,
    );
    expect(
      wahl
        .get("blog-banner")
        ?.map(({ id }) => id)
        .toSorted(),
    ).toEqual(["a", "b"]);
  });
});

test("Eine Kampagne läuft vom ersten bis zum letzten Tag", () => {
  const eine = { von: tag("2026-03-02"), bis: tag("2026-03-04") };
  const tage = ["2026-03-01", "2026-03-02", "2026-03-04", "2026-03-05"].map((am) => laeuft(eine, tag(am)));
  expect(tage).toEqual([false, true, true, false]);
  expect(laeuft({ ...eine, bis: null }, tag("2036-01-01"))).toBe(true);
});

test.for([
  ["/rvgrechner", ["gebuehren"]],
  ["/blog/category/gebuehrenrecht", ["gebuehren"]],
  ["/pfaendungsrechner", ["forderung"]],
  ["/blog/streitwert-und-frist", ["kosten", "fristen"]],
  ["/blog", []],
] as const)("Das Thema von %s steht in der Adresse", ([pfad, erwartet]) => {
  expect(themenDerAdresse(pfad)).toEqual(erwartet);
});

test("Vom Ziel im Portal zählt der Pfad", () => {
  expect(pfadDesZiels("/kontakt?utm_campaign={platz}#x")).toBe("/kontakt");
  expect(pfadDesZiels("https://example.com/kontakt")).toBeUndefined();
});
