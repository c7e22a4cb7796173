import { useEffect, useRef, useState } from "react";
import "./anzeigen.css";

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
const gezeigt: Record<string, number> = {};

/**
 * The ads of one page, whose HTML the server makes and whose code no browser loads. Another page is another element:
 * its `key` is the address.
 */
export function Anzeigen({ html, wahl = [], beginnen }: AnzeigenProps) {
  const kasten = useRef<HTMLDivElement>(null);
  const [inhalt] = useState(() => html ?? wahl.map(gewaehlt).join(""));
  useEffect(() => {
    const element = kasten.current;
    if (!element?.firstChild) return;
    for (const { dataset } of element.querySelectorAll<HTMLElement>("[data-kampagne]"))
      gezeigt[dataset.kampagne ?? ""] = oft(dataset.kampagne) + 1;
    return beginnen(element);
  }, [beginnen]);
  return (
    <div
      ref={kasten}
      data-anzeigen=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the server of escaped texts, and empty while hydrating
      dangerouslySetInnerHTML={{ __html: inhalt }}
    />
  );
}

type MarkeProps = Pick<AnzeigenProps, "html" | "wahl">;

/**
 * Says before the page itself what will stand beside it: a page that is painted while the rest of it is still on its way
 * must not make room for an ad later. Like the ads it is another element on each page.
 */
export function Anzeigenmarke({ html, wahl = [] }: MarkeProps) {
  const [neben] = useState(
    () => /data-slot-id="(\w+)-sidebar"/.exec(html ?? wahl.map(gewaehlt).join(""))?.[1],
  );
  return (
    <div
      hidden
      data-anzeigenort=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a word of our own, and empty while hydrating
      dangerouslySetInnerHTML={{ __html: neben ? `<i data-neben="${neben}"></i>` : "" }}
    />
  );
}

const oft = (kampagne = ""): number => gezeigt[kampagne] ?? 0;

/** The best ad that was not shown too often in this visit, or else the best one. */
const gewaehlt = (wahl: Anzeigenwahl): string =>
  (wahl.find(([kampagne]) => oft(kampagne) < hoechstensJeBesuch) ?? wahl[0])?.[1] ?? "";
