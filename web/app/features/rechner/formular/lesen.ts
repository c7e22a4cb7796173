import { betragAusText, type Cent, type Tag, tagAusText } from "@gebuehrenportal/recht";
import { gekuerzt } from "#platform/gekuerzt.ts";

/** Why a field cannot be used as it stands. Amounts that can be read two ways are asked back with both readings. */
export type Feldfehler =
  | { readonly art: "ungueltig" }
  | { readonly art: "fehlt" }
  /** Above what counts for fees; `grenze`: what does, and the norm that says so. */
  | { readonly art: "zu-hoch"; readonly grenze?: Wertgrenze }
  | { readonly art: "mehrdeutig"; readonly lesarten: readonly Cent[] }
  /** The engine's own reason, with its norm. */
  | { readonly art: "recht"; readonly text: string; readonly norm: string };

export type Wertgrenze = { readonly betrag: Cent; readonly norm: string };

/** Faults by place: `allgemein.leistungsende`, `a1.wert`, `a1.p2.satz`, `k1.wert`, `z1.betrag`. */
export type Fehlerliste = Readonly<Record<string, Feldfehler>>;

/** Reads typed fields and gathers the faults by place. */
export class Leser {
  readonly fehler: Record<string, Feldfehler> = {};
  readonly #heute: Tag;

  constructor(heute: Tag) {
    this.#heute = heute;
  }

  #ungueltig(ort: string): undefined {
    this.fehler[ort] = { art: "ungueltig" };
    return undefined;
  }

  /** Something the law needs beside what was typed; keeps a fault that is there already. */
  fehlt(ort: string, text: string, norm: string): void {
    this.fehler[ort] ??= { art: "recht", text, norm };
  }

  /** An amount ≥ 0; empty is `undefined`. */
  betrag(text: string | undefined, ort: string): Cent | undefined {
    const lesung = betragAusText(text ?? "");
    if (lesung.art === "betrag") return lesung.betrag;
    if (lesung.art === "leer") return undefined;
    if (lesung.art === "mehrdeutig") {
      this.fehler[ort] = lesung;
      return undefined;
    }
    return this.#ungueltig(ort);
  }

  /** A value of a subject: more than zero, at most `hoechstens`; with its `norm` the fault offers the capped value. */
  wert(text: string | undefined, ort: string, hoechstens: Cent, norm?: string): Cent | undefined {
    const betrag = this.betrag(text, ort);
    if (betrag === 0) return this.#ungueltig(ort);
    if (betrag !== undefined && betrag > hoechstens) {
      this.fehler[ort] = {
        art: "zu-hoch",
        ...(norm !== undefined && { grenze: { betrag: hoechstens, norm } }),
      };
      return undefined;
    }
    return betrag;
  }

  /** A rate in hundredths: `1,3` or `1.3` → 130; at most two decimals. */
  satz(text: string | undefined, ort: string): number | undefined {
    const t = (text ?? "").trim();
    if (t === "") return undefined;
    const m = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(t);
    if (!m) return this.#ungueltig(ort);
    return Number(m[1]) * 100 + Number((m[2] ?? "").padEnd(2, "0"));
  }

  /** One of the words a choice knows; empty is `undefined`, anything else a fault. */
  auswahl<const W extends string>(text: string | undefined, ort: string, worte: readonly W[]): W | undefined {
    const t = (text ?? "").trim();
    if (t === "") return undefined;
    return worte.find((wort) => wort === t) ?? this.#ungueltig(ort);
  }

  /** A field that cannot stay empty: marks it unless it has a fault or a value already. */
  noetig<T>(wert: T | undefined, ort: string): T | undefined {
    if (wert === undefined) this.fehler[ort] ??= { art: "fehlt" };
    return wert;
  }

  /** Whether fields are missing and nothing else is wrong. */
  get nurUnvollstaendig(): boolean {
    return Object.values(this.fehler).every(({ art }) => art === "fehlt");
  }

  tag(text: string | undefined, ort: string): Tag | undefined {
    const lesung = tagAusText(text ?? "", this.#heute);
    if (lesung.art === "tag") return lesung.tag;
    return lesung.art === "leer" ? undefined : this.#ungueltig(ort);
  }

  /** A whole number from 0 up to six digits. */
  zahl(text: string | undefined, ort: string): number | undefined {
    const t = (text ?? "").replace(/\s/g, "");
    if (t === "") return undefined;
    return /^\d{1,6}$/.test(t) ? Number(t) : this.#ungueltig(ort);
  }

  /** A span of time in minutes: `3,5` or `3:30` hours. */
  minuten(text: string | undefined, ort: string): number | undefined {
    const t = (text ?? "").trim();
    if (t === "") return undefined;
    const uhr = /^(\d{1,4}):([0-5]\d)$/.exec(t);
    if (uhr) return Number(uhr[1]) * 60 + Number(uhr[2]);
    const dezimal = /^(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(t);
    if (!dezimal) return this.#ungueltig(ort);
    return Math.round((Number(dezimal[1]) + Number(`0.${dezimal[2] ?? "0"}`)) * 60);
  }

  /** Entries separated by semicolons or line breaks, each read by `lies`; empty is `undefined`. */
  liste<T>(
    text: string | undefined,
    ort: string,
    lies: (eintrag: string, ort: string) => T | undefined,
  ): T[] | undefined {
    const eintraege = (text ?? "").split(/[;\n]/).filter((e) => e.trim() !== "");
    if (eintraege.length === 0) return undefined;
    const gelesen = eintraege.map((eintrag) => lies(eintrag, ort));
    return gelesen.some((e) => e === undefined) ? undefined : (gelesen as T[]);
  }

  /** Lines such as `Gerichtskosten 1 234,00`: the longest end that reads as an amount is the amount. */
  posten(text: string | undefined, ort: string): { bezeichnung: string; betrag: Cent }[] | undefined {
    return this.liste(text, ort, (zeile, o) => this.#posten(zeile.trim(), o));
  }

  #posten(zeile: string, ort: string): { bezeichnung: string; betrag: Cent } | undefined {
    const [erster, ...kuerzere] = betragsenden(zeile);
    if (!erster?.bezeichnung) return this.#ungueltig(ort);
    // „Rechnung 3 1 234,00“: nobody can say which of the figures belong to the amount.
    if (/\d$/.test(erster.bezeichnung) && kuerzere.length > 0) {
      const lesarten = [erster, ...kuerzere].map((e) => betragAusText(e.ende));
      this.fehler[ort] = {
        art: "mehrdeutig",
        lesarten: lesarten.flatMap((l) => (l.art === "betrag" ? [l.betrag] : [])),
      };
      return undefined;
    }
    const betrag = this.betrag(erster.ende, ort);
    return betrag === undefined ? undefined : { bezeichnung: gekuerzt(erster.bezeichnung, 200), betrag };
  }
}

/** Ends of a line that read as an amount and begin with a figure, the longest first, each with the words before it. */
function betragsenden(zeile: string): { bezeichnung: string; ende: string }[] {
  const grenzen = [...zeile.matchAll(/^|[\s:]+(?=\d|,\d)/g)];
  return grenzen
    .map((m) => ({
      bezeichnung: zeile
        .slice(0, m.index)
        .replace(/\s*(?:€|Euro|EUR)$/i, "")
        .trim(),
      ende: zeile.slice(m.index + m[0].length),
    }))
    .filter(({ ende }) => ["betrag", "mehrdeutig"].includes(betragAusText(ende).art));
}
