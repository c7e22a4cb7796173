import type { Feature } from "#platform/feature.ts";
import { kostennotenausfuhr } from "./ausstellung/ausfuhr-store.server.ts";
import { kostennotenparteien } from "./ausstellung/parteien-store.server.ts";
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
  kontoabschnitte: () => [
    {
      rang: 85,
      id: "absender",
      titel: "Absender",
      text: "Kanzlei, Steuernummer, Bankverbindung und Nummernkreis für Ihre Kostennoten.",
      verweise: [
        { pfad: "/konto/absender", text: "Absender bearbeiten" },
        { pfad: "/kostennoten", text: "Zu den Kostennoten" },
      ],
    },
  ],
  parteien: kostennotenparteien,
  ausfuhr: kostennotenausfuhr,
};
