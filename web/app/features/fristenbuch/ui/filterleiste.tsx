import { Form } from "react-router";
import { Feld } from "#ui/felder/feld.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { Seitenlink } from "#ui/seitenlink.tsx";
import { type Listenfilter, listenadresse } from "../ansichten/listenwahl.ts";
import { Filterlink } from "./blickwahl.tsx";
import styles from "./buch.module.css";

type FilterleisteProps = {
  readonly filter: Listenfilter;
  readonly personen: readonly { readonly id: string; readonly name: string }[];
};

/** The filters of a view: each is a link, so that it can be kept, sent and gone back to. */
export function Filterleiste({ filter, personen }: FilterleisteProps) {
  const { blick, ansicht, zeit, akte, wer } = filter;
  if (blick === "akten" || blick === "personen") return null;
  const vorbei = blick === "liste" && zeit === "ueberfaellig";
  return (
    <nav aria-label="Filter" className={styles.filterleiste}>
      {ansicht === "gestrichen" ? null : (
        <ul className={styles.filter} aria-label="Stand">
          <Filterlink
            nach={listenadresse(filter, { ansicht: "offen", zeit: "" })}
            gilt={ansicht === "offen" && zeit === ""}
          >
            Offen
          </Filterlink>
          {blick === "liste" ? (
            <Filterlink
              nach={listenadresse(filter, { ansicht: "offen", zeit: "ueberfaellig" })}
              gilt={ansicht === "offen" && vorbei}
            >
              Überfällig
            </Filterlink>
          ) : null}
          <Filterlink nach={listenadresse(filter, { ansicht: "erledigt" })} gilt={ansicht === "erledigt"}>
            Erledigt
          </Filterlink>
        </ul>
      )}
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

/** Looks for words in the list that is shown, or for a file. */
export function Listensuche({ filter }: { readonly filter: Listenfilter }) {
  const { blick, ansicht, zeit, akte, wer, suche } = filter;
  const akten = blick === "akten";
  if (!akten && blick !== "liste") return null;
  const mit = akten ? { ansicht: blick } : { status: ansicht === "offen" ? "" : ansicht, zeit, akte, wer };
  return (
    <Form method="get" role="search" className={styles.suche}>
      <Feld
        label={akten ? "Aktenzeichen" : "Suche"}
        name="suche"
        type="search"
        defaultValue={suche}
        key={suche}
        maxLength={200}
      />
      {Object.entries(mit).map(([name, wert]) =>
        wert ? <input key={name} type="hidden" name={name} value={wert} /> : null,
      )}
      <Knopf type="submit">Suchen</Knopf>
    </Form>
  );
}
