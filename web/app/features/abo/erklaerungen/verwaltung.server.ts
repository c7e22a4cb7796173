import type { Sitzung } from "#platform/access/konto.ts";
import type { Aufgabe } from "#platform/beitraege.server.ts";
import { erklaerungsverwaltung, type Redakteur } from "#platform/db/mandant.server.ts";
import { zeitpunkt } from "../mails/texte.ts";
import type { Handlung } from "./entscheiden.server.ts";
import { artname, eigeneWorte, ergebnissaetze, erklaerungszeilen, type Zeile } from "./erklaerung.ts";
import { erklaerungsliste, offeneZaehlen, type Stand } from "./erklaerung-store.server.ts";

/** So many stand on the page: all that are open, then the newest. */
const hoechstens = 200;

/** A declaration as administrators read it. */
export type Verwaltungszeile = {
  readonly id: string;
  readonly titel: string;
  readonly stand: string;
  /** What the consumer has said himself: a decision is made on it, so it stands open. */
  readonly worte: readonly Zeile[];
  readonly zeilen: readonly Zeile[];
  readonly saetze: readonly string[];
  readonly knoepfe: readonly { readonly handlung: Handlung; readonly text: string }[];
};

/** The declarations for an administrator, what is open first. */
export async function verwaltungsliste(wer: Redakteur): Promise<readonly Verwaltungszeile[]> {
  const staende = await erklaerungsverwaltung(wer, (tx) => erklaerungsliste(tx, hoechstens));
  return staende.map((stand) => ({
    id: stand.id,
    titel: `${artname(stand)} von ${stand.name}, eingegangen ${zeitpunkt(stand.eingegangen)}`,
    stand: stand.offen ? "Zu prüfen." : stand.ergebnis ? "Erledigt." : "Wird gerade bearbeitet.",
    worte: eigeneWorte(stand),
    zeilen: erklaerungszeilen(stand),
    saetze: stand.ergebnis ? ergebnissaetze(stand, stand.ergebnis) : [],
    knoepfe: knoepfe(stand),
  }));
}

function knoepfe({ art, offen, ergebnis, kontoId }: Stand): Verwaltungszeile["knoepfe"] {
  const ausfuehren =
    kontoId && ergebnis?.ausgang === "pruefung"
      ? [
          {
            handlung: "ausfuehren",
            text: art === "kuendigung" ? "Grund trägt: Vertrag sofort beenden" : "Widerruf ausführen",
          } as const,
        ]
      : [];
  const spaet =
    kontoId && ergebnis?.ausgang === "verspaetet"
      ? [{ handlung: "ohne-belehrung", text: "Belehrung fehlte: Widerruf ausführen" } as const]
      : [];
  return [
    ...(offen ? ausfuehren : []),
    ...spaet,
    ...(offen ? [{ handlung: "erledigt", text: "Als erledigt ablegen" } as const] : []),
  ];
}

/** Tells administrators, on each of their pages, that a declaration waits for them. */
export async function erklaerungsaufgabe(wer: Sitzung): Promise<readonly Aufgabe[]> {
  const offen = wer.nutzer.role === "admin" ? await erklaerungsverwaltung(wer, offeneZaehlen) : 0;
  if (offen === 0) return [];
  return [
    {
      rang: 5,
      id: "erklaerungen-offen",
      titel: offen === 1 ? "Eine Erklärung wartet auf Prüfung" : `${offen} Erklärungen warten auf Prüfung`,
      satz: "Eine Kündigung oder ein Widerruf ließ sich keinem Vertrag sicher zuordnen oder nennt einen Grund.",
      verweis: { pfad: "/admin/erklaerungen", text: "Erklärungen ansehen" },
    },
  ];
}
