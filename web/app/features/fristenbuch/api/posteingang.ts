import { requireKonto } from "#platform/access/zugang.server.ts";
import { type ApiRoute, apiRoute } from "#platform/http/api-route.ts";
import { aenderungAus, alsItems, angabenAus } from "../posteingang/antwort.server.ts";
import {
  neuesStueck,
  postantwort,
  postfehler,
  postfrage,
  stueckaenderung,
  stueckantwort,
} from "../posteingang/contract.ts";
import { postVon, stueckAendern, stueckErfassen } from "../posteingang/posteingang.server.ts";
import { basis, lesend, schreibend } from "./aufrufkopf.ts";

const path = `${basis}/posteingang` as const;
const zeige = { open: "offen", decided: "entschieden", all: "alle" } as const;
/** The newest of each part; older ones by their day. */
const hoechstens = 500;

const liste = apiRoute({
  ...lesend,
  method: "GET",
  path,
  contract: {
    summary: `Der Posteingang der Kanzlei, Offenes zuerst; höchstens ${hoechstens} Stücke, ältere mit \`day\`.`,
    query: postfrage,
    response: postantwort,
  },
  handler: async ({ sitzung, query }) => {
    const wer = requireKonto(sitzung);
    const wahl = { zeige: zeige[query.status ?? "all"], tag: query.day, limit: hoechstens };
    return { items: await alsItems(wer, await postVon(wer, wahl)) };
  },
});

/** Takes a piece in. */
export const eingangsroute = apiRoute({
  ...schreibend,
  method: "POST",
  path,
  contract: {
    summary: "Nimmt ein Stück Post auf; die Antwort nennt die Fristen des Katalogs, die dazu passen.",
    body: neuesStueck,
    response: stueckantwort,
    status: 201,
    errors: postfehler,
  },
  handler: async ({ sitzung, body }) => {
    const wer = requireKonto(sitzung);
    const [item] = await alsItems(wer, [await stueckErfassen(wer, angabenAus(body))]);
    if (!item) throw new Error("Aufgenommen wurde nichts.");
    return { item };
  },
});

/** Changes a piece, or decides about it. */
export const stueckroute = apiRoute({
  ...schreibend,
  method: "PATCH",
  path: `${path}/:id`,
  contract: {
    summary:
      "Ändert ein Stück Post oder entscheidet darüber: Fristen sind gebucht, nichts ist zu notieren, oder es wird gestrichen.",
    body: stueckaenderung,
    response: stueckantwort,
    errors: postfehler,
  },
  handler: async ({ sitzung, params, body }) => {
    const wer = requireKonto(sitzung);
    const bezug = { id: params.id ?? "", stand: body.seen };
    const [item] = await alsItems(wer, [await stueckAendern(wer, bezug, aenderungAus(body))]);
    if (!item) throw new Error("Geändert wurde nichts.");
    return { item };
  },
});

/** The calls of the post that came in. */
export const postrouten: readonly ApiRoute[] = [liste, eingangsroute, stueckroute];
