type Rechnung = typeof import("./rechnung.ts");

let geladen: Promise<Rechnung> | undefined;

/** Fetches law and search once, at the first touch; a failed fetch may be tried again. */
export function rechnungLaden(): Promise<Rechnung> {
  geladen ??= import("./rechnung.ts").catch((fehler: unknown) => {
    geladen = undefined;
    throw fehler;
  });
  return geladen;
}
