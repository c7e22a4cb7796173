import type { ComponentProps } from "react";
import type { Aufrufbild } from "../aufrufe.server.ts";
import { Ablehnungen } from "./ablehnungen.tsx";
import { Aufruf } from "./aufruf.tsx";
import { Aufrufliste } from "./aufrufliste.tsx";
import { Grundregeln } from "./grundregeln.tsx";

type BeschreibungProps = {
  readonly aufrufe: readonly Aufrufbild[];
  readonly ablehnungen: ComponentProps<typeof Ablehnungen>;
};

/** All calls with examples, fields and refusals. */
export function Beschreibung({ aufrufe, ablehnungen }: BeschreibungProps) {
  return (
    <>
      <Aufrufliste aufrufe={aufrufe} />
      <Grundregeln />
      {aufrufe.map((aufruf) => (
        <Aufruf key={aufruf.id} aufruf={aufruf} />
      ))}
      <Ablehnungen {...ablehnungen} />
    </>
  );
}
