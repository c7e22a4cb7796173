import { z } from "zod";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { type ApiRoute, apiRoute } from "#platform/http/api-route.ts";
import { eingabe } from "#platform/http/eingabefehler.ts";
import { erfolgsroute } from "#platform/http/erfolgsroute.ts";
import { dateiAusFormular } from "#platform/http/mehrteilig.server.ts";
import { bildBytesHoechstens } from "../grenzen.ts";
import { bildHochladen, bildLoeschen, requireBilder } from "../medien/bilder.server.ts";
import { bildtexte } from "../medien/bildtexte.ts";

const { "bild-adresse": adresse, ...hochladetexte } = bildtexte;

const hochladen = apiRoute({
  method: "POST",
  path: "/api/blog/image",
  guard: "konto",
  limit: { name: "blog-bild", anzahl: 120, sekunden: 3_600 },
  contract: {
    summary: "Lädt ein Bild hoch; es wird ohne Metadaten neu erzeugt, in mehreren Breiten.",
    formular: z.object({
      file: z.string().meta({ format: "binary", description: "PNG, JPEG, WebP oder GIF, höchstens 5 MB" }),
      path: z.string().default("blog/images").meta({ description: "Ordner, beginnt mit `blog/`" }),
    }),
    response: z.object({
      url: z
        .string()
        .meta({ description: "Pfad des Bildes; die Segmente nach dem ersten sind sein `filePath`." }),
      width: z.int(),
      height: z.int(),
    }),
    errors: hochladetexte,
  },
  handler: async ({ request, sitzung }) => {
    requireBilder(sitzung);
    const formular = await dateiAusFormular(request, {
      feld: "file",
      maxBytes: bildBytesHoechstens,
      zuGross: bildtexte["zu-gross"],
    });
    if (!formular)
      throw new ApiFehler(400, { error: bildtexte["keine-datei"], code: "keine-datei", field: "file" });
    const bild = await bildHochladen(sitzung, formular.datei, formular.felder.path);
    return { url: bild.url, width: bild.breite, height: bild.hoehe };
  },
});

/** Whether the path is one of ours is told in the words of pictures. */
const loeschkoerper = z.preprocess(
  (wert) => (typeof wert === "object" && wert !== null && !Array.isArray(wert) ? wert : {}),
  z.strictObject({ filePath: z.unknown().optional() }),
);

const loeschen = erfolgsroute({
  method: "DELETE",
  path: "/api/blog/image",
  guard: "konto",
  contract: {
    summary: "Löscht ein Bild und seine Fassungen; ein fremdes nur, wer moderiert.",
    // Whether somebody may is decided before what he has sent, so the handler reads it.
    body: z.unknown().meta({
      type: "object",
      required: ["filePath"],
      additionalProperties: false,
      properties: { filePath: { type: "string", description: "Pfad des Bildes ohne `/media/`" } },
    }),
    errors: { "bild-adresse": adresse, "bild-fehlt": bildtexte["bild-fehlt"] },
  },
  handler: async ({ body, sitzung }) => {
    requireBilder(sitzung);
    const { filePath } = eingabe(loeschkoerper, body);
    await bildLoeschen(sitzung, filePath);
  },
});

/** Calls for pictures. */
export const bilderRouten: readonly ApiRoute[] = [hochladen, loeschen];
