import { datum, plusTage } from "@gebuehrenportal/recht";
import type { Sitzung } from "#platform/access/konto.ts";
import type { Aufgabe } from "#platform/beitraege.server.ts";
import { fehlenderBasiszinssatz } from "./erinnerung.server.ts";

/** Tells administrators, on each of their pages, that a base rate is missing. */
export async function basiszinsaufgabe({ nutzer }: Sitzung): Promise<readonly Aufgabe[]> {
  const fehltAb = nutzer.role === "admin" ? await fehlenderBasiszinssatz() : undefined;
  if (!fehltAb) return [];
  return [
    {
      rang: 10,
      id: "basiszinssatz-fehlt",
      titel: `Der Basiszinssatz ab ${datum(fehltAb)} fehlt`,
      satz: `Solange er fehlt, rechnet das Portal Zinsen nur bis zum ${datum(plusTage(fehltAb, -1))}.`,
      verweis: { pfad: "/admin/basiszinssatz", text: "Basiszinssatz eintragen" },
    },
  ];
}
