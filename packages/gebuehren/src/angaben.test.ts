import { cent } from "@gebuehrenportal/recht";
import { describe, expect, it } from "vitest";
import type { Position } from "./eingabe.ts";
import { ergebnis, ohneErgebnis, p, type Sachangaben, sache, texte, zeilen } from "./testing.ts";

const feld = "angelegenheiten[0].positionen[0]";
const wert = 1_000_000;

describe("Angaben, die ihre Nummer nicht kennt", () => {
  it.each([
    ["1009", { satz100: 100 }, "satz100"],
    ["1009", { betrag: 100 }, "betrag"],
    ["3100", { auszahlungen: [cent(100)] }, "auszahlungen"],
    ["3102", { inkasso: "regel" }, "inkasso"],
    ["3102", { forderung: 100 }, "forderung"],
    ["2300", { forderung: 100 }, "forderung"],
    ["2501", { forderung: 100 }, "forderung"],
    ["4141", { bezug: { nr: "4106" }, betrag: 100 }, "betrag"],
    ["5115", { bezug: { nr: "5103" }, betrag: 100 }, "betrag"],
    ["3400", { bezug: { nr: "3100", satz100: 130 }, satz100: 50 }, "satz100"],
    ["4138", { bezug: { nr: "4106", betrag: 100_00 }, betrag: 90_00 }, "betrag"],
    ["34", { betrag: 100, satz100: 100 }, "satz100"],
    ["3100", { variante: "1000-2" }, "variante"],
  ] as const)("Nr. %s mit %j ist kein Ergebnis", (nr, angaben, name) => {
    const x = ohneErgebnis(sache([p(nr, angaben as Partial<Position>)], { wert }));
    expect(x.feld).toBe(`${feld}.${name}`);
    expect(x.norm).toMatch(/VV$|RVG$/);
  });

  it.each([
    ["3100", { rahmen: "hoechst" }, "rahmen"],
    ["2501", { rahmen: "hoechst" }, "rahmen"],
    ["3100", { gemeinsamerWert: 100 }, "gemeinsamerWert"],
    ["3104", { gemeinsamerWert: 100, auftraggeber: 2 }, "gemeinsamerWert"],
    ["3100", { bezug: { nr: "3104" } }, "bezug"],
    ["3100", { beratung: { art: "beratung", verbraucher: true } }, "beratung"],
    ["3100", { variante: "1000-1" }, "variante"],
  ] as const)("Nr. %s mit %j rechnet wie ohne und sagt es", (nr, angaben, name) => {
    const { auftraggeber = 1, ...rest } = angaben as Partial<Position> & Pick<Sachangaben, "auftraggeber">;
    const e = ergebnis(sache([p(nr, rest)], { wert, auftraggeber }));
    expect(e.vermerke).toContainEqual(
      expect.objectContaining({ art: "hinweis", feld: `${feld}.${name}`, norm: `Nr. ${nr} VV` }),
    );
    expect(zeilen(e)).toEqual(zeilen(ergebnis(sache([nr], { wert, auftraggeber }))));
  });

  it.each([
    ["2300", { rahmen: "schwelle" }, {}],
    ["3102", { rahmen: "hoechst" }, {}],
    ["2300", { inkasso: "regel" }, {}],
    ["3100", { gemeinsamerWert: 500_000 }, { auftraggeber: 2 }],
    ["1000", { variante: "1000-2" }, {}],
    ["3400", { bezug: { nr: "3100" } }, {}],
    ["3400", { bezug: { nr: "3100" }, satz100: 80 }, {}],
    ["4138", { bezug: { nr: "4106" }, betrag: 90_00 }, {}],
    ["3106", { bezug: { nr: "3102" } }, {}],
    ["1009", { auszahlungen: [cent(100)] }, {}],
    ["34", { betrag: 100, beratung: { art: "beratung", verbraucher: true } }, {}],
  ] as const)("Nr. %s mit %j ist in Ordnung", (nr, angaben, rest) => {
    const e = ergebnis(sache([p(nr, angaben as Partial<Position>)], { wert, ...rest }));
    expect(texte(e).filter((t) => t.includes("keine Bedeutung"))).toEqual([]);
  });

  it("ein Satz neben einem Betrag und ein Betrag neben einem Satz gehen nicht verloren", () => {
    const satz = sache([p("1006", { bezug: "3102", satz100: 100 }), "3102"]);
    expect(ohneErgebnis(satz).feld).toBe(`${feld}.satz100`);
    const ohneBezug = sache([p("1006", { betrag: 200_00 }), "3102"]);
    expect(ohneErgebnis(ohneBezug).feld).toBe(`${feld}.betrag`);
    const nachWert = sache([p("3400", { bezug: "3100", betrag: 200_00 }), "3100"], { wert });
    expect(ohneErgebnis(nachWert).feld).toBe(`${feld}.betrag`);
  });

  it("gilt auch für eine früher entstandene Gebühr", () => {
    const a = sache(["3100"], { wert });
    const frueher = { ...p("2300", { wert, forderung: 100 }), auftragAm: a.auftragAm as never };
    const auf = { angelegenheit: "a", position: "3100" };
    expect(ohneErgebnis(a, { anrechnungen: [{ von: { frueher }, auf }] }).feld).toBe(
      "anrechnungen[0].von.frueher.forderung",
    );
  });

  it("Nr. 1010 VV nimmt keine andere Terminsgebühr als die genannte", () => {
    const mit = (bezug: string) => sache([p("1010", { bezug }), "3106"], { wert });
    expect(ohneErgebnis(mit("x")).feld).toBe(`${feld}.bezug`);
    expect(ohneErgebnis(mit("3104")).grund).toContain("„3104“");
    expect(zeilen(ergebnis(mit("3106")))).toHaveLength(2);
  });
});
