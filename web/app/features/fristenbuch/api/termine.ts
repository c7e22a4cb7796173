import { requireKonto } from "#platform/access/zugang.server.ts";
import { type ApiRoute, apiRoute } from "#platform/http/api-route.ts";
import { erfolgsroute } from "#platform/http/erfolgsroute.ts";
import {
  terminAlsAntwort,
  terminAnlegen,
  terminBearbeiten,
  termineVon,
  terminLoeschen,
  wiedervorlageAlsAntwort,
  wiedervorlageAnlegen,
  wiedervorlagenVon,
} from "../termine/aufruf.server.ts";
import {
  neuerTermin,
  neueWiedervorlage,
  terminabsagen,
  terminaenderung,
  terminantwort,
  terminfrage,
  terminliste,
  terminstreichung,
  wiedervorlagenaenderung,
  wiedervorlagenantwort,
  wiedervorlagenliste,
} from "../termine/contract.ts";
import { terminsaetze } from "../termine/saetze.ts";
import { basis, lesend, schreibend } from "./aufrufkopf.ts";

const termine = `${basis}/termine` as const;
const wiedervorlagen = `${basis}/wiedervorlagen` as const;
const errors = terminabsagen;
const listenfehler = { spanne: terminsaetze.spanne } as const;

const terminListe = apiRoute({
  ...lesend,
  method: "GET",
  path: termine,
  contract: {
    summary:
      "Die Termine der Kanzlei in einer Zeit, jeder mit seinen Tagen darin; ohne Angabe drei Monate ab heute.",
    query: terminfrage,
    response: terminliste,
    errors: listenfehler,
  },
  handler: async ({ sitzung, query }) => ({ appointments: await termineVon(requireKonto(sitzung), query) }),
});

/** Notes a Termin. */
export const terminroute = apiRoute({
  ...schreibend,
  method: "POST",
  path: termine,
  contract: {
    summary: "Trägt einen Termin ein, einmal oder wiederkehrend.",
    body: neuerTermin,
    response: terminantwort,
    status: 201,
    errors,
  },
  handler: async ({ sitzung, body }) => {
    const wer = requireKonto(sitzung);
    return { appointment: await terminAlsAntwort(wer, await terminAnlegen(wer, body)) };
  },
});

/** Changes a Termin. */
export const terminaenderungsroute = apiRoute({
  ...schreibend,
  method: "PATCH",
  path: `${termine}/:id`,
  contract: {
    summary:
      "Ändert einen Termin: nur einen Tag der Serie, alle folgenden (sie werden eine eigene Serie) oder alle.",
    body: terminaenderung,
    response: terminantwort,
    errors,
  },
  handler: async ({ sitzung, params, body }) => {
    const wer = requireKonto(sitzung);
    const termin = await terminBearbeiten(wer, { id: params.id ?? "", art: "termin" }, body);
    return { appointment: await terminAlsAntwort(wer, termin) };
  },
});

/** Strikes a Termin. */
export const terminstreichroute = erfolgsroute({
  ...schreibend,
  method: "DELETE",
  path: `${termine}/:id`,
  koerperFrei: true,
  contract: {
    summary: "Streicht einen Termin, oder von einer Serie einen Tag oder alle folgenden.",
    body: terminstreichung,
    errors,
  },
  handler: ({ sitzung, params, body }) =>
    terminLoeschen(requireKonto(sitzung), { id: params.id ?? "", art: "termin" }, body),
});

const wiedervorlagenListe = apiRoute({
  ...lesend,
  method: "GET",
  path: wiedervorlagen,
  contract: {
    summary:
      "Die Wiedervorlagen der Kanzlei in einer Zeit, jede mit ihren Tagen darin; ohne Angabe drei Monate ab heute.",
    query: terminfrage,
    response: wiedervorlagenliste,
    errors: listenfehler,
  },
  handler: async ({ sitzung, query }) => ({
    followUps: await wiedervorlagenVon(requireKonto(sitzung), query),
  }),
});

/** Notes a Wiedervorlage. */
export const wiedervorlageroute = apiRoute({
  ...schreibend,
  method: "POST",
  path: wiedervorlagen,
  contract: {
    summary:
      "Trägt eine Wiedervorlage ein, einmal oder wiederkehrend; an einem freien Tag liegt sie am nächsten Arbeitstag vor.",
    body: neueWiedervorlage,
    response: wiedervorlagenantwort,
    status: 201,
    errors,
  },
  handler: async ({ sitzung, body }) => {
    const wer = requireKonto(sitzung);
    return { followUp: await wiedervorlageAlsAntwort(wer, await wiedervorlageAnlegen(wer, body)) };
  },
});

/** Changes a Wiedervorlage, or says that it is done. */
export const wiedervorlagenaenderungsroute = apiRoute({
  ...schreibend,
  method: "PATCH",
  path: `${wiedervorlagen}/:id`,
  contract: {
    summary: "Ändert eine Wiedervorlage oder trägt sie als erledigt ein (`done`).",
    body: wiedervorlagenaenderung,
    response: wiedervorlagenantwort,
    errors,
  },
  handler: async ({ sitzung, params, body }) => {
    const wer = requireKonto(sitzung);
    const termin = await terminBearbeiten(wer, { id: params.id ?? "", art: "wiedervorlage" }, body);
    return { followUp: await wiedervorlageAlsAntwort(wer, termin) };
  },
});

/** Strikes a Wiedervorlage. */
export const wiedervorlagenstreichroute = erfolgsroute({
  ...schreibend,
  method: "DELETE",
  path: `${wiedervorlagen}/:id`,
  koerperFrei: true,
  contract: {
    summary: "Streicht eine Wiedervorlage, oder von einer Serie einen Tag oder alle folgenden.",
    body: terminstreichung,
    errors,
  },
  handler: ({ sitzung, params, body }) =>
    terminLoeschen(requireKonto(sitzung), { id: params.id ?? "", art: "wiedervorlage" }, body),
});

/** The calls of Termine and Wiedervorlagen. */
export const terminrouten: readonly ApiRoute[] = [
  terminListe,
  terminroute,
  terminaenderungsroute,
  terminstreichroute,
  wiedervorlagenListe,
  wiedervorlageroute,
  wiedervorlagenaenderungsroute,
  wiedervorlagenstreichroute,
];
