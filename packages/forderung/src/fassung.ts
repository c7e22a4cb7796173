import { type Fassung, type Quelle, type Sicherheit, sicherheitVon, type Tag } from "@gebuehrenportal/recht";

/** Version of this engine: raised whenever a result can change; kept with saved results. */
export const rechenstand = "1.1";

/** The version of the law used and why: head of each result. */
export type FassungAngabe = {
  readonly norm: string;
  readonly ab: Tag;
  readonly quelle: Quelle;
  /** „weil das Einkommen für den Stichtag 21.11.2026 gepfändet wird (§ 850c Abs. 4 ZPO)“ */
  readonly grund: string;
  readonly sicherheit: Sicherheit;
};

/** Head of a version for the result. */
export const fassungAngabe = (norm: string, f: Fassung<unknown>, grund: string): FassungAngabe => ({
  norm,
  ab: f.ab,
  quelle: f.quelle,
  grund,
  sicherheit: sicherheitVon(f),
});
