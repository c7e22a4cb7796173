import { useEffect, useRef, useState } from "react";
import styles from "./anzeigen.module.css";

/** The ads that fit a place, best first: of each its campaign and its finished HTML. */
export type Anzeigenwahl = readonly (readonly [kampagne: string, html: string])[];

type AnzeigenProps = {
  /** What the server has written into the document; it alone has it. */
  readonly html: string | undefined;
  /** On the way from page to page: the choices for each place of the new one. */
  readonly wahl: readonly Anzeigenwahl[] | undefined;
  /** Told of the box of each page that has ads; gives back how to stop. */
  readonly beginnen: (kasten: Element) => () => void;
};

const hoechstensJeBesuch = 3;

/** How often a campaign was shown since the document was loaded; kept nowhere else. */
const gezeigt = new Map<string, number>();

/**
 * The ads of one page, whose HTML the server makes and whose code no browser loads. Another page is another element:
 * its `key` is the address.
 */
export function Anzeigen({ html, wahl = [], beginnen }: AnzeigenProps) {
  const kasten = useRef<HTMLDivElement>(null);
  const [inhalt] = useState(() => html ?? wahl.map(gewaehlt).join(""));
  useEffect(() => {
    if (!kasten.current?.firstChild) return;
    for (const platz of kasten.current.querySelectorAll<HTMLElement>("[data-kampagne]"))
      merken(platz.dataset.kampagne ?? "");
    return beginnen(kasten.current);
  }, [beginnen]);
  return (
    <div
      ref={kasten}
      className={styles.anzeigen}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the server of escaped texts, and empty while hydrating
      dangerouslySetInnerHTML={{ __html: inhalt }}
    />
  );
}

const merken = (kampagne: string) => gezeigt.set(kampagne, (gezeigt.get(kampagne) ?? 0) + 1);

/** The best ad that was not shown too often in this visit, or else the best one. */
function gewaehlt(wahl: Anzeigenwahl): string {
  const [, html = ""] =
    wahl.find(([kampagne]) => (gezeigt.get(kampagne) ?? 0) < hoechstensJeBesuch) ?? wahl[0] ?? [];
  return html;
}
