import { z } from "zod";

export const suchfrage = z.object({
  q: z
    .string()
    .max(200)
    .optional()
    .default("")
    .meta({ description: "Jedes Wort kommt vor; höchstens 200 Zeichen." }),
});

const treffer = z.object({
  type: z.enum(["tool", "page", "post", "faq"]),
  title: z.string(),
  url: z.string(),
  excerpt: z.string(),
});

export const suchantwort = z.object({ results: z.array(treffer) });
