import type { RouterContextProvider } from "react-router";
import { heute, jetzt } from "#platform/clock/clock.server.ts";
import { formularfelder, type Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { adresse } from "../erklaerungen/felder.ts";
import { kuendigungAus } from "../kuendigung/kuendigungsangaben.ts";
import { kuendigungstag } from "../vertrag/beenden.ts";
import { endetag } from "../vertrag/endetag.ts";
import { verlierendeMitglieder } from "../wirken/team.server.ts";
import { eigenerVertrag } from "./eigener-vertrag.server.ts";
import { erklaerungEingang } from "./eingang.server.ts";

/** The page of the cancellation: empty for visitors, filled in for whoever is signed in. */
export async function kuendigungsseite(context: Readonly<RouterContextProvider>) {
  const eigener = await eigenerVertrag(context);
  const v = eigener?.vertrag;
  const instant = jetzt().toString();
  return {
    heute: heute(),
    angemeldet: eigener !== undefined,
    felder: eigener?.felder ?? {},
    mitglieder: eigener ? await verlierendeMitglieder(eigener.kontoId, v) : [],
    /** Last day if it were cancelled now, of whoever is signed in; null: no contract runs. */
    ende: v ? endetag({ ...v, gekuendigtZum: v.gekuendigtZum ?? kuendigungstag(v, instant) }) : null,
  };
}

/** „jetzt kündigen“ */
export async function kuendigungErklaeren({ request, context }: Seitenaufruf) {
  const felder = await formularfelder(request);
  const eigener = await eigenerVertrag(context);
  const gelesen = kuendigungAus(felder, heute());
  // Whoever names another account than the one he is signed in with declares it like everybody else.
  const eigenes = eigener && adresse(felder.email) === adresse(eigener.felder.email);
  return erklaerungEingang({ context }, felder, gelesen, eigenes ? eigener.kontoId : undefined);
}
