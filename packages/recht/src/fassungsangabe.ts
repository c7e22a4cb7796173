import type { Quelle, Sicherheit } from "./quelle.ts";
import { sicherheitVon } from "./rechtsstand.ts";
import type { Tag } from "./tag.ts";
import type { Fassung } from "./zeitreihe.ts";

/** The version of a norm that was used, and why: head of each result. */
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
  { norm }: { readonly norm: string },
  fassung: Fassung<unknown>,
  grund: string,
): FassungAngabe => ({
  norm,
  ab: fassung.ab,
  quelle: fassung.quelle,
  grund,
  sicherheit: sicherheitVon(fassung),
});
