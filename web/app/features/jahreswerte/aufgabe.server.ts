import { datum, plusTage } from "@gebuehrenportal/recht";
import type { Sitzung } from "#platform/access/konto.ts";
import type { Aufgabe } from "#platform/beitraege.server.ts";
import { auslaufsatz } from "./auslaufsatz.ts";
import { eingetragenes, type Unlesbarer } from "./eingetragen.server.ts";
import { type Anlass, anlaesse } from "./erinnerung.server.ts";
import { pfadVon } from "./werte.ts";

const alle = { pfad: "/admin/jahreswerte", text: "Jahreswerte ansehen" } as const;

/** Tells administrators, on each of their pages, which entries cannot be read, which figures are missing and which end soon. */
export async function jahreswertaufgabe({ nutzer }: Sitzung): Promise<readonly Aufgabe[]> {
  if (nutzer.role !== "admin") return [];
  const { eintraege, unlesbare } = await eingetragenes();
  const faellig = anlaesse(eintraege);
  const fehlend = faellig.filter(({ stufe }) => stufe === "fehlt");
  const basiszins = fehlend.find(({ name }) => name === "basiszinssatz");
  const andere = fehlend.filter((anlass) => anlass !== basiszins);
  const auslaufend = faellig.filter(({ stufe }) => stufe === "laeuft-aus");
  return [
    ...(unlesbare[0]
      ? [
          {
            rang: 9,
            id: "jahreswerte-unlesbar",
            titel:
              unlesbare.length === 1
                ? "Ein eingetragener Jahreswert ist nicht lesbar"
                : `${unlesbare.length} eingetragene Jahreswerte sind nicht lesbar`,
            satz: unlesbarsatz(unlesbare),
            verweis: { pfad: pfadVon(unlesbare[0].name), text: "Eintrag ansehen" },
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
            satz: auslaufsatz(auslaufend),
            verweis: alle,
          },
        ]
      : []),
  ];
}

const unlesbarsatz = (unlesbare: readonly Unlesbarer[]): string => {
  const welche = unlesbare.map(({ titel, ab }) => `${titel} ab ${datum(ab)}`).join("; ");
  return unlesbare.length === 1
    ? `${welche}. Keine Berechnung benutzt diesen Eintrag. Bitte tragen Sie den Wert neu ein.`
    : `${welche}. Keine Berechnung benutzt diese Einträge. Bitte tragen Sie die Werte neu ein.`;
};

const auslauftitel = ({ length }: readonly Anlass[]): string =>
  length === 1 ? "Ein Jahreswert läuft aus" : `${length} Jahreswerte laufen aus`;
