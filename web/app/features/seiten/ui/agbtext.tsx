import type { Anbieter } from "#platform/env/anbieter.server.ts";
import { Lesetext } from "#ui/lesetext.tsx";
import { EndeUndWiderruf } from "./agb-ende.tsx";
import { PflichtenUndHaftung } from "./agb-haftung.tsx";
import { VertragUndKonto } from "./agb-vertrag.tsx";
import { Beispielhinweis } from "./anschrift.tsx";

/** The terms in full. */
export function Agbtext({ anbieter }: { readonly anbieter: Anbieter }) {
  return (
    <Lesetext>
      {anbieter.beispiel ? <Beispielhinweis /> : null}
      <VertragUndKonto anbieter={anbieter} />
      <EndeUndWiderruf anbieter={anbieter} />
      <PflichtenUndHaftung />
      <p>Stand: 23. November 2026</p>
    </Lesetext>
  );
}
