import type { Streitpunkt } from "@gebuehrenportal/fristen";
import { untrennbar } from "@gebuehrenportal/recht";
import type { MouseEvent } from "react";
import { Normverweis } from "#dokumente/blatt/ansicht/normverweis.tsx";
import { Hinweis } from "#ui/hinweis.tsx";
import type { Ergebnisstand } from "../../ui/einfacher-rechner.tsx";
import { formular } from "../formular.ts";
import { tagLang } from "../tagtext.ts";
import styles from "./streitwahl.module.css";

type StreitwahlProps = { readonly punkte: readonly Streitpunkt[]; readonly stand: Ergebnisstand };

/**
 * Points on which two days can be argued: both, who says what, and the switch between them, which works as a plain link, too.
 * On paper the note of the result says it.
 */
export function Streitwahl({ punkte, stand }: StreitwahlProps) {
  return punkte.map((p) => (
    <div key={p.regel} data-nicht-drucken="">
      <Hinweis art="warnung" titel="Zwei Tage sind vertretbar">
        <p>
          {untrennbar(p.frage)} (<Normverweis norm={p.norm} />)
        </p>
        <ul className={styles.tage} data-testid="result-disputed">
          <Seite punkt={p} wahl="frueher" stand={stand} />
          <Seite punkt={p} wahl="spaeter" stand={stand} />
        </ul>
        {p.quellen.length > 0 ? <p className={styles.quellen}>{untrennbar(p.quellen.join("; "))}</p> : null}
      </Hinweis>
    </div>
  ));
}

type SeiteProps = {
  readonly punkt: Streitpunkt;
  readonly wahl: "frueher" | "spaeter";
  readonly stand: Ergebnisstand;
};

function Seite({ punkt, wahl, stand: { werte, ersetzen } }: SeiteProps) {
  const tag = punkt[wahl];
  const text = `${wahl === "frueher" ? "früher" : "später"}: ${tagLang(tag)}`;
  if (tag === punkt.gewaehlt)
    return (
      <li>
        <strong>{text}</strong> (gerechnet)
      </li>
    );
  const neu = { ...werte, streit: mitWahl(werte.streit, punkt.regel, wahl) };
  const gefuellt = Object.entries(neu).filter(([, t]) => t !== "");
  return (
    <li>
      {text}.{" "}
      <a
        href={`${formular.pfad}?${new URLSearchParams(gefuellt)}`}
        data-nicht-drucken=""
        onClick={(e: MouseEvent) => {
          e.preventDefault();
          ersetzen(neu);
          // The link goes with the click; its place is the result.
          document.getElementById("ergebnis")?.focus();
        }}
      >
        Mit diesem Tag rechnen
      </a>
    </li>
  );
}

/** `R-5M:spaeter,R-BACK:frueher` with one more choice. */
const mitWahl = (bisher = "", regel: string, wahl: string): string =>
  [...bisher.split(",").filter((p) => p !== "" && !p.startsWith(`${regel}:`)), `${regel}:${wahl}`].join(",");
