import { texte } from "../../texts.ts";

/** An alert of the registration. */
export type Registriermeldung = {
  readonly titel: string;
  readonly text: string;
  readonly art: "warnung" | "gefahr";
  readonly wiederholbar: false;
};

export const gescheitert = (text: string): Registriermeldung => ({
  titel: "Registrierung nicht möglich",
  text,
  art: "gefahr",
  wiederholbar: false,
});

/** A form whose fields show faults. */
export const markierteFelder: Registriermeldung = {
  titel: "Eingabefehler",
  text: texte.markierteFelder,
  art: "warnung",
  wiederholbar: false,
};
