type Motor = typeof import("./rechnung.ts");

let geladen: Promise<Motor> | undefined;

/** Fetches law and search once, at the first touch; a failed fetch may be tried again. */
export function motorLaden(): Promise<Motor> {
  geladen ??= import("./rechnung.ts").catch((fehler: unknown) => {
    geladen = undefined;
    throw fehler;
  });
  return geladen;
}
