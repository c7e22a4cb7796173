import { createHash } from "node:crypto";

/** Names of entries that carry none of their own: what stands in them, and the how-manieth of the same it is. */
export function kennungen(): (teile: readonly (string | number)[]) => string {
  const gesehen = new Map<string, number>();
  return (teile) => {
    const hash = createHash("sha256").update(JSON.stringify(teile)).digest("hex").slice(0, 40);
    const nr = (gesehen.get(hash) ?? 0) + 1;
    gesehen.set(hash, nr);
    return `${hash}-${nr}`;
  };
}
