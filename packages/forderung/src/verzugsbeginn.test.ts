import { type Tag, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { type Verzugsgrund, verzugsbeginn } from "./verzugsbeginn.ts";

const ab = (grund: Verzugsgrund, istFeiertag?: (t: Tag) => boolean) => {
  const e = verzugsbeginn(grund, istFeiertag);
  return e.art === "ergebnis" ? e.verzugAb : e;
};

describe("Beginn des Verzugs", () => {
  test.each(["mahnung", "zustellung", "verweigerung", "rechtshaengigkeit"] as const)(
    "%s: Zinsen ab dem nächsten Tag",
    (art) => {
      expect(ab({ art, am: tag("2024-12-31") })).toBe("2025-01-01");
    },
  );

  test("nach dem Kalender: ab dem Tag nach dem Zahlungstag", () => {
    expect(ab({ art: "kalendertag", am: tag("2025-03-14") })).toBe("2025-03-15");
  });

  test("ein Zahlungstag am Wochenende oder Feiertag geht auf den nächsten Werktag (§ 193 BGB; BGH, 01.02.2007 – III ZR 159/06)", () => {
    expect(ab({ art: "kalendertag", am: tag("2025-03-15") })).toBe("2025-03-18");
    expect(
      ab({ art: "kalendertag", am: tag("2025-04-18") }, (t) => t === "2025-04-18" || t === "2025-04-21"),
    ).toBe("2025-04-23");
  });

  test("Rechnung: 30 Tage nach dem späteren von Fälligkeit und Zugang", () => {
    const rechnung = { art: "rechnung", verbraucher: false } as const;
    expect(ab({ ...rechnung, faelligAm: tag("2025-01-02"), zugangAm: tag("2025-01-07") })).toBe("2025-02-07");
    expect(ab({ ...rechnung, faelligAm: tag("2025-01-07"), zugangAm: tag("2025-01-02") })).toBe("2025-02-07");
    // 30 days after 9 January end on Saturday, 8 February: Monday, 10 February
    expect(ab({ ...rechnung, faelligAm: tag("2025-01-09"), zugangAm: tag("2025-01-02") })).toBe("2025-02-11");
  });

  test("gegenüber einem Verbraucher nur mit Hinweis", () => {
    const rechnung = {
      art: "rechnung",
      verbraucher: true,
      faelligAm: tag("2025-01-07"),
      zugangAm: tag("2025-01-07"),
    } as const;
    expect(ab(rechnung)).toMatchObject({ art: "kein-ergebnis", feld: "hinweis" });
    expect(ab({ ...rechnung, hinweis: true })).toBe("2025-02-07");
  });
});
