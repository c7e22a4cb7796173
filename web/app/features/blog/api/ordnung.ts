import { requireKonto } from "#platform/access/zugang.server.ts";
import { apiRoute } from "#platform/http/api-route.ts";
import { erfolgsroute } from "#platform/http/erfolgsroute.ts";
import * as ordnung from "../redaktion/ordnung.server.ts";
import * as vertrag from "../schreiben/contract-schreiben.ts";

const errors = vertrag.fehlertexte;

const kategorien = {
  pfad: "/api/blog/categories",
  form: vertrag.kategorieangaben,
  aenderung: vertrag.kategorieaenderung,
  saetze: {
    anlegen: "Legt eine Kategorie an.",
    aendern: "Benennt eine Kategorie um; der Slug folgt dem Namen.",
    loeschen: "Löscht eine Kategorie, auch eine mit Artikeln; diese verlieren sie.",
    vereinen: "Gibt die Artikel einer Kategorie einer anderen und löscht sie.",
  },
  anlegen: ordnung.kategorieAnlegen,
  aendern: ordnung.kategorieAendern,
  loeschen: ordnung.kategorieLoeschen,
  vereinen: ordnung.kategorieZusammenfuehren,
} as const;

const tags = {
  pfad: "/api/blog/tags",
  form: vertrag.tagangaben,
  aenderung: vertrag.tagangaben,
  saetze: {
    anlegen: "Legt ein Schlagwort an.",
    aendern: "Benennt ein Schlagwort um; der Slug folgt dem Namen.",
    loeschen: "Löscht ein Schlagwort, auch eines mit Artikeln; diese verlieren es.",
    vereinen: "Gibt die Artikel eines Schlagworts einem anderen und löscht es.",
  },
  anlegen: ordnung.schlagwortAnlegen,
  aendern: ordnung.schlagwortAendern,
  loeschen: ordnung.schlagwortLoeschen,
  vereinen: ordnung.schlagwortZusammenfuehren,
} as const;

function routen(ordnungsart: typeof kategorien | typeof tags) {
  return [
    apiRoute({
      method: "POST",
      path: ordnungsart.pfad,
      guard: "moderator",
      contract: {
        summary: ordnungsart.saetze.anlegen,
        body: ordnungsart.form,
        response: vertrag.angelegt,
        status: 201,
        errors,
      },
      handler: async ({ sitzung, body }) =>
        Response.json({ id: await ordnungsart.anlegen(requireKonto(sitzung), body) }, { status: 201 }),
    }),
    erfolgsroute({
      method: "POST",
      path: `${ordnungsart.pfad}/:id/merge`,
      guard: "moderator",
      contract: { summary: ordnungsart.saetze.vereinen, body: vertrag.zusammenfuehrung, errors },
      handler: ({ sitzung, body, params: { id = "" } }) =>
        ordnungsart.vereinen(requireKonto(sitzung), id, body.into),
    }),
    erfolgsroute({
      method: "PUT",
      path: `${ordnungsart.pfad}/:id`,
      guard: "moderator",
      contract: { summary: ordnungsart.saetze.aendern, body: ordnungsart.aenderung, errors },
      handler: ({ sitzung, body, params: { id = "" } }) =>
        ordnungsart.aendern(requireKonto(sitzung), id, body),
    }),
    erfolgsroute({
      method: "DELETE",
      path: `${ordnungsart.pfad}/:id`,
      guard: "moderator",
      contract: { summary: ordnungsart.saetze.loeschen },
      handler: ({ sitzung, params: { id = "" } }) => ordnungsart.loeschen(requireKonto(sitzung), id),
    }),
  ];
}

/** Categories and tags, for those who moderate. */
export const ordnungsrouten = [...routen(kategorien), ...routen(tags)];
