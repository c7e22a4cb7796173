import { ueblicherWeg } from "./ueblicher-weg.ts";

/**
 * An address that only names a period preselects its usual way of service. One with a day or a way has been answered before
 * and stays as it was.
 */
export function mitUeblichemWeg(anfrage: Request): Request {
  const url = new URL(anfrage.url);
  const { searchParams } = url;
  if (!searchParams.has("frist") || searchParams.has("weg") || searchParams.has("ereignis")) return anfrage;
  searchParams.set("weg", ueblicherWeg);
  return new Request(url, anfrage);
}
