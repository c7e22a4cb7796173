import { type ClipboardEvent, useId, useState } from "react";
import { Markenfeld } from "#ui/felder/markenfeld.tsx";
import { nameHoechstens } from "../../grenzen.ts";
import { aufgenommen, namenAus, passend } from "./namen.ts";
import styles from "./schreibtisch.module.css";

type MarkenProps = {
  readonly label: string;
  readonly name: string;
  readonly hinweis: string;
  readonly werte: readonly string[];
  readonly hoechstens: number;
  /** What the portal knows already; asked for when the field is first touched. */
  readonly vorschlaege: () => Promise<readonly string[]>;
  readonly onWerte: (werte: readonly string[]) => void;
  readonly ansagen: (text: string) => void;
};

/** Several short names as chips, out of those that the portal knows or new ones; a pasted list becomes a chip for each. */
export function Marken(props: MarkenProps) {
  const { label, name, hinweis, werte } = props;
  return (
    <Markenfeld
      {...useMarken(props)}
      id={useId()}
      name={name}
      label={label}
      hinweis={hinweis}
      aufgenommene={label}
      werte={werte}
      entfernen={(wert) => `Entfernen: ${wert}`}
      liste={`Vorschläge: ${label}`}
      optionsklasse={styles.vorschlag}
      schluessel={(wert) => wert}
      zeigen={(wert) => wert}
      maxLength={nameHoechstens}
    />
  );
}

/** What is typed and suggested, and how a name becomes a chip or is none any more. */
function useMarken({ werte, hoechstens, vorschlaege, onWerte, ansagen }: MarkenProps) {
  const [text, setText] = useState("");
  const [bekannte, setBekannte] = useState<readonly string[]>();
  const [fehler, setFehler] = useState<string>();
  const [offen, setOffen] = useState(false);
  const [stelle, setStelle] = useState(-1);

  function zeigen(ja: boolean) {
    setOffen(ja);
    setStelle(-1);
  }
  /** @param rest what stays in the field, to be typed on */
  function aufnehmen(namen: readonly string[], rest = "") {
    setText(rest);
    zeigen(rest !== "");
    if (namen.length === 0) return;
    const kurze = namen.filter((name) => [...name].length <= nameHoechstens);
    const {
      werte: alle,
      neue,
      zuViele,
    } = aufgenommen(werte, kurze, { bekannte: bekannte ?? [], hoechstens });
    const zuLang = kurze.length < namen.length && `Ein Name hat höchstens ${nameHoechstens} Zeichen.`;
    setFehler(zuViele ? `Höchstens ${hoechstens} sind möglich.` : zuLang || undefined);
    if (neue.length === 0) return;
    onWerte(alle);
    ansagen(`${neue.join(", ")} hinzugefügt`);
  }
  /** Keyboards of phones tell of no key: the comma is there when it stands in the text. */
  function geschrieben(neu: string) {
    const ende = neu.lastIndexOf(",");
    if (ende >= 0) return aufnehmen(namenAus(neu.slice(0, ende)), neu.slice(ende + 1).trimStart());
    setText(neu);
    zeigen(neu.trim() !== "");
  }
  /** Before the field makes one line of it and cuts it off. */
  function eingefuegt(ereignis: ClipboardEvent<HTMLInputElement>) {
    const { value, selectionStart, selectionEnd } = ereignis.currentTarget;
    const neu = ereignis.clipboardData.getData("text/plain");
    if (!/[,;\t\r\n]/.test(neu.trim())) return;
    ereignis.preventDefault();
    const [davor, danach] = [value.slice(0, selectionStart ?? 0), value.slice(selectionEnd ?? value.length)];
    aufnehmen(namenAus(davor + neu + danach));
  }
  return {
    text,
    fehler,
    offen,
    vorschlaege: offen ? passend(bekannte ?? [], text, werte) : [],
    stelle,
    onText: geschrieben,
    onPaste: eingefuegt,
    onFocus: () => bekannte ?? void vorschlaege().then(setBekannte),
    onStelle: setStelle,
    onOffen: zeigen,
    onWahl: (wert: string) => aufnehmen([wert]),
    onAufnehmen: (getippt: string) => aufnehmen(namenAus(getippt)),
    onEntfernen(wert: string) {
      setFehler(undefined);
      onWerte(werte.filter((w) => w !== wert));
      ansagen(`${wert} entfernt`);
    },
  };
}
