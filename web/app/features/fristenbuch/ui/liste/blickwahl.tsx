import { type Listenfilter, listenadresse } from "../../ansichten/liste/listenwahl.ts";
import styles from "../buch.module.css";
import { Filterlink } from "../filterlink.tsx";

const ansichten = [
  ["heute", "Heute"],
  ["woche", "Woche"],
  ["monat", "Monat"],
  ["liste", "Liste"],
  ["akten", "Akten"],
  ["personen", "Verantwortliche"],
] as const;

/** The ways to look at the book, each a link; the filters go along as far as they fit. */
export function Blickwahl({ filter }: { readonly filter: Listenfilter }) {
  const gestrichen = filter.blick === "liste" && filter.ansicht === "gestrichen";
  const status = filter.ansicht === "gestrichen" ? "offen" : filter.ansicht;
  return (
    <nav aria-label="Ansicht" data-nicht-drucken="">
      <ul className={`${styles.filter} ${styles.blicke}`}>
        {ansichten.map(([blick, text]) => (
          <Filterlink
            key={blick}
            nach={listenadresse(filter, { blick, ansicht: status, zeit: "", tag: undefined })}
            gilt={filter.blick === blick && !gestrichen}
          >
            {text}
          </Filterlink>
        ))}
        <Filterlink
          nach={listenadresse(filter, { blick: "liste", ansicht: "gestrichen", zeit: "" })}
          gilt={gestrichen}
        >
          Gestrichen
        </Filterlink>
      </ul>
    </nav>
  );
}
