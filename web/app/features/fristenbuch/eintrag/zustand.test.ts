import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { marken } from "../ansichten/zeile.ts";
import { musterfrist } from "../testing-buch.ts";
import type { Frist, Fristfelder } from "../worte/frist.ts";
import { standwort } from "../worte/papierworte.ts";
import { gezogen, type Zug } from "./zustand.ts";

const am = new Date("2026-11-10T09:00:00.000Z");
const frist = (anders: Partial<Fristfelder> = {}): Frist => ({
  ...musterfrist({ erstelltVon: "anna", ...anders }),
  id: "f",
  stand: 1,
  rechnungId: null,
  erstellt: am,
  geaendert: am,
});
const nach = (f: Frist, zug: Zug, wer = "bert"): Frist => {
  const r = gezogen(f, zug, { akteur: { id: wer }, am });
  if (r.art !== "neu") throw new Error(r.code);
  return { ...f, ...r.felder };
};
const hindernis = (f: Frist, zug: Zug, wer = "bert") => {
  const r = gezogen(f, zug, { akteur: { id: wer }, am });
  return r.art === "unmoeglich" ? r.code : undefined;
};
const nachweis = { at: "2026-11-10", channel: "beA", reference: "Eingangsbestätigung 4711" };
const beantragt: Zug = {
  art: "verlaengerung-beantragt",
  am: tag("2026-11-10"),
  bis: tag("2026-12-16"),
};
const beschluss = { vom: tag("2026-11-10"), einwilligung: false };

describe("Die Kontrolle eines Eintrags", () => {
  const wartend = frist({ genehmigungNoetig: true, zustand: "zu-genehmigen" });
  test("macht eine andere Person als die, die zuletzt gebucht oder geändert hat", () => {
    expect(hindernis(wartend, { art: "genehmigt" }, "anna")).toBe("eigene-buchung");
    const geaendert = { ...wartend, kontrollstandVon: "bert" };
    expect(hindernis(geaendert, { art: "genehmigt" })).toBe("eigene-buchung");
    expect(hindernis(geaendert, { art: "genehmigt" }, "anna")).toBeUndefined();
    expect(nach(wartend, { art: "genehmigt" })).toMatchObject({
      zustand: "offen",
      genehmigtVon: "bert",
      genehmigtAm: am,
    });
  });
  test("steht auch für eine schon erledigte Frist noch aus", () => {
    const erledigt = nach(wartend, { art: "erledigt", nachweis });
    expect(nach(erledigt, { art: "genehmigt" })).toMatchObject({ zustand: "erledigt", genehmigtVon: "bert" });
    expect(hindernis(nach(erledigt, { art: "genehmigt" }), { art: "genehmigt" })).toBe("schon-genehmigt");
  });
});

describe("Eine beantragte Verlängerung", () => {
  const f = nach(frist(), beantragt);
  test("steht mit ihrem Tag neben dem Ende, das bis zur Entscheidung gilt", () => {
    expect(f).toMatchObject({
      zustand: "verlaengerung-beantragt",
      ende: "2026-11-16",
      sichererTag: "2026-11-16",
      beantragtBis: "2026-12-16",
      verlaengerungBeantragtAm: "2026-11-10",
      endeVorVerlaengerung: null,
      vorfristen: ["2026-11-09"],
    });
    expect(hindernis(f, beantragt)).toBe("schon-beantragt");
  });
  test("ist weder nach dem Ende der Frist noch in der Zukunft beantragt", () => {
    const am = (t: string) => ({ ...beantragt, am: tag(t) }) as Zug;
    const spaet = { akteur: { id: "bert" }, am: new Date("2026-12-01T09:00:00.000Z") };
    const code = (zug: Zug) => {
      const r = gezogen(frist(), zug, spaet);
      return r.art === "unmoeglich" ? r.code : undefined;
    };
    expect(hindernis(frist(), am("2026-11-11"))).toBe("antrag-kuenftig");
    expect(code(am("2026-11-17"))).toBe("antrag-nach-ablauf");
    expect(code(am("2026-11-16"))).toBeUndefined();
  });
  test("überholt ein neues Ende, das nicht davor liegt", () => {
    const gerechnet = (ende: string): Zug => ({
      art: "neu-gerechnet",
      tage: { ende: tag(ende), uhr: null, sichererTag: tag(ende), zugangBis: null, vorfristen: [] },
      felder: {},
    });
    expect(nach(f, gerechnet("2026-12-15"))).toMatchObject({
      zustand: "verlaengerung-beantragt",
      ende: "2026-12-15",
      beantragtBis: "2026-12-16",
    });
    expect(nach(f, gerechnet("2026-12-16"))).toMatchObject({
      zustand: "offen",
      beantragtBis: null,
      verlaengerungBeantragtAm: null,
    });
  });
  test("geht durch eine ausstehende Kontrolle nicht unter", () => {
    const wartend = nach(frist({ genehmigungNoetig: true, zustand: "zu-genehmigen" }), beantragt);
    expect(wartend).toMatchObject({ zustand: "zu-genehmigen", beantragtBis: "2026-12-16" });
    expect(marken(wartend, tag("2026-11-08")).map(({ text }) => text)).toEqual([
      "Zu kontrollieren",
      "Vorläufig: beantragt bis 16.12.2026",
    ]);
    expect(standwort(wartend)).toBe("Zu kontrollieren; Verlängerung beantragt bis 16.12.2026 (vorläufig)");
  });
  test("wird durch die Verfügung des Gerichts zum Ende", () => {
    const verfuegt: Zug = {
      art: "verlaengert",
      ende: tag("2026-12-10"),
      vorfristen: [tag("2026-12-03")],
      beschluss,
    };
    expect(nach(f, verfuegt)).toMatchObject({
      zustand: "verlaengert",
      ende: "2026-12-10",
      sichererTag: "2026-12-10",
      beantragtBis: null,
      verlaengerungBeantragtAm: null,
      endeVorVerlaengerung: "2026-11-16",
    });
    const vom = (t: string): Zug => ({ ...verfuegt, beschluss: { ...beschluss, vom: tag(t) } });
    expect(hindernis(f, vom("2026-11-11"))).toBe("beschluss-kuenftig");
    expect(hindernis(f, vom("2026-11-09"))).toBe("beschluss-vor-antrag");
  });
  test("lässt bei Ablehnung alles, wie es war", () => {
    const abgelehnt: Zug = { art: "verlaengerung-abgelehnt" };
    const v = nach(f, abgelehnt);
    expect(v).toMatchObject({ ...frist(), stand: 1, zustand: "offen", beantragtBis: null });
    expect(hindernis(v, abgelehnt)).toBe("nicht-beantragt");
    // A second application, denied: the end that the court has set before is still the court's.
    const einmal = nach(f, { art: "verlaengert", ende: tag("2026-12-10"), vorfristen: [], beschluss });
    const zweimal = nach(einmal, { ...beantragt, bis: tag("2027-01-11") } as Zug);
    expect(nach(zweimal, abgelehnt)).toMatchObject({
      zustand: "verlaengert",
      ende: "2026-12-10",
      sichererTag: "2026-12-10",
      endeVorVerlaengerung: "2026-11-16",
    });
  });
  test("gibt es für Notfristen nicht, und nie auf einen früheren Tag", () => {
    expect(hindernis(frist({ notfrist: true }), beantragt)).toBe("nicht-verlaengerbar");
    expect(hindernis(frist(), { ...beantragt, bis: tag("2026-11-16") } as Zug)).toBe("nicht-spaeter");
  });
});

describe("Erledigt und gestrichen", () => {
  test("ist eine Frist mit Nachweis oder ohne; der Nachweis lässt sich nachreichen", () => {
    const ohne = nach(frist(), { art: "erledigt", nachweis: null });
    expect(ohne).toMatchObject({ zustand: "erledigt", erledigtVon: "bert", nachweis: null });
    expect(nach(ohne, { art: "nachgewiesen", nachweis })).toMatchObject({ zustand: "erledigt", nachweis });
    expect(hindernis(ohne, { art: "erledigt", nachweis })).toBe("erledigt");
  });
  test("ist nur mit einem Nachweis, der lesbar ist und weder in der Zukunft noch vor dem Ereignis liegt", () => {
    const mit = (at: string, channel = "beA"): Zug => ({
      art: "erledigt",
      nachweis: { at, channel, reference: "" },
    });
    expect(hindernis(frist(), mit("2026-11-10"))).toBeUndefined();
    expect(hindernis(frist(), mit("2026-11-10T08:00:00.000Z"))).toBeUndefined();
    expect(hindernis(frist(), mit("2026-11-11"))).toBe("nachweis-kuenftig");
    // In Germany it is the next day already.
    expect(hindernis(frist(), mit("2026-11-10T23:30:00.000Z"))).toBe("nachweis-kuenftig");
    // Later than now on the same day
    expect(hindernis(frist(), mit("2026-11-10T09:00:01.000Z"))).toBe("nachweis-kuenftig");
    const zugestellt = frist({ ereignisAm: tag("2026-11-02"), startAm: null });
    expect(hindernis(zugestellt, mit("2026-11-02"))).toBeUndefined();
    expect(hindernis(zugestellt, mit("2026-11-01"))).toBe("nachweis-vor-ereignis");
    // A week before the hearing everything is done before the hearing.
    const vorTermin = frist({ ereignisAm: tag("2026-11-30"), startAm: null, richtung: "rueckwaerts" });
    expect(hindernis(vorTermin, mit("2026-11-09"))).toBeUndefined();
    for (const at of ["", "gestern", "2026-02-30", "2026-11-10Tquatsch"])
      expect(hindernis(frist(), mit(at)), at).toBe("nachweis-unlesbar");
    expect(hindernis(frist(), mit("2026-11-10", " "))).toBe("nachweis-unlesbar");
    const ohne = nach(frist(), { art: "erledigt", nachweis: null });
    expect(hindernis(ohne, { art: "nachgewiesen", nachweis: { ...nachweis, at: "2027-11-10" } })).toBe(
      "nachweis-kuenftig",
    );
  });
  test("öffnet sich nur ausdrücklich wieder, in dem Zustand, in dem sie war", () => {
    const erledigt = nach(nach(frist(), beantragt), { art: "erledigt", nachweis });
    expect(nach(erledigt, { art: "wieder-geoeffnet" })).toMatchObject({
      zustand: "verlaengerung-beantragt",
      erledigtAm: null,
      nachweis: null,
    });
  });
  test("bleibt gestrichen, was gestrichen ist", () => {
    const gestrichen = nach(frist(), { art: "gestrichen", grund: "Klage zurückgenommen" });
    expect(gestrichen).toMatchObject({
      zustand: "gestrichen",
      streichgrund: "Klage zurückgenommen",
      gestrichenVon: "bert",
    });
    for (const art of ["wieder-geoeffnet", "genehmigt", "freigegeben"] as const)
      expect(hindernis(gestrichen, { art })).toBe("gestrichen");
  });
  test("kann nicht sein, was noch keinen Tag hat", () => {
    const offen = frist({ zustand: "ausloeser-offen", ende: null, sichererTag: null, vorfristen: [] });
    expect(hindernis(offen, { art: "erledigt", nachweis })).toBe("ohne-tag");
    expect(hindernis(offen, { art: "vorgelegt" })).toBe("ohne-tag");
  });
});

test("Ein neuer Tag verlangt neue Kontrolle, Freigabe und Prüfung bei Vorlage", () => {
  const f = frist({
    genehmigungNoetig: true,
    genehmigtAm: am,
    genehmigtVon: "bert",
    freigegebenAm: am,
    vorgelegtAm: am,
  });
  const tage = {
    ende: tag("2026-11-20"),
    uhr: null,
    sichererTag: tag("2026-11-20"),
    zugangBis: null,
    vorfristen: [],
  };
  expect(nach(f, { art: "neu-gerechnet", tage, felder: {} })).toMatchObject({
    zustand: "zu-genehmigen",
    ende: "2026-11-20",
    genehmigtAm: null,
    freigegebenAm: null,
    vorgelegtAm: null,
  });
  expect(
    hindernis(nach(f, { art: "verlaengert", ende: tag("2026-12-01"), vorfristen: [], beschluss }), {
      art: "neu-gerechnet",
      tage,
      felder: {},
    }),
  ).toBe("verlaengert");
});

test("Eine Vorfrist, deren Tag vorbei ist, fällt auf, bis sie vorgelegt oder aufgegeben ist", () => {
  const texte = (f: Frist, heute: string) => marken(f, tag(heute)).map(({ text }) => text);
  const f = frist();
  expect(texte(f, "2026-11-09")).toEqual(["Vorfrist heute"]);
  expect(texte(f, "2026-11-10")).toEqual(["Vorfrist versäumt"]);
  const vorfrist = tag("2026-11-09");
  expect(texte(nach(f, { art: "vorgelegt", vorfrist }), "2026-11-10")).toEqual([]);
  expect(texte(nach(f, { art: "vorfrist-aufgegeben", vorfrist, grund: "x" }), "2026-11-10")).toEqual([]);
  // Presented at another time, it is not presented on its day.
  expect(texte(nach(f, { art: "vorgelegt" }), "2026-11-10")).toEqual(["Vorfrist versäumt"]);
  expect(hindernis(f, { art: "vorfristen-geaendert", vorfristen: [] })).toBe("vorfrist-offen");
});
