import { datum, plusTage } from "@gebuehrenportal/recht";
import type { Sitzung } from "#platform/access/konto.ts";
import type { Aufgabe } from "#platform/beitraege.server.ts";
import { unlesbareJahreswerte } from "./eingetragen.server.ts";
import { type Anlass, faelligeJahreswerte } from "./erinnerung.server.ts";
import { pfadVon } from "./werte.ts";

const alle = { pfad: "/admin/jahreswerte", text: "Jahreswerte ansehen" } as const;

/** Tells administrators, on each of their pages, which entries cannot be read, which figures are missing and which end soon. */
export async function jahreswertaufgabe({ nutzer }: Sitzung): Promise<readonly Aufgabe[]> {
  if (nutzer.role !== "admin") return [];
  const faellig = await faelligeJahreswerte();
  const fehlend = faellig.filter(({ stufe }) => stufe === "fehlt");
  const basiszins = fehlend.find(({ name }) => name === "basiszinssatz");
  const andere = fehlend.filter((anlass) => anlass !== basiszins);
  const auslaufend = faellig.filter(({ stufe }) => stufe === "laeuft-aus");
  const unlesbar = await unlesbareJahreswerte();
  return [
    ...(unlesbar[0]
      ? [
          {
            rang: 9,
            id: "jahreswerte-unlesbar",
            titel:
              unlesbar.length === 1
                ? "Ein eingetragener Jahreswert ist nicht lesbar"
                : `${unlesbar.length} eingetragene Jahreswerte sind nicht lesbar`,
            satz: `${unlesbar.map(({ titel, ab }) => `${titel} ab ${datum(ab)}`).join("; ")}. Keine Berechnung benutzt sie. Bitte tragen Sie sie neu ein.`,
            verweis: { pfad: pfadVon(unlesbar[0].name), text: "Eintrag ansehen" },
          },
        ]
      : []),
    ...(basiszins
      ? [
          {
            rang: 10,
            id: "basiszinssatz-fehlt",
            titel: `Der Basiszinssatz ab ${datum(basiszins.ab)} fehlt`,
            satz: `Solange er fehlt, rechnet das Portal Zinsen nur bis zum ${datum(plusTage(basiszins.ab, -1))} sicher.`,
            verweis: { pfad: "/admin/basiszinssatz", text: "Basiszinssatz eintragen" },
          } as const,
        ]
      : []),
    ...(andere.length > 0
      ? [
          {
            rang: 11,
            id: "jahreswerte-fehlen",
            titel: andere.length === 1 ? "Ein Jahreswert fehlt" : `${andere.length} Jahreswerte fehlen`,
            satz: `${andere.map(({ titel, ab }) => `${titel} ab ${datum(ab)}`).join("; ")}.`,
            verweis: alle,
          },
        ]
      : []),
    ...(auslaufend.length > 0
      ? [
          {
            rang: 12,
            id: "jahreswerte-laufen-aus",
            titel: auslauftitel(auslaufend),
            satz: `${auslaufend.map(({ titel, bis }) => `${titel} am ${datum(bis)}`).join("; ")}.`,
            verweis: alle,
          },
        ]
      : []),
  ];
}

const auslauftitel = ({ length }: readonly Anlass[]): string =>
  length === 1 ? "Ein Jahreswert läuft aus" : `${length} Jahreswerte laufen aus`;
