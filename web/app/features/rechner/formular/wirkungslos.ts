import type { Vermerk } from "@gebuehrenportal/recht";

/** A place in an input: names, `*` for every entry of a list. */
export type Stelle = readonly string[];

type Ergebnis = { readonly art: string; readonly vermerke?: readonly Vermerk[] };

/** More than this nobody gives by hand; a call must not buy any number of calculations. */
const hoechstens = 30;
/** Nor hold up everybody else with large ones: a longer answer took longer to compute. Characters of all of them. */
const zeichenHoechstens = 1_536 * 1024;

/**
 * The result, with a note for each given field that changes nothing in it: who gave it counts on it. Found by computing once more
 * without the field; `stellen` names those that hold in some cases only. No result stays as it is. Of a very large answer
 * only the first fields are asked.
 */
export function mitWirkungslosem<E, R extends Ergebnis>(
  eingabe: E,
  stellen: readonly Stelle[],
  rechne: (eingabe: E) => R,
  norm: string,
): R {
  const ergebnis = rechne(eingabe);
  if (ergebnis.art !== "ergebnis") return ergebnis;
  const gleich = JSON.stringify(ergebnis);
  const vermerke = stellen
    .flatMap((stelle) => vorhandene(eingabe, stelle, []))
    .slice(0, Math.min(hoechstens, Math.floor(zeichenHoechstens / gleich.length)))
    .filter((pfad) => JSON.stringify(rechne(ohneFeld(eingabe, pfad) as E)) === gleich)
    .map((pfad): Vermerk => {
      const feld = pfadtext(pfad);
      return { art: "hinweis", text: `Die Angabe „${feld}“ ändert in diesem Fall nichts.`, norm, feld };
    });
  return vermerke.length === 0
    ? ergebnis
    : { ...ergebnis, vermerke: [...(ergebnis.vermerke ?? []), ...vermerke] };
}

type Pfad = readonly (string | number)[];

function vorhandene(wert: unknown, [erste, ...rest]: Stelle, bisher: Pfad): readonly Pfad[] {
  if (erste === undefined) return wert === undefined ? [] : [bisher];
  if (erste === "*")
    return Array.isArray(wert) ? wert.flatMap((w, i) => vorhandene(w, rest, [...bisher, i])) : [];
  if (typeof wert !== "object" || wert === null) return [];
  return vorhandene((wert as Record<string, unknown>)[erste], rest, [...bisher, erste]);
}

function ohneFeld(wert: unknown, [erste, ...rest]: Pfad): unknown {
  if (Array.isArray(wert)) return wert.map((w, i) => (i === erste ? ohneFeld(w, rest) : w));
  return Object.fromEntries(
    Object.entries(wert as object).flatMap(([name, w]) => {
      if (name !== erste) return [[name, w]];
      return rest.length === 0 ? [] : [[name, ohneFeld(w, rest)]];
    }),
  );
}

const pfadtext = (pfad: Pfad): string =>
  pfad.reduce<string>(
    (text, s) => (typeof s === "number" ? `${text}[${s}]` : text === "" ? s : `${text}.${s}`),
    "",
  );
