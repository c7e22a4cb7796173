import { createHash } from "node:crypto";

/** JSON with the keys in order, so that the same content is the same text wherever it was kept. */
function geordnet(wert: unknown): unknown {
  if (Array.isArray(wert)) return wert.map(geordnet);
  if (wert === null || typeof wert !== "object" || wert instanceof Date) return wert;
  return Object.fromEntries(
    Object.entries(wert)
      .filter(([, w]) => w !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([k, w]) => [k, geordnet(w)]),
  );
}

/** SHA-256 of content as JSON, the same before and after the database has kept it as `jsonb`. */
export const abdruck = (inhalt: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(geordnet(inhalt)))
    .digest("hex");

/** Content as it comes back from JSON: days and instants as text. */
export const alsJson = (wert: unknown): unknown => JSON.parse(JSON.stringify(wert));
