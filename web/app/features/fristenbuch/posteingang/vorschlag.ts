import { datum, type Tag } from "@gebuehrenportal/recht";
import { dokumenttag, type Fristangabe, fristangaben, kopfangaben } from "@gebuehrenportal/zitate";
import { tagessatz } from "./gesetzter-tag.ts";
import { type Postart, postarten, postlaengen } from "./stueck.ts";

/** Fields of a piece that a file may propose something for, as the form calls them. */
export type Vorschlagsfeld =
  | "aktenzeichen"
  | "sender"
  | "kind"
  | "subject"
  | "courtFileNumber"
  | "statedPeriod";

/** What a file says of a field, and where: nothing of it counts before somebody has confirmed it. */
export type Vorschlag = {
  readonly feld: Vorschlagsfeld;
  /** What goes into the field. */
  readonly wert: string;
  /** The same as people read it. */
  readonly text: string;
  readonly stelle: {
    readonly seite: number;
    readonly davor: string;
    readonly wort: string;
    readonly danach: string;
  };
  /** What stands out about it: „Das ist ein Sonntag; …“ */
  readonly satz?: string;
};

/** A text with its pages. */
export type Lesetext = { readonly text: string; readonly seiteVon: (stelle: number) => number };

/**
 * A document twice: its head and signature in the lines as they stand on the pages, for „Berlin, den“ is a line of its own;
 * and all of it in sentences that run on over lines and pages.
 */
export type Leseseiten = { readonly zeilen: Lesetext; readonly saetze: Lesetext };

type Fund = { readonly start: number; readonly ende: number };

/** More periods than this are a text about periods. */
const fristenHoechstens = 6;
const umgebung = 70;

/** What a file proposes for the fields of a piece, in their order. */
export function vorschlaegeAus({ zeilen, saetze }: Leseseiten): readonly Vorschlag[] {
  const { absender, art, geschaeftszeichen, ihrZeichen } = kopfangaben(zeilen.text);
  const tag = dokumenttag(zeilen.text);
  const imKopf = vorschlagIn(zeilen);
  const imText = vorschlagIn(saetze);
  return [
    ...imKopf("aktenzeichen", ihrZeichen, ihrZeichen?.wert ?? ""),
    ...imKopf("sender", absender, (absender?.wert ?? "").slice(0, postlaengen.von)),
    ...imKopf("kind", art, art?.wert ?? "", art ? { text: postarten[art.wert] } : {}),
    ...imKopf("subject", tag, tag ? betreff(art?.wert, tag.tag) : ""),
    ...imKopf("courtFileNumber", geschaeftszeichen, geschaeftszeichen?.wert ?? ""),
    ...genannteFristen(saetze.text, tag?.tag).flatMap((angabe) =>
      imText("statedPeriod", angabe, fristtext(saetze.text, angabe), satzZu(angabe)),
    ),
  ];
}

/** A proposal with its place in one of the texts; none without one. */
const vorschlagIn =
  (lesetext: Lesetext) =>
  (
    feld: Vorschlagsfeld,
    fund: Fund | undefined,
    wert: string,
    mehr: Partial<Pick<Vorschlag, "text" | "satz">> = {},
  ): Vorschlag[] =>
    fund ? [{ feld, wert, text: wert, stelle: stelle(lesetext, fund), ...mehr }] : [];

const betreff = (art: Postart | undefined, am: Tag): string =>
  `${art === undefined ? "Schreiben" : postarten[art]} vom ${datum(am)}`;

/** Each wording once; a day before that of the document is no demand of it. */
function genannteFristen(text: string, dokument: Tag | undefined): readonly Fristangabe[] {
  const kuenftige = fristangaben(text).filter(
    (angabe) => angabe.art === "dauer" || dokument === undefined || angabe.tag >= dokument,
  );
  const worte = kuenftige.map((angabe) => fristtext(text, angabe).toLowerCase());
  return kuenftige.filter((_, i) => worte.indexOf(worte[i] ?? "") === i).slice(0, fristenHoechstens);
}

const fristtext = (text: string, { start, ende }: Fund): string =>
  einzeilig(text.slice(start, ende)).slice(0, postlaengen.genannteFrist);

function satzZu(angabe: Fristangabe): Partial<Pick<Vorschlag, "satz">> {
  const satz = angabe.art === "tag" ? tagessatz(angabe.tag) : undefined;
  return satz === undefined ? {} : { satz };
}

const stelle = ({ text, seiteVon }: Lesetext, { start, ende }: Fund): Vorschlag["stelle"] => ({
  seite: seiteVon(start),
  davor:
    (start > umgebung ? "… " : "") + einzeilig(text.slice(Math.max(0, start - umgebung), start)).trimStart(),
  wort: einzeilig(text.slice(start, ende)),
  danach:
    einzeilig(text.slice(ende, ende + umgebung)).trimEnd() + (ende + umgebung < text.length ? " …" : ""),
});

const einzeilig = (text: string): string => text.replace(/\s+/g, " ");
