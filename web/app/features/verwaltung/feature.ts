import type { Feature } from "#platform/feature.ts";
import { routes } from "./routes.ts";

/** The administration of the portal. */
export const verwaltung: Feature = {
  seiten: routes,
  verwaltung: [
    { rang: 10, pfad: "/admin", text: "Konten" },
    { rang: 30, pfad: "/admin/mails", text: "E-Mails" },
    { rang: 40, pfad: "/admin/protokoll", text: "Protokoll" },
  ],
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
