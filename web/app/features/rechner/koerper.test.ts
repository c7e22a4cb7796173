import { expect, test } from "vitest";
import { z } from "zod";
import { betrag, satz, schalter, tag, vorgabe, wahl, zahl, zahlen } from "./felder/angabe.ts";
import { abschnitt, objekt, rechnerangaben } from "./felder/ebene.ts";
import { eigeneform, jeform, nurAufruf, pflicht, wort } from "./felder/form.ts";
import { koerper } from "./koerper.ts";

const prozent = pflicht(satz("Prozent", { bis: 100, als: "prozent100" }));
const schema = koerper(
  rechnerangaben(
    [
      abschnitt({
        wert: pflicht(betrag("Wert", { mindestens: 1 })),
        am: tag("Tag", { feld: "t", aufruf: "Der Tag" }),
        anteile: zahlen("Anteile", { bis: 100, mindestens: 1, hoechstens: 2 }),
        streit: objekt({ voll: vorgabe(schalter("Voll"), false), stufe: zahl("Stufe", { von: 1, bis: 3 }) }),
        art: wahl("Art", { "": "keine", a: "A", b: "B" }),
      }),
    ],
    {
      aufruf: {
        zins: nurAufruf("art", jeform("art", { art: wort("gesetz") }, { art: wort("fest"), prozent })),
      },
      ausSeite: () => ({}),
    },
  ),
);

test("Der Aufruf nimmt, was die Angaben sagen, in den Namen des Rechts", () => {
  const anfrage = {
    wert: 5,
    am: "2026-01-02",
    anteile: [50],
    streit: {},
    art: "a",
    zins: { art: "fest", prozent: 1.5 },
  };
  expect(schema.parse(anfrage)).toEqual({
    ...anfrage,
    streit: { voll: false },
    zins: { art: "fest", prozent100: 150 },
  });
});

test.each([
  [{}, "wert"],
  [{ wert: 0 }, "wert"],
  [{ wert: 1, t: "2026-01-02" }, ""],
  [{ wert: 1, am: "2026-02-30" }, "am"],
  [{ wert: 1, anteile: [] }, "anteile"],
  [{ wert: 1, anteile: [1, 2, 3] }, "anteile"],
  [{ wert: 1, anteile: [101] }, "anteile.0"],
  [{ wert: 1, streit: { stufe: 4 } }, "streit.stufe"],
  [{ wert: 1, streit: { stufe: 0 } }, "streit.stufe"],
  [{ wert: 1, art: "" }, "art"],
  [{ wert: 1, zins: { art: "gesetz", prozent: 1 } }, "zins"],
  [{ wert: 1, zins: { art: "fest" } }, "zins.prozent"],
  [{ wert: 1, zins: { art: "fest", prozent: 1.234 } }, "zins.prozent"],
  [{ wert: 1, zins: { art: "fest", prozent: 101 } }, "zins.prozent"],
])("%j wird bei %s abgelehnt", (anfrage, ort) => {
  const { error } = schema.safeParse(anfrage);
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual([ort]);
});

test("Was nur das Recht prüfen kann, bringt der Vertrag mit; fehlt es, gibt es keinen Vertrag", () => {
  const angaben = rechnerangaben([], {
    aufruf: { nr: pflicht(nurAufruf("", eigeneform<number>("nummer"))) },
    ausSeite: () => ({ nr: 1 }),
  });
  const mit = koerper(angaben, { nummer: z.string().transform(Number) });
  expect(mit.parse({ nr: "7" })).toEqual({ nr: 7 });
  expect(() => koerper(angaben)).toThrow("nummer");
});
