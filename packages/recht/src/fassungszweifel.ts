import type { Vermerk } from "./rechenweg.ts";
import { datum, plusTage, type Tag } from "./tag.ts";
import type { Fassung, Zeitreihe } from "./zeitreihe.ts";

/** So near to a first day that is not sure a wrong one would change the result. */
const naheTage = 92;

type Frage = {
  readonly norm: string;
  readonly fassung: Fassung<unknown>;
  /** The day that decided. */
  readonly tag: Tag;
  /** The version after it, if there is one. */
  readonly naechste?: Fassung<unknown> | undefined;
  /** Days between which the first one lies, where they are known. */
  readonly zwischen?: readonly [Tag, Tag] | undefined;
  readonly feld?: string;
};

/**
 * What a reader must check himself: an amount that is not confirmed, or a day so near to a first day that is not sure that the
 * other version may hold. Everything else about sources belongs to the page „Rechtsstand“.
 */
export function fassungszweifel({ norm, fassung, tag, naechste, zwischen, feld }: Frage): readonly Vermerk[] {
  const tagOffen = beginnOffen(fassung, tag, zwischen) || (naechste && beginnOffen(naechste, tag));
  if (!tagOffen && !fassung.eintrag && !unsicher(fassung.sicherheit)) return [];
  const vermerk = (text: string): Vermerk => ({
    art: "hinweis",
    text: `${norm}: ${text}`,
    norm,
    ...(feld !== undefined && { feld }),
  });
  return [
    ...(tagOffen
      ? [
          vermerk(
            `Wann diese Fassung begann oder endete, ist nicht auf den Tag geklärt, und der ${datum(tag)} liegt nahe daran. Bitte prüfen Sie das Inkrafttreten im Gesetzblatt.`,
          ),
        ]
      : []),
    ...(fassung.eintrag
      ? [vermerk(eintragssatz(fassung))]
      : unsicher(fassung.sicherheit)
        ? [
            vermerk(
              "Diesen Betrag oder Satz haben wir nicht am amtlichen Text bestätigt; bitte prüfen Sie ihn.",
            ),
          ]
        : []),
  ];
}

/** `fassungszweifel` of a version of a series, in which the next version is looked up. */
export function fassungsvermerke(
  reihe: Zeitreihe<unknown>,
  fassung: Fassung<unknown>,
  stichtag: Tag,
): readonly Vermerk[] {
  const naechste = reihe.fassungen[reihe.fassungen.findIndex((f) => f.ab === fassung.ab) + 1];
  return fassungszweifel({ norm: reihe.norm, fassung, tag: stichtag, naechste });
}

/** „Der Wert ab 01.01.2027 ist vom Betreiber eingetragen (…).“; a draft is called one. */
export const eintragssatz = ({ ab, eintrag, quelle }: Pick<Fassung<unknown>, "ab" | "eintrag" | "quelle">) =>
  eintrag === "entwurf"
    ? `Der Wert ab ${datum(ab)} ist ein Entwurf und noch nicht geltendes Recht (vom Betreiber eingetragen: ${quelle.fundstelle}).`
    : `Der Wert ab ${datum(ab)} ist vom Betreiber eingetragen (${quelle.fundstelle}).`;

const unsicher = (s: string | undefined): boolean => s !== undefined && s !== "hoch";

function beginnOffen(
  { ab, abSicherheit }: Fassung<unknown>,
  tag: Tag,
  zwischen?: readonly [Tag, Tag],
): boolean {
  if (!unsicher(abSicherheit)) return false;
  const [von, bis] = zwischen ?? [plusTage(ab, -naheTage), plusTage(ab, naheTage)];
  return von <= tag && tag <= bis;
}
