import { alsTag } from "@gebuehrenportal/recht";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { type ApiRoute, apiRoute } from "#platform/http/api-route.ts";
import { erfolgsroute } from "#platform/http/erfolgsroute.ts";
import { ohneKoerper } from "#platform/http/ohne-koerper.ts";
import { freigeben, streichen } from "../eintrag/aendern.server.ts";
import { alsKette, deadlinesVon, deadlineVon } from "../eintrag/aufruf/antwort.server.ts";
import { fristBearbeiten, fristMitKetteAnlegen } from "../eintrag/aufruf/aufruf.server.ts";
import {
  buchungsantwort,
  fehlertexte,
  fristaenderung,
  fristantwort,
  listenantwort,
  listenfrage,
  neueFrist,
  streichung,
  vorfristerledigung,
} from "../eintrag/aufruf/contract.ts";
import { vorfristAufgeben, vorfristVorlegen } from "../eintrag/vorfristen.server.ts";
import { saetze } from "../worte/saetze.ts";
import { basis, lesend, schreibend } from "./aufrufkopf.ts";

const path = `${basis}/deadlines` as const;
const status = { open: "offen", done: "erledigt", struck: "gestrichen", all: "alle" } as const;

const liste = apiRoute({
  ...lesend,
  method: "GET",
  path,
  contract: {
    summary: "Die Fristen der Kanzlei nach ihrem Ende; ohne Angabe die offenen und erledigten.",
    query: listenfrage,
    response: listenantwort,
  },
  handler: async ({ sitzung, query }) => ({
    deadlines: await deadlinesVon(requireKonto(sitzung), query.status ? status[query.status] : "bestand"),
  }),
});

const buchen = apiRoute({
  ...schreibend,
  method: "POST",
  path,
  contract: {
    summary:
      "Bucht eine Frist; ihr Ende rechnet das Portal, mit `rule` nach dem Fristenkatalog. Die Antwort nennt dann auch, was aus ihr folgt (`kette`).",
    body: neueFrist,
    response: buchungsantwort,
    status: 201,
    errors: fehlertexte,
  },
  handler: async ({ sitzung, body }) => {
    const wer = requireKonto(sitzung);
    const { frist, kette } = await fristMitKetteAnlegen(wer, body);
    return { deadline: await deadlineVon(wer, frist), kette: alsKette(kette) };
  },
});

const aendern = apiRoute({
  ...schreibend,
  method: "PATCH",
  path: `${path}/:id`,
  contract: {
    summary:
      "Ändert eine Frist; ändert sich, woraus ihr Ende folgt, wird neu gerechnet. Erledigt mit Nachweis (`proof`) oder ohne.",
    body: fristaenderung,
    response: fristantwort,
    errors: fehlertexte,
  },
  handler: async ({ sitzung, params, body }) => {
    const wer = requireKonto(sitzung);
    return { deadline: await deadlineVon(wer, await fristBearbeiten(wer, params.id ?? "", body)) };
  },
});

const streichenRoute = erfolgsroute({
  ...schreibend,
  method: "DELETE",
  path: `${path}/:id`,
  koerperFrei: true,
  contract: {
    summary: "Streicht eine Frist; sie bleibt mit Grund, Zeit und Person sichtbar.",
    body: streichung,
    errors: fehlertexte,
  },
  handler: ({ sitzung, params, body }) => streichen(requireKonto(sitzung), { id: params.id ?? "" }, body),
});

const freigabe = apiRoute({
  ...schreibend,
  method: "POST",
  path: `${path}/:id/freigabe`,
  koerperFrei: true,
  contract: {
    summary: "Gibt eine Frist frei; allein eine Anwältin oder ein Anwalt der Kanzlei oder wer sie vertritt.",
    body: ohneKoerper,
    response: fristantwort,
    errors: fehlertexte,
  },
  handler: async ({ sitzung, params }) => {
    const wer = requireKonto(sitzung);
    return { deadline: await deadlineVon(wer, await freigeben(wer, { id: params.id ?? "" })) };
  },
});

const vorfrist = apiRoute({
  ...schreibend,
  method: "POST",
  path: `${path}/:id/vorfristen/:day`,
  contract: {
    summary:
      "Hält fest, dass die Akte zu einer Vorfrist vorgelegt ist, oder gibt die Vorfrist mit einem Grund auf; allein eine Anwältin oder ein Anwalt der Kanzlei oder wer sie vertritt.",
    body: vorfristerledigung,
    response: fristantwort,
    errors: fehlertexte,
  },
  handler: async ({ sitzung, params, body }) => {
    const wer = requireKonto(sitzung);
    const bezug = { id: params.id ?? "" };
    const tag = alsTag(params.day ?? "");
    if (!tag) throw new ApiFehler(404, { error: saetze.nichtGefunden });
    const frist =
      body.state === "vorgelegt"
        ? await vorfristVorlegen(wer, bezug, tag)
        : await vorfristAufgeben(wer, bezug, { vorfrist: tag, grund: body.reason });
    return { deadline: await deadlineVon(wer, frist) };
  },
});

/** The calls of the deadline book. */
export const fristenrouten: readonly ApiRoute[] = [
  liste,
  buchen,
  aendern,
  streichenRoute,
  freigabe,
  vorfrist,
];
