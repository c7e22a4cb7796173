import type { Tag } from "@gebuehrenportal/recht";
import { type Frist, istUnerledigt, type Vorfristerledigung } from "../../worte/frist.ts";
import { erledigungVon, offeneVorfristen } from "../../worte/vorfrist.ts";
import { zeitwort } from "../../worte/wanduhr.ts";
import { tagKurz } from "../zeile.ts";

/** A Vorfrist as the page of its entry shows it. */
export type Vorfristzeile = {
  readonly tag: Tag;
  readonly text: string;
  /** How it stands, in words. */
  readonly stand: string;
  /** Why it was given up; empty: it was not. */
  readonly grund: string;
  readonly offen: boolean;
  /** Its day is over, and its file was not presented. */
  readonly versaeumt: boolean;
};

/** The Vorfristen of an entry with those that are on record from an earlier end, ascending. */
export function vorfristzeilen(
  frist: Frist,
  heute: Tag,
  name: (id: string) => string,
): readonly Vorfristzeile[] {
  const frueher = frist.vorfristerledigungen.map(({ tag }) => tag);
  const offene: ReadonlySet<Tag> = new Set(istUnerledigt(frist) ? offeneVorfristen(frist) : []);
  return [...new Set([...frist.vorfristen, ...frueher])].toSorted().map((tag) => {
    const erledigung = erledigungVon(frist, tag);
    const offen = offene.has(tag);
    return {
      tag,
      text: tagKurz(tag),
      stand: erledigung
        ? erledigungswort(erledigung, name)
        : offen
          ? offenwort(tag, heute)
          : "nicht vorgelegt",
      grund: erledigung?.grund ?? "",
      offen,
      versaeumt: offen && tag < heute,
    };
  });
}

const offenwort = (tag: Tag, heute: Tag): string =>
  tag < heute ? "versäumt: noch nicht vorgelegt" : tag === heute ? "heute vorzulegen" : "offen";

const erledigungswort = ({ art, am, von }: Vorfristerledigung, name: (id: string) => string): string =>
  `${art === "vorgelegt" ? "vorgelegt und geprüft" : "aufgegeben"} am ${zeitwort(new Date(am))}${von === null ? "" : `, ${name(von)}`}`;
