import type { Quelle } from "@gebuehrenportal/recht";
import { schuldrecht2001 } from "../regeln/quellen.ts";

const gii = (pfad: string): string => `https://www.gesetze-im-internet.de/${pfad}`;

/** Sources of dated lengths and limits, by the key the lines of `fristen.json` name. */
export const katalogquellen = {
  schuldrecht2001,
  verbraucher2014: {
    titel: "Gesetz zur Umsetzung der Verbraucherrechterichtlinie vom 20.09.2013",
    fundstelle: "BGBl. I 2013 S. 3642",
    link: gii("bgb/__356.html"),
  },
  verbraucher2026: {
    titel: "Gesetz zur Änderung des Verbrauchervertrags- und des Versicherungsvertragsrechts vom 03.02.2026",
    fundstelle: "BGBl. 2026 I Nr. 28",
    link: gii("vvg_2008/__8.html"),
  },
} satisfies Readonly<Record<string, Quelle>>;

/** Key of a source of the catalogue. */
export type Quellenschluessel = keyof typeof katalogquellen;
