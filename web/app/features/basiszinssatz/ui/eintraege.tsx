import { prozentText } from "@gebuehrenportal/forderung/basiszins";
import { datum } from "@gebuehrenportal/recht";
import { Form } from "react-router";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { Fehlermeldung } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import type { Eintrag, Fassung } from "../eintraege.ts";
import styles from "./basiszinssatz.module.css";
import type { Abgelehnt } from "./neues-halbjahr.tsx";
import { Satzfelder } from "./satzfelder.tsx";

type EintraegeProps = {
  readonly eintraege: readonly Eintrag[];
  readonly abgelehnt: Abgelehnt | undefined;
};

/** What was entered, each half-year with its history and the forms that change it. */
export function Eintraege({ eintraege, abgelehnt }: EintraegeProps) {
  return (
    <section aria-labelledby="eintraege" className={styles.abschnitt}>
      <h2 id="eintraege">Vom Betreiber eingetragen</h2>
      {eintraege.length === 0 ? (
        <p className={styles.erklaerung}>Noch ist kein Halbjahr eingetragen.</p>
      ) : null}
      <ul className={styles.liste}>
        {eintraege.map((eintrag) => (
          <Karte
            key={`${eintrag.ab} ${eintrag.fassungen[0]?.version}`}
            eintrag={eintrag}
            abgelehnt={abgelehnt?.felder.ab === eintrag.ab ? abgelehnt : undefined}
          />
        ))}
      </ul>
    </section>
  );
}

const staende = {
  gilt: "Gilt in allen Berechnungen.",
  enthalten:
    "Das Portal kennt dieses Halbjahr inzwischen selbst und rechnet mit seinem eigenen Satz. Ihr Eintrag wird nicht mehr benutzt.",
  luecke: "Wird nicht benutzt, weil ein früheres Halbjahr fehlt.",
  entfernt: "Entfernt; wird nicht benutzt.",
} as const satisfies Record<Eintrag["stand"], string>;

function Karte({
  eintrag: { ab, stand, gesetz, entfernbar, fassungen },
  abgelehnt,
}: {
  readonly eintrag: Eintrag;
  readonly abgelehnt: Abgelehnt | undefined;
}) {
  const [letzte, ...fruehere] = fassungen;
  if (!letzte) return null;
  const titelId = `eintrag-${ab}`;
  const verborgen = (
    <>
      <input type="hidden" name="ab" value={ab} />
      <input type="hidden" name="version" value={letzte.version} />
    </>
  );
  return (
    <li className={styles.karte} aria-labelledby={titelId} data-testid="basiszinssatz-eintrag">
      <h3 id={titelId}>
        Ab {datum(ab)}
        {letzte.prozent100 === undefined ? "" : `: ${prozentText(letzte.prozent100)}`}
      </h3>
      <p>
        {staende[stand]}
        {gesetz !== undefined && gesetz !== letzte.prozent100 ? (
          <strong> Er weicht vom Satz des Portals ab: {prozentText(gesetz)}.</strong>
        ) : null}
      </p>
      <p className={styles.leise}>{fassungstext(letzte)}</p>
      {fruehere.length > 0 ? (
        <>
          <p className={styles.leise}>Vorher:</p>
          <ul className={styles.verlauf}>
            {fruehere.map((fassung) => (
              <li key={fassung.version}>
                {fassung.prozent100 === undefined ? "" : `${prozentText(fassung.prozent100)}, `}
                {fassungstext(fassung)}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <Fehlermeldung>{abgelehnt?.fehler.ab}</Fehlermeldung>
      {letzte.prozent100 === undefined ? null : (
        <Aufklapper
          offen={abgelehnt?.felder.handlung === "korrigieren"}
          titel={
            <>
              Ändern<span className="nur-vorlesen"> (ab {datum(ab)})</span>
            </>
          }
        >
          <Form method="post" className={styles.formular} noValidate>
            {verborgen}
            <input type="hidden" name="handlung" value="korrigieren" />
            <Satzfelder
              felder={
                abgelehnt?.felder ?? {
                  satz: prozentText(letzte.prozent100).replace("\u2212", "-").replace("\u00a0%", ""),
                  fundstelle: letzte.fundstelle ?? "",
                }
              }
              fehler={abgelehnt?.fehler}
            />
            <div className={styles.breit}>
              <Knopf type="submit">Korrigieren</Knopf>
            </div>
          </Form>
          {entfernbar ? (
            <Form method="post" className={styles.entfernen}>
              {verborgen}
              <input type="hidden" name="handlung" value="entfernen" />
              <p className={styles.leise}>Entfernte Sätze bleiben hier im Verlauf sichtbar.</p>
              <Knopf type="submit" art="still">
                Entfernen
              </Knopf>
            </Form>
          ) : (
            <p className={styles.leise}>
              Entfernen lässt sich nur das letzte Halbjahr; sonst entstünde eine Lücke.
            </p>
          )}
        </Aufklapper>
      )}
    </li>
  );
}

const fassungstext = ({ prozent100, fundstelle, am, von }: Fassung): string => {
  const wer = von ?? "einem gelöschten Konto";
  return prozent100 === undefined
    ? `entfernt am ${datum(am)} von ${wer}`
    : `${fundstelle}, eingetragen am ${datum(am)} von ${wer}`;
};
