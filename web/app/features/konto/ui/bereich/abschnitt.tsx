import { type ReactNode, useEffect } from "react";
import { useActionData, useFetcher } from "react-router";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { useErstesFehlerfeld } from "#ui/felder/erstes-fehlerfeld.ts";
import { Erfolgsmeldung, Fehlermeldung } from "#ui/hinweis.tsx";
import { Karte } from "#ui/karte.tsx";
import styles from "./abschnitt.module.css";

/** What the section of the page that was used shows afterwards. */
export type Abschnittsergebnis = {
  readonly was: string;
  readonly erledigt?: string | undefined;
  readonly fehler?: string | undefined;
  readonly felder?: Readonly<Record<string, string | undefined>> | undefined;
  /** A second factor that waits for its first code. */
  readonly einrichtung?: Einrichtung | undefined;
  /** Recovery codes, shown this one time. */
  readonly codes?: readonly string[] | undefined;
};

export type Einrichtung = {
  readonly uri: string;
  readonly geheimnis: string;
  /** Unset: the address is too long for a picture. */
  readonly qr: { readonly pfad: string; readonly groesse: number } | undefined;
};

type AbschnittProps = {
  /** Fragment of the address. */
  readonly id: string;
  readonly titel: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
};

/** One subject of the page about one's own account. */
export function Abschnitt({ id, titel, text, children }: AbschnittProps) {
  const titelId = `${id}-titel`;
  return (
    <div className={styles.abschnitt} id={id}>
      <Karte as="section" titelId={titelId}>
        <h2 className={styles.titel} id={titelId}>
          {titel}
        </h2>
        {text ? <p className={styles.text}>{text}</p> : null}
        <div className={styles.stapel}>{children}</div>
      </Karte>
    </div>
  );
}

/**
 * One form of a section. With a script it is sent in place, without one it reloads the page; the outcome is the same.
 *
 * @param was what the action calls it; `schluessel` tells apart several forms of that kind on the page
 */
export function useHandlung(was: string, schluessel = "") {
  const fetcher = useFetcher<Abschnittsergebnis>({ key: `${was}${schluessel}` });
  const gesendet = useActionData() as Abschnittsergebnis | undefined;
  const ergebnis = fetcher.data ?? (gesendet?.was === was ? gesendet : undefined);
  return { fetcher, ergebnis, laeuft: fetcher.state !== "idle", was };
}

type AufZuProps = {
  readonly handlung: ReturnType<typeof useHandlung>;
  readonly titel: ReactNode;
  readonly children: ReactNode;
};

/** A form that is needed rarely: folded, unless it has something to say. */
export function Aufzuklappen({ handlung, titel, children }: AufZuProps) {
  return (
    <Aufklapper titel={titel} offen={handlung.ergebnis !== undefined}>
      <Handlungsformular handlung={handlung}>{children}</Handlungsformular>
    </Aufklapper>
  );
}

type FormularProps = {
  readonly handlung: ReturnType<typeof useHandlung>;
  readonly children: ReactNode;
  /** Buttons and text in one line. */
  readonly zeile?: boolean;
};

/** The form itself with its outcome above the fields. */
export function Handlungsformular({ handlung, children, zeile = false }: FormularProps) {
  const { fetcher, ergebnis, laeuft, was } = handlung;
  const formular = useErstesFehlerfeld(ergebnis);
  // The button was off while the form was under way, and the focus with it: back to where the reader was.
  useEffect(() => {
    if (ergebnis && !laeuft && document.activeElement === document.body)
      formular.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
  }, [ergebnis, laeuft, formular]);
  return (
    <fetcher.Form
      method="post"
      noValidate
      className={zeile ? styles.zeile : styles.formular}
      ref={formular}
      data-handlung={was}
    >
      <input type="hidden" name="was" value={was} />
      <Ausgang ergebnis={ergebnis} />
      {children}
    </fetcher.Form>
  );
}

function Ausgang({ ergebnis }: { readonly ergebnis: Abschnittsergebnis | undefined }) {
  if (ergebnis?.fehler) return <Fehlermeldung>{ergebnis.fehler}</Fehlermeldung>;
  return <Erfolgsmeldung>{ergebnis?.erledigt}</Erfolgsmeldung>;
}
