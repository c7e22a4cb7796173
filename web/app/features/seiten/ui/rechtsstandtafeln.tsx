import type { Ausstehend } from "@gebuehrenportal/gesetze/ausstehend.ts";
import { datum, type Tag } from "@gebuehrenportal/recht";
import { Aufklapper } from "#ui/aufklapper.tsx";
import type { Berichtigung } from "../berichtigungen.ts";
import type { Gesetzesgruppe } from "../gesetzesgruppen.ts";
import { Ausstehendtabelle } from "./ausstehendtabelle.tsx";
import { Berichtigungstabelle } from "./berichtigungstabelle.tsx";
import { Normtabelle } from "./normtabelle.tsx";
import styles from "./rechtsstandtafeln.module.css";

type RechtsstandtafelnProps = {
  readonly gruppen: readonly Gesetzesgruppe[];
  readonly berichtigungen: readonly Berichtigung[];
  readonly ausstehend: readonly Ausstehend[];
  /** Figures that the operator entered and the portal cannot read. */
  readonly unlesbar: readonly { readonly titel: string; readonly norm: string; readonly ab: Tag }[];
};

/** Every norm with its versions, folded by statute, and what had to be corrected. */
export function Rechtsstandtafeln({ gruppen, berichtigungen, ausstehend, unlesbar }: RechtsstandtafelnProps) {
  const normen = gruppen.reduce((summe, { staende }) => summe + staende.length, 0);
  return (
    <>
      <p className={styles.erklaerung}>
        {normen} Normen und Verzeichnisteile in {gruppen.length} Gesetzen, die älteste Prüfung zuerst.
      </p>
      {unlesbar.map(({ titel, norm, ab }) => (
        <p key={`${norm} ${ab}`} className={styles.erklaerung}>
          <strong>
            {titel} ab {datum(ab)} ({norm}): Der eingetragene Wert ist nicht lesbar.
          </strong>{" "}
          Keine Berechnung benutzt ihn; was ihn braucht, sagt, dass er fehlt.
        </p>
      ))}
      {gruppen.map((gruppe) => (
        <div key={gruppe.anker} id={gruppe.anker} className={styles.gruppe}>
          <Aufklapper titel={<Gruppentitel gruppe={gruppe} />}>
            <Normtabelle beschriftung={`Normen: ${gruppe.name}`} staende={gruppe.staende} />
          </Aufklapper>
        </div>
      ))}
      <section aria-labelledby="ausstehend" className={styles.abschnitt}>
        <h2 id="ausstehend">Bekannt und noch nicht eingearbeitet</h2>
        <p className={styles.erklaerung}>
          Gesetze, die verkündet oder in Vorbereitung sind und mit denen das Portal noch nicht oder nicht ganz
          rechnet. Ergebnisse, die sie betreffen, sagen es.
        </p>
        <Ausstehendtabelle eintraege={ausstehend} />
      </section>
      <section aria-labelledby="berichtigungen" className={styles.abschnitt}>
        <h2 id="berichtigungen">Berichtigungen</h2>
        <p className={styles.erklaerung}>
          Stellt sich eine Zahl als falsch heraus, steht sie hier: was falsch war, seit wann und wen es
          betrifft.
        </p>
        <Berichtigungstabelle eintraege={berichtigungen} />
      </section>
    </>
  );
}

function Gruppentitel({
  gruppe: { name, staende, fassungen, geprueft },
}: {
  readonly gruppe: Gesetzesgruppe;
}) {
  return (
    <span>
      <span className={styles.gesetz}>{name}</span>
      <span className={styles.zahlen}>
        {zahlwort(staende.length, "Norm", "Normen")}, {zahlwort(fassungen, "Fassung", "Fassungen")}, geprüft
        am {datum(geprueft)}
      </span>
    </span>
  );
}

const zahlwort = (zahl: number, einzahl: string, mehrzahl: string): string =>
  `${zahl}\u00a0${zahl === 1 ? einzahl : mehrzahl}`;
