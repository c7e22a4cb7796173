import type { RouterContextProvider } from "react-router";
import { heute } from "#platform/clock/clock.server.ts";
import { formularfelder, type Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { adresse } from "../erklaerungen/felder.ts";
import { widerrufsfolge } from "../vertrag/beenden.ts";
import { widerrufAus } from "../widerruf/widerrufsangaben.ts";
import { verlierendeMitglieder } from "../wirken/team.server.ts";
import { eigenerVertrag } from "./eigener-vertrag.server.ts";
import { erklaerungEingang } from "./eingang.server.ts";

/** The page of the withdrawal: whoever is signed in reads what it would cost him today. */
export async function widerrufsseite(context: Readonly<RouterContextProvider>) {
  const eigener = await eigenerVertrag(context);
  const v = eigener?.vertrag;
  const { name, email, nummer } = eigener?.felder ?? {};
  const folge = v && widerrufsfolge(v, heute());
  return {
    angemeldet: eigener !== undefined,
    mitglieder: eigener ? await verlierendeMitglieder(eigener.kontoId, v) : [],
    felder: { name, email, vertrag: nummer ?? email },
    eigener:
      v && folge
        ? {
            ...figuren(folge),
            fristBis: v.widerrufBis,
            vorbei: heute() > v.widerrufBis,
            unternehmer: v.unternehmer,
          }
        : null,
  };
}

const figuren = ({ wertersatz, gutschrift }: ReturnType<typeof widerrufsfolge>) => ({
  wertersatz,
  gutschrift,
});

/** „Widerruf bestätigen“ */
export async function widerrufErklaeren({ request, context }: Seitenaufruf) {
  const felder = await formularfelder(request);
  const eigener = await eigenerVertrag(context);
  const gelesen = widerrufAus(felder);
  const { kontoadresse, vertragsnummer } = gelesen.angaben;
  const eigenes =
    eigener &&
    (kontoadresse === adresse(eigener.felder.email) ||
      (vertragsnummer !== "" && vertragsnummer === eigener.nummer));
  return erklaerungEingang({ context }, felder, gelesen, eigenes ? eigener.kontoId : undefined);
}
