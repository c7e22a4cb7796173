import { type ComponentType, type MouseEvent, useState } from "react";
import { NavLink, useLocation } from "react-router";
import { ohneLebenslauf } from "#platform/client/lebenslauf.ts";
import { useSitzung } from "#platform/client/sitzung.ts";
import { kern } from "#platform/client/start.ts";
import { Seitenlink } from "#ui/seitenlink.tsx";
import type { Ueberlagert } from "../ueberlagerung.tsx";
import styles from "./kontobereich.module.css";

/** Account links of the header. They take the same room for everybody, so nothing moves when the session is known. */
export function Kontobereich() {
  const { status } = useSitzung();
  return (
    <ul className={styles.bereich} data-nicht-drucken="">
      {status === "authenticated" ? <Angemeldet /> : <Abgemeldet />}
    </ul>
  );
}

function Angemeldet() {
  const [gescheitert, setGescheitert] = useState(false);
  return (
    <>
      {gescheitert ? (
        <li role="alert" className={styles.fehler}>
          Die Abmeldung ist nicht gelungen. Bitte versuchen Sie es erneut.
        </li>
      ) : null}
      <li>
        <NavLink to="/dashboard" className={styles.link ?? ""}>
          Dashboard
        </NavLink>
      </li>
      <li>
        <NavLink to="/konto" className={styles.link ?? ""}>
          Konto
        </NavLink>
      </li>
      <li>
        <form
          method="post"
          action="/abmelden"
          onSubmit={(ereignis) => {
            ereignis.preventDefault();
            const formular = ereignis.currentTarget;
            setGescheitert(false);
            // Without the client's own code the plain form does the same.
            import("#platform/client/angemeldet.ts").then(
              ({ abmelden }) => abmelden().then((gelungen) => setGescheitert(!gelungen)),
              () => formular.submit(),
            );
          }}
        >
          <button type="submit" className={styles.knopf} data-testid="logout-button">
            Abmelden
          </button>
        </form>
      </li>
    </>
  );
}

type Geladen = ComponentType<{
  readonly art: Ueberlagert;
  readonly onWechsel: (art: Ueberlagert) => void;
  readonly onZu: () => void;
}>;

function Abgemeldet() {
  const { pathname } = useLocation();
  const [Ueberlagerung, setUeberlagerung] = useState<Geladen>();
  const [offen, setOffen] = useState<Ueberlagert>();

  const hier = (pfad: string) => (pathname === pfad ? "page" : undefined);
  const ueberlagern = (art: Ueberlagert) => (ereignis: MouseEvent<HTMLAnchorElement>) => {
    const { href } = ereignis.currentTarget;
    if (ohneLebenslauf.has(pathname) || mitAnderemZiel(ereignis)) return;
    ereignis.preventDefault();
    import("../ueberlagerung.tsx").then(
      (geladen) => {
        setUeberlagerung(() => geladen.Ueberlagerung);
        setOffen(art);
        kern().catch(() => {});
      },
      () => location.assign(href),
    );
  };

  return (
    <>
      <li>
        <Seitenlink
          nach="/login"
          aria-current={hier("/login")}
          className={styles.link}
          onClick={ueberlagern("anmeldung")}
        >
          Anmelden
        </Seitenlink>
      </li>
      <li>
        <Seitenlink
          nach="/register"
          aria-current={hier("/register")}
          className={styles.knopf}
          onClick={ueberlagern("registrierung")}
        >
          Registrieren
        </Seitenlink>
      </li>
      {Ueberlagerung && offen ? (
        <Ueberlagerung art={offen} onWechsel={setOffen} onZu={() => setOffen(undefined)} />
      ) : null}
    </>
  );
}

function mitAnderemZiel({ ctrlKey, metaKey, shiftKey, altKey, button }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey || button !== 0;
}
