import { alsTag, plusTage, type Tag, wochentag } from "@gebuehrenportal/recht";

/** Ways to look at the book. */
export const blicke = ["heute", "woche", "monat", "liste", "akten", "personen"] as const;
export type Blick = (typeof blicke)[number];

/** What the address of the book says: views and filters are links. */
export type Listenfilter = {
  readonly blick: Blick;
  /** The day, or one of the week or month in view, or that of a list of one day; unset: today. */
  readonly tag: Tag | undefined;
  /** Whose holidays a calendar shows: a Land; empty: those of the office. */
  readonly feiertage: string;
  readonly ansicht: "offen" | "erledigt" | "gestrichen";
  readonly zeit: "" | (typeof zeiten)[number];
  readonly akte: string;
  readonly wer: string;
  readonly suche: string;
  readonly nach: { readonly ende: Tag | null; readonly id: string } | undefined;
};

const ansichten = ["offen", "erledigt", "gestrichen"] as const;
/**
 * `tag`: what stands on one day; `vorlage`: Vorfristen that are due; `wartend`: what waits for a second person or a lawyer;
 * `ohne-person`: what nobody is responsible for.
 */
const zeiten = ["ueberfaellig", "heute", "woche", "tag", "vorlage", "wartend", "ohne-person"] as const;

/** Reads the filters of an address; what is unknown counts as not said. */
export function filterAus(suche: URLSearchParams): Listenfilter {
  const text = (name: string) => (suche.get(name) ?? "").replaceAll("\0", "").trim().slice(0, 200);
  const ansicht = ansichten.find((a) => a === suche.get("status")) ?? "offen";
  const marke = /^(\d{4}-\d\d-\d\d|-)_([0-9a-f-]{36})$/.exec(text("nach"));
  return {
    blick: blicke.find((b) => b === suche.get("ansicht")) ?? "liste",
    tag: alsTag(text("tag")),
    feiertage: /^[A-Z]{2}$/.exec(text("feiertage"))?.[0] ?? "",
    ansicht,
    // Of what is done, nothing is due any more.
    zeit: zeiten.find((z) => z === suche.get("zeit") && (ansicht === "offen" || z === "tag")) ?? "",
    akte: text("akte"),
    wer: text("wer"),
    suche: text("suche"),
    nach: marke?.[1] && marke[2] ? { ende: alsTag(marke[1]) ?? null, id: marke[2] } : undefined,
  };
}

const kalender: ReadonlySet<Blick> = new Set(["heute", "woche", "monat"]);

/** The address of the book with some filters changed; a filter changed begins at the first page. */
export function listenadresse(
  filter: Listenfilter,
  anders: Partial<Listenfilter> = {},
  pfad = "/fristenmanager",
): string {
  const { blick, tag, feiertage, ansicht, zeit, akte, wer, suche } = { ...filter, ...anders };
  const imKalender = kalender.has(blick);
  const liste = blick === "liste";
  const felder = {
    ansicht: liste ? "" : blick,
    tag: ((imKalender || (liste && zeit === "tag")) && tag) || "",
    feiertage: imKalender ? feiertage : "",
    status: ansicht === "offen" || (!liste && ansicht === "gestrichen") ? "" : ansicht,
    zeit: liste && (ansicht === "offen" || zeit === "tag") ? zeit : "",
    akte: imKalender || liste ? akte : "",
    wer: imKalender || liste ? wer : "",
    suche: liste || blick === "akten" ? suche : "",
  };
  const nach = anders.nach ? { nach: `${anders.nach.ende ?? "-"}_${anders.nach.id}` } : {};
  const frage = new URLSearchParams(Object.entries({ ...felder, ...nach }).filter(([, wert]) => wert !== ""));
  return frage.size === 0 ? pfad : `${pfad}?${frage}`;
}

/** What a filter of time means: overdue, to be presented, waiting, one day, or until when. */
export function zeitspanne(
  { zeit, tag }: Pick<Listenfilter, "zeit" | "tag">,
  heute: Tag,
): {
  readonly bis?: Tag;
  readonly vorzulegenBis?: Tag;
  readonly am?: Tag;
  readonly ueberfaelligAm?: Tag;
  readonly wartend?: boolean;
  readonly ohnePerson?: boolean;
} {
  switch (zeit) {
    case "tag":
      return { am: tag ?? heute };
    case "vorlage":
      return { vorzulegenBis: heute };
    case "wartend":
      return { wartend: true };
    case "ohne-person":
      return { ohnePerson: true };
    case "ueberfaellig":
      return { ueberfaelligAm: heute };
    case "heute":
      return { bis: heute };
    case "woche":
      return { bis: plusTage(heute, 7 - wochentag(heute)) };
    default:
      return {};
  }
}
