import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { musterfrist } from "../testing-buch.ts";
import type { Frist, Fristfelder } from "../worte/frist.ts";
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
  ende: tag("2026-12-16"),
  vorfristen: [tag("2026-12-09")],
};

describe("Die Kontrolle eines Eintrags", () => {
  const wartend = frist({ genehmigungNoetig: true, zustand: "zu-genehmigen" });
  test("macht eine andere Person als die, die gebucht hat", () => {
    expect(hindernis(wartend, { art: "genehmigt" }, "anna")).toBe("eigene-buchung");
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
  test("steht mit dem hypothetischen Ende vorläufig im Buch; sicher bleibt das alte", () => {
    expect(f).toMatchObject({
      zustand: "verlaengerung-beantragt",
      ende: "2026-12-16",
      sichererTag: "2026-11-16",
      endeVorVerlaengerung: "2026-11-16",
      vorfristen: ["2026-11-09", "2026-12-09"],
    });
    expect(hindernis(f, beantragt)).toBe("schon-beantragt");
  });
  test("wird durch die Verfügung des Gerichts zum Ende", () => {
    const v = nach(f, { art: "verlaengert", ende: tag("2026-12-10"), vorfristen: [tag("2026-12-03")] });
    expect(v).toMatchObject({
      zustand: "verlaengert",
      ende: "2026-12-10",
      sichererTag: "2026-12-10",
      endeVorVerlaengerung: "2026-11-16",
    });
  });
  test("fällt bei Ablehnung auf das alte Ende zurück", () => {
    const abgelehnt: Zug = {
      art: "verlaengerung-abgelehnt",
      vorfristen: [tag("2026-11-09")],
      gerechnet: tag("2026-11-16"),
    };
    const v = nach(f, abgelehnt);
    expect(v).toMatchObject({ zustand: "offen", ende: "2026-11-16", endeVorVerlaengerung: null });
    expect(hindernis(v, abgelehnt)).toBe("nicht-beantragt");
    // A second application, denied: the end that the court has set before is still the court's.
    const einmal = nach(f, { art: "verlaengert", ende: tag("2026-12-10"), vorfristen: [] });
    const zweimal = nach(einmal, { ...beantragt, ende: tag("2027-01-11") } as Zug);
    expect(nach(zweimal, abgelehnt)).toMatchObject({
      zustand: "verlaengert",
      ende: "2026-12-10",
      sichererTag: "2026-12-10",
      endeVorVerlaengerung: "2026-11-16",
    });
  });
  test("gibt es für Notfristen nicht, und nie auf einen früheren Tag", () => {
    expect(hindernis(frist({ notfrist: true }), beantragt)).toBe("nicht-verlaengerbar");
    expect(hindernis(frist(), { ...beantragt, ende: tag("2026-11-16") } as Zug)).toBe("nicht-spaeter");
  });
});

describe("Erledigt und gestrichen", () => {
  test("ist eine Frist mit Nachweis oder ohne; der Nachweis lässt sich nachreichen", () => {
    const ohne = nach(frist(), { art: "erledigt", nachweis: null });
    expect(ohne).toMatchObject({ zustand: "erledigt", erledigtVon: "bert", nachweis: null });
    expect(nach(ohne, { art: "nachgewiesen", nachweis })).toMatchObject({ zustand: "erledigt", nachweis });
    expect(hindernis(ohne, { art: "erledigt", nachweis })).toBe("erledigt");
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
    hindernis(nach(f, { art: "verlaengert", ende: tag("2026-12-01"), vorfristen: [] }), {
      art: "neu-gerechnet",
      tage,
      felder: {},
    }),
  ).toBe("verlaengert");
});
