import { Form } from "react-router";
import { Feld } from "#ui/felder/feld.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { Seitenlink } from "#ui/seitenlink.tsx";
import { type Listenfilter, listenadresse } from "../ansichten/listenwahl.ts";
import styles from "./buch.module.css";

const ansichten = [
  ["offen", "Offen"],
  ["erledigt", "Erledigt"],
  ["gestrichen", "Gestrichen"],
] as const;
const zeiten = [
  ["", "Alle"],
  ["ueberfaellig", "Überfällig"],
  ["heute", "Heute"],
  ["woche", "Diese Woche"],
] as const;

type FilterleisteProps = {
  readonly filter: Listenfilter;
  readonly personen: readonly { readonly id: string; readonly name: string }[];
};

/** The filters of the list: each is a link, so that it can be kept, sent and gone back to. */
export function Filterleiste({ filter, personen }: FilterleisteProps) {
  const { ansicht, zeit, akte, wer } = filter;
  return (
    <nav aria-label="Filter">
      <ul className={styles.filter}>
        {ansichten.map(([wert, text]) => (
          <Filterlink key={wert} nach={listenadresse(filter, { ansicht: wert })} gilt={ansicht === wert}>
            {text}
          </Filterlink>
        ))}
        {ansicht === "offen" ? (
          <>
            <li className={styles.trenner} aria-hidden="true" />
            {zeiten.map(([wert, text]) => (
              <Filterlink key={wert} nach={listenadresse(filter, { zeit: wert })} gilt={zeit === wert}>
                {text}
              </Filterlink>
            ))}
          </>
        ) : null}
      </ul>
      {personen.length > 1 ? (
        <ul className={styles.filter} aria-label="Verantwortlich">
          <Filterlink nach={listenadresse(filter, { wer: "" })} gilt={wer === ""}>
            Alle Personen
          </Filterlink>
          {personen.map(({ id, name }) => (
            <Filterlink key={id} nach={listenadresse(filter, { wer: id })} gilt={wer === id}>
              {name}
            </Filterlink>
          ))}
        </ul>
      ) : null}
      {akte ? (
        <p>
          Nur Akte {akte} · <Seitenlink nach={listenadresse(filter, { akte: "" })}>alle Akten</Seitenlink>
        </p>
      ) : null}
    </nav>
  );
}

type FilterlinkProps = { readonly nach: string; readonly gilt: boolean; readonly children: string };

const Filterlink = ({ nach, gilt, children }: FilterlinkProps) => (
  <li>
    <Seitenlink nach={nach} {...(gilt && { "aria-current": "true" as const })}>
      {children}
    </Seitenlink>
  </li>
);

/** Looks for words in the list that is shown. */
export function Listensuche({ filter }: { readonly filter: Listenfilter }) {
  const { ansicht, zeit, akte, wer, suche } = filter;
  const mit = { status: ansicht === "offen" ? "" : ansicht, zeit, akte, wer };
  return (
    <Form method="get" role="search" className={styles.suche}>
      <Feld label="Suche" name="suche" type="search" defaultValue={suche} key={suche} maxLength={200} />
      {Object.entries(mit).map(([name, wert]) =>
        wert ? <input key={name} type="hidden" name={name} value={wert} /> : null,
      )}
      <Knopf type="submit">Suchen</Knopf>
    </Form>
  );
}
