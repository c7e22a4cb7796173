import { ApiFehler } from "#platform/fehler/api-fehler.ts";

/** What a page of the book shows; undefined: the team asks for a second factor that is missing. */
export async function ohneFaktor<T>(ansicht: Promise<T>): Promise<T | undefined> {
  return ansicht.catch((fehler: unknown) => {
    if (fehler instanceof ApiFehler && fehler.koerper.code === "zweiter-faktor") return undefined;
    throw fehler;
  });
}
