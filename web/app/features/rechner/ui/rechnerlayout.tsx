import type { FormEvent, ReactNode } from "react";
import { useNonce } from "#platform/http/seite/seitenstand.ts";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { warteSkript } from "../formular/merken.ts";
import { Gesamtleiste } from "./ergebnis/gesamtleiste.tsx";
import { FehlerContext } from "./formular/fehler.ts";
import { Leerformular, Zuruecksetzen } from "./formular/zuruecksetzen.tsx";
import styles from "./rechner.module.css";

type RechnerlayoutProps = {
  /** Path of the calculator. */
  readonly pfad: `/${string}`;
  /** Faults to show, by place. */
  readonly fehler: Readonly<Record<string, ReactNode>>;
  /** The address held inputs that cannot be read. */
  readonly beschaedigt: boolean;
  /** Above form and result: quick starts, a search. */
  readonly kopf?: ReactNode;
  readonly absenden: (ereignis: FormEvent) => void;
  readonly beruehren: () => void;
  readonly zuruecksetzen: () => void;
  /** The column beside the form. */
  readonly ergebnis: ReactNode;
  /** The figure people came for and what it is, at the lower edge of phones. */
  readonly kennzahl: { readonly text: string; readonly wert: string };
  /** The fields. */
  readonly children: ReactNode;
};

/** What every calculator looks like: form on the left, result on the right, the figure always in sight. */
export function Rechnerlayout(props: RechnerlayoutProps) {
  const { pfad, fehler, beschaedigt, kopf, ergebnis, kennzahl, children } = props;
  return (
    <FehlerContext value={fehler}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constant text, named in the policy by its hash */}
      <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: warteSkript }} />
      {beschaedigt ? (
        <Hinweis art="warnung" rolle="alert">
          <p>
            Dieser Link ist unvollständig oder beschädigt. Die Eingaben darin konnten nicht gelesen werden.
          </p>
        </Hinweis>
      ) : null}
      {kopf}
      <div className={styles.rechner}>
        <form
          method="get"
          action={pfad}
          className={styles.formular}
          onSubmit={props.absenden}
          onFocus={props.beruehren}
          noValidate
          data-nicht-drucken=""
          aria-label="Eingaben"
        >
          {children}
          <div className="knopfreihe">
            <Knopf type="submit" art="haupt">
              Berechnen
            </Knopf>
            <Zuruecksetzen tun={props.zuruecksetzen} />
          </div>
        </form>
        <Leerformular pfad={pfad} />
        {ergebnis}
      </div>
      <Gesamtleiste {...kennzahl} />
    </FehlerContext>
  );
}
