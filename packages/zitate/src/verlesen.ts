import type { Gesetzbezug } from "./lesen/leser.ts";
import type { Register } from "./register/register.ts";

/** A small l stands for a capital I, or the other way round, where letters were read from a picture. */
const verwechselt: Readonly<Record<string, string>> = { l: "I", I: "l" };

/**
 * An act whose short form no register has, with the one it has where a single l or I was misread: `UlG` is UIG, `BlmSchV`
 * is BImSchV. Only where exactly one act is meant then.
 */
export function berichtigt(bezug: Gesetzbezug, register: Register): Gesetzbezug {
  const { ids, abbr } = bezug;
  if (ids.length > 0 || abbr.length > laengsteForm || !/[lI]/.test(abbr)) return bezug;
  const gemeint = new Set<string>();
  for (let i = 0; i < abbr.length; i++) {
    const richtig = verwechselt[abbr[i] ?? ""];
    if (richtig === undefined) continue;
    for (const id of idsVon(`${abbr.slice(0, i)}${richtig}${abbr.slice(i + 1)}`, register)) gemeint.add(id);
  }
  return gemeint.size === 1 ? { ...bezug, ids: [...gemeint] } : bezug;
}

/** Longer ones are names, in which an l is an l. */
const laengsteForm = 14;

const idsVon = (form: string, register: Register): readonly string[] =>
  register.formen.get(/^\d+|^\S+/.exec(form)?.[0] ?? "")?.find((eine) => eine.form === form)?.ids ?? [];
