import { z } from "zod";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";

/** The id of a path; anything that is none is nobody's. @throws {ApiFehler} 404 */
export function idAus(wert: string | undefined): string {
  const id = z.uuid().safeParse(wert).data?.toLowerCase();
  if (!id) throw new ApiFehler(404);
  return id;
}
