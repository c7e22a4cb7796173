import { type Tag, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { type Dauer, type FristErgebnis, type Ort, type Sondereingabe, sonderrechnungen } from "../index.ts";
import beispiele from "./pruefbeispiele.json" with { type: "json" };

type Beispiel = {
  readonly id: string;
  readonly rule: string;
  readonly input: {
    readonly op: string;
    readonly duration?: string;
    readonly extension?: string;
    readonly state?: string;
    readonly local?: readonly string[];
    readonly begin?: boolean;
    readonly shift?: boolean;
    readonly eventAtEndOfDay?: boolean;
    readonly fiction?: string;
    readonly month?: string;
    readonly saturday?: string;
    readonly to?: readonly string[];
    readonly thenMonths?: number;
    readonly zustellung?: string;
    readonly end?: string;
  } & Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, string>>;
  readonly note: string;
};

const einheiten = { d: "tag", w: "woche", m: "monat", y: "jahr" } as const;
const dauer = (text: string): Dauer =>
  text.split("+").map((teil) => ({
    wert: Number.parseInt(teil, 10),
    einheit: einheiten[teil.at(-1) as keyof typeof einheiten],
  }));

/** The day every example starts with, whatever it calls it. */
const ereignis = ({ input }: Beispiel): Tag => {
  const text = ["trigger", "event", "dispatch", "verkuendung", "published", "zugang"]
    .map((name) => input[name])
    .find((wert) => typeof wert === "string");
  if (typeof text === "string") return tag(text);
  return tag(input.month ? `${input.month}-01` : String(input.end));
};

const ort = ({ state, local }: Beispiel["input"]): Ort =>
  local?.includes("MH")
    ? { gemeinde: "by-muenchen" }
    : state
      ? { land: state as NonNullable<Ort["land"]> }
      : {};

const wege = { AO: "post-ao", VwVfG: "post-vwvfg", SGBX: "post-sgbx" } as const;

function eingabe(b: Beispiel): Sondereingabe {
  const { input } = b;
  return {
    ereignisAm: ereignis(b),
    dauer: input.duration ? dauer(input.duration) : [],
    ...(input.state && { ort: ort(input) }),
    ...(input.begin && { beginn: "tagesanfang" as const }),
    ...(input.shift === false && { verschiebung: "keine" as const }),
    ...(input.eventAtEndOfDay && { ereignisAmTagesende: true }),
    ...(input.extension && { um: dauer(input.extension) }),
    ...(input.fiction && { weg: wege[input.fiction as keyof typeof wege] }),
    ...(input.thenMonths && { danachMonate: input.thenMonths }),
    ...(typeof input.zustellung === "string" && { zustellungAm: tag(input.zustellung) }),
    ...(input.to && { endtermine: ["monatsende" as const] }),
  };
}

/** The days of a result under the names of the examples. */
const tage = (r: FristErgebnis): Readonly<Record<string, Tag | undefined>> => {
  const am = (name: FristErgebnis["zwischentage"][number]["name"]): Tag | undefined =>
    r.zwischentage.find((z) => z.name === name)?.tag;
  return {
    rawEnd: r.rechnerischesEnde,
    end: r.ende,
    safeDay: r.sichererTag,
    start: r.ende,
    vorfrist: r.ende,
    bekanntgabe: am("bekanntgabe"),
    bekanntmachung: am("bekanntgabe"),
    originalEnd: am("urspruengliches-ende"),
    fiveMonths: am("fuenf-monate"),
    einlegung: am("einlegung"),
    thenRawEnd: am("folgefrist-rechnerisch"),
    thenEnd: am("folgefrist"),
  };
};

describe("Die veröffentlichten Prüfbeispiele der Rechenregeln", () => {
  test.each((beispiele as Beispiel[]).map((b) => [`${b.id} ${b.rule} ${b.note}`, b] as const))(
    "%s",
    (_titel, b) => {
      const rechnung = sonderrechnungen[b.input.op as keyof typeof sonderrechnungen];
      const r = rechnung(eingabe(b));
      if (r.art !== "ergebnis") throw new Error(`${b.id}: ${r.grund} (${r.feld})`);
      const gerechnet = tage(r);
      expect(Object.fromEntries(Object.keys(b.expected).map((name) => [name, gerechnet[name]]))).toEqual(
        b.expected,
      );
    },
  );

  test("sind vollständig: 51 Beispiele", () => {
    expect(beispiele).toHaveLength(51);
  });
});
