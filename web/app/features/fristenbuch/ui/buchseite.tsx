import type { ReactNode } from "react";
import { useTarifwechsel } from "#platform/client/tarifwechsel.ts";
import { Buchkopf } from "./buchkopf.tsx";
import { FaktorFehlt } from "./faktor-fehlt.tsx";
import { useBuchGeaendert } from "./use-buch-geaendert.ts";

type Props<T> = {
  readonly titel: string;
  readonly vorspann: ReactNode;
  /** Undefined: the second factor is missing. */
  readonly daten: T | undefined;
  readonly children: (daten: T) => ReactNode;
};

/** A part of the book with its head; asks anew when the book or the tier changes. */
export function Buchseite<T>({ daten, children, ...kopf }: Props<T>) {
  useTarifwechsel();
  useBuchGeaendert();
  return (
    <>
      <Buchkopf {...kopf} />
      {daten === undefined ? <FaktorFehlt /> : children(daten)}
    </>
  );
}
