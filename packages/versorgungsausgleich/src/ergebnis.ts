import {
  type Fassung,
  type Quelle,
  type Sicherheit,
  sicherheitVon,
  type Tag,
  type Zeitreihe,
} from "@gebuehrenportal/recht";

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
