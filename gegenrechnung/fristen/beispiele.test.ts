import type { Bekanntgabeart, Dauer, Grundeingabe, Ort } from "@gebuehrenportal/fristen";
import beispiele from "@gebuehrenportal/fristen/pruefbeispiele.json" with { type: "json" };
import { type Tag, tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { pruefFrist } from "./frist.ts";
import { isoVon } from "./kalender.ts";
import { pruefKuendigung, pruefWerktag } from "./kuendigung.ts";
import type { Pruefergebnis } from "./pruefergebnis.ts";
import { geltend } from "./regeln.ts";
import * as p from "./sonder.ts";

type Eingabe = Readonly<Record<string, unknown>>;

const einheiten = { d: "tag", w: "woche", m: "monat", y: "jahr" } as const;
const dauer = (text: unknown): Dauer =>
  String(text)
    .split("+")
    .map((teil) => ({
      wert: Number.parseInt(teil, 10),
      einheit: einheiten[teil.at(-1) as keyof typeof einheiten],
    }));
const am = (wert: unknown): Tag => tag(String(wert));

const wege: Readonly<Record<string, Bekanntgabeart>> = {
  AO: "post-ao",
  VwVfG: "post-vwvfg",
  SGBX: "post-sgbx",
};

function grund({ state, local }: Eingabe): Grundeingabe {
  if (Array.isArray(local)) return { ort: { gemeinde: "by-muenchen" } };
  return state === undefined ? {} : { ort: { land: state as NonNullable<Ort["land"]> } };
}

/** The public examples, put to the second engine by the meaning of their `op`. */
function gerechnet(e: Eingabe): Pruefergebnis | undefined {
  const g = grund(e);
  const d = e.duration === undefined ? [] : dauer(e.duration);
  const rueck = (regime: "BGB" | "AKTG-121" | "INSO-139") =>
    pruefFrist(
      { ...g, regime, ereignisAm: am(e.event), dauer: d, richtung: "rueckwaerts", ...tagesende },
      geltend,
    );
  const tagesende = e.eventAtEndOfDay ? { ereignisAmTagesende: true } : {};
  const ab = (bekanntgabe: { weg: Bekanntgabeart; am: Tag }) =>
    pruefFrist({ ...g, dauer: d, bekanntgabe: { ...bekanntgabe, ...g } }, geltend);
  switch (e.op) {
    case "forward":
      return pruefFrist(
        {
          ...g,
          ereignisAm: am(e.trigger),
          dauer: d,
          ...(e.begin ? { beginn: "tagesanfang" as const } : {}),
          ...(e.shift === false ? { verschiebung: "keine" as const } : {}),
        },
        geltend,
      );
    case "fiction":
      return ab({ weg: wege[String(e.fiction)] ?? "zustellung", am: am(e.dispatch) });
    case "inso9":
      return ab({ weg: "inso-bekanntmachung", am: am(e.published) });
    case "extension":
      return p.pruefVerlaengerung(
        { ...g, frist: { ereignisAm: am(e.trigger), dauer: d }, um: dauer(e.extension) },
        geltend,
      );
    case "five_months":
      return p.pruefFuenfMonate({ ...g, verkuendungAm: am(e.verkuendung), dauer: d }, geltend);
    case "backward":
      return rueck("BGB");
    case "aktg":
      return rueck("AKTG-121");
    case "inso139":
      return rueck("INSO-139");
    case "year_end":
      return p.pruefJahresende({ ...g, ereignisAm: am(e.event), dauer: d }, geltend);
    case "month_end_calendar":
      return p.pruefMonatsende(
        { ...g, ereignisAm: am(e.event), dauer: d, danachMonate: Number(e.thenMonths) },
        geltend,
      );
    case "stpo345":
      return p.pruefRevision(
        { ...g, verkuendungAm: am(e.verkuendung), zustellungAm: am(e.zustellung) },
        geltend,
      );
    case "werktag":
      return pruefWerktag({ ...g, monatAm: am(`${e.month}-01`) }, geltend);
    case "termination":
      return pruefKuendigung({ ...g, zugangAm: am(e.zugang), dauer: d, endtermine: ["monatsende"] }, geltend);
    case "vorfrist":
      return p.pruefVorfrist({ ...g, endeAm: am(e.end), dauer: d }, geltend);
    case "emrk":
      return p.pruefEmrk({ ereignisAm: am(e.trigger) }, geltend);
    case "eug":
      return p.pruefEug({ ereignisAm: am(e.trigger) }, geltend);
    default:
      throw new Error(`${e.op} kennt der Prüfrechner nicht`);
  }
}

/** The days under the names of the examples. */
function tage(r: Pruefergebnis): Readonly<Record<string, number | undefined>> {
  const { ende, rechnerisch, sicher, ereignis, weitere = {} } = r;
  return {
    end: ende,
    rawEnd: rechnerisch,
    safeDay: sicher,
    start: ende,
    vorfrist: ende,
    bekanntgabe: ereignis,
    bekanntmachung: ereignis,
    originalEnd: weitere["urspruengliches-ende"],
    einlegung: weitere.einlegung,
    thenRawEnd: weitere["folgefrist-rechnerisch"],
    thenEnd: weitere.folgefrist,
    fiveMonths: weitere["fuenf-monate"],
  };
}

test.each(beispiele)("Der Prüfrechner besteht das veröffentlichte Beispiel $id", ({ input, expected }) => {
  const r = gerechnet(input);
  if (r === undefined) throw new Error("kein Ergebnis");
  const hier = tage(r);
  const iso = Object.keys(expected).map((name) => {
    const platz = hier[name];
    return [name, platz === undefined ? undefined : isoVon(platz)];
  });
  expect(Object.fromEntries(iso)).toEqual(expected);
});
