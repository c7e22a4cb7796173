import { tag as alsTag, cent } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { Leser } from "../formular/lesen.ts";
import {
  betrag,
  nurSeite,
  satz,
  schalter,
  sonst,
  sonstHeute,
  tag,
  umgeformt,
  ungelesen,
  vorgabe,
  wahl,
  zahl,
} from "./angabe.ts";
import {
  abschnitt,
  aufAbruf,
  bloecke,
  gruppe,
  nurGezeigt,
  objekt,
  rechnerangaben,
  schalterZuletzt,
} from "./ebene.ts";
import { eigeneform, kennungsform, nurAufruf, pflicht } from "./form.ts";
import { gelesen } from "./gelesen.ts";

const angaben = rechnerangaben([
  abschnitt({
    wert: pflicht(betrag("Wert")),
    hoehe: satz("Höhe", { bis: 10, als: "hoehe100", wenn: { feld: "art", ist: ["anders"] } }),
    art: wahl("Art", { ueblich: "wie üblich", anders: "anders" }),
    am: sonstHeute(tag("Tag")),
  }),
  abschnitt(
    {
      streit: objekt({
        frage: sonst(wahl("Frage", { a: "A", b: "B" }, { feld: "f" }), "a"),
        voll: schalter("Voll"),
        stufe: vorgabe(zahl("Stufe", { bis: 3 }), 1),
      }),
    },
    { titel: "Streit", klappe: true },
  ),
  abschnitt({
    teile: gruppe({
      name: "t",
      titel: "Teile",
      einzeln: "Teil",
      weitere: "Noch ein Teil",
      hoechstens: 3,
      imAufruf: { mindestens: 1, hoechstens: 5 },
      felder: { betrag: pflicht(betrag("Betrag")), nummer: nurSeite(zahl("Nummer", { bis: 9 })) },
      aufruf: { id: pflicht(nurAufruf("nummer", kennungsform)) },
      ausSeite: ({ nummer }, ort) => ({ id: nummer === undefined ? ort : String(nummer) }),
    }),
  }),
]);

const lies = (werte: Readonly<Record<string, string>>) => {
  const leser = new Leser(alsTag("2026-11-21"));
  const lesung = gelesen(angaben, { werte, heute: alsTag("2026-11-21"), gefragt: true }, leser);
  return { lesung, fehler: leser.fehler };
};
const voll = { wert: "5", "t.1.betrag": "2", "t.3.betrag": "1", "t.3.nummer": "7" };

test("Gelesen wird, was getippt ist, an seinem Platz im Aufruf; was fehlt, hat seine Vorgabe", () => {
  expect(lies(voll).lesung?.eingabe).toEqual({
    wert: cent(500),
    am: "2026-11-21",
    streit: { frage: "a", stufe: 1 },
    teile: [
      { betrag: cent(200), id: "t.1" },
      { betrag: cent(100), id: "7" },
    ],
  });
});

test("Einen Gegenstand im Aufruf gibt es erst, wenn alles gesagt ist, was er braucht; vorher fehlt nichts", () => {
  const mitDarlehen = rechnerangaben([
    abschnitt({
      darlehen: objekt({
        zins: pflicht(zahl("Zins", { bis: 9 })),
        vom: pflicht(tag("Vom")),
        offen: vorgabe(schalter("Offen"), false),
      }),
      streit: objekt({ an: nurSeite(pflicht(schalter("Streit"))), wert: betrag("Streitwert") }),
    }),
  ]);
  const eingabe = (werte: Readonly<Record<string, string>>) =>
    gelesen(
      mitDarlehen,
      { werte, heute: alsTag("2026-11-21"), gefragt: true },
      new Leser(alsTag("2026-11-21")),
    )?.eingabe;
  expect(eingabe({ zins: "3", wert: "5" })).toEqual({});
  expect(eingabe({ zins: "3", vom: "1.2.2026", an: "ja", wert: "5" })).toEqual({
    darlehen: { zins: 3, vom: "2026-02-01", offen: false },
    streit: { wert: cent(500) },
  });
  expect(eingabe({ an: "ja" })).toEqual({ streit: {} });
  expect(eingabe({ zins: "x" })).toBeUndefined();
});

test("Was nicht zu sehen ist, zählt nicht und hält nichts auf", () => {
  expect(lies({ ...voll, hoehe: "x" }).fehler).toEqual({});
  expect(lies({ ...voll, hoehe: "1,5", art: "anders" }).lesung?.eingabe).toMatchObject({ hoehe100: 150 });
  expect(lies({ ...voll, hoehe: "x", art: "anders" }).fehler).toEqual({ hoehe: { art: "ungueltig" } });
});

test("Was nötig ist und fehlt, steht an seinem Feld, auch in einer Zeile, die es noch nicht gibt", () => {
  expect(lies({}).fehler).toEqual({ wert: { art: "fehlt" }, "t.1.betrag": { art: "fehlt" } });
});

test.each([
  ["wert", "wert"],
  ["hoehe100", "hoehe"],
  ["streit.frage", "f"],
  ["streit", "f"],
  ["teile[1].betrag", "t.3.betrag"],
  ["teile[1].id", "t.3.nummer"],
  ["gibtesnicht", undefined],
  ["teile[7].betrag", undefined],
])("Zum Pfad %s des Rechts gehört das Feld %s der Seite", (pfad, feld) => {
  expect(lies(voll).lesung?.ort(pfad)).toBe(feld);
});

test("Die Seite fragt in der Reihenfolge der Angaben, die erste Wahl ist die leere", () => {
  expect(bloecke(angaben).map((block) => [block.art, block.felder.map(({ feld }) => feld)])).toEqual([
    ["felder", ["wert", "hoehe", "art", "am"]],
    ["felder", ["f", "voll", "stufe"]],
    ["gruppe", ["betrag", "nummer"]],
  ]);
  expect(bloecke(angaben)[0]?.felder[2]?.optionen?.map(({ wert }) => wert)).toEqual(["", "anders"]);
});

test("Eine Zeile kann allein gelesen werden; ihre Fehler und Pfade stehen an ihrem Platz", () => {
  const zeile = rechnerangaben([
    abschnitt({
      betrag: betrag("Betrag"),
      art: ungelesen(wahl("Art", { a: "A", b: "B" })),
      stunden: umgeformt(
        zahl("Minuten", { bis: 600 }),
        eigeneform<number>("menge"),
        (minuten) => minuten / 60,
      ),
    }),
  ]);
  const lies = (werte: Readonly<Record<string, string>>) => {
    const leser = new Leser(alsTag("2026-11-21"));
    const lesung = gelesen(zeile, { werte, heute: alsTag("2026-11-21"), gefragt: true }, leser, "t.2");
    return { eingabe: lesung?.eingabe, ort: lesung?.ort("betrag"), fehler: leser.fehler };
  };
  expect(lies({ betrag: "1", art: "x", stunden: "90" })).toEqual({
    eingabe: { betrag: cent(100), stunden: 1.5 },
    ort: "t.2.betrag",
    fehler: {},
  });
  expect(lies({ betrag: "x" }).fehler).toEqual({ "t.2.betrag": { art: "ungueltig" } });
});

test("Felder auf Abruf, Felder, die nur gezeigt werden, und Schalter am Ende", () => {
  const felder = { an: schalter("An"), streit: objekt({ wert: betrag("Wert") }) };
  const teil = abschnitt(
    { ...aufAbruf(felder), ...nurGezeigt([{ feld: "fremd", art: "zahl", label: "Fremd" }]) },
    {},
    schalterZuletzt,
  );
  const angaben = rechnerangaben([teil]);
  expect(bloecke(angaben)[0]?.felder).toEqual([
    { feld: "wert", art: "betrag", label: "Wert", aufAbruf: true },
    { feld: "fremd", art: "zahl", label: "Fremd" },
    { feld: "an", art: "schalter", label: "An", aufAbruf: true },
  ]);
  const frage = { werte: { fremd: "x", an: "ja" }, heute: alsTag("2026-11-21"), gefragt: true };
  expect(gelesen(angaben, frage, new Leser(frage.heute))?.eingabe).toEqual({ an: true });
});
