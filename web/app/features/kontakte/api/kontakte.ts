import { zustimmungNoetig } from "#features/konto/index.server.ts";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { type ApiRoute, apiRoute } from "#platform/http/api-route.ts";
import { erfolgsroute } from "#platform/http/erfolgsroute.ts";
import { zugleichfehler } from "#platform/zugleich/zugleich.ts";
import {
  type Aenderung,
  kontaktAendern,
  kontaktAnlegen,
  kontakteLesen,
  kontaktLoeschen,
} from "../adressbuch/kontakte.server.ts";
import {
  aenderung,
  type Kontaktaenderung,
  kontaktantwort,
  listenantwort,
  listenfrage,
  neuerKontakt,
} from "../contract.ts";
import { jeAufruf } from "../grenzen.ts";
import type { Kontakt } from "../kontakt.ts";
import { texte } from "../texts.ts";

/** A contact as programs see it. */
const alsContact = ({ id, name, email, geteilt, aenderbar }: Kontakt) => ({
  id,
  name,
  email,
  shared: geteilt,
  editable: aenderbar,
});

const alsAenderung = ({ shared, ...angaben }: Omit<Kontaktaenderung, "seen">): Aenderung => ({
  ...angaben,
  ...(shared !== undefined && { geteilt: shared }),
});

const absagen = {
  existiert: texte.existiert,
  "kein-team": texte.keinTeam,
  "nicht-eigener": texte.nichtEigener,
  "nur-lesen": texte.nurLesen,
  verschwiegenheit: zustimmungNoetig,
} as const;

const lesen = apiRoute({
  method: "GET",
  path: "/api/backend/contacts",
  guard: "konto",
  contract: {
    summary: "Die eigenen Kontakte und die des Teams, nach Namen geordnet.",
    query: listenfrage,
    response: listenantwort,
  },
  handler: async ({ sitzung, query: { q, limit = jeAufruf, after } }) => {
    const { zeilen, weiter } = await kontakteLesen(requireKonto(sitzung), { suche: q, nach: after, limit });
    return { contacts: zeilen.map(alsContact), ...(weiter && { next: weiter }) };
  },
});

const anlegen = apiRoute({
  method: "POST",
  path: "/api/backend/contacts",
  guard: "tarif:premium",
  contract: {
    summary: "Legt einen Kontakt an, in einem Team für alle, die dort arbeiten.",
    body: neuerKontakt,
    response: kontaktantwort,
    status: 201,
    errors: absagen,
  },
  handler: async ({ sitzung, body: { shared, ...angaben } }) => {
    const kontakt = await kontaktAnlegen(requireKonto(sitzung), angaben, shared);
    return Response.json({ contact: alsContact(kontakt) }, { status: 201 });
  },
});

const aendern = apiRoute({
  method: "PATCH",
  path: "/api/backend/contacts/:id",
  guard: "tarif:premium",
  contract: {
    summary: "Ändert einen Kontakt; einen geteilten nur, wer ihn angelegt hat, und die Leitung des Teams.",
    body: aenderung,
    response: kontaktantwort,
    errors: { ...absagen, ...zugleichfehler },
  },
  handler: async ({ sitzung, params, body: { seen, ...gewollt } }) => ({
    contact: alsContact(
      await kontaktAendern(
        requireKonto(sitzung),
        params.id,
        alsAenderung(gewollt),
        seen && alsAenderung(seen),
      ),
    ),
  }),
});

const loeschen = erfolgsroute({
  method: "DELETE",
  path: "/api/backend/contacts/:id",
  guard: "tarif:premium",
  contract: {
    summary: "Löscht einen Kontakt; einen geteilten nur, wer ihn angelegt hat, und die Leitung des Teams.",
    errors: { "nicht-eigener": texte.nichtEigener, "nur-lesen": texte.nurLesen },
  },
  handler: ({ sitzung, params }) => kontaktLoeschen(requireKonto(sitzung), params.id),
});

/** Calls about contacts. */
export const kontaktrouten: readonly ApiRoute[] = [lesen, anlegen, aendern, loeschen];
