import { texte } from "../texts.ts";
import type { Meldung } from "./anmeldefehler.ts";

/** Alerts that must not wait for the code behind the form: nothing is sent, or that code itself does not come. */
export const sofortmeldungen = {
  pflichtfelder: {
    titel: "Eingabefehler",
    text: texte.pflichtfelder,
    art: "warnung",
    wiederholbar: false,
  },
  netz: {
    titel: "Verbindungsfehler",
    text: "Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.",
    art: "gefahr",
    wiederholbar: true,
  },
  zuViele: {
    titel: "Anmeldung fehlgeschlagen",
    text: "Zu viele Anmeldeversuche. Bitte warten Sie einige Minuten und versuchen Sie es erneut.",
    art: "gefahr",
    wiederholbar: false,
  },
} as const satisfies Readonly<Record<string, Meldung>>;
