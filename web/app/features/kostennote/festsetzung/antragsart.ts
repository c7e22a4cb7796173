import type { Grundgruppe, Grundlage } from "../grundlage/grundlage.server.ts";
import type { Grundzeile } from "../grundlage/grundzeile.server.ts";

/** The applications, in the order in which they are offered: title of the document, and the choice in words. */
export const antragsarten = {
  /** What assigned or appointed counsel gets from the treasury. */
  staatskasse: {
    titel: "Antrag auf Festsetzung der Vergütung aus der Staatskasse",
    wahl: "Vergütung aus der Staatskasse (§ 55 RVG)",
  },
  /** What the treasury owes for Beratungshilfe; another court decides. */
  beratungshilfe: {
    titel: "Antrag auf Festsetzung der Vergütung für Beratungshilfe",
    wahl: "Vergütung für Beratungshilfe (§§ 44, 55 RVG)",
  },
  /** Costs of the party against its opponent. */
  kosten: { titel: "Kostenfestsetzungsantrag", wahl: "Kosten gegen den Gegner (§§ 103, 104 ZPO)" },
  /** Necessary expenses in criminal and fine matters. */
  stpo: {
    titel: "Kostenfestsetzungsantrag in Strafsachen",
    wahl: "Notwendige Auslagen in Straf- und Bußgeldsachen (§ 464b StPO)",
  },
  /** Costs that assigned counsel collects in his own name. */
  beitreibung: {
    titel: "Kostenfestsetzungsantrag im eigenen Namen",
    wahl: "Kosten gegen den Gegner im eigenen Namen (§ 126 ZPO)",
  },
  /** The fee owed by the own client. */
  verguetung: {
    titel: "Antrag auf Festsetzung der Vergütung",
    wahl: "Vergütung gegen den eigenen Mandanten (§ 11 RVG)",
  },
} as const;

export type Antragsart = keyof typeof antragsarten;

const arten = Object.keys(antragsarten) as readonly Antragsart[];

/** Out of court: no costs of the proceedings (§ 91 ZPO, § 11 Abs. 1 Satz 1 RVG). */
export const vorgerichtlich = ({ gebuehr, nr }: Grundzeile): boolean =>
  gebuehr && /^(2[0-9]{3}|34)$/.test(nr);

export const nurVorgerichtlich = ({ zeilen }: Grundgruppe): boolean => {
  const gebuehren = zeilen.filter((z) => z.gebuehr && z.betrag > 0);
  return gebuehren.length > 0 && gebuehren.every(vorgerichtlich);
};

/** Criminal and fine matters, and those that follow their procedure (IRG, § 77). */
const strafsache = ({ zeilen }: Grundgruppe): boolean =>
  zeilen.some(({ gebuehr, nr }) => gebuehr && /^(4|5|61)/.test(nr));

/** Whether a matter belongs into an application of this kind. */
const gehoertZu: Readonly<Record<Antragsart, (g: Grundgruppe) => boolean>> = {
  staatskasse: ({ kasse }) => kasse !== undefined && kasse.art !== "beratungshilfe",
  beratungshilfe: ({ kasse }) => kasse?.art === "beratungshilfe",
  kosten: (g) => !nurVorgerichtlich(g) && !strafsache(g),
  stpo: (g) => !nurVorgerichtlich(g) && strafsache(g),
  beitreibung: (g) => !nurVorgerichtlich(g) && !strafsache(g) && g.kasse?.art === "beigeordnet",
  verguetung: (g) => !nurVorgerichtlich(g) && (!g.kasse || schuldetRest(g)),
};

/** § 122 Abs. 1 Nr. 3 ZPO: under legal aid the own client owes what it does not cover. */
const schuldetRest = ({ kasse }: Grundgruppe): boolean =>
  kasse?.art === "beigeordnet" && kasse.regelnetto > kasse.abzug.netto;

/** The matters of one application, numbered among themselves. */
export function gruppenZu(art: Antragsart, { gruppen }: Grundlage): readonly Grundgruppe[] {
  const seine = gruppen.filter(gehoertZu[art]);
  const zahlen = seine.length > 1;
  return seine.map(({ titel, ...rest }, index) => ({
    ...rest,
    ...(titel ? { titel: titel.replace(/^(\d+\. )?/, zahlen ? `${index + 1}. ` : "") } : {}),
  }));
}

/** Which applications this calculation allows; the first is the one people come for. */
export const moeglicheAntraege = (grundlage: Grundlage): readonly Antragsart[] =>
  arten.filter((art) => gruppenZu(art, grundlage).length > 0);

/** The application asked for, as far as the calculation allows it; else the first one it allows. */
export function antragsartAus(text: string | undefined, grundlage: Grundlage): Antragsart | undefined {
  const moegliche = moeglicheAntraege(grundlage);
  return moegliche.find((art) => art === text) ?? moegliche[0];
}
