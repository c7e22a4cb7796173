import { datum } from "@gebuehrenportal/recht";
import type { RouterContextProvider } from "react-router";
import { tarife } from "#platform/access/tarife.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { vertragVon } from "../bestellung/bestellen.server.ts";
import type { Felder } from "../erklaerungen/felder.ts";
import type { Vertrag } from "../vertrag/vertrag.ts";
import { vertragsnummer } from "../vertrag/vertragsnummer.ts";
import { tagVon } from "../vertrag/zeit.ts";

/** Whoever is signed in, with the contract that runs. */
export type EigenerVertrag = {
  readonly kontoId: string;
  readonly felder: Felder;
  readonly nummer: string | undefined;
  readonly vertrag: Vertrag | undefined;
};

/** What a form is filled in with for whoever is signed in; undefined for visitors. */
export async function eigenerVertrag(
  context: Readonly<RouterContextProvider>,
): Promise<EigenerVertrag | undefined> {
  const sitzung = sitzungAus(context);
  if (!sitzung) return undefined;
  const gespeichert = await vertragVon(sitzung);
  const vertrag = gespeichert?.vertrag.zustand === "ended" ? undefined : gespeichert?.vertrag;
  const nummer = gespeichert && vertrag ? vertragsnummer(gespeichert.id) : undefined;
  const { email } = sitzung.nutzer;
  return {
    kontoId: sitzung.nutzer.id,
    nummer,
    vertrag,
    felder: {
      name: sitzung.anzeigename,
      email,
      nummer,
      bestaetigung: email,
      vertrag: vertrag
        ? `Tarif ${tarife[vertrag.typ].name}, bestellt am ${datum(tagVon(vertrag.bestelltAm))}`
        : undefined,
    },
  };
}
