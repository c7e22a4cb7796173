import type { ComponentProps } from "react";
import type { EinfacherRechner } from "../../ui/einfacher-rechner.tsx";
import type { Fristauswertung } from "../ergebnis.ts";
import { Empfaengerfeld } from "./empfaengerfeld.tsx";
import { Fristfuss, Kalenderknopf } from "./fristfuss.tsx";
import { Fristkopf } from "./fristkopf.tsx";
import { Katalogwahl } from "./katalogwahl.tsx";
import { Ortssuche } from "./ortssuche.tsx";

/** What this page adds to the common frame. */
export const teile = {
  eigene: { frist: Katalogwahl, ort: Ortssuche, empfaenger: Empfaengerfeld },
  grafik: ({ ergebnis }, stand) => <Fristkopf auswertung={ergebnis as Fristauswertung} stand={stand} />,
  ausgaben: ({ ergebnis }, stand) => <Kalenderknopf auswertung={ergebnis as Fristauswertung} stand={stand} />,
  danach: ({ ergebnis }, stand) => <Fristfuss auswertung={ergebnis as Fristauswertung} stand={stand} />,
} satisfies Partial<ComponentProps<typeof EinfacherRechner>>;
