import type { Sitzung } from "#platform/access/konto.ts";
import type { Aufgabe } from "#platform/beitraege.server.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { betrieb, erklaerungsverwaltung, type Redakteur } from "#platform/db/mandant.server.ts";
import type { Handlung } from "../bearbeitung/entscheiden.server.ts";
import {
  bestelltage,
  erklaerungsliste,
  offeneZaehlen,
  type Stand,
} from "../erklaerungen/erklaerung-store.server.ts";
import { widerrufOhneBelehrungBis } from "../vertrag/widerrufsfrist.ts";
import { tagVon } from "../vertrag/zeit.ts";
import {
  artname,
  eigeneWorte,
  ergebnissaetze,
  erklaerungszeilen,
  type Zeile,
} from "../worte/erklaerungsworte.ts";
import { zeitpunkt } from "../worte/texte.ts";

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
  const ohneBelehrung = await nachholbare(staende);
  return staende.map((stand) => ({
    id: stand.id,
    titel: `${artname(stand)} von ${stand.name}, eingegangen ${zeitpunkt(stand.eingegangen)}`,
    stand: standsatz(stand),
    worte: eigeneWorte(stand),
    zeilen: erklaerungszeilen(stand),
    saetze: stand.ergebnis ? ergebnissaetze(stand, stand.ergebnis, heute()) : [],
    knoepfe: knoepfe(stand, ohneBelehrung.has(stand.id)),
  }));
}

function standsatz({ offen, ergebnis, wirktAb }: Stand): string {
  if (offen) return "Zu prüfen.";
  if (!ergebnis) return "Wird gerade bearbeitet.";
  if (ergebnis.ausgang === "wartet" && wirktAb)
    return `Wartet auf das Konto, längstens bis ${zeitpunkt(wirktAb.toISOString()).replace("am ", "zum ")}.`;
  return ergebnis.ausgang === "widersprochen" ? "Nicht vom Konto erklärt." : "Erledigt.";
}

/** Withdrawals that were late, but not for whoever was never told of the right (§ 356 Abs. 3 Satz 2 BGB). */
async function nachholbare(staende: readonly Stand[]): Promise<ReadonlySet<string>> {
  const spaete = staende.filter(({ ergebnis, kontoId }) => kontoId && ergebnis?.ausgang === "verspaetet");
  const vertraege = spaete.flatMap(({ vertragId }) => vertragId ?? []);
  const bestellt = vertraege.length > 0 ? await betrieb((tx) => bestelltage(tx, vertraege)) : new Map();
  const rechtzeitig = spaete.filter(({ vertragId, eingegangen }) => {
    const am = bestellt.get(vertragId ?? "");
    return am !== undefined && tagVon(eingegangen) <= widerrufOhneBelehrungBis(am);
  });
  return new Set(rechtzeitig.map(({ id }) => id));
}

function knoepfe({ art, offen, ergebnis, kontoId }: Stand, nachholbar: boolean): Verwaltungszeile["knoepfe"] {
  const ausfuehren =
    kontoId && (ergebnis?.ausgang === "pruefung" || ergebnis?.ausgang === "wartet")
      ? [
          {
            handlung: "ausfuehren",
            text: art === "kuendigung" ? "Grund trägt: Vertrag sofort beenden" : "Widerruf ausführen",
          } as const,
        ]
      : [];
  const spaet = nachholbar
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
