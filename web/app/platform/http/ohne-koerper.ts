import { z } from "zod";

/** Body of a call that takes none, together with `koerperFrei`: a field sent along would count for nothing. */
export const ohneKoerper = z.strictObject({}).nullish();
