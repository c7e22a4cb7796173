import { type FormEvent, useRef } from "react";
import { useLocation } from "react-router";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import styles from "./werkzeuge.module.css";

type KostennoteBeginnenProps = {
  /** Path of the calculator. */
  readonly rechner: string;
  /** The inputs as a fragment, made at the click. */
  readonly stand: () => string;
  /** The treasury pays: its application stands first. */
  readonly ausKasse: boolean;
};

const kostennote = "/kostennoten/neu";
const kostenfestsetzung = "/kostenfestsetzung";
const antragAnDieKasse = "Antrag an die Staatskasse";

/** Hands the inputs over to a new Kostennote, in the body of the request: they stand in no address and no log. */
export function KostennoteBeginnen({ rechner, stand, ausKasse }: KostennoteBeginnenProps) {
  const feld = useRef<HTMLInputElement>(null);
  function uebernehmen({ currentTarget, nativeEvent }: FormEvent<HTMLFormElement>) {
    const wohin = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter?.getAttribute("value") : null;
    if (feld.current) feld.current.value = stand();
    // Behind `#`, which no browser sends: whoever has to sign in first keeps the inputs in the address.
    currentTarget.action = `${wohin ?? kostennote}#${stand()}`;
  }
  return (
    <>
      <form
        method="post"
        action={kostennote}
        className={styles.weiter}
        data-nur-mit-skript=""
        onSubmit={uebernehmen}
      >
        <input type="hidden" name="was" value="uebernehmen" />
        <input type="hidden" name="rechner" value={rechner} />
        <input type="hidden" name="stand" ref={feld} />
        {ausKasse ? (
          <Knopf type="submit" art="klein" name="ziel" value={kostenfestsetzung}>
            {antragAnDieKasse}
          </Knopf>
        ) : null}
        <Knopf type="submit" art="klein" name="ziel" value={kostennote}>
          Kostennote
        </Knopf>
        <Knopf type="submit" art="klein" name="ziel" value={kostenfestsetzung}>
          Kostenfestsetzung
        </Knopf>
      </form>
      <OhneSkript ausKasse={ausKasse} />
    </>
  );
}

/** Where no script runs, the address holds all inputs, and both pages read it. */
function OhneSkript({ ausKasse }: Pick<KostennoteBeginnenProps, "ausKasse">) {
  const { search } = useLocation();
  return (
    <noscript>
      {typeof document === "undefined" ? (
        <>
          {ausKasse ? (
            <>
              <Knopfverweis art="klein" nach={kostenfestsetzung + search}>
                {antragAnDieKasse}
              </Knopfverweis>{" "}
            </>
          ) : null}
          <Knopfverweis art="klein" nach={kostennote + search}>
            Kostennote
          </Knopfverweis>{" "}
          <Knopfverweis art="klein" nach={kostenfestsetzung + search}>
            Kostenfestsetzung
          </Knopfverweis>
        </>
      ) : null}
    </noscript>
  );
}
