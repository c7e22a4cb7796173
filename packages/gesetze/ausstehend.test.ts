import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { type Ausstehend, ausstehend, ausstehendVermerke } from "./ausstehend.ts";

describe("Was bekannt und noch nicht eingearbeitet ist,", () => {
  const alle: readonly Ausstehend[] = Object.values(ausstehend);

  test("nennt sein Gesetz, was es ändert, was offen ist und wen es betrifft", () => {
    for (const { name, norm, quelle, stufen, offen, betrifft } of alle) {
      for (const text of [name, norm, quelle.titel, quelle.fundstelle, betrifft]) expect(text).not.toBe("");
      expect(offen, name).toMatch(/\.$/);
      expect(stufen.length, name).toBeGreaterThan(0);
      const tage = stufen.map(({ ab }) => ab);
      expect([...tage].sort(), name).toEqual(tage);
    }
  });

  test("sagt es dem Ergebnis vom ersten Tag an, keinen Tag früher", () => {
    expect(ausstehendVermerke("verbraucherkredit", tag("2026-11-19"))).toEqual([]);
    expect(ausstehendVermerke("verbraucherkredit", tag("2026-11-20"), "zinssatz")).toEqual([
      {
        art: "warnung",
        text: "Neues Verbraucherkreditrecht, seit dem 20.11.2026 (BGBl. 2026 I Nr. 139): in dieser Rechnung noch nicht berücksichtigt. Der neue Wortlaut der §§ 356b und 497 BGB und des § 688 Abs. 2 Nr. 1 ZPO ist noch nicht eingearbeitet. Bitte prüfen Sie die Norm im geltenden Wortlaut.",
        norm: "§§ 491 ff., 356b ff. BGB, § 34k GewO",
        feld: "zinssatz",
      },
    ]);
    expect(ausstehendVermerke("vollstreckung", tag("2026-10-01"))).toHaveLength(1);
    expect(ausstehendVermerke("mietrecht", tag("2030-01-01"))).toEqual([]);
  });
});
