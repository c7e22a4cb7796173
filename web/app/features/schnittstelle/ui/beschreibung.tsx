import type { ComponentProps } from "react";
import type { Aufrufbild, Mcpbild } from "../aufrufe.server.ts";
import { Ablehnungen } from "./ablehnungen.tsx";
import { Aufruf } from "./aufruf.tsx";
import { Aufrufliste } from "./aufrufliste.tsx";
import { Grundregeln } from "./grundregeln.tsx";
import { McpAbschnitt } from "./mcp-abschnitt.tsx";
import { Zugang } from "./zugang.tsx";

type BeschreibungProps = {
  readonly aufrufe: readonly Aufrufbild[];
  readonly ablehnungen: ComponentProps<typeof Ablehnungen>;
  readonly mcp: Mcpbild;
  readonly baseUrl: string;
};

/** All calls with examples, forms to try them, fields and refusals, and the way to the tools. */
export function Beschreibung({ aufrufe, ablehnungen, mcp, baseUrl }: BeschreibungProps) {
  return (
    <>
      <Aufrufliste aufrufe={aufrufe} />
      <Grundregeln />
      <Zugang baseUrl={baseUrl} />
      {aufrufe.map((aufruf) => (
        <Aufruf key={aufruf.id} aufruf={aufruf} />
      ))}
      <McpAbschnitt {...mcp} />
      <Ablehnungen {...ablehnungen} />
    </>
  );
}
