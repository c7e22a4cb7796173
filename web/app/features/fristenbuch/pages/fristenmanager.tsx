import { type LoaderFunctionArgs, useNavigate } from "react-router";
import { useTarifwechsel } from "#platform/client/tarifwechsel.ts";
import { Hinweis } from "#ui/hinweis.tsx";
import { Dateiverweis, Knopfverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Verweis } from "#ui/verweis.tsx";
import { type Buchansicht, listenseite } from "../ansichten/liste/listenseite.server.ts";
import { type Listenfilter, listenadresse } from "../ansichten/liste/listenwahl.ts";
import styles from "../ui/buch.module.css";
import { Buchkopf } from "../ui/buchkopf.tsx";
import { FaktorFehlt } from "../ui/faktor-fehlt.tsx";
import { Fristenliste } from "../ui/fristenliste.tsx";
import { Akten, Personen } from "../ui/liste/akten.tsx";
import { Blickwahl } from "../ui/liste/blickwahl.tsx";
import { Filterleiste, Listensuche } from "../ui/liste/filterleiste.tsx";
import { Monat, Tag, Woche } from "../ui/liste/kalender.tsx";
import { Netzstand } from "../ui/netzstand.tsx";
import { useBuchGeaendert } from "../ui/use-buch-geaendert.ts";
import { Vorlagenknopf } from "../ui/vorlagen/vorlagenknopf.tsx";
import { eintragspfad } from "../vorlagen/pfad.ts";
import type { Vorlage } from "../vorlagen/vorlage.ts";
import type { Route } from "./+types/fristenmanager.ts";

export const meta = () =>
  metadaten("Fristenmanager", "Das Fristenbuch Ihrer Kanzlei: Fristen buchen, kontrollieren und erledigen.");

export const loader = async (aufruf: LoaderFunctionArgs) => ({ buch: await listenseite(aufruf) });

export default function Fristenmanager({ loaderData: { buch } }: Route.ComponentProps) {
  useTarifwechsel();
  const getrenntSeit = useBuchGeaendert();
  return (
    <>
      <Buchkopf titel="Fristenmanager" vorspann="Die Fristen Ihrer Kanzlei, geordnet nach ihrem Ende." />
      {buch ? <Buch {...buch} /> : <FaktorFehlt />}
      <Netzstand getrenntSeit={getrenntSeit} daten={buch} />
    </>
  );
}

function Buch({ filter, inhalt, personen, darfBuchen, ohnePerson }: Buchansicht) {
  const navigate = useNavigate();
  return (
    <div className={`seitenspalte ${styles.seite} ${inhalt.art === "monat" ? styles.weit : ""}`}>
      <div className="knopfreihe" data-nicht-drucken="">
        {darfBuchen ? (
          <Knopfverweis nach="/fristenmanager/neu" art="haupt">
            Neue Frist
          </Knopfverweis>
        ) : null}
        <Vorlagenknopf
          {...(darfBuchen && { onVerwenden: ({ id }: Vorlage) => void navigate(eintragspfad(id)) })}
        />
        <Dateiverweis href={listenadresse({ ...filter, blick: "liste" }, {}, "/fristenmanager/fristen.ics")}>
          Kalenderdatei (.ics)
        </Dateiverweis>
      </div>
      <OhneVerantwortliche anzahl={ohnePerson} />
      <p className={styles.nurDruck}>{blattwort(filter, personen)}</p>
      <Blickwahl filter={filter} />
      <Filterleiste filter={filter} personen={personen} ohnePerson={ohnePerson} />
      <Listensuche filter={filter} />
      <Inhalt filter={filter} inhalt={inhalt} darfBuchen={darfBuchen} />
    </div>
  );
}

/** Whose sheet it is, where it is printed: the links that say so on the page are left out there. */
function blattwort({ wer, akte, ansicht }: Listenfilter, personen: Buchansicht["personen"]): string {
  const name = personen.find(({ id }) => id === wer)?.name ?? "Ganze Kanzlei";
  return [name, akte && `Akte ${akte}`, ansicht === "offen" ? "" : "Erledigtes"].filter(Boolean).join(" · ");
}

function Inhalt({ filter, inhalt, darfBuchen }: Pick<Buchansicht, "filter" | "inhalt" | "darfBuchen">) {
  switch (inhalt.art) {
    case "monat":
      return <Monat inhalt={inhalt} filter={filter} />;
    case "woche":
      return <Woche inhalt={inhalt} />;
    case "heute":
      return <Tag inhalt={inhalt} />;
    case "akten":
      return <Akten inhalt={inhalt} />;
    case "personen":
      return <Personen inhalt={inhalt} />;
    default:
      return (
        <>
          {inhalt.zeilen.length === 0 ? (
            <Leer filter={filter} darfBuchen={darfBuchen} />
          ) : (
            <Fristenliste zeilen={inhalt.zeilen} />
          )}
          {inhalt.weiter ? (
            <p>
              <Knopfverweis nach={inhalt.weiter}>
                {filter.ansicht === "offen" ? "Spätere Fristen" : "Frühere Fristen"}
              </Knopfverweis>
            </p>
          ) : null}
        </>
      );
  }
}

/** As long as nobody is responsible for something open, the book says so above everything else. */
const OhneVerantwortliche = ({ anzahl }: { readonly anzahl: number }) =>
  anzahl === 0 ? null : (
    <Hinweis art="warnung" testId="unassigned" titel={`Ohne Verantwortliche (${anzahl})`}>
      <p>
        {anzahl === 1 ? "Für eine offene Frist ist" : `Für ${anzahl} offene Fristen ist`} niemand in der
        Kanzlei verantwortlich.{" "}
        <Verweis nach="/fristenmanager/ohne-verantwortliche">Jemandem übergeben</Verweis>
      </p>
    </Hinweis>
  );

const leereListen = {
  offen: "Zurzeit steht keine offene Frist im Buch.",
  erledigt: "Hier stehen erledigte Fristen. Zurzeit gibt es keine.",
  gestrichen: "Hier stehen gestrichene Fristen mit Grund, Zeit und Person. Zurzeit gibt es keine.",
} as const;

function Leer({ filter, darfBuchen }: { readonly filter: Listenfilter; readonly darfBuchen: boolean }) {
  const { ansicht, zeit, akte, wer, suche } = filter;
  if (zeit || akte || wer || suche)
    return (
      <p>
        Dazu gibt es keine Frist.{" "}
        <Verweis nach={listenadresse({ ...filter, zeit: "", akte: "", wer: "", suche: "" })}>
          Alle zeigen
        </Verweis>
      </p>
    );
  return (
    <div className="stapel">
      <p>{leereListen[ansicht]}</p>
      {ansicht === "offen" && darfBuchen ? (
        <p>
          Buchen Sie die erste: Aktenzeichen, Frist, Tag der Zustellung und Gericht genügen; Ende und
          Vorfristen rechnet das Portal und zeigt sie, bevor Sie buchen.
        </p>
      ) : null}
    </div>
  );
}
