import { datum } from "@gebuehrenportal/recht";
import type { Hinweis } from "@gebuehrenportal/zitate";
import type { Normfassung } from "./fassung/typen.ts";
import type { Beurteilt } from "./korrektur.ts";

/** A short mark beside a reference; a serious one asks the reader to look. */
export type Marke = { readonly text: string; readonly ernst: boolean };

/** What keeps these places from being simply what stands there; each mark once. */
export function marken(stellen: readonly Beurteilt[]): readonly Marke[] {
  const alle = stellen.flatMap(({ hinweise, ausBild, korrektur, fassungen = [] }) => [
    ...fassungen.flatMap((fassung) => fassungsmarke(fassung) ?? []),
    ...hinweise.map(marke),
    ...(ausBild ? [{ text: "unsicher gelesen", ernst: true }] : []),
    ...(korrektur === "geaendert" ? [{ text: "von Hand geändert", ernst: false }] : []),
  ]);
  return [...new Map(alle.map((eine) => [eine.text, eine])).values()];
}

/** What a version says in a row; nothing where the law has stayed as it was. */
export function fassungsmarke({ urteil, seit }: Normfassung): Marke | undefined {
  const ab = seit === undefined ? "" : ` ${datum(seit)}`;
  switch (urteil) {
    case "gleich":
      return undefined;
    case "anders":
      return { text: "damals andere Fassung", ernst: true };
    case "erst-seit":
      return { text: `erst seit${ab}`, ernst: true };
    case "weggefallen":
      return { text: `weggefallen am${ab}`, ernst: true };
    case "nicht-erfasst":
      return { text: "damalige Fassung nicht erfasst", ernst: false };
  }
}

function marke(hinweis: Hinweis): Marke {
  switch (hinweis.art) {
    case "abgeleitet":
      return { text: "abgeleitet", ernst: false };
    case "mehrdeutig":
      return {
        text: hinweis.hinweis === undefined ? "mehrdeutig: welches Land?" : "mehrdeutig",
        ernst: true,
      };
    case "ausser-kraft":
      return {
        text: hinweis.nachfolger === undefined ? "außer Kraft" : `außer Kraft → ${hinweis.nachfolger}`,
        ernst: true,
      };
    case "nicht-vorhanden":
      return { text: "in aktueller Fassung nicht vorhanden", ernst: true };
    case "kein-ziel":
      return { text: "kein Verweisziel bekannt", ernst: false };
    case "gelesen":
      return { text: "als § gelesen", ernst: true };
  }
}
