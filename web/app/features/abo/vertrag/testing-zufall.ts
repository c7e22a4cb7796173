import { cent, plusTage } from "@gebuehrenportal/recht";
import fc from "fast-check";
import type { Zug } from "./testing-modell.ts";
import type { Ereignis, Vertrag, Zahlweg } from "./vertrag.ts";
import { tagVon } from "./zeit.ts";

const typ = fc.constantFrom("basic" as const, "premium" as const, "teams" as const);
const stelle = fc.integer({ min: 0, max: 4 });

/** One thing that somebody does, or that happens to him; time passes most often. */
export const zug: fc.Arbitrary<Zug> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ art: fc.constant("warten" as const), stunden: fc.integer({ min: 1, max: 500 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      art: fc.constant("warten" as const),
      stunden: fc.integer({ min: 500, max: 3_000 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      art: fc.constant("bestellen" as const),
      typ,
      testphase: fc.boolean(),
      beginn: fc.boolean(),
      rechnung: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ art: "zahlweg" as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      art: fc.constant("kuendigen" as const),
      zum: fc.option(fc.integer({ min: 0, max: 150 })),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ art: "zuruecknehmen" as const }) },
  { weight: 1, arbitrary: fc.constant({ art: "widerrufen" as const }) },
  { weight: 4, arbitrary: fc.record({ art: fc.constant("zahlen" as const), stelle, voll: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ art: fc.constant("strittig" as const), stelle }) },
  { weight: 1, arbitrary: fc.record({ art: fc.constant("stornieren" as const), stelle }) },
  { weight: 6, arbitrary: fc.record({ art: fc.constant("post" as const), stelle }) },
);

/** A life of a contract: an order first, then whatever comes. */
export const zuege: fc.Arbitrary<Zug[]> = fc
  .tuple(
    fc.record({
      art: fc.constant("bestellen" as const),
      typ,
      testphase: fc.boolean(),
      beginn: fc.boolean(),
      rechnung: fc.boolean(),
    }),
    fc.array(zug, { minLength: 4, maxLength: 30 }),
  )
  .map(([erster, rest]) => [erster, ...rest]);

/** The event that a move means for a contract; undefined: there is nothing it could be about. */
export function ereignisAus(
  zug: Zug,
  v: Vertrag | undefined,
  jetzt: string,
  zahlweg: Zahlweg = "rechnung",
): Ereignis | undefined {
  switch (zug.art) {
    case "bestellen":
      return bestellung(zug, v, jetzt, zahlweg);
    case "zahlweg":
      return { art: "zahlweg-gewaehlt", zahlweg };
    case "kuendigen":
      return {
        art: "gekuendigt",
        ...(zug.zum !== null && { zum: plusTage(tagVon(jetzt), zug.zum) }),
      };
    case "zuruecknehmen":
      return { art: "kuendigungZurueckgenommen" };
    case "widerrufen":
      return { art: "widerrufen" };
    case "post": {
      const f = v?.forderungen[zug.stelle];
      return f && { art: "zugegangen", schluessel: f.schluessel };
    }
    case "zahlen":
    case "strittig":
    case "stornieren": {
      const f = v?.forderungen[zug.stelle];
      if (!f) return undefined;
      const { schluessel, betrag, offen } = f;
      if (zug.art === "stornieren") return { art: "storniert", schluessel };
      if (zug.art === "strittig") return { art: "zahlungStrittig", schluessel, betrag };
      return { art: "bezahlt", schluessel, betrag: zug.voll ? offen : cent(Math.min(offen, 500)) };
    }
    case "eingang":
    case "rueckgang": {
      const f = v?.forderungen[zug.stelle];
      const art = zug.art === "eingang" ? "bezahlt" : "zahlungStrittig";
      return f && { art, schluessel: f.schluessel, betrag: cent(zug.betrag) };
    }
    default:
      return { art: "uhr" };
  }
}

function bestellung(
  zug: Extract<Zug, { art: "bestellen" }>,
  v: Vertrag | undefined,
  jetzt: string,
  zahlweg: Zahlweg,
): Ereignis {
  const laeuft = v !== undefined && v.zustand !== "ended";
  const testphase = zug.testphase && v === undefined;
  const gemeinsam = {
    typ: zug.typ,
    // Without a trial nobody orders without saying how he pays.
    ...((zug.rechnung || !(laeuft || testphase)) && { zahlweg }),
    ausdruecklicherBeginn: zug.beginn,
    widerrufBis: plusTage(tagVon(jetzt), 14),
  };
  if (laeuft) return { art: "gewechselt", ...gemeinsam };
  return { art: "bestellt", ...gemeinsam, testphase, steuerfall: "inland" };
}
