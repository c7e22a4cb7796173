import type { Artikelangaben } from "../../angaben.ts";
import type { Titelbild } from "../../artikel.ts";
import { berlinerUhrzeit, zeitpunktInBerlin } from "../../berlinzeit.ts";
import { titelMindestens } from "../../grenzen.ts";

/** What the fields of a draft hold, as the page shows it; dates as the browser's own fields want them. */
export type Feldwerte = {
  readonly title: string;
  readonly excerpt: string;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly bild: Titelbild | null;
  /** `YYYY-MM-DD` or empty. */
  readonly stand: string;
  readonly korrektur: string;
  /** Wall clock of Berlin, `YYYY-MM-DDTHH:MM`, or empty: as soon as it is approved. */
  readonly erscheintAm: string;
};

/** A draft as the browser works on it. */
export type Schreibstand = Feldwerte & { readonly dokument: unknown };

/** What the page knows of the draft it shows. */
export type Entwurfsansicht = Schreibstand & {
  readonly id: string;
  readonly version: number;
  readonly status: "draft" | "pending" | "published" | "rejected";
  readonly geaendert: Date;
  readonly ablehnung: string | null;
  /** The published post it changes, and the version of it that the change began with. */
  readonly revisionOf: string | null;
  readonly revisionBase: number | null;
  /** Harmless HTML, shown until the editor is there. */
  readonly html: string;
};

export const leeresDokument = { type: "doc", content: [{ type: "paragraph" }] } as const;

export const leererStand: Schreibstand = {
  title: "",
  excerpt: "",
  categories: [],
  tags: [],
  bild: null,
  stand: "",
  korrektur: "",
  erscheintAm: "",
  dokument: leeresDokument,
};

/** Whether the server would take it as a draft: it asks for a title and nothing else. */
export const hatTitel = ({ title }: Feldwerte): boolean => title.trim().length >= titelMindestens;

/** Body of the calls that save. */
export function angabenAus(stand: Schreibstand, version: number | undefined): Artikelangaben {
  const { erscheintAm, stand: rechtsstand, korrektur, ...gleich } = stand;
  return {
    ...gleich,
    title: gleich.title.trim(),
    stand: rechtsstand || null,
    korrektur: korrektur.trim() || null,
    publishAt: erscheintAm ? (zeitpunktInBerlin(erscheintAm) ?? null) : null,
    ...(version === undefined ? {} : { version }),
  };
}

/** An instant as the field for the publication shows it. */
export const feldzeit = (zeit: Date | null): string => (zeit ? berlinerUhrzeit(zeit) : "");
