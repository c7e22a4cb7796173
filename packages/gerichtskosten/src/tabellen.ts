import {
  familiengebuehrStufen,
  familienhoechstwert,
  familienmindestgebuehr,
} from "@gebuehrenportal/gesetze/famgkg/paragraph-28.ts";
import { gerichtsgebuehrStufen, mindestgebuehr } from "@gebuehrenportal/gesetze/gkg/paragraph-34.ts";
import { hoechstwert } from "@gebuehrenportal/gesetze/gkg/paragraph-39.ts";
import {
  hoechstwertA,
  hoechstwertB,
  mindestgebuehrGnotkg,
  tabelleA,
  tabelleB,
} from "@gebuehrenportal/gesetze/gnotkg/paragraph-34.ts";
import type { GerichtskostenTabelle } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
import type { Cent, Stufentabelle, Zeitreihe } from "@gebuehrenportal/recht";

/** A fee table with its least fee, its highest value and the name of the value. */
export type Tabelle = {
  readonly stufen: Zeitreihe<Stufentabelle>;
  readonly mindestens: Zeitreihe<Cent>;
  readonly hoechstens: Zeitreihe<Cent>;
  readonly wertname: string;
};

export const tabellen: Readonly<Record<GerichtskostenTabelle, Tabelle>> = {
  gkg34: {
    stufen: gerichtsgebuehrStufen,
    mindestens: mindestgebuehr,
    hoechstens: hoechstwert,
    wertname: "Streitwert",
  },
  famgkg28: {
    stufen: familiengebuehrStufen,
    mindestens: familienmindestgebuehr,
    hoechstens: familienhoechstwert,
    wertname: "Verfahrenswert",
  },
  gnotkg34a: {
    stufen: tabelleA,
    mindestens: mindestgebuehrGnotkg,
    hoechstens: hoechstwertA,
    wertname: "Geschäftswert",
  },
  gnotkg34b: {
    stufen: tabelleB,
    mindestens: mindestgebuehrGnotkg,
    hoechstens: hoechstwertB,
    wertname: "Geschäftswert",
  },
};
