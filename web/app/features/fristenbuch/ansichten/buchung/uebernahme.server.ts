import type { Dauer } from "@gebuehrenportal/fristen";
import { katalogeintrag } from "@gebuehrenportal/fristen/katalog";
import type { Tag } from "@gebuehrenportal/recht";
import { type Fristuebergabe, fristuebergabe } from "#features/rechner/index.server.ts";
import { type Fristfrage, fristfrage } from "../../plan/frage.ts";
import { istStraffrage } from "../../plan/strafsache.ts";
import { saetze } from "../../worte/saetze.ts";
import {
  angabenAus,
  angabenfehler,
  type Felder,
  type Formularlesung,
  ortAus,
} from "./buchungsformular.server.ts";

/** What the form shows of a computation that came from the calculator. */
export type Uebernahmeansicht = {
  readonly angaben: Fristuebergabe["angaben"];
  /** What the book does not compute like the calculator, in one sentence. */
  readonly anders: string | undefined;
  /** The calculator was not told where; the form asks. */
  readonly fragtNachOrt: boolean;
  /** A duration has no name of its own. */
  readonly fragtNachBezeichnung: boolean;
};

/** A computation of the calculator on its way into the book. */
export type Uebernahme = {
  readonly ansicht: Uebernahmeansicht;
  readonly frage: Fristfrage;
  /** The fields of the form, with what the calculator was told of the matter. */
  readonly felder: Felder;
  /** It has just arrived: nobody has filled in or chosen anything yet. */
  readonly kommtAn: boolean;
  readonly ohneFolgen: boolean;
};

/** Reads what the calculator has handed over; `undefined`: it gives no day, or none that the book knows how to ask for. */
export function uebernahmeAus(felder: Felder, heute: Tag): Uebernahme | undefined {
  const gebracht = fristuebergabe(felder.stand ?? "", heute);
  if (!gebracht) return undefined;
  const { nachtraege: _, ...roh } = gebracht.frage;
  const { data: frage } = fristfrage.safeParse(roh);
  if (!frage) return undefined;
  const kommtAn = felder.was === "uebernehmen";
  const eigenesGericht = frage.art === "katalog" && katalogeintrag(frage.id, heute)?.gericht !== undefined;
  return {
    frage,
    kommtAn,
    ohneFolgen: gebracht.ohneFolgen,
    felder: kommtAn ? { ...vorbelegt(gebracht), ...felder } : felder,
    ansicht: {
      angaben: gebracht.angaben,
      anders: gebracht.nachgetragen ? saetze.nachgetragen : undefined,
      fragtNachOrt: frage.eingabe.ort === undefined && !eigenesGericht,
      fragtNachBezeichnung: frage.art === "frei",
    },
  };
}

const vorbelegt = ({ akte, von, empfaenger }: Fristuebergabe): Felder => ({
  aktenzeichen: akte,
  sachbearbeiter: von,
  recipients: empfaenger,
});

/** Reads the rest of the form beside the computation. */
export function uebernahmeformular(uebernahme: Uebernahme): Formularlesung {
  const { ansicht, frage, felder, kommtAn } = uebernahme;
  const {
    ort,
    fehler: ortfehler,
    moeglich,
  } = ansicht.fragtNachOrt
    ? ortAus((felder.ort ?? "").trim(), felder, istStraffrage(frage))
    : { moeglich: [] };
  const ortUnbekannt = felder.ortUnbekannt === "1";
  const fehler: Record<string, string> = { ...angabenfehler(felder) };
  if (ortfehler !== undefined) fehler.ort = ortfehler;
  else if (ansicht.fragtNachOrt && !ort && !ortUnbekannt) fehler.ort = saetze.ortFehlt;
  if (ansicht.fragtNachBezeichnung && !kommtAn && (felder.title ?? "").trim() === "")
    fehler.title = saetze.bezeichnungFehlt;
  if (Object.keys(fehler).length > 0) return { art: "fehler", fehler, fristwahl: [], ortwahl: moeglich };
  const { eingabe } = frage;
  const mitOrt = { ...frage, eingabe: { ...eingabe, ...(ort && { ort }) } } as Fristfrage;
  const am = eingabe.bekanntgabe?.am ?? eingabe.ereignisAm ?? null;
  const dauer = frage.art === "frei" ? dauerfelder(frage.eingabe.dauer) : {};
  return {
    art: "wunsch",
    eintrag: undefined,
    fristwahl: [],
    ortwahl: moeglich,
    wunsch: {
      frage: mitOrt,
      ortUnbekannt,
      ...angabenAus({ ...felder, ...dauer }, am),
      ...(kommtAn && { glieder: uebernahme.ohneFolgen ? [] : undefined }),
    },
  };
}

const felderDerEinheit: Readonly<Record<string, string>> = {
  jahr: "years",
  monat: "months",
  woche: "weeks",
  tag: "days",
};

const dauerfelder = (dauer: Dauer): Felder =>
  Object.fromEntries(
    dauer.flatMap(({ wert, einheit }) => {
      const feld = felderDerEinheit[einheit];
      return feld === undefined ? [] : [[feld, String(wert)]];
    }),
  );
