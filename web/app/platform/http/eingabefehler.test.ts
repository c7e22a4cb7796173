import { expect, test } from "vitest";
import { z } from "zod";
import { ApiFehler } from "../fehler/api-fehler.ts";
import { eingabe, feldpfad } from "./eingabefehler.ts";

const schema = z.strictObject({
  auftragAm: z.string(),
  angelegenheiten: z
    .array(
      z.strictObject({
        positionen: z.array(
          z.strictObject({
            nr: z.string().refine((nr) => nr === "3100", { params: { code: "unbekannte-nummer" } }),
            satz: z.number().min(0.3).optional(),
            bezug: z.union([z.string(), z.strictObject({ nr: z.string() })]).optional(),
          }),
        ),
      }),
    )
    .min(1),
  vertretung: z.enum(["wahlanwalt", "beigeordnet"]).optional(),
});
const gut = { auftragAm: "2025-06-01", angelegenheiten: [{ positionen: [{ nr: "3100" }] }] };

test("Eine richtige Eingabe kommt unverändert zurück", () => {
  expect(eingabe(schema, gut)).toEqual(gut);
});

test("Ein Nullzeichen in einem Text, einem Namen oder einer Liste wird abgewiesen, bevor es die Datenbank sieht", () => {
  for (const wert of [{ a: "x\0" }, { "x\0": "a" }, { a: ["b", "\0"] }])
    expect(() => eingabe(z.record(z.string(), z.unknown()), wert)).toThrow(
      "Ein Text enthält ein Nullzeichen.",
    );
});

test("Tausend unbekannte Felder ergeben keine Antwort mit tausend Fehlern", () => {
  const viele = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`feld${i}`, 1]));
  const { errors = [] } = abgelehnt({ ...gut, ...viele }) as { errors?: readonly { field: string }[] };
  expect(errors).toHaveLength(100);
  expect(errors[0]?.field).toBe("feld0");
});

test("Ein abgelehnter Name einer Zuordnung nennt den Code seiner Prüfung", () => {
  const zuordnung = z.record(
    z.string().refine((name) => name === "a", { params: { code: "unbekannter-name" } }),
    z.number(),
  );
  expect(() => eingabe(zuordnung, { b: 1 }, { "unbekannter-name": "Diesen Namen gibt es nicht." })).toThrow(
    expect.objectContaining({
      koerper: { field: "b", code: "unbekannter-name", error: "Diesen Namen gibt es nicht." },
    }),
  );
});

test("Ein Fehler nennt Feldpfad, Code und deutschen Satz, ohne Liste", () => {
  const satz = { ...gut, angelegenheiten: [{ positionen: [{ nr: "3100" }, { nr: "3100", satz: 0.1 }] }] };
  expect(abgelehnt(satz)).toEqual({
    field: "angelegenheiten[0].positionen[1].satz",
    code: "zu-klein",
    error: "Der Wert muss mindestens 0,3 betragen.",
  });
});

test("Mehrere Fehler stehen alle in der Liste, der erste auch oben", () => {
  const koerper = abgelehnt({ angelegenheiten: [], vertretung: "keine" });
  expect(koerper).toMatchObject({ field: "auftragAm", code: "fehlt", error: "Diese Angabe fehlt." });
  expect(koerper.errors).toEqual([
    { field: "auftragAm", code: "fehlt", error: "Diese Angabe fehlt." },
    { field: "angelegenheiten", code: "zu-klein", error: "Erforderlich ist mindestens 1 Eintrag." },
    { field: "vertretung", code: "unbekannter-wert", error: "Erlaubt ist wahlanwalt, beigeordnet." },
  ]);
});

test("Das Feld, das die Art der Anfrage wählt, sagt, dass es fehlt oder was es sein darf", () => {
  const arten = z.discriminatedUnion("art", [
    z.strictObject({ art: z.literal("frist"), tage: z.int() }),
    z.strictObject({ art: z.literal("kette") }),
  ]);
  const koerper = (wert: unknown) => {
    try {
      return eingabe(arten, wert);
    } catch (fehler) {
      return (fehler as ApiFehler).koerper;
    }
  };
  expect(koerper({})).toEqual({ field: "art", code: "fehlt", error: "Diese Angabe fehlt." });
  expect(koerper({ art: "raten" })).toEqual({
    field: "art",
    code: "unbekannter-wert",
    error: "Erlaubt ist frist, kette.",
  });
  expect(koerper({ art: "frist" })).toMatchObject({ field: "tage", code: "fehlt" });
});

test("Der Code einer eigenen Prüfung bringt den Satz des Vertrags", () => {
  const nr = { ...gut, angelegenheiten: [{ positionen: [{ nr: "9999" }] }] };
  expect(
    abgelehnt(nr, { "unbekannte-nummer": "Diese Nummer gibt es im Vergütungsverzeichnis nicht." }),
  ).toEqual({
    field: "angelegenheiten[0].positionen[0].nr",
    code: "unbekannte-nummer",
    error: "Diese Nummer gibt es im Vergütungsverzeichnis nicht.",
  });
});

test("Eine fehlende Auswahl fehlt und ist kein unbekannter Wert", () => {
  const auswahl = z.strictObject({ tabelle: z.enum(["rvg13", "rvg49"]) });
  expect(() => eingabe(auswahl, {})).toThrow("Diese Angabe fehlt.");
  expect(() => eingabe(auswahl, { tabelle: "x" })).toThrow("Erlaubt ist rvg13, rvg49.");
});

test("Ein unbekanntes Feld wird selbst genannt, nicht das Objekt darum", () => {
  expect(abgelehnt({ ...gut, konto: "1" })).toMatchObject({ field: "konto", code: "unbekanntes-feld" });
});

test("Ein falscher Typ ist kein fehlender Wert", () => {
  expect(abgelehnt({ ...gut, auftragAm: 5 })).toMatchObject({
    code: "falscher-typ",
    error: "Erwartet wird ein Text.",
  });
  expect(abgelehnt([])).toMatchObject({
    field: "",
    code: "falscher-typ",
    error: "Erwartet wird ein Objekt.",
  });
});

test("Bei einer Auswahl von Formen zählt der Zweig, der am weitesten kam", () => {
  const bezug = { ...gut, angelegenheiten: [{ positionen: [{ nr: "3100", bezug: { nr: 7 } }] }] };
  expect(abgelehnt(bezug)).toMatchObject({
    field: "angelegenheiten[0].positionen[0].bezug.nr",
    code: "falscher-typ",
  });
});

test("Ein Pfad schreibt Listenplätze in Klammern", () => {
  expect(feldpfad(["a", 0, "b", 12, "c"])).toBe("a[0].b[12].c");
  expect(feldpfad([3, "x"])).toBe("[3].x");
});

function abgelehnt(wert: unknown, texte = {}) {
  try {
    eingabe(schema, wert, texte);
  } catch (fehler) {
    if (fehler instanceof ApiFehler && fehler.status === 400) return fehler.koerper;
    throw fehler;
  }
  throw new Error("Die Eingabe wurde angenommen.");
}
