import { expect, test } from "vitest";
import { alsRvgFragment } from "#features/rechner/index.server.ts";
import { leeresRvgFormular } from "#features/rechner/testing.ts";
import { istIban } from "#platform/pruefziffern.ts";
import { absenderAus, belegnummer, istLeitwegId, istUstIdNr, praefixAm } from "../absender.ts";
import { angabenAus } from "../angaben.ts";
import { grundlageAus } from "../grundlage/grundlage.server.ts";
import { absender, beleg, felder, grundlage, heute, stand as standVon } from "../testing-beleg.ts";
import { belegAus } from "./belegentwurf.ts";
import { ausstellbar, pruefliste } from "./pruefliste.ts";

test("IBAN, Leitweg-ID und USt-IdNr. werden an ihren Prüfziffern und Formen erkannt", () => {
  // Examples of the Bundesbank and of KoSIT.
  expect([istIban("DE02120300000000202051"), istIban("DE02120300000000202052")]).toEqual([true, false]);
  expect([istLeitwegId("991-33333TEST-33"), istLeitwegId("991-33333TEST-34")]).toEqual([true, false]);
  expect([istUstIdNr("DE123456789"), istUstIdNr("DE12345678"), istUstIdNr("ATU12345678")]).toEqual([
    true,
    false,
    true,
  ]);
});

test("Der Nummernkreis nimmt Anfang und Stellen, wie sie geschrieben sind", () => {
  const { reihe, fehler } = absenderAus({ praefix: "RE-{JJJJ}/", beginn: "0050" });
  expect(fehler).toEqual({});
  expect(belegnummer(praefixAm(reihe, "2026"), 50, reihe)).toBe("RE-2026/0050");
  expect(Object.keys(absenderAus({ praefix: "{JAHR}", beginn: "0" }).fehler)).toEqual(["praefix", "beginn"]);
});

test("Was nicht zu verstehen ist, wird am Feld gesagt; was fehlt, sagt die Prüfliste", () => {
  const { fehler } = angabenAus(
    { von: "31.02.2026", zahlungbetrag1: "10.00", postentext1: "Gericht", leitwegId: "12-34", land: "XX" },
    heute,
  );
  expect(Object.keys(fehler).sort()).toEqual(["land", "leitwegId", "postenbetrag1", "von", "zahlungbetrag1"]);
});

const fehlt = (query: string, mehr: Record<string, string> = {}, von = {}) => {
  const { angaben } = angabenAus({ ...felder, ...mehr }, heute);
  const liste = pruefliste({
    grundlage: grundlage(query),
    angaben,
    absender: { ...absender, ...von },
    heute,
    darfFreigeben: true,
  });
  return ausstellbar(liste) ? [] : liste.filter((p) => p.stand === "fehlt").map((p) => p.norm);
};

test("Die Prüfliste lässt Vollständiges durch und nennt sonst die Norm", () => {
  const query = "wert=10000&vv=3100,3104";
  expect(fehlt(query)).toEqual([]);
  expect(fehlt(query, {}, { steuernummer: "", ustIdNr: "" })).toEqual(["§ 14 Abs. 4 Nr. 2 UStG"]);
  expect(fehlt(query, { strasse: "" })).toEqual(["§ 14 Abs. 4 Nr. 1 UStG"]);
  expect(fehlt(query, { von: "" })).toEqual(["§ 14 Abs. 4 Nr. 6 UStG"]);
  expect(fehlt(query, {}, { rechtsanwalt: "" })).toEqual(["§ 10 Abs. 1 RVG"]);
});

test("Die Prüfliste vergleicht die angewandten Nummern mit dem, was gedruckt wird", () => {
  const { angaben } = angabenAus(felder, heute);
  const punkt = (g: ReturnType<typeof grundlage>) =>
    pruefliste({ grundlage: g, angaben, absender, heute, darfFreigeben: true }).filter((p) =>
      p.text.startsWith("Nummern"),
    );
  const voll = grundlage("wert=10000&vv=3100,1003&mandanten=2");
  expect(voll.gruppen[0]?.zeilen.map((z) => [z.text, z.norm])).toEqual([
    ["3100, 1008 Verfahrensgebühr 1. Rechtszug", "Nrn. 3100, 1008 VV"],
    [expect.stringMatching(/^1000, 1003 Einigung/), "Nrn. 1000, 1003 VV"],
    [expect.stringMatching(/^7002 /), "Nr. 7002 VV"],
  ]);
  expect(punkt(voll)).toEqual([
    {
      norm: "§ 10 Abs. 2 RVG",
      text: "Nummern des Vergütungsverzeichnisses: 3100, 1008, 1000, 1003, 7002",
      stand: "erfuellt",
    },
  ]);
  const ohne1008 = {
    ...voll,
    gruppen: voll.gruppen.map((g) => ({
      ...g,
      zeilen: g.zeilen.map((z) => ({
        ...z,
        text: z.text.replace(", 1008", ""),
        norm: z.norm.replace(", 1008", ""),
      })),
    })),
  };
  expect(punkt(ohne1008)).toEqual([
    {
      norm: "§ 10 Abs. 2 RVG",
      text: "Nummern des Vergütungsverzeichnisses: Es fehlt 1008 VV.",
      stand: "fehlt",
    },
  ]);
});

test("Ohne deutsche Umsatzsteuer verlangt die Prüfliste, was die Ausnahme verlangt", () => {
  const query = "wert=10000&vv=3100";
  expect(fehlt(query, { leistungsort: "eu-unternehmer", land: "AT" })).toEqual(["§ 14a Abs. 1 UStG"]);
  expect(fehlt(query, { leistungsort: "eu-unternehmer", land: "AT", ustIdNr: "ATU12345678" })).toEqual([]);
  expect(fehlt(query, { leistungsort: "drittland-privat" })).toEqual(["§ 3a UStG"]);
  expect(fehlt(query, { leistungsort: "drittland-privat", land: "AT" })).toEqual(["§ 3a UStG"]);
});

const vereinbart = (felder: Record<string, string>) => {
  const formular = leeresRvgFormular();
  const [a] = formular.angelegenheiten;
  if (!a) throw new Error("Keine Angelegenheit");
  const positionen = [{ id: "p1", nr: "2300", felder: { satz: "1,3" } }];
  return alsRvgFragment({
    ...formular,
    angelegenheiten: [{ ...a, felder: { ...a.felder, wert: "10.000", ...felder }, positionen }],
  });
};
const hinweise = (stand: string, mehr: Record<string, string> = {}) => {
  const antwort = grundlageAus({ rechner: "/rvgrechner", stand }, heute);
  if (antwort.art === "keine") throw new Error(antwort.text);
  const { angaben } = angabenAus({ ...felder, ...mehr }, heute);
  const teile = { grundlage: antwort.grundlage, angaben, absender };
  const liste = pruefliste({ ...teile, heute, darfFreigeben: true });
  return { beleg: belegAus({ ...teile, datum: heute }), liste, gut: ausstellbar(liste) };
};
const normen = (liste: readonly { readonly norm: string; readonly stand: string }[]) =>
  liste.filter(({ stand }) => stand === "hinweis").map(({ norm }) => norm);

/** Before anybody has released, the list says so. */
const freigabe = "§ 10 Abs. 1 RVG";
/** None of these calculations tells when the mandate was given. */
const auftrag = "§ 60 Abs. 1 RVG";
/** The client is a GmbH: the duty that comes is announced. */
const eRechnung = "§ 27 Abs. 38 UStG";

test("Vor dem Ausstellen steht die Freigabe aus und gilt nicht als vorhanden", () => {
  const { liste, gut } = hinweise(standVon("wert=10000&vv=3100"));
  expect(liste.filter(({ text }) => text.includes("Freigabe")).map(({ stand }) => stand)).toEqual([
    "hinweis",
  ]);
  expect(gut).toBe(true);
});

test("Eine vereinbarte Vergütung wird statt der gesetzlichen Gebühren abgerechnet, Auslagen bleiben", () => {
  const stand = vereinbart({ vereinbarung: "pauschale", pauschalhonorar: "3.000" });
  const { beleg, liste, gut } = hinweise(stand);
  expect(gut).toBe(true);
  // 3,000.00 + Nr. 7002 VV 20.00 = 3,020.00; 19 % of it 573.80.
  expect(beleg.gruppen[0]?.zeilen.map(({ text, norm, betrag }) => [text, norm, betrag])).toEqual([
    ["Vereinbarte Pauschale", "§ 3a RVG", 300_000],
    [expect.stringContaining("7002"), expect.stringContaining("7002"), 2_000],
  ]);
  expect([beleg.netto, beleg.umsatzsteuer, beleg.brutto]).toEqual([302_000, 57_380, 359_380]);
  expect(normen(liste)).toEqual([freigabe, auftrag, eRechnung, "§ 3a Abs. 1 RVG", "§ 10 Abs. 2 RVG"]);
  // Nr. 2300 VV at 1.3 of 652.00.
  const nachGesetz = hinweise(stand, { verguetung: "gesetz" });
  expect(nachGesetz.beleg.netto).toBe(84_760 + 2_000);
  expect(normen(nachGesetz.liste)).toEqual([freigabe, auftrag, eRechnung, "§ 10 Abs. 2 RVG"]);
});

test("Nach Stunden steht die Zeit in der Zeile, und unter den gesetzlichen Gebühren warnt die Prüfliste", () => {
  const { beleg, liste } = hinweise(
    vereinbart({ vereinbarung: "stunden", stunden: "2,5", jeStunde: "200", takt: "15" }),
  );
  expect(beleg.gruppen[0]?.zeilen[0]).toMatchObject({
    text: expect.stringContaining("Vereinbarte Zeitvergütung, 150 Minuten, je Stunde 200,00"),
    betrag: 50_000,
  });
  expect(normen(liste)).toContain("§ 49b Abs. 1 BRAO");
});

test("Die Beratungshilfegebühr kostet 15 € mit Umsatzsteuer, für Kleinunternehmer 15 € ohne", () => {
  const gebuehr = beleg("vv=2500");
  // 15.00 × 19 / 119 = 2.39
  expect([gebuehr.netto, gebuehr.umsatzsteuer, gebuehr.brutto]).toEqual([1_261, 239, 1_500]);
  const klein = beleg("vv=2500", {}, { kleinunternehmer: true });
  expect([klein.netto, klein.umsatzsteuer, klein.brutto]).toEqual([1_500, 0, 1_500]);
  expect(fehlt("vv=2500")).toEqual([]);
  expect(normen(hinweise(standVon("vv=2500,2501")).liste)).toContain("§ 44 RVG");
});

test("Eine Beratung nach § 34 RVG wird mit ihrer Norm abgerechnet", () => {
  const formular = leeresRvgFormular();
  const [a] = formular.angelegenheiten;
  if (!a) throw new Error("Keine Angelegenheit");
  const positionen = [{ id: "p1", nr: "34", felder: { betrag: "250" } }];
  const { beleg, gut } = hinweise(alsRvgFragment({ ...formular, angelegenheiten: [{ ...a, positionen }] }));
  expect(gut).toBe(true);
  expect(beleg.gruppen[0]?.zeilen[0]).toMatchObject({ norm: "§ 34 RVG", betrag: 25_000 });
});
