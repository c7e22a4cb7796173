import type { Feature } from "#platform/feature.ts";
import { routes } from "./routes.ts";

/** Kostennoten and what goes with them to the court. */
export const kostennote: Feature = {
  seiten: routes,
  karten: () => [
    {
      gruppe: "konto",
      rang: 20,
      pfad: "/kostennoten",
      text: "Kostennoten",
      satz: "Entwürfe und Ausgestelltes mit Dateien; Absender und Nummern.",
    },
  ],
};
