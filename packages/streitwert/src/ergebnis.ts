import type { Fassung, Quelle, Sicherheit, Tag, Vermerk, Zeitreihe } from "@gebuehrenportal/recht";
import { fassungszweifel, sicherheitVon } from "@gebuehrenportal/recht";

/** Version of this engine; kept with saved results. */
export const rechenstand = "1.1";

/** The version of a norm that was used, and why. */
export type FassungAngabe = {
  readonly norm: string;
  readonly ab: Tag;
  readonly quelle: Quelle;
  /** „weil der Antrag am 31.05.2025 gestellt wurde (§ 40 GKG)“ */
  readonly grund: string;
  readonly sicherheit: Sicherheit;
};

/** Head of a result from a version of a series; `grund` says which day decided and by which norm. */
export const fassungAngabe = (
  reihe: Zeitreihe<unknown>,
  fassung: Fassung<unknown>,
  grund: string,
): FassungAngabe => ({
  norm: reihe.norm,
  ab: fassung.ab,
  quelle: fassung.quelle,
  grund,
  sicherheit: sicherheitVon(fassung),
});

/** What the reader must know about a version that is not fully secured; nothing for a secured one. */
export function fassungsvermerke(
  reihe: Zeitreihe<unknown>,
  fassung: Fassung<unknown>,
  stichtag: Tag,
): readonly Vermerk[] {
  const naechste = reihe.fassungen[reihe.fassungen.findIndex((f) => f.ab === fassung.ab) + 1];
  return fassungszweifel({ norm: reihe.norm, fassung, tag: stichtag, naechste });
}
