import type { FristErgebnis, Vorfrist } from "@gebuehrenportal/fristen";
import type { Katalogeintrag, KatalogfristErgebnis, Kettenglied } from "@gebuehrenportal/fristen/katalog";
import type { Tag } from "@gebuehrenportal/recht";
import type { Kalenderzeile } from "./kalender.ts";

/** What the page shows of a deadline: the result of the engine, its name, the calendar around it, what follows. */
export type Fristauswertung = {
  /** „Berufung (ZPO) – Einlegung“, „2 Wochen ab 05.06.2025“ */
  readonly titel: string;
  readonly frist: FristErgebnis | KatalogfristErgebnis;
  readonly eintrag?: Pick<Katalogeintrag, "id" | "art" | "norm" | "dauerText" | "notfrist" | "verlaengerung">;
  /** Extended by an application that has not been decided. */
  readonly vorlaeufig?: true;
  readonly kalender: readonly Kalenderzeile[];
  readonly kette: readonly Kettenzeile[];
  /** Whose holidays were looked at: „Sachsen“, „Augsburg (Bayern)“; absent where none matter. */
  readonly feiertage?: string;
  /** A court was typed that the data do not hold. */
  readonly ortswarnung?: string;
};

/** A deadline that follows from the same event. */
export type Kettenzeile = Pick<Kettenglied, "id" | "name" | "norm" | "rolle" | "vorlaeufig"> & {
  /** What starts it, in one sentence. */
  readonly text: string;
  readonly ende?: Tag;
  /** Safe on every view, where it is another day than `ende`. */
  readonly sicher?: Tag;
  readonly notfrist: boolean;
  readonly vorfristen: readonly Vorfrist[];
  /** Why there is no day. */
  readonly offen?: string;
  /** Reinstatement: nobody may apply after it. */
  readonly hoechstensBis?: Tag;
};
