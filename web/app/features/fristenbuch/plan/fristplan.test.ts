import { type Ort, rechenstand } from "@gebuehrenportal/fristen";
import { type Tag, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { befunde } from "./befunde.ts";
import { type Fristfrage, fristfrage, type Ortswahl } from "./frage.ts";
import { type Fristplan, fristplan, type Planlage } from "./fristplan.ts";

const lage: Planlage = {
  heute: tag("2026-11-03"),
  aufgeloest: ({ land, gericht, gemeinde }: Ortswahl) => ({ land, gericht, gemeinde }) as Ort,
  ortUnbekannt: false,
};
const berlin = { land: "BE" } as const;

function plan(frage: Fristfrage, anders: Partial<Planlage> = {}): Fristplan {
  const p = fristplan(fristfrage.parse(frage), { ...lage, ...anders });
  if (p.art !== "plan") throw new Error(p.grund);
  return p;
}

const berufung = (ort: Ortswahl | null = berlin): Fristfrage => ({
  art: "katalog",
  id: "zpo-517",
  eingabe: { ereignisAm: tag("2026-11-02"), ...(ort && { ort }) },
});

const frei = (eingabe: object): Fristfrage =>
  ({ art: "frei", eingabe: { ereignisAm: tag("2026-11-02"), ort: berlin, ...eingabe } }) as Fristfrage;
const wochen = (wert: number) => [{ wert, einheit: "woche" as const }];

describe("Der Plan eines Eintrags", () => {
  test("zeigt die ganze Kette mit Tagen und Vorfristen, und was wann nicht ins Buch gehört", () => {
    const { glieder, ort } = plan(berufung());
    expect(ort).toBe("land");
    expect(
      glieder.map(({ regel, tage, nichtBuchbar }) => [
        regel,
        tage?.ende,
        tage?.vorfristen,
        nichtBuchbar === undefined,
      ]),
    ).toEqual([
      ["zpo-517", "2026-12-02", ["2026-11-25"], true],
      ["zpo-520", "2027-01-04", ["2026-12-21", "2026-12-28"], true],
      ["zpo-234", undefined, undefined, false],
      ["zpo-234-begr", undefined, undefined, false],
    ]);
    expect(glieder[1]).toMatchObject({
      begruendungsfrist: true,
      notfrist: false,
      nach: "zpo-517",
      freigabe: [],
    });
    expect(glieder[0]?.bild.schritte.length).toBeGreaterThan(2);
    expect(glieder[0]?.regeln[0]).toMatch(/^R-[A-Z0-9-]+@\d{4}-\d\d-\d\d$/);
  });

  test("lässt eine Begründungsfrist unter drei Wochen auf halbem Weg vorlegen", () => {
    const kurz = plan(frei({ dauer: wochen(2), fristtyp: "begruendung" }));
    expect(kurz.glieder[0]?.tage).toMatchObject({ ende: "2026-11-16", vorfristen: ["2026-11-09"] });
    const ganzKurz = plan(frei({ dauer: [{ wert: 1, einheit: "tag" }], fristtyp: "begruendung" }));
    // Booked on the last day, it is presented on that day.
    expect(ganzKurz.glieder[0]?.tage).toMatchObject({ ende: "2026-11-03", vorfristen: ["2026-11-03"] });
  });

  test("zählt Vorfristen am Ort der Kanzlei und das Ende an dem des Gerichts", () => {
    // 17.11.2026 is no holiday, 18.11.2026 (Buß- und Bettag) is one in Sachsen alone.
    const frage = frei({ ereignisAm: tag("2026-11-11"), dauer: wochen(2) });
    expect(plan(frage).glieder[0]?.tage?.vorfristen).toEqual(["2026-11-18"]);
    expect(plan(frage, { buero: { land: "SN" } }).glieder[0]?.tage?.vorfristen).toEqual(["2026-11-17"]);
    expect(plan(frage, { buero: { land: "SN" } }).glieder[0]?.tage?.ende).toBe("2026-11-25");
  });

  test("nennt, warum eine Anwältin freigeben muss: Sicherheit, Fiktion, Ausland, fünf Monate, fehlender Ort", () => {
    const gruende = (frage: Fristfrage) => plan(frage).glieder[0]?.freigabe;
    expect(gruende(berufung())).toEqual([]);
    expect(plan(berufung(null))).toMatchObject({
      ort: "fehlt",
      glieder: [{ freigabe: ["ort-unbekannt"] }, {}, {}, {}],
    });
    const mitWeg = (weg: string) =>
      ({
        art: "frei",
        eingabe: {
          ort: berlin,
          dauer: wochen(2),
          bekanntgabe: { weg, am: tag("2026-11-02") },
          regime: "VwVfG",
        },
      }) as Fristfrage;
    expect(gruende(mitWeg("zustellung"))).not.toContain("fiktion");
    expect(gruende(mitWeg("post-vwvfg"))).toContain("fiktion");
    expect(gruende(mitWeg("aufgabe-ausland-zpo"))).toContain("ausland");
    const ohneZustellung = fristfrage.parse({
      art: "katalog",
      id: "zpo-517",
      eingabe: { verkuendungAm: "2026-05-04", ort: berlin },
    });
    expect(gruende(ohneZustellung)).toContain("fuenf-monate");
  });

  test("bucht einen Blick zurück nicht und nennt eine Wartefrist, was sie ist", () => {
    const zurueck = plan({ art: "katalog", id: "anfg-4", eingabe: { ereignisAm: tag("2026-11-02") } });
    expect(zurueck.glieder[0]?.nichtBuchbar).toMatch(/nichts zu tun/);
    const warten = plan(frei({ dauer: wochen(2), fristtyp: "wartefrist" }));
    expect(warten.glieder[0]).toMatchObject({ gattung: "wartefrist", tage: { vorfristen: [] } });
    const [g] = plan(frei({ dauer: [{ wert: 48, einheit: "stunde" }], ereignisUhr: "10:00" })).glieder;
    expect(g).toMatchObject({ gattung: "stunde", tage: { uhr: expect.stringMatching(/^\d\d:\d\d$/) } });
  });

  test("hält die Stände des Rechenkerns fest", () => {
    expect(plan(berufung())).toMatchObject({ rechenstand, regelstand: /^\d{4}-\d\d$/.exec("2026-11")?.[0] });
  });
});

describe("Vor dem Buchen fällt auf,", () => {
  const nie = () => false;
  const codes = (frage: Fristfrage, anders: object = {}, vorfristen?: readonly Tag[]) => {
    const { glieder, ort } = plan(frage);
    const [g] = glieder;
    if (!g) throw new Error("Kein Glied");
    const befragt = { heute: tag("2026-11-03"), ort, vorfristen, abwesend: nie };
    return befunde({ ...g, ...anders }, befragt).map(({ code }) => code);
  };

  test("dass nichts auffällt", () => expect(codes(berufung())).toEqual([]));
  test("dass das Ende vorbei ist oder vor der Zustellung liegt", () => {
    expect(codes(frei({ ereignisAm: tag("2026-09-01"), dauer: wochen(1) }))).toContain("vergangen");
    expect(codes(berufung(), { ereignisAm: tag("2026-12-24") })).toContain("ende-vor-ereignis");
  });
  test("dass eine genannte Vorfrist vorbei ist oder nach dem Ende liegt oder einer Begründungsfrist fehlt", () => {
    const tage = { ende: tag("2026-12-02"), uhr: null, sichererTag: tag("2026-12-02"), zugangBis: null };
    expect(codes(berufung(), {}, [tag("2026-12-03")])).toContain("vorfrist-nach-ende");
    expect(codes(berufung(), {}, [tag("2026-11-02")])).toContain("vorfrist-vergangen");
    expect(codes(berufung(), { begruendungsfrist: true, tage: { ...tage, vorfristen: [] } })).toContain(
      "vorfrist-fehlt",
    );
  });
  test("dass der Ort fehlt oder die verantwortliche Person am Ende nicht da ist", () => {
    expect(codes(berufung(null))).toContain("ort-unbekannt");
    const { glieder, ort } = plan(berufung());
    const [g] = glieder;
    const abwesend = (am: string) => am === "2026-11-25";
    expect(g && befunde(g, { heute: lage.heute, ort, abwesend })).toMatchObject([
      { code: "abwesend", satz: "Wer verantwortlich ist, ist abwesend am 25.11.2026." },
    ]);
  });
});
