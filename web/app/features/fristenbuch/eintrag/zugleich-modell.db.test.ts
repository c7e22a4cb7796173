import { afterEach, beforeEach, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { test } from "#platform/db/testing.ts";
import { zusammengefuehrt } from "#platform/zugleich/zusammenfuehren.ts";
import { gesehenesAus, gesehenText, nachStreit, nachWahl } from "#ui/zugleich/formularfelder.ts";
import { type Buchnutzer, imBuch } from "../einstellung/buchzugang.server.ts";
import { buchPruefen } from "../pruefung/pruefen.server.ts";
import { inhaber, kollegin } from "../testing-nutzer.ts";
import { angabenAendern } from "./aendern.server.ts";
import { fristAnlegen } from "./aufruf/aufruf.server.ts";
import { neueFrist } from "./aufruf/contract.ts";
import { fristZeigen } from "./fristbild.server.ts";
import { Veraltet } from "./seither.server.ts";

beforeEach(() => uhrStellen("2026-11-03T09:00:00Z"));
afterEach(() => uhrStellen());

/** Three people with two open pages each change the same thing at random; the same seed gives the same day. */

const felder = ["titel", "aktenzeichen", "bemerkung", "sachbearbeiter"] as const;
type Sache = Record<(typeof felder)[number], string>;
const anfang: Sache = { titel: "Klage", aktenzeichen: "1/26", bemerkung: "", sachbearbeiter: "" };

/** What keeps it: it is read, and written against what somebody saw. `undefined`: written; else the fields in dispute. */
type Buch = {
  readonly lesen: () => Promise<Sache>;
  readonly schreiben: (
    person: number,
    gewollt: Sache,
    gesehen: Sache,
  ) => Promise<readonly string[] | undefined>;
};
type Seite = { readonly person: number; formular: Readonly<Record<string, string>> };

function zufall(saat: number) {
  let z = saat;
  return (unter: number): number => {
    z = (Math.imul(z, 1664525) + 1013904223) >>> 0;
    return Math.floor((z / 2 ** 32) * unter);
  };
}

const nur = (formular: Readonly<Record<string, string>>): Sache =>
  Object.fromEntries(felder.map((feld) => [feld, formular[feld] ?? ""])) as Sache;
const offen = (sache: Sache) => ({ ...sache, gesehenes: gesehenText(sache) });

/**
 * One day of three people. Whoever saves has his change in the book, or is asked; nobody's value goes that he has not seen.
 *
 * @returns how often something was written, and how often somebody was asked
 */
async function tag(buch: Buch, saat: number, schritte: number) {
  const wuerfel = zufall(saat);
  const begonnen = await buch.lesen();
  const seiten: Seite[] = [0, 0, 1, 1, 2, 2].map((person) => ({ person, formular: offen(begonnen) }));
  let geschrieben = 0;
  let gefragt = 0;
  for (let i = 0; i < schritte; i++) {
    const seite = seiten[wuerfel(seiten.length)] as Seite;
    if (wuerfel(5) === 0) {
      seite.formular = offen(await buch.lesen());
      continue;
    }
    const feld = felder[wuerfel(felder.length)] ?? "titel";
    // Few words, so that two sometimes mean the same.
    seite.formular = { ...seite.formular, [feld]: `Wort ${wuerfel(3)}` };
    if (wuerfel(3) === 0) continue;
    const gewaehlt = nachWahl(seite.formular);
    const gesehen = nur(gesehenesAus(gewaehlt) ?? {});
    const gewollt = nur(gewaehlt);
    const vorher = await buch.lesen();
    const streit = await buch.schreiben(seite.person, gewollt, gesehen);
    const nachher = await buch.lesen();
    const meine = felder.filter((f) => gewollt[f] !== gesehen[f]);
    if (streit) {
      gefragt++;
      expect(nachher, "gefragt: nichts ist geschrieben").toEqual(vorher);
      expect([...streit].toSorted()).toEqual(
        meine.filter((f) => vorher[f] !== gesehen[f] && vorher[f] !== gewollt[f]).toSorted(),
      );
      const weiter = nachStreit(seite.formular, gesehen, vorher);
      for (const f of meine) expect(weiter[f], "nichts Getipptes ist verloren").toBe(gewollt[f]);
      const wahl = streit.map((f) => [`gilt-${f}`, wuerfel(2) === 0 ? "meine" : "andere"]);
      seite.formular = { ...weiter, ...Object.fromEntries(wahl) };
      continue;
    }
    for (const f of felder) {
      if (meine.includes(f)) expect(nachher[f], "keine Änderung ist verloren").toBe(gewollt[f]);
      else expect(nachher[f], "kein Feld ist stillschweigend zurückgesetzt").toBe(vorher[f]);
      if (nachher[f] !== vorher[f])
        expect(vorher[f], "überschrieben ist, was er gesehen hat").toBe(gesehen[f]);
    }
    if (felder.some((f) => nachher[f] !== vorher[f])) geschrieben++;
    seite.formular = offen(nachher);
  }
  return { geschrieben, gefragt };
}

test("200 Tage zu dritt mit je zwei offenen Seiten: nichts geht verloren", async () => {
  let gefragt = 0;
  for (let saat = 1; saat <= 200; saat++) {
    let sache = anfang;
    const ergebnis = await tag(
      {
        lesen: async () => sache,
        schreiben: async (_, gewollt, gesehen) => {
          const { werte, streit } = zusammengefuehrt({ gesehen, gewollt, jetzt: sache });
          if (streit.length > 0) return streit.flat();
          sache = { ...sache, ...werte };
          return undefined;
        },
      },
      saat,
      40,
    );
    expect(ergebnis.geschrieben).toBeGreaterThan(0);
    gefragt += ergebnis.gefragt;
  }
  expect(gefragt).toBeGreaterThan(200);
});

test("Ein solcher Tag im Buch: jede Änderung ist eine Zeile, und die Kette stimmt", async ({ db }) => {
  const anna = await inhaber(db, "Meier");
  const bert = await kollegin(db, anna, "Huber", "rechtsanwalt");
  const ida = await kollegin(db, anna, "Kunz", "fachangestellte");
  const personen: readonly Buchnutzer[] = [anna, bert, ida];
  const { id, stand } = await fristAnlegen(
    anna,
    neueFrist.parse({ title: "Klage", aktenzeichen: "1/26", startDate: "2026-11-02", weeks: 4, state: "BE" }),
  );
  const lesen = async () => nur((await fristZeigen(anna, id)).frist as unknown as Record<string, string>);
  const { geschrieben, gefragt } = await tag(
    {
      lesen,
      schreiben: (person, gewollt, gesehen) =>
        angabenAendern(personen[person] ?? anna, { id, stand }, gewollt, gesehen).then(
          () => undefined,
          (fehler: unknown) => {
            if (fehler instanceof Veraltet) return fehler.streit;
            throw fehler;
          },
        ),
    },
    7,
    45,
  );
  expect(geschrieben).toBeGreaterThan(8);
  expect(gefragt).toBeGreaterThan(2);
  const { vorgaenge } = await fristZeigen(anna, id);
  expect(vorgaenge.map(({ art }) => art)).toEqual(["gebucht", ...Array(geschrieben).fill("geaendert")]);
  const geprueft = await imBuch(anna, ({ tx, kanzleiId }) => buchPruefen(tx, kanzleiId));
  expect(geprueft).toMatchObject({ fehler: [], zeilen: vorgaenge.length });
});
