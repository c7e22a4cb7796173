import { oeffentlich } from "@gebuehrenportal/gesetze/gkg/werte.ts";
import { zuweisungen } from "@gebuehrenportal/gesetze/gvg/zuweisungen.ts";
import { type Katalogwert, katalog } from "@gebuehrenportal/gesetze/streitwertkatalog/katalog.ts";
import { cent, type Tag, tag } from "@gebuehrenportal/recht";
import { mitFassung } from "@gebuehrenportal/recht/testing";
import { describe, expect, test } from "vitest";
import type { Angabe } from "./regel.ts";
import { regeln, streitwert } from "./streitwert.ts";
import { zustaendigkeit } from "./zustaendigkeit.ts";

const [vorher, ab] = [tag("2029-12-31"), tag("2030-01-01")];
const quelle = {
  titel: "Streitwertkatalog für die Verwaltungsgerichtsbarkeit, Fassung 2030",
  fundstelle: "Stand 01.12.2029",
};

const antwort = (regel: string, antragAm: Tag, angaben: Readonly<Record<string, Angabe>> = {}) =>
  streitwert({ regel, antragAm, angaben });

function reihe(id: string) {
  const eintrag = katalog.find((e) => e.id === id);
  if (!eintrag) throw new Error(id);
  return eintrag.werte;
}

describe("Der Auffangwert des Katalogs ist der des Tages", () => {
  test("ein späterer gilt nicht für frühere Anträge", () => {
    const [erste] = oeffentlich.fassungen;
    if (!erste) throw new Error();
    const neu = { ab, quelle, wert: { ...erste.wert, auffang: cent(8_000_00) } };
    mitFassung(oeffentlich, neu, () => {
      expect(antwort("vwg-einbuergerung", vorher)).toMatchObject({ wert: 10_000_00 });
      expect(antwort("vwg-einbuergerung", ab)).toMatchObject({ wert: 16_000_00 });
    });
  });

  test("ohne erfasste Fassung des § 52 GKG gibt es keinen", () => {
    expect(antwort("vwg-einbuergerung", tag("2013-07-31"))).toMatchObject({
      art: "kein-ergebnis",
      norm: "§ 52 Abs. 2 GKG",
      feld: "antragAm",
    });
    expect(antwort("vwg-einbuergerung", tag("2013-08-01"))).toMatchObject({ wert: 10_000_00 });
  });
});

describe("Eine spätere Fassung eines Katalogeintrags", () => {
  const id = "vwg-vorlaeufiger-rechtsschutz";
  const in2030 = (wert: Katalogwert, tun: () => void) => mitFassung(reihe(id), { ab, quelle, wert }, tun);
  const regel = (am: Tag) => regeln(am).find((r) => r.id === id);

  test("bringt ihre Felder mit, die frühere behält ihre", () => {
    in2030({ art: "auffangwert", hundertstel: 50 }, () => {
      expect(regel(vorher)?.felder.map(({ name }) => name)).toEqual(["hauptsache"]);
      expect(regel(ab)?.felder.map(({ name }) => name)).toEqual(["personen"]);
      expect(antwort(id, vorher, { hauptsache: 9_000_00 })).toMatchObject({ wert: 4_500_00 });
      expect(antwort(id, ab, { personen: 3 })).toMatchObject({ wert: 7_500_00 });
      expect(antwort(id, ab, { hauptsache: 9_000_00 })).toMatchObject({ feld: "angaben.hauptsache" });
    });
  });

  test("heißt nach ihrem Katalog, im Kopf, im Rechenweg und im Vermerk", () => {
    in2030({ art: "hauptsache", prozent: 30 }, () => {
      expect(regel(vorher)?.katalog?.fassung).toBe("Fassung 2013");
      expect(regel(ab)?.katalog?.fassung).toBe("Fassung 2030");
      const neu = antwort(id, ab, { hauptsache: 1_000_00 });
      expect(neu).toMatchObject({
        wert: 300_00,
        sicherheit: "hoch",
        regel: { katalog: { fassung: "Fassung 2030" } },
      });
      expect(JSON.stringify(neu)).not.toContain("2013");
      expect(JSON.stringify(antwort(id, vorher, { hauptsache: 1_000_00 }))).toContain(
        "Wert nach der Fassung 2013",
      );
    });
  });

  test("bekommt nicht die Empfehlung der früheren beigelegt", () => {
    in2030({ art: "hauptsache", prozent: 30 }, () => {
      expect(regel(vorher)?.hinweis).toBe("in der Regel 1/2 des Hauptsachewerts.");
      expect(regel(ab)?.hinweis).toBeUndefined();
    });
    in2030({ art: "hauptsache", prozent: 30, empfehlung: "3/10 des Hauptsachewerts" }, () => {
      expect(regel(ab)?.hinweis).toBe("3/10 des Hauptsachewerts.");
    });
    in2030({ art: "ohne" }, () => {
      expect(antwort(id, ab)).toMatchObject({ grund: "Der Katalog nennt keinen Betrag." });
    });
  });

  test("macht einen ungesicherten Eintrag berechenbar, erst ab ihrem Tag", () => {
    const offen = "vwg-versammlungsverbot";
    const neu = { ab, quelle, wert: { art: "auffangwert", hundertstel: 50 } } as const;
    mitFassung(reihe(offen), neu, () => {
      expect(antwort(offen, vorher)).toMatchObject({ grund: expect.stringMatching(/^Nicht gesichert/) });
      expect(antwort(offen, ab)).toMatchObject({ wert: 2_500_00 });
    });
  });
});

test("Wer vor einer Zuweisung klagt, liest den Tag ihrer ersten Fassung", () => {
  const letzte = zuweisungen.fassungen.at(-1);
  if (!letzte) throw new Error();
  const hinweis = () => {
    const a = zustaendigkeit({ sache: "presse", eingangAm: tag("2025-12-31"), wert: cent(1_000_00) });
    return a.art === "ergebnis" && a.vermerke[0]?.text;
  };
  const erwartet = "Sachen, die ab dem 01.01.2026 anhängig wurden";
  expect(hinweis()).toContain(erwartet);
  mitFassung(zuweisungen, { ...letzte, ab }, () => expect(hinweis()).toContain(erwartet));
});
