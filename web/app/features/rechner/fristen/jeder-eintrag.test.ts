import { katalogeintrag, katalogverzeichnis } from "@gebuehrenportal/fristen/katalog";
import { expect, test } from "vitest";
import { ausQuery, heute } from "../testing-seite.tsx";
import { formular } from "./formular.ts";
import { rechnung } from "./rechnung.ts";

const felder = formular.bloecke.flatMap((b) => b.felder);

/** Whether somebody who sees this fault finds its field in the form. */
function sichtbar(id: string, ort: string): boolean {
  const anpassungen = rechnung.felder?.({ frist: id }, heute) ?? {};
  const feld = felder.find(({ feld: name }) => name === ort);
  return feld !== undefined && (!feld.aufAbruf || anpassungen[ort] !== undefined);
}

/** The application to stay came in June 2026: no older case has it. */
const tagFuer = (id: string): string => (id === "asylg-78-9" ? "2026-09-16" : "2026-03-16");

/** What an entry asks for beside the day of its trigger. */
function angaben(id: string): string {
  const e = katalogeintrag(id, heute);
  const grenze = e?.offen === "unverzueglich" && e.grenzeAb !== undefined ? "&grenze=2026-03-16" : "";
  return `frist=${id}&ereignis=${tagFuer(id)}&uhr=10:00&land=BE${e?.offen ? "&wochen=2" : ""}${grenze}`;
}

test("Jeder Eintrag des Katalogs wird gerechnet oder sagt an einem sichtbaren Feld, was fehlt", () => {
  expect(katalogverzeichnis.length).toBeGreaterThan(480);
  const stumm: string[] = [];
  for (const { id } of katalogverzeichnis) {
    const ohne = ausQuery(formular, rechnung, `frist=${id}&ereignis=2026-03-16&land=BE`);
    if (ohne.art === "fehler")
      stumm.push(...Object.keys(ohne.fehler).flatMap((ort) => (sichtbar(id, ort) ? [] : [`${id}: ${ort}`])));
    else if (ohne.art !== "ergebnis") stumm.push(`${id}: ${JSON.stringify(ohne)}`);
    const mit = ausQuery(formular, rechnung, angaben(id));
    if (mit.art !== "ergebnis") stumm.push(`${id} mit Angaben: ${JSON.stringify(mit)}`);
  }
  expect(stumm).toEqual([]);
});

test("Jeder Eintrag mit mittlerer oder geringer Sicherheit sagt es in seinem Ergebnis", () => {
  const unsichere = katalogverzeichnis.filter(({ id }) => katalogeintrag(id, heute)?.sicherheit !== "hoch");
  expect(unsichere.length).toBeGreaterThan(35);
  const stumm = unsichere.filter(({ id }) => {
    const a = ausQuery(formular, rechnung, angaben(id));
    return (
      a.art !== "ergebnis" || !a.blatt.vermerke.some(({ text }) => /(Mittlere|Geringe) Sicherheit/.test(text))
    );
  });
  expect(stumm.map(({ id }) => id)).toEqual([]);
});

test("Eine Frist in Stunden fragt nach der Uhrzeit und nennt sie im Ergebnis", () => {
  const query = "ereignis=2026-03-03&stunden=24&uhr=14:30&verfahren=ZPO&land=BE";
  const a = ausQuery(formular, rechnung, query);
  if (a.art !== "ergebnis") throw new Error(JSON.stringify(a));
  expect(JSON.stringify(a.blatt.tabellen[0]?.zeilen.at(-1)?.zellen)).toContain(
    "Mittwoch, 04.03.2026, 15:00 Uhr",
  );
});
