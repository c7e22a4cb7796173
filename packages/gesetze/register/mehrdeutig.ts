import roh from "./mehrdeutig.json" with { type: "json" };
import type { Mehrdeutig } from "./typ.ts";

/** Forms that no act owns alone: they need the Land, or the kind of unit, before they are linked. */
export const mehrdeutig: readonly Mehrdeutig[] = roh;

/** What the register was made of, and its state. */
export const registerstand = { bund: "2026-04-18", uebriges: "2026" } as const;
