import type { Feature } from "#platform/feature.ts";
import { routes } from "./routes.ts";

/** The administration of the portal. */
export const verwaltung: Feature = {
  seiten: routes,
  karten: ({ nutzer }) =>
    nutzer.role === "admin"
      ? [
          {
            gruppe: "konto",
            rang: 50,
            pfad: "/admin",
            text: "Verwaltung",
            satz: "Konten suchen, Rollen und Rechte vergeben.",
          },
        ]
      : [],
};
