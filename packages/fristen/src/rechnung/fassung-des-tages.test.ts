import {
  bruchteile,
  eugFristen,
  euMindestarbeitstage,
  monatsmitte,
  verjaehrungswerte,
  vorfristRegel,
  zaehlwerte,
} from "@gebuehrenportal/gesetze/fristregeln/kennzahlen.ts";
import { kuendigungsfristen, mietzahlungswerktag } from "@gebuehrenportal/gesetze/fristregeln/kuendigung.ts";
import { regel } from "@gebuehrenportal/gesetze/fristregeln/regeln.ts";
import { type Tag, tag } from "@gebuehrenportal/recht";
import { mitFassung } from "@gebuehrenportal/recht/testing";
import { describe, expect, test } from "vitest";
import { frist } from "../frist.ts";
import { katalogfrist } from "../katalog.ts";
import { eugFrist } from "../sonderrechnung/europa.ts";
import { monatsmarke } from "../sonderrechnung/monatsmarke.ts";
import { sonderrechnungen } from "../sonderrechnung/sonderrechnungen.ts";
import { hoechstfrist199 } from "../sonderrechnung/verjaehrung.ts";
import { werktagImMonat } from "../sonderrechnung/werktag-im-monat.ts";
import type { FristErgebnis } from "../typen.ts";
import { ausgewertet, schritt } from "./mitschrift.ts";
import { nichtZusammenhaengend } from "./zeitraeume.ts";

const quelle = { titel: "Änderungsgesetz", fundstelle: "BGBl. 2029 I" };
/** Die neue Fassung beginnt am Montag, 07.01.2030. */
const ab = tag("2030-01-07");

const ende = (r: FristErgebnis | { readonly art: "kein-ergebnis"; readonly grund: string }) =>
  r.art === "ergebnis" ? r.ende : r.grund;

describe("Eine spätere Fassung zählt erst ab ihrem Tag", () => {
  test("Art. 263 Abs. 6 AEUV: die Klagefrist", () => {
    const am = (t: string) => ende(eugFrist({ ereignisAm: tag(t) }));
    const heute = am("2030-01-04");
    mitFassung(
      eugFristen,
      { ab, quelle, wert: { klageMonate: 3, amtsblattTage: 14, entfernungTage: 10 } },
      () => {
        expect(am("2030-01-04")).toBe(heute);
        // 07.01. + 3 Monate + 10 Tage
        expect(am("2030-01-07")).toBe("2030-04-17");
      },
    );
  });

  test("§ 199 BGB: die Höchstfristen", () => {
    const [erste] = verjaehrungswerte.fassungen;
    if (!erste) throw new Error();
    const neu = { ab, quelle, wert: { ...erste.wert, entstehungJahre: 5, handlungJahre: 20 } };
    const jahre = (t: Tag) =>
      (["entstehung", "handlung"] as const).map((art) => hoechstfrist199(art, t).dauer[0]?.wert);
    mitFassung(verjaehrungswerte, neu, () => {
      expect(jahre(tag("2030-01-06"))).toEqual([10, 30]);
      expect(jahre(ab)).toEqual([5, 20]);
    });
  });

  test("§ 573c BGB, § 556b BGB: der Werktag", () => {
    const { reihe } = kuendigungsfristen["573c-1"];
    const wert = { karenzWerktag: 2, karenzraum: "monat", raeume: 2 } as const;
    const kuendigung = (t: string) => ende(werktagImMonat({ monatAm: tag(t) }));
    mitFassung(reihe, { ab, quelle, wert }, () => {
      // Donnerstag 03.01.2030 nach Neujahr wäre der zweite; Dezember 2029: Sa 01., Mo 03., Di 04.
      expect(kuendigung("2029-12-01")).toBe("2029-12-04");
      // Februar 2030: Fr 01., Sa 02. (letzter Karenztag), Mo 04.
      expect(kuendigung("2030-02-01")).toBe("2030-02-04");
      expect(kuendigung("2030-05-01")).toBe("2030-05-03");
    });
    const miete = (t: string) => ende(sonderrechnungen.werktag3_pay({ ereignisAm: tag(t), dauer: [] }));
    mitFassung(mietzahlungswerktag, { ab, quelle, wert: { werktag: 5 } }, () => {
      expect(miete("2029-12-01")).toBe("2029-12-05");
      // Mai 2030: Do 02., Fr 03., Mo 06., Di 07., Mi 08.
      expect(miete("2030-05-01")).toBe("2030-05-08");
    });
  });

  test("§§ 189, 191 BGB: Monate und Bruchteile in Tagen", () => {
    const lang = (von: string, einheit: "monat" | "halbermonat") =>
      ende(
        nichtZusammenhaengend({
          zeitraeume: [{ von: tag(von), bis: tag("2031-12-31") }],
          dauer: [{ wert: 1, einheit }],
        }),
      );
    mitFassung(zaehlwerte, { ab, quelle, wert: { monatTage: 28, jahrTage: 365 } }, () => {
      expect(lang("2030-01-06", "monat")).toBe("2030-02-04");
      expect(lang("2030-01-07", "monat")).toBe("2030-02-03");
    });
    const wert = { halbjahrMonate: 6, vierteljahrMonate: 3, halbermonatTage: 14 };
    mitFassung(bruchteile, { ab, quelle, wert }, () => {
      expect(lang("2030-01-06", "halbermonat")).toBe("2030-01-20");
      expect(lang("2030-01-07", "halbermonat")).toBe("2030-01-20");
    });
  });

  test("§ 192 BGB: die Mitte des Monats", () => {
    const mitte = (t: string) =>
      ende(monatsmarke({ ereignisAm: tag(t), marke: "mitte", verschiebung: "keine" }));
    mitFassung(monatsmitte, { ab, quelle, wert: { tag: 16 } }, () => {
      expect(mitte("2029-12-20")).toBe("2029-12-15");
      expect(mitte("2030-02-20")).toBe("2030-02-16");
    });
  });

  test("die übliche Vorfrist", () => {
    const vorfrist = (t: string) => {
      const r = frist({ ereignisAm: tag(t), dauer: [{ wert: 1, einheit: "monat" }], regime: "ZPO" });
      return r.art === "ergebnis" && r.vorfristen[0]?.dauer[0]?.wert;
    };
    mitFassung(vorfristRegel, { ab, quelle, wert: { wochen: 2 } }, () => {
      expect([vorfrist("2030-01-06"), vorfrist("2030-01-07")]).toEqual([1, 2]);
    });
  });

  test("Art. 3 Abs. 5 VO 1182/71: die Mindestzahl der Arbeitstage, nach Tagen und nach Stunden", () => {
    const eu = { regime: "EU-1182/71", ort: { land: "BE" } } as const;
    const tage = (t: string) =>
      ende(frist({ ...eu, ereignisAm: tag(t), dauer: [{ wert: 2, einheit: "tag" }] }));
    const stunden = (t: string) => {
      const dauer = [{ wert: 48, einheit: "stunde" }] as const;
      const r = frist({ ...eu, ereignisAm: tag(t), ereignisUhr: "10:00", dauer });
      return r.art === "ergebnis" && r.streitpunkte.map(({ spaeter }) => spaeter);
    };
    mitFassung(euMindestarbeitstage, { ab, quelle, wert: { abTagen: 2, arbeitstage: 4 } }, () => {
      // Freitag 04.01.2030 + 2 Tage = Sonntag; Montag, zwei Arbeitstage: Dienstag 08.
      expect(tage("2030-01-04")).toBe("2030-01-08");
      // Montag 07.01.2030 + 2 Tage = Mittwoch; vier Arbeitstage: Freitag 11.
      expect(tage("2030-01-07")).toBe("2030-01-11");
      expect(stunden("2030-01-02")).toEqual([]);
      expect(stunden("2030-01-07")).toEqual(["2030-01-11"]);
    });
  });
});

test("Ein Beginn, der nicht auf den Tag geklärt ist, steht nur in seiner Nähe und in den Worten des Anwalts da", () => {
  const { reihe } = regel("R-192");
  const texte = (t: string) =>
    ausgewertet([schritt("R-192", tag(t), "Schritt")]).vermerke.map(({ text }) => text);
  const [erste] = reihe.fassungen;
  if (!erste) throw new Error();
  mitFassung(reihe, { ...erste, ab, abSicherheit: "mittel" }, () => {
    for (const [t, datum] of [
      ["2030-04-09", "09.04.2030"],
      ["2029-12-31", "31.12.2029"],
    ] as const)
      expect(texte(t)).toEqual([
        `${reihe.norm}: Wann diese Fassung begann oder endete, ist nicht auf den Tag geklärt, und der ${datum} liegt nahe daran. Bitte prüfen Sie das Inkrafttreten im Gesetzblatt.`,
      ]);
    expect(texte("2030-04-10")).toEqual([]);
  });
});

describe("Wo nur ein Gericht zuständig ist, zählt es", () => {
  // § 548 ZPO, Monatsfrist zum BGH: 01.11. ist in Baden-Württemberg Feiertag, in Sachsen nicht.
  const am = (ort: Parameters<typeof katalogfrist>[1]["ort"]) =>
    katalogfrist("zpo-548", { ereignisAm: tag("2027-10-01"), ...(ort && { ort }) });
  test("auch wenn die Anfrage ein anderes nennt; das sagt eine Warnung", () => {
    const r = am({ gericht: "bag" });
    expect(ende(r)).toBe("2027-11-02");
    expect(ende(am(undefined))).toBe("2027-11-02");
    expect(r).toMatchObject({
      vermerke: expect.arrayContaining([
        expect.objectContaining({
          art: "warnung",
          text: expect.stringContaining("nicht mit denen des gewählten Gerichts"),
          feld: "ort.gericht",
        }),
      ]),
    });
  });
  test("sein auswärtiger Senat zählt, wenn er genannt ist", () => {
    expect(ende(am({ gericht: "bgh-leipzig" }))).toBe("2027-11-01");
  });
});
