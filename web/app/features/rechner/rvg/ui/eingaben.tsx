import type { Tag } from "@gebuehrenportal/recht";
import { type Dispatch, type ReactNode, useMemo } from "react";
import { useServerinhalt } from "#platform/http/seite/serverinhalt.ts";
import { Schalter } from "#ui/felder/schalter.tsx";
import type { Auswertung } from "../auswertung.ts";
import type { Aktion } from "../formular/aktionen.ts";
import type { Formular } from "../formular/formular.ts";
import { Allgemeinblock } from "./angelegenheit/allgemeinblock.tsx";
import { Angelegenheitsblock, type AngelegenheitsblockProps } from "./angelegenheit/angelegenheitsblock.tsx";
import { Anrechnungsblock } from "./angelegenheit/anrechnungsblock.tsx";
import { Weiterangelegenheit } from "./angelegenheit/weiterangelegenheit.tsx";
import { Zahlungsblock } from "./angelegenheit/zahlungsblock.tsx";
import { gebuehrenwahl } from "./gebuehr/gebuehrenwahl.ts";

type EingabenProps = {
  readonly formular: Formular;
  /** What Nr. 1008 VV adds is shown at its fee. */
  readonly auswertung: Auswertung;
  readonly angabe: AngelegenheitsblockProps["angabe"];
  readonly heute: Tag;
  readonly dispatch: Dispatch<Aktion>;
};

/** The fields: each matter with its fees, then credits, payments and what applies to the whole bill. */
export function Eingaben({ formular, auswertung, angabe, heute, dispatch }: EingabenProps) {
  const { angelegenheiten, anrechnungen, zahlungen, felder } = formular;
  const gebuehren = useMemo(() => gebuehrenwahl(formular), [formular]);
  const weitere = { gebuehren, heute, dispatch };
  const ohneskript = useServerinhalt<ReactNode>();
  return (
    <>
      {angelegenheiten.map((a, i) => (
        <Angelegenheitsblock
          key={a.id}
          angelegenheit={a}
          erste={i === 0}
          einzige={angelegenheiten.length === 1}
          angabe={angabe}
          erhoehungen={erhoehungen(auswertung, a.id)}
          heute={heute}
          dispatch={dispatch}
        />
      ))}
      <div>
        <Weiterangelegenheit dispatch={dispatch} />
        <Anrechnungsblock anrechnungen={anrechnungen} {...weitere} />
        <Zahlungsblock zahlungen={zahlungen} {...weitere} />
        <Allgemeinblock felder={felder} heute={heute} dispatch={dispatch} />
      </div>
      <noscript>{ohneskript}</noscript>
      <input type="hidden" name="ust" value="0" />
      <Schalter
        name="ust"
        value="1"
        label="Mit Umsatzsteuer (Nr. 7008 VV)"
        checked={felder.umsatzsteuer !== "nein"}
        onChange={(e) =>
          dispatch({ art: "allgemein", feld: "umsatzsteuer", wert: e.currentTarget.checked ? "" : "nein" })
        }
      />
    </>
  );
}

/** `p1:30 p4:30`: what Nr. 1008 VV adds to the fees of a matter; empty without a result. */
function erhoehungen(auswertung: Auswertung, a: string): string {
  if (auswertung.art !== "ergebnis") return "";
  const zeilen = auswertung.ergebnis.angelegenheiten.find(({ id }) => id === a)?.zeilen ?? [];
  return zeilen
    .flatMap(({ position, erhoehung100 }) => (position && erhoehung100 ? `${position}:${erhoehung100}` : []))
    .join(" ");
}
