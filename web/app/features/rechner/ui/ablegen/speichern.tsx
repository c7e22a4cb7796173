import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { Knopf } from "#ui/knopf.tsx";
import type { Speicherangaben } from "./speicherangaben.ts";
import { gemerkterEntwurf } from "./speicherentwurf.ts";
import styles from "./werkzeuge.module.css";

/** Saves the inputs of a result in the account; everything behind the button loads with the first click. */
export function Speichern(angaben: Speicherangaben) {
  const [Maske, setMaske] = useState<ComponentType<Speicherangaben & { readonly schliessen: () => void }>>();
  const [ohneNetz, setOhneNetz] = useState(false);
  const oeffnen = () =>
    import("./speichermaske.tsx").then(
      ({ Speichermaske }) => {
        setOhneNetz(false);
        setMaske(() => Speichermaske);
      },
      () => setOhneNetz(true),
    );
  // Back from signing in: where the reader left off.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the result first stands there
  useEffect(() => {
    if (gemerkterEntwurf()) void oeffnen();
  }, []);
  return (
    <>
      <span data-nur-mit-skript="">
        <Knopf
          art="klein"
          aria-expanded={Maske !== undefined}
          onClick={() => (Maske ? setMaske(undefined) : void oeffnen())}
        >
          Speichern
        </Knopf>
      </span>
      <OhneSkript {...angaben} />
      {ohneNetz ? (
        <p role="status" className={styles.meldung}>
          Keine Verbindung zum Server. Ihre Eingaben bleiben stehen.
        </p>
      ) : null}
      {Maske ? <Maske {...angaben} schliessen={() => setMaske(undefined)} /> : null}
    </>
  );
}

/** Where no script runs, a form brings the inputs of the address to the account; a browser with scripts ignores it. */
function OhneSkript({ rechner, stand }: Speicherangaben) {
  const { search } = useLocation();
  const imServer = typeof document === "undefined";
  return (
    <noscript>
      {imServer ? (
        <form method="post" action="/meine-berechnungen/speichern">
          <input type="hidden" name="rechner" value={rechner} />
          <input type="hidden" name="stand" value={stand()} />
          <input type="hidden" name="query" value={search} />
          <Knopf type="submit" art="klein">
            Speichern
          </Knopf>
        </form>
      ) : null}
    </noscript>
  );
}
