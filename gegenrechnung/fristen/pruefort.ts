import type { Land } from "@gebuehrenportal/fristen";

/** A place of the second engine: its Land and the local holidays it has. */
export type Pruefort = {
  readonly land: Land | "EuGH" | undefined;
  readonly oertlich: readonly string[];
  /** A town or court: what is known of its local holidays is all there is. */
  readonly bekannt?: true;
  /** Its local holidays rest on secondary sources: acting before them is safe, relying on them is not. */
  readonly ungesichert?: true;
  /** Local holidays that it has not, as far as secondary sources tell: who counts backwards acts before them, too. */
  readonly fraglich?: readonly string[];
  /** The seats of a court: a day is free where it is free at each. */
  readonly sitze?: readonly Pruefort[];
};
