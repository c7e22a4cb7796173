import { type ReactNode, useRef } from "react";
import { useLocation } from "react-router";
import { Seitenlink } from "../seitenlink.tsx";
import { Zeichen } from "../zeichen.tsx";
import { Farbschalter } from "./farbschalter.tsx";
import styles from "./kopf.module.css";
import { Marke } from "./marke.tsx";
import { useWegweiser } from "./wegweiser.tsx";

/**
 * Header of every page. On narrow screens the navigation is a native popover, which opens without a script; from
 * 1024 px on the same lists stand in the line.
 *
 * @param gehalten on the server: its HTML as it was written before, see `gehaltene-huelle.server.ts`
 */
export function Kopf({
  konto,
  gehalten,
}: {
  readonly konto?: ReactNode;
  readonly gehalten?: string | undefined;
}) {
  const ziele = useWegweiser("kopf");
  const rechner = useWegweiser("rechner");
  const menue = useRef<HTMLElement>(null);
  const liste = useRef<HTMLDivElement>(null);
  const zu = () => {
    liste.current?.hidePopover?.();
    menue.current?.hidePopover?.();
  };
  if (import.meta.env.SSR && gehalten !== undefined)
    return (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what this very component wrote for the same address before
      <header className={styles.kopf} data-nicht-drucken="" dangerouslySetInnerHTML={{ __html: gehalten }} />
    );
  return (
    <header className={styles.kopf} data-nicht-drucken="">
      <div className={styles.innen}>
        <Seitenlink nach="/" className={styles.name}>
          <Marke />
          Gebührenportal
        </Seitenlink>
        <nav className={styles.menue} id="hauptmenue" aria-label="Hauptnavigation" popover="auto" ref={menue}>
          <ul className={styles.ziele}>
            {ziele.map(({ pfad, text }) => (
              <li key={pfad} className={pfad === "/" ? styles.start : undefined}>
                <Ziel pfad={pfad} text={text} klasse={styles.ziel} zu={zu} />
              </li>
            ))}
            <li>
              <button type="button" className={styles.alle} popoverTarget="alle-rechner">
                Alle Rechner
                <Zeichen name="winkel" />
              </button>
              <div className={styles.rechner} id="alle-rechner" popover="auto" ref={liste}>
                <ul className={styles.rechnerliste} aria-label="Alle Rechner">
                  {rechner.map(({ pfad, text }) => (
                    // In the narrow menu the main links stand right above.
                    <li key={pfad} className={ziele.some((z) => z.pfad === pfad) ? styles.oben : undefined}>
                      <Ziel pfad={pfad} text={text} klasse={styles.rechnerziel} zu={zu} />
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          </ul>
          {konto}
        </nav>
        <div className={styles.rechts}>
          <Farbschalter />
          <button type="button" className={styles.menueknopf} popoverTarget="hauptmenue">
            <Zeichen name="menue" />
            Menü
          </button>
        </div>
      </div>
    </header>
  );
}

type ZielProps = {
  readonly pfad: string;
  readonly text: string;
  readonly klasse: string | undefined;
  readonly zu: () => void;
};

/** A link of the navigation, marked on its own pages; whoever follows it closes the menus. */
function Ziel({ pfad, text, klasse, zu }: ZielProps) {
  const { pathname } = useLocation();
  return (
    <Seitenlink
      nach={pfad}
      aria-current={istHier(pathname, pfad) ? "page" : undefined}
      className={klasse}
      onClick={zu}
    >
      {text}
    </Seitenlink>
  );
}

/** Whether an address is the page of a link or lies below it; below `/` lies everything, and only `/` itself is meant. */
export const istHier = (pathname: string, pfad: string): boolean =>
  pathname === pfad || (pfad !== "/" && pathname.startsWith(`${pfad}/`));
