import { z } from "zod";
import type { ApiRoute } from "#platform/http/api-route.ts";
import { eingabe as eingabeLesen } from "#platform/http/eingabefehler.ts";
import { alsAntwort } from "./formular/antwort.ts";
import type { Formularfeld } from "./formular/formularfeld.ts";
import { werteAusQuery } from "./formular/query.ts";
import type { Rechnerformular, Rechnung, Werte } from "./formular/rechnerformular.ts";
import { heute } from "./testing-heute.ts";

/** What a page makes of one more field: the input in the words of the call, with the field and without it. */
export type Seitenprobe = { readonly feld: string; readonly mit: unknown; readonly ohne: unknown };

type Wenn = Formularfeld["wenn"];
type Stelle = {
  readonly name: string;
  readonly feld: Formularfeld;
  readonly wenn: readonly NonNullable<Wenn>[];
  readonly ort: string;
};

/** Every field of a form, those of a group in its first row; `name` without the number of the row. */
export function stellenDes(formular: Rechnerformular): readonly Stelle[] {
  return formular.bloecke.flatMap((block) => {
    const davor = block.wenn ? [block.wenn] : [];
    const reihe = block.art === "gruppe" ? `${block.name}.1.` : "";
    return block.felder.map((feld) => ({
      name: block.art === "gruppe" ? `${block.name}.${feld.feld}` : feld.feld,
      ort: `${reihe}${feld.feld}`,
      feld,
      wenn: [...davor, ...(feld.wenn ? [{ ...feld.wenn, feld: `${reihe}${feld.wenn.feld}` }] : [])],
    }));
  });
}

type Seite = {
  readonly formular: Rechnerformular;
  readonly rechnung: Rechnung;
  /** States of the page. */
  readonly queries: readonly string[];
  readonly alsAnfrage: (eingabe: never) => unknown;
  /** The field has counted before: it need not be tried again. */
  readonly bekannt: (feld: string) => boolean;
};

/** Tries each field of a page in each of these states with values of its kind, until it has counted once. */
export function* seitenproben({
  formular,
  rechnung,
  queries,
  alsAnfrage,
  bekannt,
}: Seite): Generator<Seitenprobe> {
  const anfrage = (werte: Werte): unknown => {
    const auswertung = rechnung.auswertung({ werte, heute, gefragt: true });
    return auswertung.art === "ergebnis"
      ? JSON.parse(JSON.stringify(alsAnfrage(alsAntwort(auswertung.eingabe) as never)))
      : undefined;
  };
  const stellen = stellenDes(formular);
  for (const query of queries) {
    const werte = werteAusQuery(formular, new URLSearchParams(query));
    const offen = rechnung.felder?.(werte, heute);
    const wie = anfrage(werte);
    yield { feld: "", mit: wie, ohne: wie };
    for (const stelle of stellen) {
      if (bekannt(stelle.name) || (stelle.feld.aufAbruf && !offen?.[stelle.ort])) continue;
      for (const davor of vorbedingungen(stelle.wenn)) {
        const grund = { ...werte, ...davor };
        const ohne = anfrage({ ...grund, [stelle.ort]: "" });
        const eigener = grund[stelle.ort] ?? "";
        for (const wert of [
          ...(eigener === "" ? [] : [eigener]),
          ...proben(stelle, offen?.[stelle.ort]?.optionen),
        ]) {
          const mit = anfrage({ ...grund, [stelle.ort]: wert });
          if (mit !== undefined) yield { feld: stelle.name, mit, ohne };
        }
      }
    }
  }
}

/** The choices under which a field is in view. */
function vorbedingungen(wenn: readonly NonNullable<Wenn>[]): readonly Werte[] {
  return wenn.reduce<readonly Werte[]>(
    (bisher, { feld, ist }) => bisher.flatMap((werte) => ist.map((wert) => ({ ...werte, [feld]: wert }))),
    [{}],
  );
}

const texte = ["2", "x", "4:30", "1210", "Posten 5,00", "50%", "AG Dortmund", "gkg42-1", "60;70"];

function proben({ feld }: Stelle, optionen: Formularfeld["optionen"]): readonly string[] {
  switch (feld.art) {
    case "betrag":
      return ["100", "3000"];
    case "tag":
      return ["02.01.2026", "01.03.2014", "15.11.2026", "20.01.2027"];
    case "zahl":
      return ["2", "5", "30"];
    case "satz":
      return ["1", "1,5", "5"];
    case "auswahl":
    case "wahl":
      return (optionen ?? feld.optionen ?? []).map(({ wert }) => wert).filter((wert) => wert !== "");
    case "schalter":
      return [feld.vorgabeAn ? "0" : (feld.an ?? "ja")];
    default:
      return texte;
  }
}

/** Names of everything an input holds: `positionen[].angaben.seiten`. */
export function pfadeIn(wert: unknown, pfad = ""): readonly string[] {
  if (Array.isArray(wert)) return wert.flatMap((w) => pfadeIn(w, `${pfad}[]`));
  if (typeof wert !== "object" || wert === null) return [];
  return Object.entries(wert).flatMap(([name, w]) => {
    const hier = pfad === "" ? name : `${pfad}.${name}`;
    return w === undefined ? [] : [hier, ...pfadeIn(w, hier)];
  });
}

type Schema = {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
};

/** Names of everything a contract takes, in all of its forms. */
export function pfadeDes(schema: Schema, pfad = ""): readonly string[] {
  const formen = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [
    ...new Set([
      ...formen.flatMap((form) => pfadeDes(form, pfad)),
      ...(schema.items ? pfadeDes(schema.items, `${pfad}[]`) : []),
      ...Object.entries(schema.properties ?? {}).flatMap(([name, feld]) => {
        const hier = pfad === "" ? name : `${pfad}.${name}`;
        return [hier, ...pfadeDes(feld, hier)];
      }),
    ]),
  ];
}

/** Where a page and a call differ. */
export type Befund = {
  /** Fields of the contract that no state of the page produced. */
  readonly nurImAufruf: readonly string[];
  /** Fields of the form that changed nothing in what the call is asked. */
  readonly nurAufDerSeite: readonly string[];
  /** Fields of the form with what the contract refused of them. */
  readonly abgelehnt: readonly string[];
};

/** Probes of a page; `bekannt`: the field has counted before. */
export type Seitenproben = (bekannt: (feld: string) => boolean) => Iterable<Seitenprobe>;

/** Compares the fields of a page with those of the body of a call, by what the page really asks. */
export function vergleich(
  { body, errors }: Pick<ApiRoute["contract"], "body" | "errors">,
  felder: readonly string[],
  proben: Seitenproben,
): Befund {
  if (!body) throw new Error("Der Aufruf nimmt nichts entgegen.");
  const sagbar = new Set<string>();
  const gezaehlt = new Set<string>();
  const abgelehnt = new Set<string>();
  for (const { feld, mit, ohne } of proben((name) => gezaehlt.has(name))) {
    for (const pfad of pfadeIn(mit)) sagbar.add(pfad);
    if (JSON.stringify(mit) !== JSON.stringify(ohne)) gezaehlt.add(feld);
    try {
      if (mit !== undefined) eingabeLesen(body, mit, errors);
    } catch (fehler) {
      const { koerper } = fehler as { readonly koerper?: { readonly field?: string } };
      abgelehnt.add(`${feld}: ${koerper?.field ?? String(fehler)}`);
    }
  }
  const schema = z.toJSONSchema(body, { io: "input", unrepresentable: "any" });
  return {
    nurImAufruf: pfadeDes(schema as never)
      .filter((pfad) => !sagbar.has(pfad))
      .toSorted(),
    nurAufDerSeite: [...new Set(felder)].filter((feld) => !gezaehlt.has(feld)).toSorted(),
    abgelehnt: [...abgelehnt],
  };
}
