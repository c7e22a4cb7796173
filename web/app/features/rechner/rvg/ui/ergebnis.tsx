import type { Tag } from "@gebuehrenportal/recht";
import { type ComponentProps, type Dispatch, memo, type ReactNode } from "react";
import { Blattansicht } from "#dokumente/blatt/ansicht/blattansicht.tsx";
import type { Blatt } from "#dokumente/blatt/blatt.ts";
import { OhneErgebnis } from "../../ui/ergebnis/ergebnisspalte.tsx";
import type { Auswertung } from "../auswertung.ts";
import { beispiel } from "../beispiel.ts";
import type { Aktion } from "../formular/aktionen.ts";
import type { Vorschlag } from "../formular/vorschlag.ts";
import { Vorschlaege } from "./vorschlaege.tsx";

type ErgebnisProps = {
  readonly blatt: Blatt;
  readonly vorschlaege: readonly Vorschlag[];
  readonly heute: Tag;
  /** Copy, print, files: belongs below the total. */
  readonly werkzeuge: ReactNode;
  readonly dispatch: Dispatch<Aktion>;
};

/** The bill with its derivation, and what may have been forgotten in it. */
export const Ergebnis = memo(function Ergebnis(props: ErgebnisProps) {
  const { blatt, vorschlaege, heute, werkzeuge, dispatch } = props;
  return (
    <Blattansicht
      blatt={blatt}
      heute={heute}
      wertBeiPosition
      werkzeuge={
        <>
          {werkzeuge}
          <Vorschlaege vorschlaege={vorschlaege} dispatch={dispatch} />
        </>
      }
    />
  );
});

type Ohne = Exclude<Auswertung, { readonly art: "ergebnis" }>;

/** In one sentence why there is no bill. */
export const KeinErgebnis = ({ auswertung }: { readonly auswertung: Ohne }) => (
  <OhneErgebnis pfad="/rvgrechner" {...hindernis(auswertung)} />
);

function hindernis(auswertung: Ohne): Pick<ComponentProps<typeof OhneErgebnis>, "auswertung" | "beispiel"> {
  if (auswertung.art !== "leer") return { auswertung };
  if (auswertung.fehlt === "gebuehr")
    return { auswertung: { art: "leer", text: "Kreuzen Sie mindestens eine Gebühr an." } };
  const text =
    "Geben Sie den Gegenstandswert ein. Die Gebühren stehen dann hier, Zeile für Zeile hergeleitet.";
  return { auswertung: { art: "leer", text }, beispiel };
}
