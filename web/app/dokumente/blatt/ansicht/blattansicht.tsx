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
  /** The value a fee is computed from stands in the words of its line; unset: in its column. */
  readonly wertBeiPosition?: boolean;
  readonly werkzeuge: ReactNode;
};

/** A result on the page: version of the law, tables whose lines open their derivation, notes, ways out. */
export function Blattansicht({ blatt, heute, bild, wertBeiPosition = false, werkzeuge }: BlattansichtProps) {
  const tabellen = blatt.tabellen.filter(({ nurDatei }) => !nurDatei);
  return (
    <>
      <div className={fassung.fassung}>
        {blatt.fassungen.map((eine) => (
          <p key={`${eine.norm}${eine.ab}${eine.grund}`}>
            <Fassungssatz fassung={eine} />
          </p>
        ))}
      </div>
      {bild}
      {tabellen.map((eine, index) => (
        <Tabellenansicht
          // biome-ignore lint/suspicious/noArrayIndexKey: tables have no identity, their order is the sheet's
          key={index}
          tabelle={eine}
          allein={tabellen.length === 1}
          wertBeiPosition={wertBeiPosition}
        />
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
  wertBeiPosition,
}: {
  readonly tabelle: Blatttabelle;
  readonly allein: boolean;
  readonly wertBeiPosition: boolean;
}) {
  const klasse = (spalte: Spalte) => {
    if (istWert(spalte)) return `${zellen.zahl} ${tabelle.nurBreit}`;
    return istZahlspalte(spalte) ? zellen.zahl : spalte.art === "norm" ? tabelle.grundlage : undefined;
  };
  const anzahl = t.spalten.filter((spalte) => !istWert(spalte)).length;
  const breite = anzahl > 6 ? tabelle.gedraengt : anzahl > 4 ? tabelle.viele : "";
  // Who reads the total of a bill by script has always found a plain space in it.
  const einheit = wertBeiPosition ? " €" : "\u00a0€";
  const gezeigt = wertBeiPosition ? t.spalten.filter((spalte) => !istWert(spalte)) : t.spalten;
  return (
    <div className={`${tabelle.tabelle} ${breite} ${stapelklasse(t)}`}>
      <Tabelle beschriftung={untrennbar(t.titel)} beschriftungVerbergen={allein}>
        <thead>
          <tr>
            {gezeigt.map((spalte) => (
              <th key={spalte.titel} scope="col" className={klasse(spalte)}>
                {untrennbar(spalte.titel)}
              </th>
            ))}
          </tr>
        </thead>
        {zeilengruppen(t.zeilen).map((zeilen, nr) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity, their order is the bill's
          <tbody key={nr}>
            {zeilen.map((zeile, index) => (
              <Zeile
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity, their order is the bill's
                key={index}
                zeile={zeile}
                gezeigt={gezeigt}
                einheit={einheit}
                klasse={klasse}
                tabelle={t}
              />
            ))}
          </tbody>
        ))}
      </Tabelle>
    </div>
  );
}

const stapelklasse = ({ gestapelt }: Blatttabelle): string | undefined =>
  gestapelt === "konto" ? stapel.stapel : gestapelt === "kurz" ? stapel.kurz : "";

/** The value a fee is computed from: on a phone it stands below the position, so that the amount stays in sight. */
const istWert = ({ titel, art }: Spalte): boolean => art === "betrag" && titel === "Wert in €";

/** Lines by the heading they stand under, so that it is read out with no others. */
function zeilengruppen(zeilen: readonly Blattzeile[]): Blattzeile[][] {
  const gruppen: Blattzeile[][] = [];
  for (const zeile of zeilen) {
    const letzte = gruppen.at(-1);
    if (letzte && zeile.art !== "titel" && !zeile.schluss) letzte.push(zeile);
    else gruppen.push([zeile]);
  }
  return gruppen;
}

type ZeileProps = {
  readonly zeile: Blattzeile;
  /** Columns on the page, of those of the table. */
  readonly gezeigt: readonly Spalte[];
  /** Behind the amount of a total. */
  readonly einheit: string;
  readonly klasse: (spalte: Spalte) => string | undefined;
  readonly tabelle: Pick<Blatttabelle, "spalten" | "weg" | "gestapelt">;
};

function Zeile({ zeile, gezeigt, einheit, klasse, tabelle: t }: ZeileProps) {
  const { art, zellen: inhalt, kennung } = zeile;
  if (art === "titel")
    return (
      <tr>
        <th scope="rowgroup" colSpan={gezeigt.length} className={tabelle.angelegenheit}>
          {untrennbar(String(inhalt[0] ?? ""))}
        </th>
      </tr>
    );
  const letzte = gezeigt.length - 1;
  const reihe =
    art === "summe"
      ? `${zellen.summe} ${tabelle.summe}`
      : art === "zwischensumme"
        ? tabelle.zwischen
        : undefined;
  return (
    <tr className={reihe}>
      {gezeigt.map((spalte, index) => {
        const zelle = inhalt[t.spalten.indexOf(spalte)];
        const text = untrennbar(zelltext(zelle, spalte));
        if (index === 0)
          return (
            <th key={spalte.titel} scope="row" className={klasse(spalte)}>
              <Position text={text} zeile={zeile} gezeigt={gezeigt} tabelle={t} />
            </th>
          );
        const marke = index === letzte && kennung ? { "data-testid": kennung } : {};
        const istSumme = index === letzte && art === "summe" && spalte.art === "betrag" && text !== "";
        const betrag = istSumme ? text + einheit : text;
        return (
          <td
            key={spalte.titel}
            className={`${klasse(spalte) ?? ""} ${istLang(spalte, text) ? tabelle.grundlageLang : ""} ${umbruch(spalte, text)}`}
            {...marke}
            {...(t.gestapelt && { "data-spalte": spalte.titel })}
          >
            {spalte.art === "norm" && text ? <Normverweis norm={String(zelle)} /> : betrag}
          </td>
        );
      })}
    </tr>
  );
}

type PositionProps = Pick<ZeileProps, "zeile" | "gezeigt" | "tabelle"> & { readonly text: string };

/** Head of a line: what it is, how it was computed, and what has no column of its own at this width. */
function Position({ text, zeile, gezeigt, tabelle: { spalten, weg } }: PositionProps) {
  const { zellen: inhalt, schritte = [] } = zeile;
  const normspalte = spalten.findIndex((s) => s.art === "norm");
  const wertspalte = spalten.find(istWert);
  const wert = wertspalte ? zelltext(inhalt[spalten.indexOf(wertspalte)], wertspalte) : "";
  const inSpalte = wertspalte !== undefined && gezeigt.includes(wertspalte);
  return (
    <>
      <Rechenweg schritte={schritte}>
        {text}
        {wert && !inSpalte && !text.includes(wert) ? (
          <span className={tabelle.wert}>{` aus ${wert} €`}</span>
        ) : null}
      </Rechenweg>
      {weg ? <SchmaleNorm norm={inhalt[normspalte]} /> : null}
      {wert && inSpalte ? <span className={tabelle.nurSchmal}>{`aus ${wert}\u00a0€`}</span> : null}
    </>
  );
}

/** Norms of several statutes: one line of them would push the last column out of the box. */
const istLang = ({ art }: Spalte, text: string): boolean => art === "norm" && text.length > 36;

/** An answer in words that takes two lines, or three on a phone: the derivation opens below them. */
const umbruch = (spalte: Spalte, { length }: string): string => {
  if (spalte.art === "norm" || istZahlspalte(spalte) || length <= 24) return "";
  return `${tabelle.worte} ${length > 36 ? tabelle.vieleWorte : ""}`;
};

/** Stands in for the column of norms where there is no room for one. */
const SchmaleNorm = ({ norm }: { readonly norm: Blattzeile["zellen"][number] }) =>
  norm ? (
    <span className={tabelle.schmal}>
      <Normverweis norm={String(norm)} />
    </span>
  ) : null;
