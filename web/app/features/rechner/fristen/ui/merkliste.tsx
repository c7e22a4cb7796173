import { datum, type Tag, untrennbar } from "@gebuehrenportal/recht";
import { useEffect, useRef, useState } from "react";
import { beimVergessen } from "#platform/client/eingaben.ts";
import { Knopf } from "#ui/knopf.tsx";
import { Tabelle, zellen } from "#ui/tabelle.tsx";
import { ausFragment } from "../../formular/fragment.ts";
import type { Werte } from "../../formular/rechnerformular.ts";
import { dateiLaden } from "../../ui/ablegen/datei-laden.ts";
import { formular } from "../formular.ts";
import {
  beiListenwechsel,
  kalenderprogramm,
  type Listenzeile,
  listeAlsCsv,
  listenzeilen,
  type Merkposten,
  merkliste,
  merklisteSetzen,
  merklisteVergessen,
} from "../liste.ts";
import { tagKurz } from "../tagtext.ts";
import styles from "./merkliste.module.css";

type MerklisteProps = { readonly heute: Tag; readonly ersetzen: (werte: Werte) => void };

/** Several deadlines put aside in this tab, to be taken into a calendar together. Nothing of it leaves the browser. */
export function Merkliste({ heute, ersetzen }: MerklisteProps) {
  const [liste, setListe] = useState<readonly Merkposten[]>([]);
  const [meldung, setMeldung] = useState("");
  const bereich = useRef<HTMLElement>(null);
  useEffect(() => setListe(merkliste()), []);
  useEffect(() => beiListenwechsel(setListe), []);
  useEffect(() => beimVergessen(merklisteVergessen), []);
  const setzen = (neu: readonly Merkposten[], satz: string) => {
    merklisteSetzen(neu);
    setMeldung(satz);
    bereich.current?.focus();
  };
  return (
    <section
      ref={bereich}
      tabIndex={-1}
      className={styles.liste}
      data-nicht-drucken=""
      data-nur-mit-skript=""
      aria-label="Fristenliste"
    >
      <span role="status" className="nur-vorlesen">
        {meldung}
      </span>
      {liste.length > 0 ? (
        <>
          <Tabelle beschriftung="Fristenliste dieses Fensters">
            <thead>
              <tr>
                <th scope="col">Frist</th>
                <th scope="col" className={zellen.zahl}>
                  Fristende
                </th>
                <th scope="col">
                  <span className="nur-vorlesen">Entfernen</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {listenzeilen(liste).map((z) => (
                <Zeile
                  key={`${z.posten.termine[0]?.uid ?? z.posten.pfad} ${z.titel} ${z.ende}`}
                  zeile={z}
                  oeffnen={() => {
                    const { pfad } = z.posten;
                    const werte = ausFragment(formular, pfad.slice(pfad.indexOf("#") + 1));
                    if (werte) ersetzen(werte);
                    document.getElementById("ergebnis")?.focus();
                  }}
                  entfernen={() =>
                    setzen(
                      liste.filter((x) => x !== z.posten),
                      `${z.titel} entfernt`,
                    )
                  }
                />
              ))}
            </tbody>
          </Tabelle>
          <div className={styles.knoepfe}>
            <Knopf
              art="still"
              onClick={async () => {
                const { icsDatei } = await import("#dokumente/kalender/ics.ts");
                dateiLaden(
                  "fristen.ics",
                  "text/calendar",
                  icsDatei(
                    liste.flatMap(({ termine }) => termine),
                    heute,
                    kalenderprogramm,
                  ),
                );
              }}
            >
              Alle als Kalenderdatei (ICS)
            </Knopf>
            <Knopf art="still" onClick={() => dateiLaden("fristen.csv", "text/csv", listeAlsCsv(liste))}>
              Alle als CSV
            </Knopf>
            <Knopf art="still" onClick={() => setzen([], "Die Liste ist leer")}>
              Liste leeren
            </Knopf>
          </div>
        </>
      ) : null}
    </section>
  );
}

type ZeileProps = {
  readonly zeile: Listenzeile;
  readonly oeffnen: () => void;
  readonly entfernen: () => void;
};

/** What follows from a deadline goes with it, so it has no button of its own. */
function Zeile({ zeile: z, oeffnen, entfernen }: ZeileProps) {
  return (
    <tr>
      <th scope="row" className={styles.frist}>
        <a
          href={z.posten.pfad}
          onClick={(e) => {
            e.preventDefault();
            oeffnen();
          }}
        >
          {untrennbar(z.akte === "" ? z.titel : `${z.akte}: ${z.titel}`)}
        </a>
        {z.folge ? <span className="nebenzeile">Folgefrist zu: {untrennbar(z.posten.titel)}</span> : null}
        {z.vorfristen.length > 0 ? (
          <span className="nebenzeile">Vorfrist: {z.vorfristen.map(datum).join(", ")}</span>
        ) : null}
      </th>
      <td className={zellen.zahl}>
        {tagKurz(z.ende)}
        {z.vorlaeufig ? <span className="nebenzeile">vorläufig</span> : null}
      </td>
      <td>
        {z.folge ? null : (
          <Knopf art="still" onClick={entfernen} aria-label={`${z.titel} entfernen`}>
            Entfernen
          </Knopf>
        )}
      </td>
    </tr>
  );
}
