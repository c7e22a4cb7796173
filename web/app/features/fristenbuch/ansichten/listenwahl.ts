import { alsTag, plusTage, type Tag, wochentag } from "@gebuehrenportal/recht";

/** What the address of the list says: filters are links. */
export type Listenfilter = {
  readonly ansicht: "offen" | "erledigt" | "gestrichen";
  readonly zeit: "" | "ueberfaellig" | "heute" | "woche";
  readonly akte: string;
  readonly wer: string;
  readonly suche: string;
  readonly nach: { readonly ende: Tag | null; readonly id: string } | undefined;
};

const ansichten = ["offen", "erledigt", "gestrichen"] as const;
const zeiten = ["ueberfaellig", "heute", "woche"] as const;

/** Reads the filters of an address; what is unknown counts as not said. */
export function filterAus(suche: URLSearchParams): Listenfilter {
  const text = (name: string) => (suche.get(name) ?? "").replaceAll("\0", "").trim().slice(0, 200);
  const marke = /^(\d{4}-\d\d-\d\d|-)_([0-9a-f-]{36})$/.exec(text("nach"));
  return {
    ansicht: ansichten.find((a) => a === suche.get("status")) ?? "offen",
    zeit: zeiten.find((z) => z === suche.get("zeit")) ?? "",
    akte: text("akte"),
    wer: text("wer"),
    suche: text("suche"),
    nach: marke?.[1] && marke[2] ? { ende: alsTag(marke[1]) ?? null, id: marke[2] } : undefined,
  };
}

/** The address of the list with some filters changed; a filter changed begins at the first page. */
export function listenadresse(
  filter: Listenfilter,
  anders: Partial<Listenfilter> = {},
  pfad = "/fristenmanager",
): string {
  const { ansicht, zeit, akte, wer, suche } = { ...filter, ...anders };
  const felder = {
    status: ansicht === "offen" ? "" : ansicht,
    zeit: ansicht === "offen" ? zeit : "",
    akte,
    wer,
    suche,
  };
  const nach = anders.nach ? { nach: `${anders.nach.ende ?? "-"}_${anders.nach.id}` } : {};
  const frage = new URLSearchParams(Object.entries({ ...felder, ...nach }).filter(([, wert]) => wert !== ""));
  return frage.size === 0 ? pfad : `${pfad}?${frage}`;
}

/** The span of time a filter means: from when Vorfristen count, and until when. */
export function zeitspanne(
  zeit: Listenfilter["zeit"],
  heute: Tag,
): { readonly von?: Tag; readonly bis?: Tag } {
  switch (zeit) {
    case "ueberfaellig":
      return { von: plusTage(heute, 1), bis: plusTage(heute, -1) };
    case "heute":
      return { von: heute, bis: heute };
    case "woche":
      return { von: heute, bis: plusTage(heute, 7 - wochentag(heute)) };
    default:
      return {};
  }
}
