import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import type { Frist } from "../../worte/frist.ts";
import { saetze } from "../../worte/saetze.ts";
import type { Buchungsplan, Geprueft } from "../buchen.server.ts";
import type { NeueFrist } from "./contract.ts";

/** What follows from a period: as it was booked with it, or as it may be booked yet. */
export type Kettenangebot = { readonly glied: Geprueft; readonly frist: Frist | undefined };

/** Which links a body books; unset: all of them. */
export function gliederAus({
  rule,
  kette = false,
}: Pick<NeueFrist, "rule" | "kette">): readonly string[] | undefined {
  if (rule === undefined || kette === true) return undefined;
  return [rule, ...(kette === false ? [] : kette)];
}

/** @throws {ApiFehler} 400 the body names what does not follow from the period, or cannot be booked */
export function requireInKette(
  { glieder: [, ...folgende] }: Pick<Buchungsplan, "glieder">,
  { rule, kette = false }: Pick<NeueFrist, "rule" | "kette">,
): void {
  const falsch = (error: string) => new ApiFehler(400, { error, code: "kette", field: "kette" });
  if (kette !== false && rule === undefined) throw falsch(saetze.ohneKette);
  if (typeof kette === "boolean") return;
  const buchbar = new Set(
    folgende.flatMap(({ regel, nichtBuchbar }) => (nichtBuchbar === undefined ? [regel] : [])),
  );
  const fremd = kette.find((id) => !buchbar.has(id));
  if (fremd !== undefined) throw falsch(saetze.nichtInKette(fremd));
}

/** What follows from the first link of a plan, each with the entry that was booked of it. */
export function ketteAus(
  { glieder: [, ...folgende] }: Pick<Buchungsplan, "glieder">,
  [, ...mitgebucht]: readonly Frist[],
): readonly Kettenangebot[] {
  return folgende.map((glied) => ({
    glied,
    frist: mitgebucht.find(({ regel }) => regel === glied.regel),
  }));
}
