import { texte } from "../../texts.ts";

/** An alert of the sign-in: `art` decides on its colour, `wiederholbar` on the button ‘Erneut versuchen’. */
export type Meldung = {
  readonly titel:
    | "Eingabefehler"
    | "Anmeldung fehlgeschlagen"
    | "Verbindungsfehler"
    | "Serverfehler"
    | "Fehler";
  readonly text: string;
  readonly art: "warnung" | "gefahr";
  readonly wiederholbar: boolean;
};

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
