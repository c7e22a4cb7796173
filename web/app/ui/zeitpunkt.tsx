import { tagUndUhrzeit } from "./zeitformat.ts";

/** An instant as people read it: „05.03.2027, 09:30 Uhr“. */
export function Zeitpunkt({ iso }: { readonly iso: string }) {
  return <time dateTime={iso}>{tagUndUhrzeit.format(new Date(iso))} Uhr</time>;
}
