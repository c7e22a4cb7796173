import type { Seitenwunsch } from "./guard.ts";
import type { Rueckweg, Seitenabsage } from "./seitenabsage.ts";
import { stufenname, type Tarifstufe } from "./tarif.ts";
import { tarife } from "./tarife.ts";

type Lage = {
  readonly wunsch?: Seitenwunsch | undefined;
  /** Query of the address, with `?`. */
  readonly search?: string;
  /** For visitors: where to sign in. */
  readonly anmelden?: string | undefined;
};

/** What the upgrade screen says about a gate. */
export function tarifabsage(stufe: Tarifstufe, { wunsch, search = "", anmelden }: Lage): Seitenabsage {
  const { zurueck, ...rest } = wunsch ?? {};
  return {
    art: "tarif",
    stufe,
    tarif: stufenname(stufe),
    preisCent: tarife[stufe].preisCent,
    ziel: stufe === "teams" ? "/subscription?tab=teams" : "/subscription",
    wunsch: wunsch && (rest as Omit<Seitenwunsch, "zurueck">),
    zurueck: zurueck ? { pfad: zurueck.pfad + search, text: zurueck.text, eingaben: true } : anfang(anmelden),
    anmelden,
  };
}

const anfang = (anmelden: string | undefined): Rueckweg =>
  anmelden === undefined
    ? { pfad: "/dashboard", text: "Zurück zum Dashboard", eingaben: false }
    : { pfad: "/", text: "Zurück zur Startseite", eingaben: false };
