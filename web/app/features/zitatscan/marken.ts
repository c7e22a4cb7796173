import { datum } from "@gebuehrenportal/recht";
import type { Hinweis } from "@gebuehrenportal/zitate";
import { damalsAnders, type Normfassung } from "./fassung/typen.ts";
import type { Beurteilt } from "./korrektur.ts";

/** A short mark beside a reference; a serious one asks the reader to look. */
export type Marke = { readonly text: string; readonly ernst: boolean };

/** What keeps these places from being simply what stands there; each mark once. */
export function marken(stellen: readonly Beurteilt[]): readonly Marke[] {
  const alle = stellen.flatMap(({ hinweise, ausBild, korrektur, fassungen = [] }) => [
    ...fassungen.flatMap((fassung) => zeilenmarke(fassung) ?? []),
    ...hinweise.map(marke),
    ...(ausBild ? [{ text: "unsicher gelesen", ernst: true }] : []),
    ...(korrektur === "geaendert" ? [{ text: "von Hand geändert", ernst: false }] : []),
  ]);
  return [...new Map(alle.map((eine) => [eine.text, eine])).values()];
}

/**
 * What a version says in a row: a norm of which only a part has begun or gone since is neither new nor gone; it read
 * otherwise, if the part held on that day or holds today.
 */
function zeilenmarke(fassung: Normfassung): Marke | undefined {
  const { teil, urteil } = fassung;
  if (!teil || (urteil !== "erst-seit" && urteil !== "weggefallen")) return fassungsmarke(fassung);
  return damalsAnders(fassung) ? andereFassung : undefined;
}

const andereFassung: Marke = { text: "damals andere Fassung", ernst: true };

/** What a version says of its own value; nothing where the law has stayed as it was. */
export function fassungsmarke({ urteil, seit }: Normfassung): Marke | undefined {
  const ab = seit === undefined ? "" : ` ${datum(seit)}`;
  switch (urteil) {
    case "gleich":
      return undefined;
    case "anders":
      return andereFassung;
    case "betrag-anders":
      return { text: "Betrag damals anders", ernst: true };
    case "erst-seit":
      return { text: `erst seit${ab}`, ernst: true };
    case "weggefallen":
      return { text: `weggefallen am${ab}`, ernst: true };
    case "juenger":
      return { text: "Gesetz jünger als das Dokument", ernst: true };
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
    case "landesrecht":
      return { text: `Landesrecht (${hinweis.land}), kein Verweisziel bekannt`, ernst: false };
    case "gelesen":
      return { text: "als § gelesen", ernst: true };
  }
}
