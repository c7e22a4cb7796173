import type { Tag } from "@gebuehrenportal/recht";
import {
  type Ausgabetag,
  type Ausgabeteil,
  type Ausgabezeile,
  type Normauskunft,
  spansAus,
} from "./ausgabe/jsonl.ts";
import { type Dokument, dokumente } from "./dokumente.ts";
import { juenger } from "./juenger.ts";
import type { Register } from "./register/register.ts";
import type { Norm } from "./typen.ts";
import { verweis } from "./verweis.ts";
import { zitate } from "./zitate.ts";

export { alsTag, type Tag } from "@gebuehrenportal/recht";

/** What the lines for other programs are made with. */
export type Ausgabewunsch = {
  readonly register: Register;
  /** The day of the document, if whoever asks knows it. */
  readonly tag?: Tag | undefined;
};

/** Citations, day and addresses of a text in the form for other programs. */
export function ausgabe(id: string, text: string, { register, tag }: Ausgabewunsch): Ausgabezeile {
  const teile = dokumente(text);
  const am = (stelle: number) => teile.find(({ ende }) => stelle < ende)?.tag?.tag;
  return {
    ...kopf(id, teile, tag, ({ start, ende }) => ({ start, end: ende })),
    spans: spansAus(zitate(text, register), auskunftFuer(register, tag === undefined ? am : () => tag)),
  };
}

/** A page as it was read: its number, and its lines. */
export type Ausgabeseite = { readonly seite: number; readonly text: string };

/** The same for pages whose text flows on: the days are looked for in the lines of the pages, the citations in the flow. */
export function ausgabeVonSeiten(
  id: string,
  seiten: readonly Ausgabeseite[],
  fluss: { readonly text: string; readonly seiteVon: (stelle: number) => number },
  { register, tag }: Ausgabewunsch,
): Ausgabezeile {
  const texte = seiten.map(({ text }) => `${text.replaceAll("\r\n", "\n").replaceAll("\f", "\n")}\f`);
  const teile = dokumente(texte.join(""));
  const seiteAn = (stelle: number) => {
    let rest = stelle;
    const nr = texte.findIndex(({ length }) => {
      rest -= length;
      return rest < 0;
    });
    return seiten[nr]?.seite ?? 1;
  };
  const ersteSeiten = teile.map(({ start }) => seiteAn(start));
  const am = (stelle: number) => {
    const nr = ersteSeiten.findLastIndex((seite) => seite <= fluss.seiteVon(stelle));
    return teile[Math.max(nr, 0)]?.tag?.tag;
  };
  const spans = spansAus(
    zitate(fluss.text, register),
    auskunftFuer(register, tag === undefined ? am : () => tag),
  );
  return {
    ...kopf(id, teile, tag, ({ start }) => ({ page: seiteAn(start) })),
    spans: spans.map((span) => ({ ...span, page: fluss.seiteVon(span.start) })),
  };
}

function kopf(
  id: string,
  teile: readonly Dokument[],
  angegeben: Tag | undefined,
  ort: (teil: Dokument) => { readonly start: number; readonly end: number } | { readonly page: number },
): Pick<Ausgabezeile, "id" | "tag" | "teile"> {
  if (angegeben !== undefined) return { id, tag: { am: angegeben, sicherheit: "angegeben" } };
  if (teile.length === 1) return { id, tag: ausgabetag(teile[0]) };
  return {
    id,
    tag: null,
    teile: teile.map((teil): Ausgabeteil => ({ ...ort(teil), tag: ausgabetag(teil) })),
  };
}

const ausgabetag = (teil: Dokument | undefined): Ausgabetag | null =>
  teil?.tag ? { am: teil.tag.tag, sicherheit: teil.tag.sicherheit } : null;

/** Where the text of a norm stands; that of the act before, where today's is younger than the document. */
const auskunftFuer =
  (register: Register, am: (stelle: number) => Tag | undefined) =>
  (norm: Norm): Normauskunft => {
    const tag = am(norm.start);
    const neues = tag === undefined ? undefined : juenger(norm, tag);
    return {
      adresse: (neues?.verweis ?? verweis(norm, register))?.adresse ?? null,
      ...(neues && { fassung: "juenger" as const }),
      ...(neues?.damals !== undefined && { vorgaenger: neues.damals }),
    };
  };
