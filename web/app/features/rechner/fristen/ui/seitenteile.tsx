import type { ComponentProps } from "react";
import type { Rahmen } from "../../ui/rahmen.tsx";
import type { Fristauswertung } from "../ergebnis.ts";
import { Fristkopf } from "./fristkopf.tsx";
import { Katalogwahl } from "./katalogwahl.tsx";
import { Ortswahl } from "./ortswahl.tsx";

/** What this page adds to the common frame. */
export const teile = {
  eigene: { frist: Katalogwahl, ort: Ortswahl },
  grafik: ({ ergebnis }, stand) => <Fristkopf auswertung={ergebnis as Fristauswertung} stand={stand} />,
} satisfies Partial<ComponentProps<typeof Rahmen>>;
