import { useEffect, useRef, useState } from "react";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { anmeldeadresse } from "./anmeldeadresse.ts";
import type { Dateiart, Dateiausgang } from "./datei-holen.ts";
import styles from "./werkzeuge.module.css";

const arten: readonly (readonly [Dateiart, string])[] = [
  ["pdf", "Als PDF exportieren"],
  ["docx", "Word"],
  ["xlsx", "Excel"],
];

/** After this long the page says that it is still at work. */
const satzNachMs = 1_000;

type DateienProps = {
  /** Path of the calculator. */
  readonly rechner: string;
  /** The inputs as a fragment, made at the click. */
  readonly stand: () => string;
};

/** Files that the server makes from the inputs (tier Basic). The inputs leave the browser only at the click. */
export function Dateien({ rechner, stand }: DateienProps) {
  const [lauf, setLauf] = useState<AbortController>();
  const [dauert, setDauert] = useState(false);
  const [ausgang, setAusgang] = useState<Dateiausgang>();
  const offen = useRef(lauf);
  offen.current = lauf;
  useEffect(() => () => offen.current?.abort(), []);

  async function holen(art: Dateiart) {
    if (lauf) return;
    const dieser = new AbortController();
    setLauf(dieser);
    setAusgang(undefined);
    const uhr = setTimeout(() => setDauert(true), satzNachMs);
    const ende = await import("./datei-holen.ts").then(
      ({ dateiHolen }) => dateiHolen(art, { rechner, stand: stand() }, dieser.signal),
      (): Dateiausgang => ({
        art: "fehler",
        text: "Keine Verbindung zum Server. Ihre Eingaben bleiben stehen.",
      }),
    );
    clearTimeout(uhr);
    setDauert(false);
    setLauf(undefined);
    setAusgang(ende);
  }
  return (
    <>
      {arten.map(([art, text]) => (
        <Knopf key={art} art="still" aria-disabled={lauf !== undefined} onClick={() => void holen(art)}>
          {text}
        </Knopf>
      ))}
      <div className={styles.meldung} role="status">
        {lauf && dauert ? (
          <p className={styles.lauf}>
            Die Datei wird erstellt …
            <Knopf art="still" onClick={() => lauf.abort()}>
              Abbrechen
            </Knopf>
          </p>
        ) : null}
        <Ausgang ausgang={ausgang} stand={stand} />
      </div>
    </>
  );
}

type AusgangProps = Pick<DateienProps, "stand"> & { readonly ausgang: Dateiausgang | undefined };

function Ausgang({ ausgang, stand }: AusgangProps) {
  switch (ausgang?.art) {
    case "anmelden":
    case "tarif":
      return (
        <Hinweis testId="upgrade-hint" titel="Diese Funktion ist im Tarif Basic enthalten.">
          <p>
            Ihre Eingaben bleiben stehen.{" "}
            {ausgang.art === "anmelden" ? <Verweis nach={anmeldeadresse(stand)}>Anmelden</Verweis> : null}
          </p>
        </Hinweis>
      );
    case "fehler":
      return (
        <Hinweis art="gefahr">
          <p>{ausgang.text}</p>
        </Hinweis>
      );
    default:
      return null;
  }
}
