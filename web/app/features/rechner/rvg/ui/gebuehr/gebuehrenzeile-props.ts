import type { Tag } from "@gebuehrenportal/recht";
import type { Dispatch } from "react";
import type { Aktion } from "../../formular/aktionen.ts";
import type { FormPosition } from "../../formular/formular.ts";
import type { Nummernangabe } from "../../formular/nummernangabe.ts";

/** What a row of the form, and what unfolds below it, knows of its fee. */
export type GebuehrenzeileProps = {
  /** Id of the matter. */
  readonly a: string;
  readonly position: FormPosition;
  /** Unknown until the figures of a newly chosen number are loaded. */
  readonly angabe: Nummernangabe | undefined;
  /** Names of the plain form apply to the first matter only: a query knows no second one. */
  readonly imQuery: boolean;
  /** Whether the number belongs to the usual ones of the stage; others can be removed. */
  readonly entfernbar: boolean;
  readonly mehrereAuftraggeber: boolean;
  /** What Nr. 1008 VV adds in the result, × 100. */
  readonly erhoehung100: number | undefined;
  readonly heute: Tag;
  readonly dispatch: Dispatch<Aktion>;
};
