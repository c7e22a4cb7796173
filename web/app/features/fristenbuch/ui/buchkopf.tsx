import type { ReactNode } from "react";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Bereiche } from "#ui/verwaltung/bereiche.tsx";

const bereiche = [
  { pfad: "/fristenmanager", text: "Fristen", end: true },
  { pfad: "/fristenmanager/posteingang", text: "Posteingang", end: false },
  { pfad: "/fristenmanager/termine", text: "Termine", end: false },
  { pfad: "/fristenmanager/kontrolle", text: "Kontrolle", end: false },
  { pfad: "/fristenmanager/protokoll", text: "Protokoll", end: false },
  { pfad: "/fristenmanager/einlesen", text: "Einlesen", end: false },
  { pfad: "/fristenmanager/einstellungen", text: "Einstellungen", end: false },
];

/** Head of the pages of the book, with the way to each of its parts. */
export const Buchkopf = (kopf: { readonly titel: string; readonly vorspann: ReactNode }) => (
  <>
    <Seitenkopf {...kopf} />
    <Bereiche name="Fristenmanager" bereiche={bereiche} />
  </>
);
