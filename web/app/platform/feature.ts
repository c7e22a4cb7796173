import type { PageRoute } from "./access/guard.ts";
import type { Sitzung } from "./access/konto.ts";
import type {
  Anzeigenseite,
  Anzeigenwahl,
  Aufgabe,
  Ausfuhrteil,
  Beitraege,
  Karte,
  Kontoabschnitt,
  Loeschteil,
  Parteienquelle,
  Suchgruppe,
  Suchziel,
  Ueberblick,
  Verwaltungsbereich,
} from "./beitraege.server.ts";
import type { Demokonten, Demoteil } from "./demo.server.ts";
import type { ApiRoute } from "./http/api-route.ts";
import type { Ausgeliefert } from "./http/ausgeliefert.ts";
import type { Medium } from "./http/medium.ts";
import type { Jobart } from "./jobs/jobs.server.ts";
import type { Nachlassteil } from "./nachlass.ts";

/**
 * What a feature gives to the portal. Each says it in its `feature.ts`, `web/app/features.ts` lists them, and everything
 * the server mounts follows from that list. No feature reads it.
 *
 * @template Z what a page says of itself besides, for header and footer
 */
export type Feature<Z = unknown> = {
  readonly seiten?: readonly (PageRoute & Z)[];
  /**
   * Calls; or what makes them of the list of all, which may be asked for only when the first one is answered, and of what
   * the features give to each other.
   */
  readonly aufrufe?:
    | readonly ApiRoute[]
    | ((alle: () => readonly ApiRoute[], beitraege: Beitraege) => readonly ApiRoute[]);
  /** Jobs; or what makes them of what the features give to each other, which may be asked for only when one runs. */
  readonly jobs?: readonly Jobart[] | ((beitraege: () => Beitraege) => readonly Jobart[]);
  /** Its tiles on the first page after signing in, for this account. */
  readonly karten?: (wer: Sitzung) => readonly Karte[] | Promise<readonly Karte[]>;
  /** Its sections of the page about one's own account, for this account. */
  readonly kontoabschnitte?: (wer: Sitzung) => readonly Kontoabschnitt[] | Promise<readonly Kontoabschnitt[]>;
  /** Its pages of the administration. */
  readonly verwaltung?: readonly Verwaltungsbereich[];
  /** What this account has to do. */
  readonly aufgaben?: (wer: Sitzung) => readonly Aufgabe[] | Promise<readonly Aufgabe[]>;
  /** What lies ahead of this account. */
  readonly ueberblick?: (wer: Sitzung) => readonly Ueberblick[] | Promise<readonly Ueberblick[]>;
  /** Names that belong to a file, for the short parties of the book. */
  readonly parteien?: Parteienquelle;
  /** Its pages that the search of the portal finds by their words. */
  readonly suchziele?: readonly Suchziel[];
  /** What the search of the portal asks it for. */
  readonly suchgruppe?: Suchgruppe;
  /** What it stores on an account, for the file with everything. */
  readonly ausfuhr?: Ausfuhrteil;
  /** What keeps an account from being erased, and what of it stays. */
  readonly loeschung?: Loeschteil;
  /** Its work that must not be left lying when somebody leaves a team. */
  readonly nachlass?: Nachlassteil;
  /** Fills the places for ads on a page. */
  readonly anzeigen?: (seite: Anzeigenseite) => Promise<readonly Anzeigenwahl[]>;
  /** What it does when the demo is reset or removed. */
  readonly demo?: Demoteil;
  /** The accounts of the demo; one feature has them. */
  readonly demokonten?: Demokonten;
  /** For the sitemap: every address of a public page whose path holds a parameter, by that path. */
  readonly adressen?: Readonly<Record<string, () => readonly string[]>>;
  /** For the sitemap: pages that come and go while the portal runs. */
  readonly wachsend?: Wachsend;
  /** What it keeps below `/media/`. */
  readonly medien?: (pfad: string) => Promise<Medium | undefined>;
  /** Is told of every answer. */
  readonly ausgeliefert?: (antwort: Ausgeliefert) => void;
  /** Settles when what it does beside the answers is done; the database closes then. */
  readonly fertig?: () => Promise<void>;
};

/** A page of the sitemap and, where that is known, when it last changed. */
type Adresse = { readonly pfad: string; readonly geaendert?: Date };

/** Pages that come and go while the portal runs. */
export type Wachsend = {
  readonly anzahl: () => Promise<number>;
  /** Some of them, in an order that only grows at its end. */
  readonly abschnitt: (ab: number, limit: number) => Promise<readonly Adresse[]>;
  /** The few that lead to them. */
  readonly einstiege: () => Promise<readonly Adresse[]>;
};
