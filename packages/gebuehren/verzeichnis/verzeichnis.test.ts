import { vvNummern } from "@gebuehrenportal/gesetze/rvg/vv/index.ts";
import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { abschnitt, anmerkungen, bedingung, titel } from "./index.ts";

describe("Die Worte des Vergütungsverzeichnisses", () => {
  test("jede Nummer hat einen Titel und steht unter einer Überschrift", () => {
    for (const { nr } of vvNummern()) {
      expect(titel(nr), nr).toBeTruthy();
      expect(abschnitt(nr)?.nummer[0], nr).toBe(nr[0]);
    }
    expect(titel("9999")).toBeUndefined();
    expect(abschnitt("9999")).toBeUndefined();
  });

  test("wer eine andere Nummer ändert, nennt die Bedingung", () => {
    const ohne = vvNummern().filter((n) => n.aendert && !bedingung(n.nr));
    expect(ohne.map((n) => n.nr)).toEqual(["1007", "2401", "3103", "6404"]);
  });

  test.each([
    ["3100", "Verfahrensgebühr 1. Rechtszug", "3.1"],
    ["3202", "Terminsgebühr Berufung", "3.2.1"],
    ["4124", "Strafsache: Verfahrensgebühr Berufung", "4.1.3"],
    ["7002", "Post- und Telekommunikationspauschale", "7"],
  ])("%s heißt „%s“ und steht in %s", (nr, wort, nummer) => {
    expect(titel(nr)).toBe(wort);
    expect(abschnitt(nr)?.nummer).toBe(nummer);
  });

  test("Berufung und Revision in Strafsachen haben ihre eigene Überschrift", () => {
    expect(abschnitt("4123")?.titel).toBe("Verteidiger: gerichtliches Verfahren, erster Rechtszug");
    expect(abschnitt("4124")?.titel).toBe("Verteidiger: gerichtliches Verfahren, Berufung");
    expect(abschnitt("4130")?.titel).toBe("Verteidiger: gerichtliches Verfahren, Revision");
  });

  test("bis zum 31.07.2013 hießen manche Nummern anders, und es gibt keine Anmerkungen", () => {
    expect(titel("2302")).toBe("Geschäftsgebühr in Sozialrecht und Wehrbeschwerde (Betragsrahmen)");
    expect(titel("2302", tag("2013-07-31"))).toBe("Geschäftsgebühr, Schreiben einfacher Art");
    expect(titel("3100", tag("2013-07-31"))).toBe("Verfahrensgebühr 1. Rechtszug");
    expect(anmerkungen("3308")).toHaveLength(1);
    expect(anmerkungen("3308", tag("2013-07-31"))).toEqual([]);
    expect(bedingung("3101", tag("2013-07-31"))).toBeUndefined();
    expect(anmerkungen("3100")).toEqual([]);
  });

  test("kein Text spricht von Datenfeldern", () => {
    for (const { nr } of vvNummern()) {
      const texte = [titel(nr), bedingung(nr), ...anmerkungen(nr)].join(" ");
      expect(texte).not.toMatch(/Cents|null|threshold|rate100|undefined/);
    }
  });
});
