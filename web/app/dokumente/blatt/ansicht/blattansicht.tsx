import { kurzname, type Tag, untrennbar } from "@gebuehrenportal/recht";
import type { ReactNode } from "react";
import { Tabelle, zellen } from "#ui/tabelle.tsx";
import {
  type Blatt,
  type Blattfassung,
  type Blatttabelle,
  type Blattzeile,
  fassungsbeginn,
  istZahlspalte,
  type Spalte,
  zelltext,
} from "../blatt.ts";
import tabelle from "./ergebnistabelle.module.css";
import fassung from "./fassungsangabe.module.css";
import { Normverweis } from "./normverweis.tsx";
import { Rechenweg } from "./rechenweg.tsx";
import { Schlussvermerk } from "./schlussvermerk.tsx";
import stapel from "./stapel.module.css";
import { Vermerkliste } from "./vermerkliste.tsx";

type BlattansichtProps = {
  readonly blatt: Blatt;
  readonly heute: Tag;
  /** Plots, above the tables. */
  readonly bild?: ReactNode;
  readonly werkzeuge: ReactNode;
};

/** A result on the page: version of the law, tables whose lines open their derivation, notes, ways out. */
export function Blattansicht({ blatt, heute, bild, werkzeuge }: BlattansichtProps) {
  const tabellen = blatt.tabellen.filter(({ nurDatei }) => !nurDatei);
  return (
    <>
      <div className={fassung.fassung}>
        {blatt.fassungen.map((f) => (
          <p key={`${f.norm}${f.ab}${f.grund}`}>
            <Fassungssatz fassung={f} />
          </p>
        ))}
      </div>
      {bild}
      {tabellen.map((t, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tables have no identity, their order is the sheet's
        <Tabellenansicht key={i} tabelle={t} allein={tabellen.length === 1} />
      ))}
      <Vermerkliste vermerke={blatt.vermerke} />
      {werkzeuge}
      <Schlussvermerk rechenstand={blatt.rechenstand} heute={heute} />
    </>
  );
}

function Fassungssatz({ fassung: f }: { readonly fassung: Blattfassung }) {
  const { norm, quelle, grund } = f;
  const { davor, tag } = fassungsbeginn(f);
  return (
    <>
      {norm ? `${untrennbar(norm)}: ` : null}
      {davor}
      {tag === "" ? null : <strong>{tag}</strong>} (
      {quelle.link ? (
        <a href={quelle.link} rel="noreferrer" title={`${quelle.titel}, ${quelle.fundstelle}`}>
          {kurzname(quelle)}
        </a>
      ) : (
        kurzname(quelle)
      )}
      ), {untrennbar(grund)}.
    </>
  );
}

function Tabellenansicht({
  tabelle: t,
  allein,
}: {
  readonly tabelle: Blatttabelle;
  readonly allein: boolean;
}) {
  const klasse = (spalte: Spalte) => {
    if (istWert(spalte)) return `${zellen.zahl} ${tabelle.nurBreit}`;
    return istZahlspalte(spalte) ? zellen.zahl : spalte.art === "norm" ? tabelle.grundlage : undefined;
  };
  const anzahl = t.spalten.filter((spalte) => !istWert(spalte)).length;
  const breite = anzahl > 6 ? tabelle.gedraengt : anzahl > 4 ? tabelle.viele : "";
  return (
    <div className={`${tabelle.tabelle} ${breite} ${t.gestapelt ? stapel.stapel : ""}`}>
      <Tabelle beschriftung={untrennbar(t.titel)} beschriftungVerbergen={allein}>
        <thead>
          <tr>
            {t.spalten.map((spalte) => (
              <th key={spalte.titel} scope="col" className={klasse(spalte)}>
                {untrennbar(spalte.titel)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {t.zeilen.map((zeile, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity, their order is the bill's
            <Zeile key={i} zeile={zeile} spalten={t.spalten} klasse={klasse} tabelle={t} />
          ))}
        </tbody>
      </Tabelle>
    </div>
  );
}

/** The value a fee is computed from: on a phone it stands below the position, so that the amount stays in sight. */
const istWert = ({ titel, art }: Spalte): boolean => art === "betrag" && titel === "Wert in €";

type ZeileProps = {
  readonly zeile: Blattzeile;
  readonly spalten: readonly Spalte[];
  readonly klasse: (spalte: Spalte) => string | undefined;
  readonly tabelle: Pick<Blatttabelle, "weg" | "gestapelt">;
};

function Zeile({ zeile, spalten, klasse, tabelle: { weg, gestapelt } }: ZeileProps) {
  const { art, zellen: inhalt, schritte = [], kennung } = zeile;
  if (art === "titel")
    return (
      <tr>
        <th scope="rowgroup" colSpan={spalten.length} className={tabelle.angelegenheit}>
          {untrennbar(String(inhalt[0] ?? ""))}
        </th>
      </tr>
    );
  const letzte = spalten.length - 1;
  const normspalte = spalten.findIndex((s) => s.art === "norm");
  const wertspalte = spalten.find(istWert);
  const wert = wertspalte ? zelltext(inhalt[spalten.indexOf(wertspalte)], wertspalte) : "";
  const reihe =
    art === "summe"
      ? `${zellen.summe} ${tabelle.summe}`
      : art === "zwischensumme"
        ? tabelle.zwischen
        : undefined;
  return (
    <tr className={reihe}>
      {spalten.map((spalte, i) => {
        const text = untrennbar(zelltext(inhalt[i], spalte));
        if (i === 0)
          return (
            <th key={spalte.titel} scope="row" className={klasse(spalte)}>
              <Rechenweg schritte={schritte}>{text}</Rechenweg>
              {weg ? <SchmaleNorm norm={inhalt[normspalte]} /> : null}
              {wert ? <span className={tabelle.nurSchmal}>{`aus ${wert}\u00a0€`}</span> : null}
            </th>
          );
        const marke = i === letzte && kennung ? { "data-testid": kennung } : {};
        const einheit =
          i === letzte && art === "summe" && spalte.art === "betrag" && text !== "" ? "\u00a0€" : "";
        return (
          <td
            key={spalte.titel}
            className={`${klasse(spalte) ?? ""} ${istLang(spalte, text) ? tabelle.grundlageLang : ""}`}
            {...marke}
            {...(gestapelt && { "data-spalte": spalte.titel })}
          >
            {spalte.art === "norm" && text ? <Normverweis norm={String(inhalt[i])} /> : text + einheit}
          </td>
        );
      })}
    </tr>
  );
}

/** Norms of several statutes: one line of them would push the last column out of the box. */
const istLang = ({ art }: Spalte, text: string): boolean => art === "norm" && text.length > 36;

/** Stands in for the column of norms where there is no room for one. */
const SchmaleNorm = ({ norm }: { readonly norm: Blattzeile["zellen"][number] }) =>
  norm ? (
    <span className={tabelle.schmal}>
      <Normverweis norm={String(norm)} />
    </span>
  ) : null;
