import type { Tag } from "@gebuehrenportal/recht";
import { z } from "zod";
import { gesammelterRechtsstand, normstaende } from "#features/seiten/index.server.ts";

const norm = z.object({
  norm: z.string().optional(),
  titel: z.string(),
  geprueft: z
    .string()
    .meta({ description: "Tag, an dem die Zahlen zuletzt mit dem Gesetzestext verglichen wurden" }),
  fassungen: z.array(
    z.object({
      ab: z.string().meta({ description: "Tag des Inkrafttretens" }),
      norm: z.string().optional(),
      quelle: z.object({ titel: z.string(), fundstelle: z.string(), link: z.string().optional() }),
      sicherheit: z.enum(["hoch", "mittel", "niedrig"]),
      stand: z.enum(["künftig", "gilt", "früher", "änderung"]),
    }),
  ),
});

/** Which versions of which norms the portal computes with, as tool and as resource. */
export const rechtsstandWerkzeug = {
  name: "rechtsstand",
  beschreibung: "Alle Normen und Fassungen, mit denen das Portal rechnet, mit Fundstelle und Prüftag.",
  adresse: "gebuehrenportal://rechtsstand",
  ausgabe: {
    ...ohneKopf(z.toJSONSchema(z.object({ normen: z.array(norm) }), { io: "input" })),
    type: "object" as const,
  },
};

/** @param heute decides which version is in force */
export const rechtsstand = async (heute: Tag) => ({
  normen: normstaende(await gesammelterRechtsstand(), heute),
});

function ohneKopf({ $schema: _, ...rest }: Record<string, unknown>): Record<string, unknown> {
  return rest;
}
