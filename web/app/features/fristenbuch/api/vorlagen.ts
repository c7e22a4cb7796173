import { z } from "zod";
import { zustimmungNoetig } from "#features/konto/index.server.ts";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { type ApiRoute, apiRoute } from "#platform/http/api-route.ts";
import { erfolgsroute } from "#platform/http/erfolgsroute.ts";
import { ohneKoerper } from "#platform/http/ohne-koerper.ts";
import { zugleichfehler } from "#platform/zugleich/zugleich.ts";
import {
  fehlertexte,
  neueVorlage,
  vorlagenaenderung,
  vorlagenantwort,
  vorlagenbild,
} from "../vorlagen/contract.ts";
import { texte } from "../vorlagen/texte.ts";
import {
  vorlageBearbeiten,
  vorlageLoeschen,
  vorlagenVon,
  vorlageSpeichern,
} from "../vorlagen/vorlagen.server.ts";
import { basis, lesend } from "./aufrufkopf.ts";

const path = `${basis}/custom_deadline_templates` as const;
const errors = { ...fehlertexte, verschwiegenheit: zustimmungNoetig };
const limit = { name: "fristvorlagen", anzahl: 120, sekunden: 60 };

/** The id of a path; anything that is none is nobody's. @throws {ApiFehler} 404 */
function idAus(wert: string | undefined): string {
  const id = z.uuid().safeParse(wert).data?.toLowerCase();
  if (!id) throw new ApiFehler(404, { error: texte.nichtGefunden });
  return id;
}

const liste = apiRoute({
  ...lesend,
  method: "GET",
  path,
  contract: {
    summary: "Die eigenen Vorlagen für Fristen und die im Team geteilten, die neueste zuerst.",
    response: vorlagenantwort,
  },
  handler: async ({ sitzung }) => ({ templates: await vorlagenVon(requireKonto(sitzung)) }),
});

const anlegen = apiRoute({
  ...lesend,
  limit,
  method: "POST",
  path: `${path}/create`,
  contract: {
    summary: "Legt eine Vorlage an; mit der Kennung einer Frist des Katalogs kommt deren Dauer von dort.",
    body: neueVorlage,
    response: vorlagenbild,
    status: 201,
    errors,
  },
  handler: async ({ sitzung, body, heute }) => ({
    template: await vorlageSpeichern(requireKonto(sitzung), body, heute),
  }),
});

const aendern = apiRoute({
  ...lesend,
  limit,
  method: "PATCH",
  path: `${path}/:id`,
  contract: {
    summary: "Ändert eine Vorlage; geteilte ändern allein, wer sie angelegt hat, und die Leitung des Teams.",
    body: vorlagenaenderung,
    response: vorlagenbild,
    errors: { ...errors, ...zugleichfehler },
  },
  handler: async ({ sitzung, params, body, heute }) => ({
    template: await vorlageBearbeiten(requireKonto(sitzung), idAus(params.id), body, heute),
  }),
});

const loeschen = erfolgsroute({
  ...lesend,
  limit,
  method: "DELETE",
  path: `${path}/:id`,
  koerperFrei: true,
  contract: {
    summary: "Löscht eine Vorlage; geteilte löschen allein, wer sie angelegt hat, und die Leitung des Teams.",
    body: ohneKoerper,
  },
  handler: ({ sitzung, params }) => vorlageLoeschen(requireKonto(sitzung), idAus(params.id)),
});

/** The calls of templates; each sees those of its caller and of his Kanzlei alone. */
export const vorlagenrouten: readonly ApiRoute[] = [liste, anlegen, aendern, loeschen];
