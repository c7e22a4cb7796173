import type { Angelegenheit, RvgEingabe } from "@gebuehrenportal/gebuehren";
import fc, { type Arbitrary } from "fast-check";
import { angelegenheit } from "./generator.ts";
import { cent, tag } from "./generator-bausteine.ts";

const am = tag("2026-01-02");

/** What no version of the law answers: one such matter beside a sound one. */
const unmoeglich: readonly Omit<Angelegenheit, "id">[] = [
  { auftragAm: tag("2006-06-30"), wert: cent(100_000), positionen: [{ nr: "3100" }] },
  { auftragAm: tag("2001-01-01"), wert: cent(100_000), positionen: [{ nr: "3100" }] },
  { auftragAm: am, wert: cent(100_000), positionen: [{ nr: "9999" }] },
  { auftragAm: am, wert: cent(100_000), positionen: [{ nr: "3103" }] },
  { auftragAm: tag("2013-08-01"), wert: cent(100_000), positionen: [{ nr: "2400" }] },
  { auftragAm: tag("2013-07-31"), wert: cent(100_000), positionen: [{ nr: "1010" }] },
  { auftragAm: tag("2023-10-12"), wert: cent(100_000), positionen: [{ nr: "3339" }] },
  { auftragAm: am, positionen: [{ nr: "3100" }] },
  { auftragAm: am, positionen: [{ nr: "4110" }] },
  { auftragAm: am, wert: cent(100_000), positionen: [{ nr: "3401" }] },
  { auftragAm: am, wert: cent(100_000), positionen: [{ nr: "1005", bezug: "fehlt" }] },
  { auftragAm: am, positionen: [{ nr: "1009" }] },
  { auftragAm: am, geldbusse: cent(100_000), positionen: [{ nr: "5101" }] },
  { auftragAm: am, wert: cent(0), positionen: [{ nr: "3100" }] },
  { auftragAm: am, wert: cent(100_000), positionen: [{ nr: "2300", satz100: 251 }] },
  { auftragAm: am, wert: cent(100_000), positionen: [{ nr: "2302", betrag: cent(6_499) }] },
  { auftragAm: am, wert: cent(2_999), positionen: [{ nr: "4142" }] },
  { auftragAm: am, wert: cent(100_000), positionen: [{ nr: "1008" }] },
  { auftragAm: am, wert: cent(100_000), positionen: [{ nr: "7002" }] },
  { auftragAm: am, wert: cent(100_000), positionen: [{ nr: "3100" }, { nr: "3100" }] },
  { auftragAm: am, positionen: [{ nr: "34", beratung: { art: "beratung", verbraucher: false } }] },
  {
    auftragAm: am,
    wert: cent(100_000),
    positionen: [{ nr: "3100" }],
    auslagen: { pauschale: true, entgelte: cent(500) },
  },
  { auftragAm: am, geldbusse: cent(7_999), positionen: [{ nr: "5109" }] },
];

/** Bills with one matter, or one credit, for which there is no result. */
export const ohneErgebnisFall: Arbitrary<RvgEingabe> = fc
  .tuple(angelegenheit("gut", "2013-08-01"), fc.constantFrom(...unmoeglich), fc.boolean(), fc.boolean())
  .map(([gut, schlecht, zuerst, anrechnung]) => {
    const zwei = { ...schlecht, id: "schlecht" };
    const guteAnrechnung = {
      angelegenheit: "gut",
      position: gut.positionen[0]?.id ?? gut.positionen[0]?.nr ?? "",
    };
    return {
      angelegenheiten: anrechnung ? [gut] : zuerst ? [zwei, gut] : [gut, zwei],
      leistungsende: tag("2026-11-20"),
      ...(anrechnung
        ? { anrechnungen: [{ von: guteAnrechnung, auf: { angelegenheit: "gut", position: "fehlt" } }] }
        : {}),
    };
  });
