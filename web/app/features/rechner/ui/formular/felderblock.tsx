import { type Tag, untrennbar } from "@gebuehrenportal/recht";
import type { ReactNode } from "react";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Betragsfeld } from "#ui/felder/betragsfeld.tsx";
import { Feld } from "#ui/felder/feld.tsx";
import { Optionsgruppe } from "#ui/felder/optionsgruppe.tsx";
import { Schalter } from "#ui/felder/schalter.tsx";
import { Tagfeld } from "#ui/felder/tagfeld.tsx";
import type { Formularfeld } from "../../formular/formularfeld.ts";
import { useEigene } from "../ablegen/eigene.ts";
import { BasicMarke } from "../basic-marke.tsx";
import { useAnpassungen } from "./anpassungen.ts";
import { useFehler } from "./fehler.ts";
import styles from "./felderblock.module.css";

type FelderblockProps<F extends string> = {
  /** Place of the group (`a1`, `a1.p2`); ids of the fields are `ort.feld`, or just `feld` at the top (empty place). */
  readonly ort: string;
  readonly formularfelder: readonly Formularfeld<F>[];
  readonly felder: { readonly [feld: string]: string | undefined };
  readonly setzen: (feld: F, wert: string) => void;
  readonly heute: Tag;
};

/** A group of fields side by side where there is room. */
export function Felderblock<F extends string>({
  ort,
  formularfelder,
  felder,
  setzen,
  heute,
}: FelderblockProps<F>) {
  const fehler = useFehler();
  const anpassungen = useAnpassungen();
  return (
    <div className={styles.block}>
      {formularfelder.map((formularfeld) => {
        const { wenn } = formularfeld;
        if (wenn && !wenn.ist.includes(felder[wenn.feld] ?? "")) return null;
        const id = ort === "" ? formularfeld.feld : `${ort}.${formularfeld.feld}`;
        if (formularfeld.art === "verborgen")
          return felder[formularfeld.feld] ? (
            <input key={id} type="hidden" name={id} value={felder[formularfeld.feld]} />
          ) : null;
        if (formularfeld.aufAbruf && !anpassungen[id]) return null;
        return (
          <div key={formularfeld.feld} className={zellenklasse(formularfeld)}>
            <Einzelfeld
              formularfeld={{ ...formularfeld, ...anpassungen[id] }}
              anzeige={anpassungen[id]?.anzeige}
              id={id}
              text={felder[formularfeld.feld] ?? ""}
              setzen={(wert) => setzen(formularfeld.feld, wert)}
              fehler={fehler(id)}
              heute={heute}
            />
          </div>
        );
      })}
    </div>
  );
}

/** Switches and groups of choices have no frame of lines as the other fields do. */
function zellenklasse({ art, breit }: Formularfeld): string {
  const gerahmt = ["betrag", "tag", "auswahl", "text", "zahl"].includes(art);
  return [breit || art === "schalter" ? styles.breit : styles.zelle, gerahmt && styles.feld]
    .filter(Boolean)
    .join(" ");
}

type EinzelfeldProps = {
  readonly formularfeld: Formularfeld;
  readonly anzeige: string | undefined;
  readonly id: string;
  readonly text: string;
  readonly setzen: (wert: string) => void;
  readonly fehler: ReactNode;
  readonly heute: Tag;
};

function Einzelfeld({ formularfeld, anzeige, id, text, setzen, fehler, heute }: EinzelfeldProps) {
  const eigene = useEigene();
  const { art, einheit } = formularfeld;
  const hinweis = formularfeld.hinweis && untrennbar(formularfeld.hinweis);
  const label = formularfeld.basic ? (
    <>
      {formularfeld.label} <BasicMarke />
    </>
  ) : (
    formularfeld.label
  );
  const gemeinsam = {
    id,
    name: id,
    label,
    fehler,
    ...(hinweis ? { hinweis } : {}),
    ...(formularfeld.freiwillig ? { freiwillig: true } : {}),
  };
  switch (art) {
    case "betrag":
      return <Betragsfeld {...gemeinsam} text={text} onText={setzen} />;
    case "tag":
      return <Tagfeld {...gemeinsam} heute={heute} text={text} onText={setzen} />;
    case "auswahl":
      return (
        <Auswahl
          {...gemeinsam}
          optionen={formularfeld.optionen ?? []}
          value={text}
          onChange={(e) => setzen(e.currentTarget.value)}
        />
      );
    case "wahl":
      return (
        <Optionsgruppe
          name={id}
          label={label}
          optionen={formularfeld.optionen ?? []}
          {...(hinweis ? { hinweis } : {})}
          fehler={fehler}
          wert={text}
          onWert={setzen}
        />
      );
    case "eigen": {
      const Eigen = eigene.felder[formularfeld.feld];
      if (!Eigen) return null;
      const { optionen = [] } = formularfeld;
      const { werte, ersetzen } = eigene;
      return <Eigen {...{ id, label, hinweis, fehler, text, anzeige, optionen, werte, ersetzen }} />;
    }
    case "schalter":
      return <Schalterfeld formularfeld={formularfeld} id={id} label={label} text={text} setzen={setzen} />;
    default:
      return (
        <Feld
          {...gemeinsam}
          {...(einheit ? { einheit } : {})}
          inputMode={art === "zahl" ? "numeric" : "text"}
          value={text}
          onChange={(e) => setzen(e.currentTarget.value)}
        />
      );
  }
}

/** On by itself: a plain form then sends `0` before the switch, so that switching it off can be told from not asking. */
function Schalterfeld({
  formularfeld,
  id,
  label,
  text,
  setzen,
}: Pick<EinzelfeldProps, "formularfeld" | "id" | "text" | "setzen"> & { readonly label: ReactNode }) {
  const { vorgabeAn = false, an = "ja" } = formularfeld;
  const hinweis = formularfeld.hinweis && untrennbar(formularfeld.hinweis);
  return (
    <>
      {vorgabeAn ? <input type="hidden" name={id} value="0" /> : null}
      <Schalter
        id={id}
        name={id}
        value={vorgabeAn ? "1" : an}
        label={label}
        {...(hinweis ? { hinweis } : {})}
        checked={vorgabeAn ? text !== "0" : text === an}
        onChange={(e) => {
          const { checked } = e.currentTarget;
          setzen(vorgabeAn ? (checked ? "" : "0") : checked ? an : "");
        }}
      />
    </>
  );
}
