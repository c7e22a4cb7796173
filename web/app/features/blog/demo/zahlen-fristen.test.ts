import {
  bekanntgabe,
  type Dauer,
  type FristErgebnis,
  frist,
  fuenfMonate,
  type Kuendigungseingabe,
  kuendigung,
  type Ort,
  type RegimeId,
  verjaehrung,
  verlaengerung,
  wiedereinsetzung,
} from "@gebuehrenportal/fristen";
import { type KeinErgebnis, plusMonate, plusTage, type Tag, tag, wochentag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { demoartikel } from "./demoartikel.server.ts";
import { nenntTage } from "./testing-artikel.ts";

const d = (wert: number, einheit: "tag" | "woche" | "monat" | "jahr"): Dauer => [{ wert, einheit }];
const nw: Ort = { land: "NW" };

function ende(r: FristErgebnis | KeinErgebnis): Tag {
  if (r.art !== "ergebnis") throw new Error(r.grund);
  return r.ende;
}

const bis = (am: string, dauer: Dauer, ort: Ort = nw, regime: RegimeId = "ZPO"): Tag =>
  ende(frist({ ereignisAm: tag(am), dauer, ort, regime }));

describe("Die Tage in den Artikeln über Fristen", () => {
  test("Berufung und Begründung", () => {
    const zugestellt = "2026-11-26";
    const einlegung = bis(zugestellt, d(1, "monat"));
    const begruendung = bis(zugestellt, d(2, "monat"));
    const ohne = (monate: number) =>
      ende(
        fuenfMonate({
          verkuendungAm: tag("2026-03-13"),
          dauer: d(monate, "monat"),
          ort: nw,
          regime: "ZPO",
        }),
      );
    const f = frist({ ereignisAm: tag(zugestellt), dauer: d(2, "monat"), ort: nw, regime: "ZPO" });
    nenntTage(demoartikel("artikel/berufung-zwei-fristen"), {
      gegeben: [zugestellt, "2026-12-26", "2026-03-13", "2026-01-01"],
      gerechnet: [
        einlegung,
        begruendung,
        ...(f.art === "ergebnis" ? f.vorfristen.map((vorfrist) => vorfrist.tag) : []),
        plusMonate(einlegung, 1),
        ende(verlaengerung({ bisherigesEndeAm: begruendung, um: d(1, "monat"), ort: nw, regime: "ZPO" })),
        plusMonate(tag("2026-03-13"), 5),
        plusMonate(tag("2026-03-13"), 6),
        ohne(1),
        ohne(2),
      ],
    });
    expect([einlegung, begruendung, ohne(1)]).toEqual(["2026-12-28", "2027-01-26", "2026-09-14"]);
  });

  test("Feiertage am Gerichtsort", () => {
    const fronleichnam = (ort: Ort) => bis("2026-05-04", d(1, "monat"), ort);
    const frei = [
      ...(["NW", "HE", "BW", "BY"] as const).map((land) => fronleichnam({ land })),
      fronleichnam({ gemeinde: "th-heilbad-heiligenstadt" }),
      fronleichnam({ gemeinde: "sn-crostwitz" }),
      fronleichnam({ gericht: "bgh" }),
    ];
    const werktag = [
      ...(["BE", "HH", "SN"] as const).map((land) => fronleichnam({ land })),
      fronleichnam({ gemeinde: "sn-bautzen" }),
      fronleichnam({ gericht: "bgh-leipzig" }),
    ];
    expect(new Set(frei)).toEqual(new Set(["2026-06-05"]));
    expect(new Set(werktag)).toEqual(new Set(["2026-06-04"]));
    const august = (ort: Ort) => bis("2025-07-15", d(1, "monat"), ort);
    expect(august({ gemeinde: "by-nuernberg" })).toBe("2025-08-15");
    expect([august({ gemeinde: "by-muenchen" }), august({ land: "SL" })]).toEqual([
      "2025-08-18",
      "2025-08-18",
    ]);
    expect(
      [2026, 2027, 2028].map(
        (jahr) => wochentag(tag(`${jahr}-08-15`)) % 7 === 0 || wochentag(tag(`${jahr}-08-15`)) === 6,
      ),
    ).toEqual([true, true, false]);
    const busstag = [{ gericht: "bgh-leipzig" }, { gemeinde: "by-muenchen" }].map((ort) =>
      bis("2026-11-04", d(2, "woche"), ort),
    );
    nenntTage(demoartikel("artikel/feiertage-am-gerichtsort"), {
      gegeben: [
        "2026-05-04",
        "2025-07-15",
        "2026-11-04",
        // Unique holidays in Berlin, and days of statutes.
        "2025-05-08",
        "2028-06-17",
        "1993-05-04",
        "1994-12-21",
      ],
      gerechnet: [
        ...frei,
        ...werktag,
        august({ gemeinde: "by-nuernberg" }),
        august({ land: "SL" }),
        ...busstag,
      ],
    });
  });

  test("Bekanntgabe am dritten oder vierten Tag", () => {
    const tagDer = (weg: "post-ao" | "post-vwvfg" | "post-sgbx", am: string): Tag => {
      const r = bekanntgabe({ weg, am: tag(am), ort: nw });
      if (r.art !== "ergebnis") throw new Error(r.grund);
      return r.am;
    };
    const monat = (weg: "post-ao" | "post-vwvfg" | "post-sgbx", am: string, regime: RegimeId) =>
      ende(frist({ bekanntgabe: { weg, am: tag(am), ort: nw }, dauer: d(1, "monat"), ort: nw, regime }));
    expect(tagDer("post-sgbx", "2026-10-27")).toBe("2026-10-31");
    expect(monat("post-sgbx", "2026-10-27", "SGG")).toBe("2026-11-30");
    nenntTage(demoartikel("artikel/bekanntgabefiktion"), {
      gegeben: ["2024-12-30", "2025-01-02", "2025-02-02", "2026-10-27", "2024-07-15", "2026-01-01"],
      gerechnet: [
        ...["2024-12-30", "2025-01-02"].flatMap((am) => [
          tagDer("post-vwvfg", am),
          monat("post-vwvfg", am, "VwGO"),
          monat("post-ao", am, "AO"),
        ]),
        tagDer("post-ao", "2026-10-27"),
        monat("post-ao", "2026-10-27", "AO"),
        tagDer("post-vwvfg", "2026-10-27"),
        monat("post-vwvfg", "2026-10-27", "VwGO"),
      ],
    });
  });

  test("elektronisches Empfangsbekenntnis", () => {
    const ort: Ort = { land: "HH" };
    const laut = (am: string) =>
      ende(frist({ bekanntgabe: { weg: "eeb", am: tag(am) }, dauer: d(1, "monat"), ort, regime: "ZPO" }));
    nenntTage(demoartikel("artikel/eeb-zustellungsdatum"), {
      gegeben: ["2026-11-06", "2026-11-09"],
      gerechnet: [laut("2026-11-09"), plusMonate(tag("2026-11-06"), 1), laut("2026-11-06")],
    });
  });

  test("Verjährung zum Jahresende", () => {
    const dreiJahre = { dauer: d(3, "jahr"), ort: nw };
    const aus2023 = { ...dreiJahre, ereignisAm: tag("2023-05-10") };
    const verhandelt = (von: string, letzter: string) =>
      ende(
        verjaehrung({
          ...aus2023,
          hemmungen: [{ art: "verhandlung", von: tag(von), bis: tag(letzter) }],
        }),
      );
    const silvester = ende(verjaehrung(aus2023));
    expect(silvester).toBe("2026-12-31");
    nenntTage(demoartikel("artikel/verjaehrung-jahresende"), {
      gegeben: [
        "2026-12-30",
        "2027-03-15",
        "2023-12-31",
        "2026-10-01",
        "2026-11-30",
        "2026-12-01",
        "2026-12-20",
      ],
      gerechnet: [
        silvester,
        ende(verjaehrung({ ...dreiJahre, ereignisAm: tag("2020-05-10") })),
        plusMonate(tag("2027-03-15"), 6),
        ende(
          verjaehrung({
            ...aus2023,
            hemmungen: [{ art: "rechtsverfolgung", von: tag("2026-12-30"), bis: tag("2027-03-15") }],
          }),
        ),
        verhandelt("2026-10-01", "2026-11-30"),
        plusTage(silvester, 20),
        plusMonate(tag("2026-12-20"), 3),
        verhandelt("2026-12-01", "2026-12-20"),
      ],
    });
  });

  test("Kündigungsfristen", () => {
    const zum = (art: NonNullable<Kuendigungseingabe["art"]>, am: string, jahre?: number): Tag =>
      ende(
        kuendigung({
          art,
          zugangAm: tag(am),
          ort: { land: "BE" },
          ...(jahre === undefined ? {} : { jahre }),
        }),
      );
    const arbeit = ["2026-11-02", "2026-11-03", "2026-11-17", "2026-11-18"];
    const miete = ["2026-10-05", "2026-10-06", "2026-11-04", "2026-12-03", "2026-12-04"];
    const laeden = ["2026-10-05", "2027-01-05"];
    expect([2, 5, 8, 10, 12, 15, 20].map((jahre) => zum("622-2", "2026-11-17", jahre))).toEqual([
      "2026-12-31",
      "2027-01-31",
      "2027-02-28",
      "2027-03-31",
      "2027-04-30",
      "2027-05-31",
      "2027-06-30",
    ]);
    nenntTage(demoartikel("artikel/kuendigungsfristen"), {
      gegeben: [...arbeit, ...miete, ...laeden],
      gerechnet: [
        ...arbeit.map((am) => zum("622-1", am)),
        ...[2, 5, 8, 10, 12, 15, 20].map((jahre) => zum("622-2", "2026-11-17", jahre)),
        zum("622-3", "2026-11-17"),
        bis("2026-11-17", d(3, "woche"), { land: "BE" }, "ArbGG"),
        ...miete.map((am) => zum("573c-1", am)),
        ...[6, 9].map((jahre) => zum("573c-1-vermieter", "2026-12-03", jahre)),
        ...laeden.map((am) => zum("580a-2", am)),
      ],
    });
  });

  test("kurze Beiträge", () => {
    nenntTage(demoartikel("kurz/heiligabend"), {
      gegeben: ["2026-12-10"],
      gerechnet: [bis("2026-12-10", d(2, "woche")), bis("2026-12-11", d(2, "woche"))],
    });
    nenntTage(demoartikel("kurz/einspruch-vollstreckungsbescheid"), {
      gegeben: ["2026-12-11", "2026-12-25"],
      gerechnet: [bis("2026-12-11", d(2, "woche"))],
    });
    nenntTage(demoartikel("kurz/kuendigungsschutzklage"), {
      gegeben: ["2026-11-17"],
      gerechnet: [bis("2026-11-17", d(3, "woche"), nw, "ArbGG")],
    });
    const versaeumt = { wegfallAm: tag("2026-11-13"), versaeumtesEndeAm: tag("2026-11-09"), ort: nw };
    nenntTage(demoartikel("kurz/wiedereinsetzung"), {
      gegeben: ["2026-11-09", "2026-11-13", "2026-12-13"],
      gerechnet: [
        ende(wiedereinsetzung(versaeumt)),
        ende(wiedereinsetzung({ ...versaeumt, begruendung: true })),
      ],
    });
    const altesEnde = bis("2026-09-01", d(2, "monat"));
    nenntTage(demoartikel("kurz/fristverlaengerung"), {
      gegeben: ["2026-09-01", "2026-11-01", "2026-12-01", "2026-12-05"],
      gerechnet: [
        altesEnde,
        ende(verlaengerung({ bisherigesEndeAm: altesEnde, um: d(1, "monat"), ort: nw, regime: "ZPO" })),
        ende(verlaengerung({ bisherigesEndeAm: altesEnde, bis: tag("2026-12-05"), ort: nw, regime: "ZPO" })),
      ],
    });
    nenntTage(demoartikel("kurz/monatsende"), {
      gegeben: [
        "2026-08-31",
        "2026-09-30",
        "2027-01-29",
        "2026-12-31",
        "2027-02-28",
        // Where two of them would end without the Sunday and the Easter holidays.
        "2027-03-28",
      ],
      gerechnet: [
        ...["2026-08-31", "2026-09-30", "2027-01-29", "2027-02-28"].map((am) => bis(am, d(1, "monat"))),
        bis("2026-12-31", d(2, "monat")),
      ],
    });
  });
});
