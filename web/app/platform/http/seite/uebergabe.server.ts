import type { EntryContext } from "react-router";

/** The loaders' data as the router writes them into the page, one piece per script. */
type Uebergabe = readonly string[] | undefined;

/** Reads the data to their end; deferred data end at the latest with the router's own time limit. */
export async function gelesen(strom: ReadableStream<Uint8Array> | undefined): Promise<Uebergabe> {
  if (!strom) return undefined;
  const stuecke: string[] = [];
  const decoder = new TextDecoder();
  const leser = strom.getReader();
  for (let teil = await leser.read(); !teil.done; teil = await leser.read())
    stuecke.push(decoder.decode(teil.value, { stream: true }));
  return stuecke;
}

/**
 * A context with the data already at hand where the router would wait for them: without it every page is suspended once
 * per piece. The router keeps here what it has read; what it does not find it would read from the empty stream.
 */
export function mitUebergabe(context: EntryContext, uebergabe: Uebergabe): EntryContext {
  if (!uebergabe) return context;
  const gelesenes = [...uebergabe.map((value) => ({ done: false, value })), { done: true, value: "" }];
  return {
    ...context,
    serverHandoffStream: new ReadableStream(),
    renderMeta: {
      ...context.renderMeta,
      streamCache: Object.fromEntries(
        gelesenes.map((result, i) => [i, Object.assign(Promise.resolve(), { result, value: "" })]),
      ),
    },
  };
}
