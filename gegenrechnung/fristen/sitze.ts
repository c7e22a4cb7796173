import type { Gerichtsort, Land, Ort, RegimeId, Sitzort } from "@gebuehrenportal/fristen";
import type { Pruefort } from "./pruefort.ts";

/** A seat as it was typed: its town, the local holidays there, and whether only criminals are tried there. */
type Pruefsitz = readonly [ort: string, land: Land, frei: readonly string[], straf?: "straf"];

const friedensfest = "friedensfest";
const himmelfahrt = "mh-oertlich";

/** Courts with seats of different holidays, typed from the organisation acts and not from `packages/gesetze`. */
const gerichte: Readonly<Record<string, readonly [Pruefsitz, ...Pruefsitz[]]>> = {
  "lg-augsburg": [
    ["Augsburg", "BY", [friedensfest, himmelfahrt]],
    ["Aichach", "BY", [himmelfahrt], "straf"],
    ["Nördlingen", "BY", [], "straf"],
    ["Landsberg am Lech", "BY", [himmelfahrt], "straf"],
  ],
  "lg-coburg": [
    ["Coburg", "BY", []],
    ["Kronach", "BY", [himmelfahrt], "straf"],
  ],
  "arbg-augsburg": [
    ["Augsburg", "BY", [friedensfest, himmelfahrt]],
    ["Neu-Ulm", "BY", [himmelfahrt]],
  ],
  "arbg-bamberg": [
    ["Bamberg", "BY", [himmelfahrt]],
    ["Coburg", "BY", []],
  ],
  "vgh-bayern": [
    ["München", "BY", [himmelfahrt]],
    ["Ansbach", "BY", []],
  ],
  "bgh-ganz": [
    ["Karlsruhe", "BW", []],
    ["Leipzig", "SN", [], "straf"],
  ],
};

/** Ids of these courts. */
export const mehrsitzige: readonly string[] = Object.keys(gerichte);

/** What holds at a court in a matter of that procedure; in any but a criminal one the seats for criminals are none. */
export function sitzort(id: string, regime: RegimeId | undefined): Pruefort {
  const alle = gerichte[id];
  if (alle === undefined) throw new RangeError(`${id} fehlt in der Sitztabelle des Prüfrechners`);
  const zaehlende = regime === "StPO" ? alle : alle.filter(([, , , straf]) => straf === undefined);
  const sitze = zaehlende.map(([, land, oertlich]): Pruefort => ({ land, oertlich, bekannt: true }));
  const [erster] = sitze;
  return { land: erster?.land, oertlich: [], bekannt: true, sitze };
}

const tage = [
  [friedensfest, "friedensfest"],
  [himmelfahrt, "mariae-himmelfahrt"],
] as const;

/** The court as the product takes it, with what was typed above. */
export function mitSitzen(id: string): Ort {
  const alle = gerichte[id];
  if (alle === undefined) throw new RangeError(id);
  const sitz = ([name, land, frei, straf]: Pruefsitz): Sitzort => ({
    id: name,
    name,
    land,
    aussagen: Object.fromEntries(
      tage.map(([kurz, tag]) => [
        tag,
        { gilt: frei.includes(kurz) ? "ja" : "nein", sicherheit: "hoch", beleg: "Liste" },
      ]),
    ),
    ...(straf && { nurStraf: true }),
  });
  const [erster, ...weitere] = alle;
  const gericht: Gerichtsort = { id, name: id, land: erster[1], sitze: [sitz(erster), ...weitere.map(sitz)] };
  return { gericht };
}
