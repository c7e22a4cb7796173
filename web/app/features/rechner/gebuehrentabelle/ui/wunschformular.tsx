import type { Tag } from "@gebuehrenportal/recht";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { Betragsfeld } from "#ui/felder/betragsfeld.tsx";
import { Feld } from "#ui/felder/feld.tsx";
import { Tagfeld } from "#ui/felder/tagfeld.tsx";
import { Karte } from "#ui/karte.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import { tabellen, type Wunsch, type Wunschfeld } from "../wunsch.ts";
import styles from "./wunschformular.module.css";

type WunschformularProps = { readonly wunsch: Wunsch; readonly heute: Tag };

const wartezeitMs = 350;

/** A plain GET form; with a script it sends itself shortly after the last key. */
export function Wunschformular({ wunsch, heute }: WunschformularProps) {
  const gehen = useNavigate();
  const uhr = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(uhr.current), []);
  function zeigen(formular: HTMLFormElement) {
    clearTimeout(uhr.current);
    const query = new URLSearchParams(new FormData(formular) as unknown as Record<string, string>);
    gehen(`/gebuehrentabelle?${query}`, { replace: true, preventScrollReset: true });
  }
  const { texte, fehler } = wunsch;
  const feldangaben = (feld: Wunschfeld) => ({ id: feld, name: feld, fehler: fehler[feld] });
  const auswahlGeaendert = texte.vergleich !== "" || texte.von !== "" || texte.bis !== "";
  return (
    <Karte>
      <form
        method="get"
        action="/gebuehrentabelle"
        className={styles.formular}
        data-nicht-drucken=""
        onSubmit={(e) => {
          e.preventDefault();
          zeigen(e.currentTarget);
        }}
        onChange={(e) => {
          const formular = e.currentTarget;
          clearTimeout(uhr.current);
          uhr.current = setTimeout(() => zeigen(formular), wartezeitMs);
        }}
      >
        <div className={styles.reihe}>
          <Tagfeld
            {...feldangaben("stichtag")}
            label="Stichtag"
            placeholder="heute"
            heute={heute}
            defaultValue={texte.stichtag}
            hinweis="Tag des Auftrags, bei Gericht der Anhängigkeit"
          />
          <Betragsfeld
            {...feldangaben("wert")}
            label="Nur ein Wert"
            freiwillig
            defaultValue={texte.wert}
            hinweis="Leer: die ganze Tabelle"
          />
          <Tagfeld
            {...feldangaben("vergleich")}
            label="Vergleich mit"
            freiwillig
            heute={heute}
            defaultValue={texte.vergleich}
            hinweis="Zum Beispiel 31.05.2025"
          />
        </div>
        <Aufklapper
          titel="Bereich und Sätze ändern"
          offen={auswahlGeaendert || Object.keys(fehler).length > 0}
        >
          <div className={styles.reihe}>
            <Betragsfeld {...feldangaben("von")} label="Werte von" freiwillig defaultValue={texte.von} />
            <Betragsfeld
              {...feldangaben("bis")}
              label="Werte bis"
              freiwillig
              defaultValue={texte.bis}
              hinweis="Leer: 500.000 €"
            />
          </div>
          <div className={styles.reihe}>
            {tabellen.map(({ feld, norm }) => (
              <Feld
                key={feld}
                {...feldangaben(feld)}
                label={`Sätze ${norm}`}
                freiwillig
                defaultValue={texte[feld]}
                hinweis="Mit Semikolon trennen: 0,8; 1,6"
              />
            ))}
          </div>
        </Aufklapper>
        <div className="knopfreihe">
          <Knopf type="submit" art="haupt">
            Tabelle zeigen
          </Knopf>
          <Knopfverweis nach="/gebuehrentabelle" art="still">
            Zurücksetzen
          </Knopfverweis>
        </div>
      </form>
    </Karte>
  );
}
