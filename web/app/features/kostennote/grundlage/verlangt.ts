import { type Cent, cent, datum, type Schritt, summe } from "@gebuehrenportal/recht";
import type { Angaben } from "../angaben.ts";
import { type Restgrund, restgruende } from "../restgrund.ts";
import type { Grundgruppe, Grundlage } from "./grundlage.server.ts";
import type { Grundzeile } from "./grundzeile.server.ts";
import type { Kassenteil } from "./kassenteil.server.ts";

/** What is taken off the lines of a matter: the client does not owe it. Net. */
export type Abzug = {
  readonly text: string;
  readonly norm: string;
  readonly netto: Cent;
  readonly schritte: readonly Schritt[];
};

/** What a Kostennote demands of one matter. */
export type Verlangtes = {
  readonly titel?: string;
  /** § 3a RVG: what was agreed, in place of the fees. */
  readonly vereinbarung?: NonNullable<Grundgruppe["vereinbarung"]>;
  readonly zeilen: readonly Grundzeile[];
  readonly abzug?: Abzug;
};

type Wahl = Pick<Angaben, "verguetung" | "rest" | "restAm">;

/** Whether anything can be agreed beside what the treasury pays: not under legal aid for everything, nor Beratungshilfe. */
const vereinbarungMoeglich = ({ art, teilweise }: Kassenteil): boolean =>
  art === "bestellt" || (art === "beigeordnet" && teilweise);

/** Whether the agreed fee is demanded. Beside the treasury only on request: the agreement must be one for what it does not pay. */
const gilt = ({ kasse, vereinbarung }: Grundgruppe, { verguetung }: Wahl): boolean => {
  if (!vereinbarung) return false;
  if (!kasse) return verguetung !== "gesetz";
  return vereinbarungMoeglich(kasse) && verguetung === "vereinbarung";
};

export type Vereinbarungswahl = "keine" | "frei" | "neben-der-kasse";

/** Whether there is an agreement to choose, and whether the treasury pays beside it. */
export function vereinbarungswahl({ gruppen }: Grundlage): Vereinbarungswahl {
  const moegliche = gruppen.filter((g) => g.vereinbarung && (!g.kasse || vereinbarungMoeglich(g.kasse)));
  if (moegliche.length === 0) return "keine";
  return moegliche.some(({ kasse }) => kasse) ? "neben-der-kasse" : "frei";
}

/** The reasons for which the client may owe more than nothing beside the treasury. */
export const moeglicheRestgruende = ({ gruppen }: Grundlage): readonly Restgrund[] => [
  ...new Set(gruppen.flatMap(({ kasse }) => (kasse ? restgruendeZu(kasse) : []))),
];

const restgruendeZu = ({ art, strafsache }: Kassenteil): readonly Restgrund[] => {
  if (strafsache) return ["52-erstattung", "52-feststellung", "53-verurteilter"];
  return art === "bestellt" ? ["39-41"] : [];
};

/** Nr. 2500 VV and what was paid in the client's name: he owes it whoever pays the rest. */
const immerGeschuldet = ({ durchlaufend, nr }: Grundzeile): boolean => durchlaufend || nr === "2500";

/** What of each matter can be demanded from the client; matters of which nothing can are left out. */
export const verlangt = ({ gruppen }: Grundlage, wahl: Wahl): readonly Verlangtes[] =>
  gruppen.map((g) => verlangtVon(g, wahl)).filter((v) => v.zeilen.length > 0 || v.vereinbarung);

function verlangtVon(grundgruppe: Grundgruppe, wahl: Wahl): Verlangtes {
  const kopf = grundgruppe.titel === undefined ? {} : { titel: grundgruppe.titel };
  const agreed =
    gilt(grundgruppe, wahl) && grundgruppe.vereinbarung ? { vereinbarung: grundgruppe.vereinbarung } : {};
  const { kasse } = grundgruppe;
  if (!kasse) {
    const zeilen =
      "vereinbarung" in agreed ? grundgruppe.zeilen.filter(({ gebuehr }) => !gebuehr) : grundgruppe.zeilen;
    return { ...kopf, ...agreed, zeilen };
  }
  const frei = grundgruppe.zeilen.filter(immerGeschuldet);
  // The treasury pays the expenses.
  if ("vereinbarung" in agreed) return { ...kopf, ...agreed, zeilen: frei };
  const rest = restAus(grundgruppe, kasse, wahl);
  if (rest) return { ...kopf, ...rest };
  if (kasse.regelnetto <= kasse.abzug.netto) return { ...kopf, zeilen: frei };
  return { ...kopf, zeilen: grundgruppe.zeilen, abzug: kasse.abzug };
}

/** §§ 52, 53 RVG: the fees of chosen counsel less those of the treasury; §§ 39 to 41 RVG: all that the treasury does not pay. */
function restAus(
  { zeilen }: Grundgruppe,
  kasse: Kassenteil,
  { rest, restAm }: Wahl,
): Pick<Verlangtes, "zeilen" | "abzug"> | undefined {
  if (!rest || !restgruendeZu(kasse).includes(rest)) return undefined;
  const nurGebuehren = rest !== "39-41";
  const verlangte = zeilen.filter((z) => z.gebuehr || !nurGebuehren || immerGeschuldet(z));
  const netto = nurGebuehren ? kasse.gebuehren : kasse.netto;
  const uebrig = summe(verlangte.filter((z) => !immerGeschuldet(z)).map(({ betrag }) => betrag)) - netto;
  if (uebrig <= 0) return undefined;
  const { abzug, norm } = restgruende[rest];
  const text = restAm ? `${abzug}, Entscheidung vom ${datum(restAm)}` : abzug;
  return {
    zeilen: verlangte,
    abzug: { text, norm, netto, schritte: [{ text: abzug, norm, betrag: cent(-netto) }] },
  };
}

/** Why no Kostennote can be made: nothing is owed beside the treasury, and nothing could be. */
export function nichtsZuVerlangen(grundlage: Grundlage): string | undefined {
  const hoechstens = { verguetung: "vereinbarung", rest: undefined, restAm: undefined } as const;
  if (moeglicheRestgruende(grundlage).length > 0 || verlangt(grundlage, hoechstens).length > 0)
    return undefined;
  const normen = new Set(grundlage.gruppen.flatMap(({ kasse }) => kasse?.abzug.norm ?? []));
  return `Von dieser Vergütung schuldet der Mandant nichts (${[...normen].join(", ")}): Es zahlt die Staatskasse. Ist die Bewilligung aufgehoben, rechnen Sie als Wahlanwalt ab.`;
}

/** What the Kostennote leaves out and by which norm, and by which it demands the rest; sentences for the document. */
export function schuldsaetze(grundlage: Grundlage, wahl: Wahl): string[] {
  const { gruppen } = grundlage;
  return gruppen.flatMap((gruppe) => {
    if (!gruppe.kasse || gilt(gruppe, wahl)) return [];
    const name = gruppen.length > 1 && gruppe.titel ? `${gruppe.titel}: ` : "";
    const { rest } = wahl;
    if (rest && restAus(gruppe, gruppe.kasse, wahl))
      return [`${name}${restgruende[rest].satz} (${restgruende[rest].norm}).`];
    if (gruppe.kasse.abzug.netto === 0) return [];
    return [
      `${name}Die Vergütung, die die Staatskasse zahlt, ist vom Mandanten nicht verlangt (${gruppe.kasse.abzug.norm}).`,
    ];
  });
}
