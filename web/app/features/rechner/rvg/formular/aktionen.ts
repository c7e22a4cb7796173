import {
  type FormAngelegenheit,
  type FormAnrechnung,
  type FormPosition,
  type Formular,
  type FormZahlung,
  grenzen,
  naechsteId,
} from "./formular.ts";
import { mitGrunddaten } from "./schnellstart.ts";
import { type Stufe, stufen } from "./stufe.ts";

/** What can happen to the form. Each action touches one place only, so that untouched rows keep their identity. */
export type Aktion =
  | { readonly art: "ersetzen"; readonly formular: Formular }
  /** A ready-made form; value and day typed before stay. */
  | { readonly art: "schnellstart"; readonly formular: Formular }
  | Setzen<"allgemein", Formular, object>
  | Setzen<"angelegenheit", FormAngelegenheit, { readonly a: string }>
  | Setzen<"position", FormPosition, { readonly a: string; readonly p: string }>
  | Setzen<"anrechnung", FormAnrechnung, { readonly k: string }>
  | Setzen<"zahlung", FormZahlung, { readonly z: string }>
  | {
      readonly art: "position-dazu";
      readonly a: string;
      readonly nr: string;
      readonly felder?: FormPosition["felder"];
    }
  | { readonly art: "position-weg"; readonly a: string; readonly p: string }
  | { readonly art: "nummer"; readonly a: string; readonly p: string; readonly nr: string }
  | { readonly art: "angelegenheit-dazu"; readonly stufe: Stufe }
  | AngelegenheitDavor
  | { readonly art: "angelegenheit-weg"; readonly a: string }
  | { readonly art: "anrechnung-dazu"; readonly felder: FormAnrechnung["felder"] }
  | { readonly art: "anrechnung-weg"; readonly k: string }
  | { readonly art: "zahlung-dazu" }
  | { readonly art: "zahlung-weg"; readonly z: string };

/** A matter with one fee before another matter, on the same day and for the same value; credited on its fee `auf`. */
type AngelegenheitDavor = {
  readonly art: "angelegenheit-davor";
  readonly a: string;
  readonly stufe: Stufe;
  readonly nr: string;
  readonly auf?: string;
};

type Setzen<Art extends string, T extends { readonly felder: object }, Ort> = Ort & {
  readonly art: Art;
  readonly feld: keyof T["felder"] & string;
  /** Empty text clears the field. */
  readonly wert: string;
};

/** The form after an action; the same object when nothing changes. */
export function nachAktion(f: Formular, aktion: Aktion): Formular {
  switch (aktion.art) {
    case "ersetzen":
      return aktion.formular;
    case "schnellstart":
      return mitGrunddaten(aktion.formular, f);
    case "allgemein":
      return mitFeld(f, aktion.feld, aktion.wert);
    case "angelegenheit":
      return mitGrundangabe(f, aktion);
    case "position":
      return inPosition(f, aktion.a, aktion.p, (p) => mitFeld(p, aktion.feld, aktion.wert));
    case "nummer":
      return inPosition(f, aktion.a, aktion.p, (p) => ({ ...p, nr: aktion.nr }));
    case "anrechnung":
      return {
        ...f,
        anrechnungen: ersetzt(f.anrechnungen, aktion.k, (k) => mitFeld(k, aktion.feld, aktion.wert)),
      };
    case "zahlung":
      return { ...f, zahlungen: ersetzt(f.zahlungen, aktion.z, (z) => mitFeld(z, aktion.feld, aktion.wert)) };
    case "position-dazu":
      return inAngelegenheit(f, aktion.a, (a) => positionDazu(f, a, aktion.nr, aktion.felder ?? {}));
    case "position-weg":
      return ohneVerweise(
        inAngelegenheit(f, aktion.a, (a) => ({ ...a, positionen: ohne(a.positionen, aktion.p) })),
        `${aktion.a}/${aktion.p}`,
      );
    case "angelegenheit-dazu":
      return angelegenheitDazu(f, aktion.stufe);
    case "angelegenheit-davor":
      return angelegenheitDavor(f, aktion);
    case "angelegenheit-weg":
      return ohneVerweise({ ...f, angelegenheiten: ohne(f.angelegenheiten, aktion.a) }, aktion.a);
    case "anrechnung-dazu":
      return dazu(f, "anrechnungen", { id: naechsteId("k", f), felder: aktion.felder });
    case "anrechnung-weg":
      return { ...f, anrechnungen: ohne(f.anrechnungen, aktion.k) };
    case "zahlung-dazu":
      return dazu(f, "zahlungen", { id: naechsteId("z", f), felder: { von: "vorschuss" } });
    case "zahlung-weg":
      return { ...f, zahlungen: ohne(f.zahlungen, aktion.z) };
  }
}

function mitFeld<T extends { readonly felder: object }>(traeger: T, feld: string, wert: string): T {
  const { [feld]: bisher, ...uebrige } = traeger.felder as Record<string, string>;
  if ((bisher ?? "") === wert) return traeger;
  return { ...traeger, felder: wert === "" ? uebrige : { ...uebrige, [feld]: wert } };
}

function ersetzt<T extends { readonly id: string }>(
  liste: readonly T[],
  id: string,
  neu: (t: T) => T,
): readonly T[] {
  return liste.map((eintrag) => (eintrag.id === id ? neu(eintrag) : eintrag));
}

const ohne = <T extends { readonly id: string }>(liste: readonly T[], id: string): readonly T[] =>
  liste.filter((eintrag) => eintrag.id !== id);

const inAngelegenheit = (
  f: Formular,
  a: string,
  neu: (a: FormAngelegenheit) => FormAngelegenheit,
): Formular => ({
  ...f,
  angelegenheiten: ersetzt(f.angelegenheiten, a, neu),
});

const inPosition = (f: Formular, a: string, p: string, neu: (p: FormPosition) => FormPosition): Formular =>
  inAngelegenheit(f, a, (angelegenheit) => ({
    ...angelegenheit,
    positionen: ersetzt(angelegenheit.positionen, p, neu),
  }));

/** They head a criminal or fine matter, also where they are added later. */
const grundgebuehren: readonly string[] = ["4100", "4101", "5100", "6200"];

/** An offered fee is ticked instead of appearing twice. */
function positionDazu(
  f: Formular,
  a: FormAngelegenheit,
  nr: string,
  felder: FormPosition["felder"],
): FormAngelegenheit {
  const angebot = a.positionen.find((p) => p.nr === nr && p.felder.aus === "ja");
  if (angebot) return { ...a, positionen: ersetzt(a.positionen, angebot.id, (p) => ({ ...p, felder })) };
  if (a.positionen.length >= grenzen.positionen) return a;
  const neu = { id: naechsteId("p", f), nr, felder };
  return { ...a, positionen: grundgebuehren.includes(nr) ? [neu, ...a.positionen] : [...a.positionen, neu] };
}

/** What is given once for the whole case; each further matter has it too, until it is changed there. */
const grundangaben = ["wert", "auftrag", "auftraggeber"] as const;

/** What changes in the first matter changes with it wherever the same stands. */
function mitGrundangabe(f: Formular, { a, feld, wert }: Extract<Aktion, { art: "angelegenheit" }>): Formular {
  const [erste] = f.angelegenheiten;
  const vererbt = erste?.id === a && grundangaben.some((eine) => eine === feld);
  const bisher = erste?.felder[feld] ?? "";
  return {
    ...f,
    angelegenheiten: f.angelegenheiten.map((eine) =>
      eine.id === a || (vererbt && (eine.felder[feld] ?? "") === bisher) ? mitFeld(eine, feld, wert) : eine,
    ),
  };
}

/** A further matter takes over value, day and number of clients of the one before it. */
function angelegenheitDazu(f: Formular, stufe: Stufe): Formular {
  const vorige = f.angelegenheiten.at(-1)?.felder ?? {};
  const felder = Object.fromEntries(
    grundangaben.flatMap((feld) => (vorige[feld] ? [[feld, vorige[feld]]] : [])),
  );
  const ersteNummer = Number(naechsteId("p", f).slice(1));
  const positionen = stufen[stufe].ueblich.map((nr, i) => ({
    id: `p${ersteNummer + i}`,
    nr,
    // Of the usual fees those that arise with the mandate; Nr. 1000 VV only where the parties agree.
    felder: i < 2 && nr !== "1000" ? {} : { aus: "ja" },
  }));
  return dazu(f, "angelegenheiten", { id: naechsteId("a", f), stufe, felder, positionen });
}

function angelegenheitDavor(f: Formular, { a, stufe, nr, auf }: AngelegenheitDavor): Formular {
  const stelle = f.angelegenheiten.findIndex((x) => x.id === a);
  const bisher = f.angelegenheiten[stelle];
  if (!bisher || f.angelegenheiten.length >= grenzen.angelegenheiten) return f;
  const { wert, auftrag, beiordnung, auftraggeber } = bisher.felder;
  const gegeben = Object.entries({ wert, auftrag, beiordnung, auftraggeber }).filter(
    ([, text]) => text !== undefined,
  );
  const id = naechsteId("a", f);
  const p = naechsteId("p", f);
  const neu: FormAngelegenheit = {
    id,
    stufe,
    felder: Object.fromEntries(gegeben),
    positionen: [{ id: p, nr, felder: {} }],
  };
  const mit = { ...f, angelegenheiten: f.angelegenheiten.toSpliced(stelle, 0, neu) };
  return auf
    ? dazu(mit, "anrechnungen", { id: naechsteId("k", f), felder: { von: `${id}/${p}`, auf: `${a}/${auf}` } })
    : mit;
}

function dazu<L extends "angelegenheiten" | "anrechnungen" | "zahlungen">(
  f: Formular,
  liste: L,
  eintrag: Formular[L][number],
): Formular {
  return f[liste].length >= grenzen[liste] ? f : { ...f, [liste]: [...f[liste], eintrag] };
}

/** Credits and payments that pointed at something removed go with it. */
function ohneVerweise(f: Formular, ziel: string): Formular {
  const trifft = (bezug: string | undefined) => bezug === ziel || bezug?.startsWith(`${ziel}/`) === true;
  return {
    ...f,
    anrechnungen: f.anrechnungen.filter((k) => !trifft(k.felder.von) && !trifft(k.felder.auf)),
    zahlungen: f.zahlungen.map((z) => (trifft(z.felder.auf) ? mitFeld(z, "auf", "") : z)),
  };
}
