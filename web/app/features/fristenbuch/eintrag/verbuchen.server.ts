import { randomUUID } from "node:crypto";
import { type Buchlage, urheber } from "../einstellung/buchzugang.server.ts";
import { abdruck } from "../protokoll/abdruck.server.ts";
import { type Buchtx, vorgangAnhaengen } from "../protokoll/protokoll-store.server.ts";
import { type Frist, type Fristfelder, istUnerledigt } from "../worte/frist.ts";
import { fristEinfuegen, fristSchreiben } from "./frist-store.server.ts";
import { type Fristrechnung, rechnungAnlegen } from "./rechnung-store.server.ts";
import { laufenderZustand } from "./zustand.ts";

/** The only ways to write an entry: its line in the log first, then the row that carries the number of that line. */

/** What the log says of it: who, for whom, when, what kind, and what else belongs to it. */
export type Buchung = {
  readonly art: string;
  readonly von: string | null;
  readonly fuer?: string | null;
  readonly am: Date;
  /** Reason, remark, number of the file: beside the fields that change. */
  readonly beilage?: Readonly<Record<string, unknown>>;
  /** The computation that counts from now on. */
  readonly rechnung?: Fristrechnung;
};

/** Puts an entry into the book. */
export async function fristEintragen(
  tx: Buchtx,
  kanzleiId: string,
  felder: Omit<Fristfelder, "rechnungId" | "erstellt" | "kontrollstandVon">,
  buchung: Buchung,
): Promise<Frist> {
  const id = randomUUID();
  const rechnung = await mitRechnung(tx, kanzleiId, buchung);
  const neu: Fristfelder = {
    ...felder,
    kontrollstandVon: felder.erstelltVon,
    rechnungId: rechnung.rechnungId ?? null,
    erstellt: buchung.am,
  };
  const stand = await zeileSchreiben(tx, kanzleiId, id, neu, buchung);
  await fristEinfuegen(tx, kanzleiId, { ...neu, id, stand });
  return { ...neu, id, stand, geaendert: buchung.am };
}

/**
 * Changes an entry that is held by this transaction (`fristFesthalten`). Whoever changes days, place, person or proof has
 * another person control it anew.
 */
export async function fristAendern(
  tx: Buchtx,
  kanzleiId: string,
  frist: Frist,
  felder: Aenderung,
  buchung: Buchung,
): Promise<Frist> {
  const neu = {
    ...felder,
    ...kontrolleDanach(frist, felder, buchung.von),
    ...(await mitRechnung(tx, kanzleiId, buchung)),
  };
  const stand = await zeileSchreiben(tx, kanzleiId, frist.id, neu, buchung);
  await fristSchreiben(tx, kanzleiId, frist.id, neu, { stand, am: buchung.am });
  return { ...frist, ...neu, stand, geaendert: buchung.am };
}

/** Changes an entry by whoever works on the book. */
export const fristBuchen = (
  lage: Pick<Buchlage, "tx" | "kanzleiId" | "akteur" | "am">,
  frist: Frist,
  felder: Aenderung,
  buchung: Omit<Buchung, "von" | "fuer" | "am">,
): Promise<Frist> => fristAendern(lage.tx, lage.kanzleiId, frist, felder, { ...buchung, ...urheber(lage) });

type Aenderung = Partial<Omit<Fristfelder, "rechnungId" | "erstellt" | "erstelltVon" | "kontrollstandVon">>;

/** What the control of an entry compares with the file. */
const kontrolliert = [
  "ende",
  "endeUhr",
  "sichererTag",
  "zugangBis",
  "hoechstensBis",
  "beantragtBis",
  "vorfristen",
  "startAm",
  "ereignisAm",
  "ort",
  "land",
  "gericht",
  "gemeinde",
  "sitz",
  "verantwortlich",
  "nachweis",
] as const satisfies readonly (keyof Fristfelder)[];

/** The control that a change of a person leaves open; what the portal notes of itself leaves it as it is. */
function kontrolleDanach(
  frist: Frist,
  felder: Aenderung,
  von: string | null,
): Partial<Pick<Frist, "kontrollstandVon" | "genehmigtAm" | "genehmigtVon" | "zustand">> {
  const anders = (feld: (typeof kontrolliert)[number]) =>
    felder[feld] !== undefined && JSON.stringify(felder[feld]) !== JSON.stringify(frist[feld]);
  if (von === null || !kontrolliert.some(anders)) return {};
  const offen = { kontrollstandVon: von, genehmigtAm: null, genehmigtVon: null };
  const danach = { ...frist, ...felder, ...offen };
  return istUnerledigt(danach) ? { ...offen, zustand: laufenderZustand(danach) } : offen;
}

async function mitRechnung(
  tx: Buchtx,
  kanzleiId: string,
  { rechnung, am }: Buchung,
): Promise<{ rechnungId?: string }> {
  return rechnung ? { rechnungId: await rechnungAnlegen(tx, kanzleiId, rechnung, am) } : {};
}

function zeileSchreiben(
  tx: Buchtx,
  kanzleiId: string,
  fristId: string,
  felder: Partial<Fristfelder>,
  { art, von, fuer, am, beilage, rechnung }: Buchung,
): Promise<number> {
  const inhalt = {
    felder,
    ...beilage,
    ...(rechnung && { rechnung: abdruck({ frage: rechnung.frage, ergebnis: rechnung.ergebnis }) }),
  };
  return vorgangAnhaengen(tx, kanzleiId, { fristId, art, von, fuer: fuer ?? null, am, inhalt });
}
