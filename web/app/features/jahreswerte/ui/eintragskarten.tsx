import { cent, datum, type Jahreswert, zahl } from "@gebuehrenportal/recht";
import { Form } from "react-router";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { Fehlermeldung } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import type { Felder } from "../eingabe.ts";
import type { Eintrag, Fassung } from "../eintraege.ts";
import { zahltext } from "../werte.ts";
import styles from "./jahreswerte.module.css";
import type { Abgelehnt } from "./neuer-wert.tsx";
import { Wertfelder } from "./wertfelder.tsx";

type EintragskartenProps = {
  readonly wert: Jahreswert<unknown>;
  readonly eintraege: readonly Eintrag[];
  readonly abgelehnt: Abgelehnt | undefined;
};

/** What was entered, each period with its history and the forms that change it. */
export function Eintragskarten({ wert, eintraege, abgelehnt }: EintragskartenProps) {
  return (
    <section aria-labelledby="eintraege" className={styles.abschnitt}>
      <h2 id="eintraege">Vom Betreiber eingetragen</h2>
      {eintraege.length === 0 ? <p className={styles.erklaerung}>Noch ist nichts eingetragen.</p> : null}
      <ul className={styles.liste}>
        {eintraege.map((eintrag) => (
          <Karte
            key={`${eintrag.ab} ${eintrag.fassungen[0]?.version}`}
            wert={wert}
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
    "Das Portal kennt diese Zeit inzwischen selbst und rechnet mit seinem eigenen Wert. Ihr Eintrag wird nicht mehr benutzt.",
  luecke: "Wird nicht benutzt, weil die Zeit davor fehlt.",
  unlesbar:
    "Dieser Eintrag ist in einer Form gespeichert, die das Portal nicht lesen kann. Keine Berechnung benutzt ihn; was ihn braucht, sagt, dass der Wert fehlt. Bitte tragen Sie ihn neu ein.",
  entfernt: "Entfernt; wird nicht benutzt.",
} as const satisfies Record<Eintrag["stand"], string>;

function Karte({
  wert,
  eintrag: { ab, stand, gesetz, entfernbar, fassungen },
  abgelehnt,
}: {
  readonly wert: Jahreswert<unknown>;
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
        {letzte.zahlen === undefined || wert.felder.length > 1 ? "" : `: ${letzte.text}`}
        {letzte.entwurf ? " (Entwurf)" : ""}
      </h3>
      <p>
        {staende[stand]}
        {gesetz === undefined ? null : <strong> Er weicht vom Wert des Portals ab: {gesetz}.</strong>}
      </p>
      {letzte.zahlen !== undefined && wert.felder.length > 1 ? <p>{letzte.text}</p> : null}
      <p className={styles.leise}>{fassungstext(letzte)}</p>
      {fruehere.length > 0 ? (
        <>
          <p className={styles.leise}>Vorher:</p>
          <ul className={styles.verlauf}>
            {fruehere.map((fassung) => (
              <li key={fassung.version}>
                {fassung.zahlen === undefined ? "" : `${fassung.text}, `}
                {fassungstext(fassung)}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <Fehlermeldung>{abgelehnt?.fehler.ab}</Fehlermeldung>
      {letzte.zahlen === undefined && !letzte.unlesbar ? null : (
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
            <Wertfelder
              wert={wert}
              felder={abgelehnt?.felder ?? felderAus(wert, letzte)}
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
              <p className={styles.leise}>Entfernte Werte bleiben hier im Verlauf sichtbar.</p>
              <Knopf type="submit" art="still">
                Entfernen
              </Knopf>
            </Form>
          ) : (
            <p className={styles.leise}>
              Entfernen lässt sich nur der letzte Eintrag; sonst entstünde eine Lücke.
            </p>
          )}
        </Aufklapper>
      )}
    </li>
  );
}

const fassungstext = ({ zahlen, unlesbar, fundstelle, entwurf, am, von }: Fassung): string => {
  const eintragender = von ?? "einem gelöschten Konto";
  return zahlen === undefined && !unlesbar
    ? `entfernt am ${datum(am)} von ${eintragender}`
    : `${unlesbar ? "nicht lesbar, " : ""}${entwurf ? "Entwurf, " : ""}${fundstelle}, eingetragen am ${datum(am)} von ${eintragender}`;
};

/** An entry as its form shows it. */
const felderAus = (
  { felder }: Jahreswert<unknown>,
  { zahlen = {}, fundstelle, entwurf }: Fassung,
): Felder => ({
  fundstelle: fundstelle ?? "",
  ...(entwurf && { entwurf: "ja" }),
  ...Object.fromEntries(
    felder.flatMap((feld) => {
      const wert = zahlen[feld.name];
      if (wert === undefined) return [];
      const text =
        feld.einheit === "euro"
          ? zahl(cent(wert))
          : zahltext(feld, wert).replace("\u2212", "-").replace("\u00a0%", "");
      return [[feld.name, text]];
    }),
  ),
});
