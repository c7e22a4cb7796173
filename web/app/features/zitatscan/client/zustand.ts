import { type Textsammlung, textsammlungen } from "@gebuehrenportal/zitate";
import { startTransition, useEffect, useState } from "react";
import { netzRuhenLassen } from "#platform/client/netzruhe.ts";
import { type Scandatei, unterwegs } from "../scanstand.ts";
import { gemerkt } from "./merker.ts";

/** Everything this tab knows: it is kept nowhere else, and gone with the tab. */
export type Scanstand = {
  readonly werk: "ruht" | "laedt" | "bereit" | "gescheitert";
  readonly dateien: readonly Scandatei[];
  /** The file that is shown. */
  readonly offen: number | undefined;
  /** Code of the Land whose law ambiguous forms mean; empty: none. */
  readonly land: string;
  /** Whose pages the links lead to. */
  readonly ziel: Textsammlung;
};

type Datei = { readonly datei: number; readonly wie: (datei: Scandatei) => Scandatei };

const gemerktesZiel = (): Textsammlung =>
  textsammlungen.find(({ id }) => id === gemerkt("ziel"))?.id ?? "amtlich";

let stand: Scanstand = {
  werk: "ruht",
  dateien: [],
  offen: undefined,
  land: gemerkt("land"),
  ziel: gemerktesZiel(),
};
const hoerer = new Set<(stand: Scanstand) => void>();
/** What is only a number that grows is shown together with what comes within this time. */
const sammelMs = 200;
let spaeter: ReturnType<typeof setTimeout> | undefined;
let ruheBeenden: (() => void) | undefined;

export const aktuell = (): Scanstand => stand;

/** What the reader does shows at once. */
export function setzen(neu: Partial<Scanstand>): void {
  uebernehmen(neu);
  zeigen();
}

/** Changes one file by what the reader does; it shows at once. */
export const aendern = (id: number, wie: Datei["wie"]): void => setzen({ dateien: mit(id, wie) });

/** What the worker says is drawn in slices, between which the page answers; `eilt`: without waiting for more of it. */
export function nachtragen(id: number, wie: Datei["wie"], eilt: boolean): void {
  uebernehmen({ dateien: mit(id, wie) });
  const inScheiben = () => startTransition(zeigen);
  if (eilt) inScheiben();
  else spaeter ??= setTimeout(inScheiben, sammelMs);
}

const mit = (id: number, wie: Datei["wie"]): readonly Scandatei[] =>
  stand.dateien.map((datei) => (datei.id === id ? wie(datei) : datei));

function uebernehmen(neu: Partial<Scanstand>): void {
  stand = { ...stand, ...neu };
  ruheWahren();
}

function zeigen(): void {
  clearTimeout(spaeter);
  spaeter = undefined;
  for (const einer of hoerer) einer(stand);
}

/** As long as files are read, the page does nothing by itself that is a request. */
function ruheWahren(): void {
  const liest = stand.werk === "bereit" && stand.dateien.some(unterwegs);
  if (liest) ruheBeenden ??= netzRuhenLassen();
  else {
    ruheBeenden?.();
    ruheBeenden = undefined;
  }
}

/**
 * What the tab knows; renders again when that changes. A store of React's own would be drawn in one go whatever changed.
 */
export function useScan(): Scanstand {
  const [gezeigt, setGezeigt] = useState(stand);
  useEffect(() => {
    setGezeigt(stand);
    hoerer.add(setGezeigt);
    return () => void hoerer.delete(setGezeigt);
  }, []);
  return gezeigt;
}
