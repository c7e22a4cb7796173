import { Form } from "react-router";
import { Feld } from "#ui/felder/feld.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { Seitenlink } from "#ui/seitenlink.tsx";
import { type Listenfilter, listenadresse } from "../../ansichten/liste/listenwahl.ts";
import { tagKurz } from "../../ansichten/zeile.ts";
import styles from "../buch.module.css";
import { Filterlink } from "../filterlink.tsx";

type FilterleisteProps = {
  readonly filter: Listenfilter;
  readonly personen: readonly { readonly id: string; readonly name: string }[];
  /** Open entries that nobody is responsible for. */
  readonly ohnePerson: number;
};

/** The filters of a view: each is a link, so that it can be kept, sent and gone back to. */
export function Filterleiste({ filter, personen, ohnePerson }: FilterleisteProps) {
  const { blick, ansicht, zeit, tag, akte, wer } = filter;
  if (blick === "akten" || blick === "personen") return null;
  const zeiten = [
    ["ueberfaellig", "Überfällig"],
    ["vorlage", "Vorzulegen"],
    ["wartend", "Zu kontrollieren"],
    ...(ohnePerson > 0 || zeit === "ohne-person"
      ? [["ohne-person", `Ohne Verantwortliche (${ohnePerson})`] as const]
      : []),
  ] as const;
  return (
    <nav aria-label="Filter" className={styles.filterleiste} data-nicht-drucken="">
      {ansicht === "gestrichen" ? null : (
        <ul className={styles.filter} aria-label="Stand">
          <Filterlink
            nach={listenadresse(filter, { ansicht: "offen", zeit: "" })}
            gilt={ansicht === "offen" && zeit === ""}
          >
            Offen
          </Filterlink>
          {(blick === "liste" ? zeiten : []).map(([zeitpunkt, text]) => (
            <Filterlink
              key={zeitpunkt}
              nach={listenadresse(filter, { ansicht: "offen", zeit: zeitpunkt })}
              gilt={ansicht === "offen" && zeit === zeitpunkt}
            >
              {text}
            </Filterlink>
          ))}
          <Filterlink
            nach={listenadresse(filter, { ansicht: "erledigt", zeit: zeit === "tag" ? zeit : "" })}
            gilt={ansicht === "erledigt"}
          >
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
      {blick === "liste" && zeit === "tag" && tag ? (
        <p>
          Nur {tagKurz(tag)} · <Seitenlink nach={listenadresse(filter, { zeit: "" })}>alle Tage</Seitenlink>
        </p>
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
  const { blick, ansicht, zeit, tag, akte, wer, suche } = filter;
  const akten = blick === "akten";
  if (!akten && blick !== "liste") return null;
  const mit = akten
    ? { ansicht: blick }
    : { status: ansicht === "offen" ? "" : ansicht, zeit, tag: zeit === "tag" ? tag : "", akte, wer };
  return (
    <Form method="get" role="search" className={styles.suche} data-nicht-drucken="">
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
