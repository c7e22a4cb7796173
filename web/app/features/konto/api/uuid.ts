import { z } from "zod";

/** The id of a path in the spelling of the database; undefined for anything that is none. */
export const uuidAus = (wert: string | undefined): string | undefined =>
  z.uuid().safeParse(wert).data?.toLowerCase();
