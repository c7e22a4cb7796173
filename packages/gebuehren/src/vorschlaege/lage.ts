import { vvNummer } from "@gebuehrenportal/gesetze/rvg/vv/index.ts";
import type { VvNummer } from "@gebuehrenportal/gesetze/rvg/vv/typen.ts";
import { fassungAm, type Tag } from "@gebuehrenportal/recht";
import { sonst } from "../abbruch.ts";
import type { Angelegenheit, Anrechnung, Auslagen, Position, RvgEingabe } from "../eingabe.ts";
import { fassung } from "../fassung.ts";

/** What a suggestion changes once its condition is ticked. Values the user must fill in are missing or empty. */
export type Aenderung =
  | { readonly art: "position"; readonly position: Position }
  /** The position is charged under another number (Haftzuschlag). */
  | { readonly art: "ersatz"; readonly position: string; readonly nr: string }
  | { readonly art: "auslagen"; readonly auslagen: Auslagen }
  | { readonly art: "auftraggeber"; readonly auftraggeber: number }
  /** A further matter, with the credit that follows from it. */
  | {
      readonly art: "angelegenheit";
      readonly neu: Angelegenheit;
      readonly anrechnungen: readonly Anrechnung[];
    };

/** A fee or expense that may have been forgotten. Never added by itself: `bedingung` is for the lawyer to tick. */
export type Vorschlag = {
  readonly id: string;
  /** Id of the matter it belongs to. */
  readonly angelegenheit: string;
  readonly nr: string;
  readonly text: string;
  readonly bedingung: string;
  readonly norm: string;
  readonly aenderung: Aenderung;
};

export type Entwurf = Omit<Vorschlag, "angelegenheit">;

/** A matter as the rules see it. */
export type Lage = {
  readonly eingabe: RvgEingabe;
  readonly a: Angelegenheit;
  readonly nummern: ReadonlySet<string>;
  /** Numbers of all matters and of fees that arose outside of the calculation. */
  readonly ueberall: ReadonlySet<string>;
  /** Day that picks the version of the law (§ 60 RVG). */
  readonly stichtag: Tag;
};

export type Regel = (lage: Lage) => readonly Entwurf[];

/** The matter with the day that decides; nothing where no day is said or none is covered: the calculation says so. */
export function lage(eingabe: RvgEingabe, angelegenheit: Angelegenheit): Lage | undefined {
  const massgeblich = sonst(() => fassung(angelegenheit, eingabe.schalter ?? {}, ""));
  if (!massgeblich) return undefined;
  const fruehere = (eingabe.anrechnungen ?? []).flatMap((anrechnung) =>
    "frueher" in anrechnung.von ? [anrechnung.von.frueher.nr] : [],
  );
  return {
    eingabe,
    a: angelegenheit,
    nummern: new Set(angelegenheit.positionen.map((p) => p.nr)),
    ueberall: new Set([
      ...eingabe.angelegenheiten.flatMap((x) => x.positionen.map((p) => p.nr)),
      ...fruehere,
    ]),
    stichtag: massgeblich.stichtag,
  };
}

/** One of the numbers is charged in the matter. */
export const hat = (l: Lage, ...nrn: readonly string[]): boolean => nrn.some((nr) => l.nummern.has(nr));

/** The first of the numbers that is charged in the matter. */
export const erste = (lage: Lage, ...nrn: readonly string[]): string | undefined =>
  nrn.find((nr) => lage.nummern.has(nr));

/** Id of the first position with this number. */
export const idVon = (l: Lage, nr: string): string => l.a.positionen.find((p) => p.nr === nr)?.id ?? nr;

/** What the number says on a day. */
export function fassungVon(nr: string, stichtag: Tag): VvNummer["werte"]["fassungen"][number] | undefined {
  const werte = vvNummer(nr)?.werte;
  return werte && fassungAm(werte, stichtag);
}

/** The number can be charged on that day. */
export function inKraft(nr: string, stichtag: Tag): boolean {
  const gueltig = fassungVon(nr, stichtag);
  return gueltig !== undefined && gueltig.wert.art !== "entfallen";
}

type Positionsentwurf = Pick<Entwurf, "text" | "bedingung" | "norm"> & { readonly id?: string };

/** The rule that suggests a number where `gilt` holds. */
export const falls =
  (gilt: (l: Lage) => boolean, nr: string, entwurf: Positionsentwurf, mehr?: Omit<Position, "nr">): Regel =>
  (lage) =>
    gilt(lage) ? position(lage, nr, entwurf, mehr) : [];

/** A suggestion that adds a number to the matter, if the number exists there and is not charged yet. */
export const position = (
  lage: Lage,
  nr: string,
  entwurf: Positionsentwurf,
  mehr: Omit<Position, "nr"> = {},
): readonly Entwurf[] =>
  lage.nummern.has(nr) || !inKraft(nr, lage.stichtag)
    ? []
    : [{ id: nr, ...entwurf, nr, aenderung: { art: "position", position: { nr, ...mehr } } }];

/** A suggestion that adds a matter of its own, on the same day and for the same value as this one. */
export function angelegenheit(
  lage: Lage,
  nr: string,
  entwurf: Pick<Entwurf, "id" | "text" | "bedingung" | "norm">,
  anrechnungAuf?: string,
): readonly Entwurf[] {
  if (!inKraft(nr, lage.stichtag)) return [];
  const { auftragAm, beiordnungAm, wert, auftraggeber, geldbusse, vertretung } = lage.a;
  const id = `${lage.a.id}-${nr}`;
  const neu: Angelegenheit = {
    id,
    ...(auftragAm ? { auftragAm } : {}),
    ...(beiordnungAm ? { beiordnungAm } : {}),
    ...(wert === undefined ? {} : { wert }),
    ...(auftraggeber === undefined ? {} : { auftraggeber }),
    ...(geldbusse === undefined ? {} : { geldbusse }),
    ...(vertretung && /^[456]/.test(nr) ? { vertretung } : {}),
    positionen: [{ nr }],
  };
  const ziel = anrechnungAuf && lage.a.positionen.find((p) => p.nr === anrechnungAuf);
  const anrechnungen: Anrechnung[] = ziel
    ? [
        {
          von: { angelegenheit: id, position: nr },
          auf: { angelegenheit: lage.a.id, position: ziel.id ?? ziel.nr },
        },
      ]
    : [];
  return [{ ...entwurf, nr, aenderung: { art: "angelegenheit", neu, anrechnungen } }];
}
