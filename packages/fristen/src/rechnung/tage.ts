import type { Tag } from "@gebuehrenportal/recht";

/** The earlier of two days. */
export function frueherer(a: Tag, b: Tag): Tag {
  if (a <= b) return a;
  return b;
}

/** The later of two days. */
export function spaeterer(a: Tag, b: Tag): Tag {
  if (a >= b) return a;
  return b;
}
