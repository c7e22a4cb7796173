import type { Seitenwunsch } from "./guard.ts";
import type { Rueckweg, Seitenabsage } from "./seitenabsage.ts";
import { stufenname, type Tarifstufe } from "./tarif.ts";
import { tarife } from "./tarife.ts";
import { mitWunsch } from "./wunschadresse.ts";

type Lage = {
  readonly wunsch?: Seitenwunsch | undefined;
  readonly pfad?: string;
  /** Query of the address, with `?`. */
  readonly search?: string;
  /** For visitors: where to sign in. */
  readonly anmelden?: string | undefined;
};

/** What the upgrade screen says about a gate. */
export function tarifabsage(stufe: Tarifstufe, { wunsch, pfad, search = "", anmelden }: Lage): Seitenabsage {
  const { zurueck, ...rest } = wunsch ?? {};
  const ziel = stufe === "teams" ? "/subscription?tab=teams" : "/subscription";
  return {
    art: "tarif",
    stufe,
    tarif: stufenname(stufe),
    preisCent: tarife[stufe].preisCent,
    ziel,
    zielOhneSkript: wunsch && pfad ? mitWunsch(ziel, pfad + search) : ziel,
    wunsch: wunsch && (rest as Omit<Seitenwunsch, "zurueck">),
    zurueck: zurueck ? { pfad: zurueck.pfad + search, text: zurueck.text, eingaben: true } : anfang(anmelden),
    anmelden,
  };
}

const anfang = (anmelden: string | undefined): Rueckweg =>
  anmelden === undefined
    ? { pfad: "/dashboard", text: "Zurück zum Dashboard", eingaben: false }
    : { pfad: "/", text: "Zurück zur Startseite", eingaben: false };
