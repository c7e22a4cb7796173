import { zusammengefuehrt } from "#platform/zugleich/zusammenfuehren.ts";
import { zeitzonen } from "../worte/laengen.ts";
import { dauerworte } from "./dauerworte.ts";
import { vorfristenText } from "./vorfristentext.ts";
import { dauerfelder, type Vorlagenangaben, type Zusatz, zusatzfelder, zusatzVon } from "./vorlage.ts";
import { zusatzText } from "./zusatz.ts";

/** What is to change of a template, or what was seen of it. */
export type Vorlagenaenderung = {
  readonly [Feld in keyof Vorlagenangaben]?: Vorlagenangaben[Feld] | undefined;
};

/** The entry of the catalogue says the length, its norm and how it is counted: they stand or fall together. */
export const vorlagengruppen = [
  ["rule", ...dauerfelder, "norm", "begin", "direction", "shift"],
] as const satisfies readonly (readonly (keyof Vorlagenangaben)[])[];

/** A template with its additional details one by one: two people may change two of them. */
type Einzeln = Omit<Vorlagenangaben, "metadata"> & Required<Zusatz>;

function einzeln({ metadata, ...angaben }: Vorlagenaenderung): Partial<Einzeln> {
  const genannt = Object.fromEntries(Object.entries(angaben).filter(([, wert]) => wert !== undefined));
  if (metadata === undefined) return genannt;
  const zusatz = zusatzVon({ metadata });
  const leer = Object.fromEntries(zusatzfelder.map((feld) => [feld, ""]));
  return { ...genannt, ...leer, timezone: zeitzonen[0], ...zusatz };
}

/** What two people make of one template: what is to be written, and what both have changed to different values. */
export type Vorlagenstreit = { readonly field: string; readonly yours: string; readonly theirs: string };

/** Puts together what somebody changed of a template against what he saw with what stands there now. */
export function vorlageZusammengefuehrt(
  jetzt: Vorlagenangaben,
  gewollt: Vorlagenaenderung,
  gesehen: Vorlagenaenderung,
): { readonly aenderung: Vorlagenaenderung; readonly streit: readonly Vorlagenstreit[] } {
  const [hier, dort] = [einzeln(jetzt), einzeln(gewollt)];
  // Details that were closed when they were seen were empty.
  const damals = einzeln(gewollt.metadata === undefined ? gesehen : { metadata: null, ...gesehen });
  const { werte, streit } = zusammengefuehrt<Partial<Einzeln>>({
    gesehen: damals,
    gewollt: dort,
    jetzt: hier,
    gruppen: vorlagengruppen,
  });
  const angaben: Record<string, unknown> = { ...werte };
  const zusatz: Record<string, string> = {};
  for (const feld of zusatzfelder) {
    if (werte[feld] !== undefined) zusatz[feld] = werte[feld];
    delete angaben[feld];
  }
  const neueDetails = gewollt.metadata != null && jetzt.metadata === null;
  return {
    aenderung: {
      ...angaben,
      ...((neueDetails || Object.keys(zusatz).length > 0) && {
        metadata: zusatzText({
          ...zusatzVon({ metadata: neueDetails ? (gewollt.metadata ?? null) : jetzt.metadata }),
          ...zusatz,
        }),
      }),
    },
    streit: streit.map((felder) => {
      const feld = felder[0] ?? "templateName";
      return { field: feld, yours: wort({ ...hier, ...dort }, feld), theirs: wort(hier, feld) };
    }),
  };
}

const zaehlworte: Readonly<Record<string, string>> = {
  ereignis: "Tag des Ereignisses zählt nicht mit",
  tagesanfang: "Tag des Ereignisses zählt mit",
  vorwaerts: "vorwärts",
  rueckwaerts: "rückwärts",
  keine: "Ende bleibt, wie es ist",
  "keine-rueckwaerts": "Ende bleibt; der Werktag davor wird genannt",
};

/** A field in words; the first of those that stand together says them all. */
function wort(angaben: Partial<Einzeln>, feld: keyof Einzeln): string {
  if (feld === "shared") return angaben.shared ? "im Team" : "nur für Sie";
  if (feld === "vorfristen") return vorfristenText(angaben.vorfristen ?? null) || "wie üblich";
  if (feld !== "rule") return String(angaben[feld] ?? "");
  const { days = 0, weeks = 0, months = 0, years = 0, norm, begin, direction, shift } = angaben;
  const ende = shift === "vorwaerts" ? "Ende am nächsten Werktag" : zaehlworte[shift ?? ""];
  return [
    dauerworte({ days, weeks, months, years }),
    norm,
    zaehlworte[begin ?? ""],
    zaehlworte[direction ?? ""],
    ende,
  ]
    .filter(Boolean)
    .join(", ");
}
