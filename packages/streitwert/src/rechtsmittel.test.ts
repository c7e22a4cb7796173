import { cent, euro, tag } from "@gebuehrenportal/recht";
import { gut } from "@gebuehrenportal/recht/testing/gut";
import { describe, expect, test } from "vitest";
import { lesbar, vermerkzeile } from "./testing.ts";
import { zustaendigkeit } from "./zustaendigkeit.ts";
import type { Schwelle, ZustaendigkeitEingabe } from "./zustaendigkeit-typen.ts";

const frage = (weiteres: Partial<ZustaendigkeitEingabe> = {}) =>
  gut(
    zustaendigkeit({
      wert: cent(800_00),
      eingangAm: tag("2026-02-02"),
      sache: "zivil",
      ...weiteres,
    }),
  );

const wort = (zu: boolean | undefined) => (zu === undefined ? "offen" : zu ? "ja" : "nein");

/** A line of the answer in words; its one step must say the same. */
const zeile = (z: Schwelle): string => {
  expect(z.schritte).toEqual([
    { text: z.text, norm: z.norm, ...(z.grenze !== undefined && { betrag: z.grenze }) },
  ]);
  const betraege = [z.betrag, z.grenze].map((b) => (b === undefined ? "–" : euro(b))).join(" / ");
  return lesbar(
    [z.id, z.titel, z.norm, z.text, wort(z.trifftZu), betraege, z.sicherheit, z.fassung?.grund ?? "–"].join(
      " | ",
    ),
  );
};
const zeilen = (weiteres?: Partial<ZustaendigkeitEingabe>) => frage(weiteres).zeilen.map(zeile);

const entscheidung = "weil die Entscheidung vom 01.06.2026 ist (§ 47 EGZPO)";
const ohneEntscheidung =
  "gerechnet mit dem Tag des Eingangs, 02.02.2026; maßgeblich ist der Tag der Entscheidung (§ 47 EGZPO)";
const anhaengig =
  "weil die Sache am 02.02.2026 anhängig wurde (§ 72 GKG); für ein Rechtsmittel aus der Zeit nach dem 31.12.2025 gilt die neue Grenze";
const verfahrenstag =
  "Tag des Verfahrens; eine Übergangsvorschrift fehlt, die neue Grenze gilt auch für anhängige Sachen";

describe("Was der Wert eröffnet, Zeile für Zeile", () => {
  test("800 € vor dem Amtsgericht, mit Kosten von 300 €", () => {
    expect(zeilen({ entscheidungAm: tag("2026-06-01"), kosten: cent(300_00) })).toEqual([
      "zustaendigkeit | Sachliche Zuständigkeit | § 23 Nr. 1 GVG | Amtsgericht: Der Wert übersteigt 10.000,00 € nicht | ja | 800,00 € / 10.000,00 € | hoch | weil die Sache am 02.02.2026 anhängig wurde (§ 44 EGGVG)",
      `vereinfachtes-verfahren | Verfahren nach billigem Ermessen | § 495a ZPO | Das Gericht kann sein Verfahren nach billigem Ermessen bestimmen (bis 1.000,00 €) | ja | 800,00 € / 1.000,00 € | hoch | ${verfahrenstag}`,
      "anwaltszwang | Anwaltszwang | § 78 Abs. 1 ZPO | Vor dem Amtsgericht kein Anwaltszwang (§ 79 Abs. 1 ZPO) | nein | – / – | mittel | –",
      "schlichtung | Obligatorische Streitschlichtung | § 15a Abs. 1 Nr. 1 EGZPO | Kein Güteversuch wegen des Werts nötig (über 750,00 €) | nein | 800,00 € / 750,00 € | mittel | Tag der Klage",
      "online-verfahren | Online-Verfahren (Erprobung) | § 1122 Abs. 2 ZPO | Für Zahlungsklagen bis 10.000,00 € möglich, wenn das Amtsgericht teilnimmt | offen | 800,00 € / 10.000,00 € | mittel | Tag der Klage",
      `berufung | Berufung | § 511 Abs. 2 Nr. 1 ZPO | Berufung nur, wenn mehr als 1.000,00 € im Streit sind oder das Gericht sie zulässt (§ 511 Abs. 2 Nr. 2 ZPO) | nein | 800,00 € / 1.000,00 € | hoch | ${entscheidung}`,
      `nichtzulassungsbeschwerde | Nichtzulassungsbeschwerde | § 544 Abs. 2 Nr. 1 ZPO | Nichtzulassungsbeschwerde nur, wenn mehr als 25.000,00 € im Streit sind oder die Berufung verworfen wurde (§ 544 Abs. 2 Nr. 2 ZPO) | nein | 800,00 € / 25.000,00 € | hoch | ${entscheidung}`,
      `kostenbeschwerde | Beschwerde gegen Kostenentscheidungen | § 567 Abs. 2 ZPO | Unzulässig: Der Beschwerdegegenstand übersteigt 300,00 € nicht | nein | 300,00 € / 300,00 € | hoch | ${entscheidung}`,
      `streitwertbeschwerde | Beschwerde gegen Wertfestsetzung und Kostenansatz | § 68 Abs. 1 GKG | Unzulässig ohne Zulassung: Der Beschwerdegegenstand übersteigt 300,00 € nicht | nein | 300,00 € / 300,00 € | hoch | ${anhaengig}`,
    ]);
  });

  // § 68 Abs. 1 Satz 2 GKG kennt die Zulassung, § 567 Abs. 2 ZPO nicht.
  test("30.000 € vor dem Landgericht, mit Kosten von 300,01 €", () => {
    expect(zeilen({ wert: cent(30_000_00), kosten: cent(300_01) })).toEqual([
      "zustaendigkeit | Sachliche Zuständigkeit | § 23 Nr. 1 GVG | Landgericht (§ 71 Abs. 1 GVG): Der Wert übersteigt 10.000,00 € | nein | 30.000,00 € / 10.000,00 € | hoch | weil die Sache am 02.02.2026 anhängig wurde (§ 44 EGGVG)",
      "anwaltszwang | Anwaltszwang | § 78 Abs. 1 ZPO | Vor dem Landgericht Anwaltszwang | ja | – / – | mittel | –",
      `berufung | Berufung | § 511 Abs. 2 Nr. 1 ZPO | Berufung ohne Zulassung: 30.000,00 € übersteigen 1.000,00 € | ja | 30.000,00 € / 1.000,00 € | hoch | ${ohneEntscheidung}`,
      `nichtzulassungsbeschwerde | Nichtzulassungsbeschwerde | § 544 Abs. 2 Nr. 1 ZPO | Nichtzulassungsbeschwerde ohne Zulassung: 30.000,00 € übersteigen 25.000,00 € | ja | 30.000,00 € / 25.000,00 € | hoch | ${ohneEntscheidung}`,
      `kostenbeschwerde | Beschwerde gegen Kostenentscheidungen | § 567 Abs. 2 ZPO | Zulässig: 300,01 € übersteigen 300,00 € | ja | 300,01 € / 300,00 € | hoch | ${ohneEntscheidung}`,
      `streitwertbeschwerde | Beschwerde gegen Wertfestsetzung und Kostenansatz | § 68 Abs. 1 GKG | Zulässig: 300,01 € übersteigen 300,00 € | ja | 300,01 € / 300,00 € | hoch | ${anhaengig}`,
    ]);
  });

  test("eine Familiensache von 800 €, mit und ohne Tag der Entscheidung", () => {
    const familie = { sache: "familie", entscheidungAm: tag("2026-06-01") } as const;
    expect(zeilen(familie)).toEqual([
      "zustaendigkeit | Sachliche Zuständigkeit | § 23a Abs. 1 Nr. 1 GVG | Familiensache: Familiengericht ohne Rücksicht auf den Wert | offen | – / – | hoch | –",
      "beschwerde-famfg | Beschwerde | § 61 Abs. 1 FamFG | Beschwerde nur, wenn mehr als 1.000,00 € im Streit sind oder das Gericht sie zulässt (§ 61 Abs. 2 FamFG); gilt für vermögensrechtliche Sachen | nein | 800,00 € / 1.000,00 € | hoch | weil die Entscheidung vom 01.06.2026 ist (§ 493 Abs. 6 FamFG)",
      `streitwertbeschwerde | Beschwerde gegen Wertfestsetzung und Kostenansatz | § 59 Abs. 1 FamGKG | Zulässig, wenn der Beschwerdegegenstand 300,00 € übersteigt | offen | – / 300,00 € | hoch | ${anhaengig.replace("§ 72 GKG", "§ 65 FamGKG")}`,
    ]);
    expect(frage({ sache: "familie" }).zeilen[1]?.fassung?.grund).toBe(
      "gerechnet mit dem Tag des Eingangs, 02.02.2026; maßgeblich ist der Tag der Entscheidung (§ 493 Abs. 6 FamFG)",
    );
    expect(frage({ sache: "familie" }).vermerke).toEqual([]);
  });

  test("eine Arbeitssache von 800 €", () => {
    expect(zeilen({ sache: "arbeit", entscheidungAm: tag("2026-06-01") })).toEqual([
      "zustaendigkeit | Sachliche Zuständigkeit | § 2 ArbGG | Arbeitssache: Arbeitsgericht ohne Rücksicht auf den Wert | offen | – / – | hoch | –",
      "berufung-arbeitsgericht | Berufung zum Landesarbeitsgericht | § 64 Abs. 2 Buchst. b ArbGG | Berufung zum Landesarbeitsgericht ohne Zulassung: 800,00 € übersteigen 600,00 € | ja | 800,00 € / 600,00 € | mittel | weil die Entscheidung vom 01.06.2026 ist (§ 64 Abs. 2 ArbGG)",
      `kostenbeschwerde | Beschwerde gegen Kostenentscheidungen | § 567 Abs. 2 ZPO | Zulässig, wenn der Beschwerdegegenstand 300,00 € übersteigt | offen | – / 300,00 € | hoch | ${entscheidung}`,
      `streitwertbeschwerde | Beschwerde gegen Wertfestsetzung und Kostenansatz | § 68 Abs. 1 GKG | Zulässig, wenn der Beschwerdegegenstand 300,00 € übersteigt | offen | – / 300,00 € | hoch | ${anhaengig}`,
    ]);
    expect(lesbar(frage({ sache: "arbeit", beschwer: cent(600_00) }).zeilen[1]?.text ?? "")).toBe(
      "Berufung zum Landesarbeitsgericht nur, wenn mehr als 600,00 € im Streit sind oder das Gericht sie zulässt oder der Bestand des Arbeitsverhältnisses im Streit ist (§ 64 Abs. 2 ArbGG)",
    );
  });

  const text = (id: Schwelle["id"], weiteres: Partial<ZustaendigkeitEingabe>) => {
    const gefunden = frage(weiteres).zeilen.find((z) => z.id === id);
    return gefunden && [lesbar(gefunden.text), gefunden.trifftZu];
  };

  test.each([
    [1_000_00, "Das Gericht kann sein Verfahren nach billigem Ermessen bestimmen (bis 1.000,00 €)", true],
    [1_000_01, "Kein Verfahren nach billigem Ermessen: Der Wert übersteigt 1.000,00 €", false],
  ])("%i Cent und § 495a ZPO", (wert, erwartet, zu) => {
    expect(text("vereinfachtes-verfahren", { wert: cent(wert) })).toEqual([erwartet, zu]);
  });

  test("bis 750 € ist nach Landesrecht zu fragen", () => {
    expect(text("schlichtung", { wert: cent(750_00) })).toEqual([
      "Landesrecht prüfen: Bis 750,00 € kann ein Güteversuch vor der Klage nötig sein, nicht nach einem Mahnverfahren",
      undefined,
    ]);
  });

  test("das Online-Verfahren reicht bis 10.000 € und beginnt am 13.01.2026", () => {
    const wohnung = (wert: number) => ({ sache: "wohnraummiete", wert: cent(wert) }) as const;
    expect(text("online-verfahren", wohnung(10_000_00))?.[1]).toBeUndefined();
    expect(text("online-verfahren", wohnung(10_000_01))).toEqual([
      "Nicht möglich: Der Wert übersteigt 10.000,00 €",
      false,
    ]);
    expect(text("online-verfahren", { eingangAm: tag("2026-01-12") })).toBeUndefined();
    expect(text("online-verfahren", { eingangAm: tag("2026-01-13") })).toBeDefined();
  });

  test("vor der ersten Fassung sagt eine Zeile, dass keine erfasst ist", () => {
    const kosten = zeilen({ eingangAm: tag("2004-06-30") }).slice(-2);
    expect(kosten).toEqual([
      "kostenbeschwerde | Beschwerde gegen Kostenentscheidungen | § 567 Abs. 2 ZPO | Für diesen Tag ist keine Fassung erfasst | offen | – / – | niedrig | –",
      "streitwertbeschwerde | Beschwerde gegen Wertfestsetzung und Kostenansatz | § 68 Abs. 1 GKG | Für diesen Tag ist keine Fassung erfasst | offen | – / – | niedrig | –",
    ]);
  });
});

describe("Zuweisungen ohne Rücksicht auf den Wert", () => {
  test.each([
    [
      "wohnraummiete",
      "§ 23 Nr. 2 Buchst. a GVG",
      "Wohnraummiete: Amtsgericht ohne Rücksicht auf den Wert, ausschließlich",
    ],
    ["reise", "§ 23 Nr. 2 Buchst. b GVG", "Reisende und Wirte: Amtsgericht ohne Rücksicht auf den Wert"],
    [
      "amtshaftung",
      "§ 71 Abs. 2 Nr. 1, 2 GVG",
      "Beamte und Amtshaftung: Landgericht ohne Rücksicht auf den Wert, ausschließlich",
    ],
  ] as const)("%s (%s): %s", (sache, norm, text) => {
    expect(frage({ sache }).zeilen[0]).toEqual({
      id: "zustaendigkeit",
      titel: "Sachliche Zuständigkeit",
      norm,
      text,
      sicherheit: "hoch",
      schritte: [{ text, norm }],
    });
  });

  const ohneTag =
    "hinweis | § 47 EGZPO | Für die Rechtsmittel zählt der Tag der Entscheidung oder des Schlusses der mündlichen Verhandlung; ohne Angabe ist mit dem Tag des Eingangs gerechnet. | entscheidungAm";
  const vermerke = (weiteres: Partial<ZustaendigkeitEingabe>) => frage(weiteres).vermerke.map(vermerkzeile);

  test("eine neue Zuweisung gilt erst für Sachen ab ihrem Tag", () => {
    expect(vermerke({ sache: "presse", eingangAm: tag("2025-12-31") })).toEqual([
      "hinweis | § 44 Satz 2 EGGVG | Die Zuweisung ohne Rücksicht auf den Wert gilt erst für Sachen, die ab dem 01.01.2026 anhängig wurden. | sache",
      ohneTag,
    ]);
    expect(vermerke({ sache: "presse", eingangAm: tag("2026-01-01") })).toEqual([ohneTag]);
    expect(vermerke({ sache: "wohnraummiete", eingangAm: tag("2025-12-31") })).toEqual([ohneTag]);
    expect(vermerke({ entscheidungAm: tag("2026-02-02") })).toEqual([]);
  });

  test("kurz nach dem ersten Tag, der nicht geklärt ist, steht es als Vermerk", () => {
    expect(vermerke({ eingangAm: tag("2002-01-01") })[0]).toBe(
      "hinweis | § 23 Nr. 1 GVG | § 23 Nr. 1 GVG: Wann diese Fassung begann oder endete, ist nicht auf den Tag geklärt, und der 01.01.2002 liegt nahe daran. Bitte prüfen Sie das Inkrafttreten im Gesetzblatt.",
    );
  });
});

describe("Kopf und Ablehnungen der Zuständigkeit", () => {
  test("die Fassung nennt Norm, Tag und Grund", () => {
    expect(frage()).toMatchObject({
      rechenstand: "1.2",
      gericht: "amtsgericht",
      fassung: {
        norm: "§ 23 Nr. 1 GVG",
        ab: "2026-01-01",
        grund: "weil die Sache am 02.02.2026 anhängig wurde (§ 44 EGGVG)",
        sicherheit: "hoch",
      },
    });
  });

  const betrag = { grund: "Kein gültiger Betrag in ganzen Cent.", norm: "§ 3 ZPO" };
  test.each<[string, Partial<ZustaendigkeitEingabe>, object]>([
    ["negativer Wert", { wert: -1 as never }, { ...betrag, feld: "wert" }],
    ["Bruchteil eines Cents", { beschwer: 0.5 as never }, { ...betrag, feld: "beschwer" }],
    ["negative Kosten", { kosten: -1 as never }, { ...betrag, feld: "kosten" }],
    [
      "vor 2002",
      { eingangAm: tag("2001-12-31") },
      { grund: "Für den 31.12.2001 ist keine Fassung erfasst.", norm: "§ 23 Nr. 1 GVG", feld: "eingangAm" },
    ],
    [
      "Entscheidung vor dem Eingang",
      { entscheidungAm: tag("2026-02-01") },
      {
        grund: "Die Entscheidung kann nicht vor dem Eingang liegen.",
        norm: "§ 47 EGZPO",
        feld: "entscheidungAm",
      },
    ],
  ])("%s", (_, weiteres, erwartet) => {
    const e = { wert: cent(0), eingangAm: tag("2026-02-02"), sache: "zivil" } as const;
    expect(zustaendigkeit({ ...e, ...weiteres })).toEqual({ art: "kein-ergebnis", ...erwartet });
    expect(
      zustaendigkeit({ ...e, beschwer: cent(0), kosten: cent(0), entscheidungAm: e.eingangAm }).art,
    ).toBe("ergebnis");
  });
});
