import { vorschlaege } from "@gebuehrenportal/fristen/katalog";
import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { eingabe } from "#platform/http/eingabefehler.ts";
import { fehlertexte, neueVorlage, vorlagenaenderung } from "./contract.ts";
import { angabenAus, formularfelder, ohneNegative } from "./formular.ts";
import { fuellungAusVorlage, fuellungAusVorschlag, rechnerziel } from "./fuellung.ts";
import { katalogteil } from "./katalogvorlage.ts";
import { texte } from "./texte.ts";
import { vorfristenAus, vorfristenText } from "./vorfristentext.ts";
import type { Vorlage } from "./vorlage.ts";

const lesen = (koerper: object) =>
  eingabe(neueVorlage, { templateName: "A", days: 1, ...koerper }, fehlertexte);

/** Field and sentence of the refusal. */
function absage(koerper: object): readonly [string | undefined, string] {
  try {
    lesen(koerper);
  } catch (fehler) {
    if (fehler instanceof ApiFehler) return [fehler.koerper.field, fehler.koerper.error];
  }
  return [undefined, "angenommen"];
}

const vorlage: Vorlage = {
  id: "0d6c2f2e-7f1d-4c58-9d0f-6d6d5a0f7a10",
  templateName: "Stellungnahme",
  days: 0,
  weeks: 2,
  months: 0,
  years: 0,
  description: "An das Gericht",
  metadata: '{"title":"Meier ./. Schulz","aktenzeichen":"12/26","art":"","timezone":"Europe/Berlin"}',
  shared: false,
  norm: null,
  rule: null,
  begin: null,
  direction: "rueckwaerts",
  shift: null,
  vorfristen: [[{ wert: 1, einheit: "woche" }], [{ wert: 3, einheit: "tag" }]],
  own: true,
  editable: true,
  createdAt: "2026-11-23T08:00:00.000Z",
  updatedAt: "2026-11-23T08:00:00.000Z",
};

describe("Der Aufruf", () => {
  test("verlangt einen Namen; nur Leerzeichen sind keiner", () => {
    for (const templateName of [undefined, "", "   ", 7, null])
      expect(absage({ templateName })).toEqual(["templateName", texte.nameFehlt]);
    expect(absage({ templateName: "x".repeat(201) })).toEqual(["templateName", texte.nameLang]);
    expect(lesen({ templateName: ` ${"x".repeat(200)} ` }).templateName).toHaveLength(200);
  });

  test.each([
    ["3", 3],
    [" 2,9 ", 2],
    [2.9, 2],
    ["drei", 0],
    ["", 0],
    [null, 0],
    [true, 0],
    [{}, 0],
    [-0.4, 0],
    [9999, 9999],
  ])("nimmt für eine Dauer %j die Zahl %i", (days, zahl) => {
    expect(lesen({ days }).days).toBe(zahl);
  });

  test.each([-1, "-3", 10_000, Number.POSITIVE_INFINITY])("lehnt die Dauer %j ab", (weeks) => {
    expect(absage({ weeks })).toEqual(["weeks", texte.zahl]);
  });

  test("kürzt Leerraum, und leere Angaben sind keine", () => {
    expect(lesen({ description: "  Text " }).description).toBe("Text");
    expect(lesen({ description: "  " }).description).toBeNull();
    expect(lesen({}).description).toBeNull();
    expect(absage({ description: "x".repeat(2001) })).toEqual(["description", texte.beschreibungLang]);
  });

  test.each([
    ["kein JSON"],
    [""],
    ["[]"],
    ["null"],
    ['"text"'],
    ['{"titel":"x"}'],
    ['{"__proto__":"x"}'],
    ['{"title":7}'],
    ['{"timezone":"Mars/Olympus"}'],
    [`{"bemerkung":"${"x".repeat(1001)}"}`],
    [{ title: "x" }],
    [7],
  ])("lehnt die Zusatzangaben %j ab", (metadata) => {
    expect(absage({ metadata })).toEqual(["metadata", texte.zusatzUngueltig]);
  });

  test("liest Zusatzangaben gekürzt, fehlende sind keine; eine Änderung lässt ungenannte stehen", () => {
    expect(lesen({ metadata: '{"timezone":"UTC","title":" A "}' }).metadata).toBe(
      '{"title":"A","timezone":"UTC"}',
    );
    expect(lesen({}).metadata).toBeNull();
    expect(vorlagenaenderung.parse({ days: "4" })).toEqual({ days: 4 });
    expect(vorlagenaenderung.parse({ metadata: null })).toEqual({ metadata: null });
    expect(vorlagenaenderung.parse({})).toEqual({});
  });

  test("nimmt eine Vorfrist nur aus einem Teil: das Formular läse „1 Monat und 3 Tage“ als zwei", () => {
    const [monat, tage] = [
      { wert: 1, einheit: "monat" },
      { wert: 3, einheit: "tag" },
    ];
    expect(lesen({ vorfristen: [[monat], [tage]] }).vorfristen).toHaveLength(2);
    expect(absage({ vorfristen: [[monat, tage]] })[1]).not.toBe("angenommen");
  });

  test("weist jedes Feld ab, das er nicht kennt", () => {
    for (const name of ["id", "konto_id", "own"])
      expect(() => lesen({ [name]: true })).toThrow("Dieses Feld gibt es nicht.");
  });
});

describe("Das Formular", () => {
  const felder = { templateName: "A", days: "1", details: "on", title: " Akte ", timezone: "UTC" };

  test("nennt Name und Dauer, die fehlen, im vorgeschriebenen Wortlaut", () => {
    expect(angabenAus({ templateName: "  ", days: "0" }, true).fehler).toEqual([
      { field: "templateName", error: texte.nameFehlt },
      { field: "days", error: texte.dauerFehlt },
    ]);
    expect(angabenAus({ templateName: "A", rule: "zpo-517" }, true).fehler).toEqual([]);
  });

  test("speichert Zusatzangaben allein bei offenem Abschnitt", () => {
    expect(angabenAus(felder, true).angaben.metadata).toBe(
      '{"title":"Akte","aktenzeichen":"","art":"","sachbearbeiter":"","bemerkung":"","timezone":"UTC"}',
    );
    const { details: _, ...zu } = felder;
    expect(angabenAus(zu, true).angaben.metadata).toBeNull();
    expect(angabenAus(zu, false).angaben).not.toHaveProperty("metadata");
  });

  test("fragt nach dem Teilen nur, wo es angeboten wird", () => {
    expect(angabenAus(felder, false).angaben).not.toHaveProperty("shared");
    expect(angabenAus({ ...felder, teilbar: "ja" }, false).angaben.shared).toBe(false);
    expect(angabenAus({ ...felder, teilbar: "ja", shared: "on" }, false).angaben.shared).toBe(true);
  });

  test("bringt eine Vorlage unverändert wieder heraus und öffnet ihre Zusatzangaben", () => {
    const gefuellt = formularfelder(vorlage);
    expect(gefuellt).toMatchObject({ weeks: "2", details: "on", vorfristen: "1 Woche, 3 Tage" });
    const { angaben, fehler } = angabenAus({ ...gefuellt, teilbar: "ja" }, false);
    expect(fehler).toEqual([]);
    expect(vorlage).toMatchObject({ ...angaben, metadata: vorlage.metadata });
    expect(JSON.parse(angaben.metadata ?? "")).toMatchObject(JSON.parse(vorlage.metadata ?? ""));
    expect(formularfelder({ ...vorlage, metadata: null })).not.toHaveProperty("details");
    expect(formularfelder()).toEqual({ timezone: "Europe/Berlin" });
  });

  test("zählt im Browser nichts unter null", () => {
    expect(ohneNegative({ days: "-3", weeks: "2,5", months: "x" })).toEqual({
      days: "0",
      weeks: "2",
      months: "0",
      years: "0",
    });
  });
});

test.each([
  ["", null],
  ["keine", []],
  ["1 Woche", [[{ wert: 1, einheit: "woche" }]]],
  [
    "2w; 3 Tage und 1 M.",
    [[{ wert: 2, einheit: "woche" }], [{ wert: 3, einheit: "tag" }], [{ wert: 1, einheit: "monat" }]],
  ],
  ["10 Wo.", [[{ wert: 10, einheit: "woche" }]]],
  ["bald", undefined],
  ["0 Tage", undefined],
  // No unit that a template counts in: „2 Werktage“ are not two weeks.
  ["2 Werktage", undefined],
  ["3 Termine", undefined],
  ["1 Mal", undefined],
  ["1 Tag, 2 Tage, 3 Tage, 4 Tage", undefined],
])("Vorfristen aus „%s“", (text, erwartet) => {
  expect(vorfristenAus(text)).toEqual(erwartet);
  if (erwartet) expect(vorfristenAus(vorfristenText(vorfristenAus(text) ?? null))).toEqual(erwartet);
});

test("Eine gewählte Vorlage füllt Dauer und Angaben der neuen Frist, Leeres überschreibt nichts", () => {
  expect(fuellungAusVorlage(vorlage)).toEqual({
    title: "Meier ./. Schulz",
    aktenzeichen: "12/26",
    bemerkung: "An das Gericht",
    timezone: "Europe/Berlin",
    days: 0,
    weeks: 2,
    months: 0,
    years: 0,
    direction: "rueckwaerts",
    vorfristen: vorlage.vorfristen,
    templateId: vorlage.id,
  });
  expect(fuellungAusVorlage({ ...vorlage, metadata: null })).toMatchObject({ title: "Stellungnahme" });
});

// §§ 517, 520 Abs. 2 ZPO, § 132 ZPO
test("Vorschlag und Vorlage nehmen ihre Dauer aus dem Katalog", () => {
  const heute = tag("2026-11-23");
  const alle = vorschlaege(heute);
  expect(alle.length).toBeGreaterThanOrEqual(15);
  const [erster] = alle;
  expect(erster && fuellungAusVorschlag(erster)).toMatchObject({
    rule: "zpo-517",
    months: 1,
    notfrist: true,
  });
  // Whatever is suggested can be made a template, of the same length.
  for (const { id, days, weeks, months, years } of alle)
    expect(katalogteil(id, heute), id).toMatchObject({ days, weeks, months, years });
  expect(katalogteil("zpo-520", heute)).toMatchObject({
    months: 2,
    vorfristen: [[{ wert: 2, einheit: "woche" }], [{ wert: 1, einheit: "woche" }]],
  });
  expect(katalogteil("zpo-521", heute)).toBe("ohne-dauer");
  // Art. 33 DSGVO counts in hours.
  expect(katalogteil("dsgvo-33", heute)).toBe("ohne-dauer");
  expect(katalogteil("__proto__", heute)).toBe("unbekannt");
});

test("Der Fristenrechner öffnet sich mit der Dauer der Vorlage oder der Frist des Katalogs, ohne Angaben zur Akte", () => {
  expect(decodeURIComponent(rechnerziel(vorlage) ?? "")).toBe(
    "/fristenrechner?wochen=2&richtung=rueckwaerts&vorfristen=1+Woche,+3+Tage",
  );
  expect(rechnerziel({ ...vorlage, rule: "zpo-517", vorfristen: null })).toBe(
    "/fristenrechner?frist=zpo-517",
  );
  // The calculator would move an end that the template leaves where it is.
  expect(rechnerziel({ ...vorlage, shift: "keine" })).toBeUndefined();
});

test("Was das Ende in seiner Richtung nicht kann, sagt das Formular am Feld; der Katalog sagt es selbst", () => {
  const fehler = (felder: Record<string, string>) =>
    angabenAus({ templateName: "A", days: "1", ...felder }, true).fehler;
  const rueckwaerts = [{ field: "shift", error: texte.verschiebungRueckwaerts }];
  const vorwaerts = [{ field: "shift", error: texte.verschiebungVorwaerts }];
  expect(fehler({ direction: "rueckwaerts", shift: "vorwaerts" })).toEqual(rueckwaerts);
  for (const direction of ["", "vorwaerts"])
    expect(fehler({ direction, shift: "keine-rueckwaerts" }), direction).toEqual(vorwaerts);
  for (const [direction, shift] of [
    ["rueckwaerts", "keine-rueckwaerts"],
    ["rueckwaerts", "keine"],
    ["rueckwaerts", ""],
    ["vorwaerts", "vorwaerts"],
    ["", "keine"],
  ])
    expect(fehler({ direction: direction ?? "", shift: shift ?? "" }), `${direction} ${shift}`).toEqual([]);
  expect(fehler({ rule: "zpo-517", direction: "rueckwaerts", shift: "vorwaerts" })).toEqual([]);
});
