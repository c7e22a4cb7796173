import { plusTage, type Tag, tag } from "@gebuehrenportal/recht";
import { anwenden } from "./anwenden.ts";
import type { Ereignis, Umstaende, Vertrag, Wirkung } from "./vertrag.ts";

/** Noon of a day in Germany, roughly: far from every midnight. */
export const mittags = (am: string): string => `${am}T11:00:00Z`;

type Bestellung = Partial<Omit<Extract<Ereignis, { art: "bestellt" }>, "art">>;

/** An order with everything usual. */
export const bestellung = (am: string, abweichend: Bestellung = {}): Ereignis => ({
  art: "bestellt",
  typ: "premium",
  ausdruecklicherBeginn: true,
  testphase: false,
  steuerfall: "inland",
  widerrufBis: plusTage(tag(am), 14),
  ...abweichend,
});

/** A change of tier with everything usual. */
export const wechsel = (am: string, typ: Vertrag["typ"]): Ereignis => ({
  art: "gewechselt",
  typ,
  ausdruecklicherBeginn: true,
  widerrufBis: plusTage(tag(am), 14),
});

/** The invoice that a mail is about. */
const zuRechnung = (w: Wirkung): readonly string[] =>
  w.art === "rechnung" ? [w.schluessel] : w.art === "mahnung" ? [w.zu] : [];

/**
 * A contract that lives through events at instants; every effect is kept.
 *
 * @param post whether invoices and reminders go out at once, as they do where nothing fails
 */
export function lebenslauf(rechnungen = true, post = true) {
  let vertrag: Vertrag | undefined;
  const alle: Wirkung[] = [];
  let mehr: Partial<Umstaende> = {};
  const lauf = {
    /** What is different in the world from now on. */
    mit(anders: Partial<Umstaende>) {
      mehr = anders;
      return lauf;
    },
    /** Applies an event at noon of a day, or at an instant. */
    tun(am: string, ereignis: Ereignis): readonly Wirkung[] {
      const umstaende: Umstaende = { jetzt: am.includes("T") ? am : mittags(am), rechnungen, ...mehr };
      const folge = anwenden(vertrag, ereignis, umstaende);
      if ("ablehnung" in folge) throw new Error(`abgelehnt: ${folge.ablehnung}`);
      vertrag = folge.vertrag;
      const wirkungen = [...folge.wirkungen];
      for (const schluessel of post ? wirkungen.flatMap(zuRechnung) : []) {
        const zugegangen = anwenden(vertrag, { art: "zugegangen", schluessel }, umstaende);
        if ("ablehnung" in zugegangen) continue;
        vertrag = zugegangen.vertrag;
        wirkungen.push(...zugegangen.wirkungen);
      }
      alle.push(...wirkungen);
      return wirkungen;
    },
    /** Why an event is refused; undefined: it is not. */
    abgelehnt(am: string, ereignis: Ereignis): string | undefined {
      const folge = anwenden(vertrag, ereignis, { jetzt: mittags(am), rechnungen });
      return "ablehnung" in folge ? folge.ablehnung : undefined;
    },
    uhr: (am: string) => lauf.tun(am, { art: "uhr" }),
    get vertrag(): Vertrag {
      if (!vertrag) throw new Error("Noch kein Vertrag.");
      return vertrag;
    },
    get wirkungen(): readonly Wirkung[] {
      return alle;
    },
  };
  return lauf;
}

/** Amounts of the invoices among some effects. */
export const rechnungsbetraege = (wirkungen: readonly Wirkung[]): readonly number[] =>
  wirkungen.flatMap((w) => (w.art === "rechnung" ? [w.betrag] : []));

/** Templates of the mails among some effects. */
export const mailvorlagen = (wirkungen: readonly Wirkung[]): readonly string[] =>
  wirkungen.flatMap((w) => (w.art === "mail" ? [w.vorlage] : []));

/** The days of a contract, for a short comparison. */
export const periode = ({ periodeVon, periodeBis }: Vertrag): readonly (Tag | null)[] => [
  periodeVon,
  periodeBis,
];
