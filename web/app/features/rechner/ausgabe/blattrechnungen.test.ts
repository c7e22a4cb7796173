import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { blattpfade, blattrechnung } from "../blattrechnungen.ts";
import { blattrechnungAus } from "../formular/blattrechnung.ts";
import { alsFragment } from "../formular/fragment.ts";
import type { Rechnung } from "../formular/rechnerformular.ts";
import { probeblatt, probeformular } from "../formular/testing-probe.ts";
import { verzeichnis } from "../verzeichnis.ts";

/** Tables and lists that are no calculation; they have files of their own. */
const ohneBlatt = ["/gebuehrentabelle"];

test("Jeder Rechner des Katalogs gibt sein Blatt auch als Datei aus", () => {
  expect(verzeichnis.map(({ pfad }) => pfad).filter((pfad) => !blattpfade.includes(pfad))).toEqual(ohneBlatt);
});

test("Ein unbekannter Pfad hat keine Rechnung", async () => {
  for (const pfad of ["", "/nirgends", "constructor", "/rvgrechner/"])
    expect(await blattrechnung(pfad)).toBeUndefined();
});

const formular = probeformular([{ art: "betrag", feld: "wert", label: "Wert" }], "Summe");
const rechnung: Rechnung = {
  auswertung: ({ werte, gefragt }) => {
    if (!gefragt) throw new Error("nicht gefragt");
    if (!werte.wert) return { art: "leer", text: "Wert fehlt" };
    if (werte.wert === "0") return { art: "kein-ergebnis", grund: "Kein Wert", norm: "§ 1 X" };
    return {
      art: "ergebnis",
      eingabe: {},
      ergebnis: {},
      blatt: { ...probeblatt, titel: `Wert ${werte.wert}` },
    };
  },
};
const heute = tag("2026-11-21");

test("Ein einfacher Rechner macht sein Blatt aus Fragment und Adresse", () => {
  const { blattAus, blattAusQuery } = blattrechnungAus(formular, rechnung);
  expect(blattAus(alsFragment({ wert: "5" }), heute, false)).toMatchObject({ blatt: { titel: "Wert 5" } });
  expect(blattAusQuery(new URLSearchParams("wert=7,00"), heute, false)).toMatchObject({
    blatt: { titel: "Wert 7,00" },
  });
  expect(blattAus(alsFragment({}), heute, false)).toEqual({ art: "unvollstaendig" });
  expect(blattAus(alsFragment({ wert: "0" }), heute, false)).toEqual({
    art: "kein-ergebnis",
    grund: "Kein Wert",
    norm: "§ 1 X",
  });
  expect(blattAus(alsFragment({ fremd: "1" }), heute, false)).toEqual({ art: "unlesbar" });
});

test("Funktionen des Tarifs Basic rechnet der RVG-Rechner nur, wer sie hat", async () => {
  const rvg = await blattrechnung("/rvgrechner");
  const query = new URLSearchParams("wert=10000&vv=3200");
  expect(rvg?.blattAusQuery(query, heute, false)).toMatchObject({
    art: "basic",
    funktionen: ["Nr. 3200 VV"],
  });
  expect(rvg?.blattAusQuery(query, heute, true)).toMatchObject({ art: "blatt" });
});
