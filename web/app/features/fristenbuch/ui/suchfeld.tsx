import { untrennbar } from "@gebuehrenportal/recht";
import { useRef, useState } from "react";
import feld from "#ui/felder/feld.module.css";
import { Feldgeruest, type Geruestangaben, geteilt } from "#ui/felder/feldgeruest.tsx";
import { Vorschlagsfeld } from "#ui/felder/vorschlagsfeld.tsx";
import styles from "./suchfeld.module.css";

type SuchfeldProps = Geruestangaben & {
  readonly name: string;
  readonly defaultValue?: string | undefined;
  readonly maxLength?: number;
  /** Suggestions for what was typed, the nearest first. */
  readonly finden: (text: string) => Promise<readonly string[]>;
};

/**
 * A line of text with the portal's list of suggestions, of which the nearest is marked; Enter takes what is marked and sends
 * nothing. Without a script the typed word goes to the server as it is.
 */
export function Suchfeld(props: SuchfeldProps) {
  const [geruest, { defaultValue = "", finden, ...eingabe }] = geteilt(props);
  const { text, vorschlaege, stelle, suchen, waehlen, setStelle, schliessen } = useVorschlaege(
    defaultValue,
    finden,
  );
  return (
    <div className={styles.suche}>
      <Feldgeruest {...geruest}>
        {(bindung) => (
          <>
            <Vorschlagsfeld
              {...eingabe}
              {...bindung}
              type="text"
              className={feld.eingabe}
              value={text}
              onChange={({ currentTarget }) => suchen(currentTarget.value)}
              onBlur={schliessen}
              liste="Vorschläge"
              vorschlaege={vorschlaege}
              offen
              stelle={stelle}
              nurListe
              optionsklasse={styles.vorschlag}
              schluessel={(vorschlag) => vorschlag}
              zeigen={untrennbar}
              onStelle={setStelle}
              onOffen={(offen) => offen || schliessen()}
              onWahl={waehlen}
            />
            <span role="status" className="nur-vorlesen">
              {vorschlaege.length > 0 ? `${vorschlaege.length} Vorschläge` : ""}
            </span>
          </>
        )}
      </Feldgeruest>
    </div>
  );
}

/** What is typed and what was found for it; a slower answer to an earlier text is dropped. */
function useVorschlaege(anfang: string, finden: SuchfeldProps["finden"]) {
  const [text, setText] = useState(anfang);
  const [vorschlaege, setVorschlaege] = useState<readonly string[]>([]);
  const [stelle, setStelle] = useState(0);
  const frage = useRef("");

  function suchen(neu: string) {
    setText(neu);
    frage.current = neu;
    const zeigen = (gefunden: readonly string[]) => {
      if (frage.current !== neu) return;
      // What stands in the field needs no suggestion.
      setVorschlaege(gefunden.length === 1 && gefunden[0] === neu ? [] : gefunden);
      setStelle(0);
    };
    if (neu.trim().length < 2) zeigen([]);
    else finden(neu).then(zeigen, () => zeigen([]));
  }
  function schliessen() {
    frage.current = "";
    setVorschlaege([]);
  }
  function waehlen(gewaehlt: string) {
    setText(gewaehlt);
    schliessen();
  }
  return { text, vorschlaege, stelle, suchen, waehlen, setStelle, schliessen };
}

/** Periods of the catalogue; it is fetched with the first letters. */
export async function fristenFinden(text: string): Promise<readonly string[]> {
  const { katalogsuche } = await import("@gebuehrenportal/fristen/katalogsuche");
  return katalogsuche(text, { hoechstens: 12 }).map(({ name, norm }) => `${name} (${norm})`);
}

type Ortszeile = { readonly name: string; readonly art: string; readonly land?: string };

/** Courts, towns and Länder. */
export const orteFinden = (text: string): Promise<readonly string[]> => finden(text, () => true);

/** Courts alone. */
export const gerichteFinden = (text: string): Promise<readonly string[]> =>
  finden(text, ({ art }) => art === "gericht");

/** Towns, of one Land alone. */
export const gemeindenFinden =
  (land: string) =>
  (text: string): Promise<readonly string[]> =>
    finden(text, (ort) => ort.art === "gemeinde" && (land === "" || ort.land === land));

async function finden(text: string, passt: (ort: Ortszeile) => boolean): Promise<readonly string[]> {
  const antwort = await fetch(`/api/rechner/orte?${new URLSearchParams({ q: text })}`);
  if (!antwort.ok) return [];
  const { zeilen } = (await antwort.json()) as { zeilen: readonly Ortszeile[] };
  return [...new Set(zeilen.filter(passt).map(({ name }) => name))];
}
