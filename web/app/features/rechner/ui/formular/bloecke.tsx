import type { Tag } from "@gebuehrenportal/recht";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { Knopf } from "#ui/knopf.tsx";
import type { Formularfeld } from "../../formular/formularfeld.ts";
import {
  anzahlZeilen,
  type Block,
  type Felderblock as Blockfelder,
  type Gruppenblock,
  mitZeile,
  ohneZeile,
  type Werte,
} from "../../formular/rechnerformular.ts";
import { useAnpassungen } from "./anpassungen.ts";
import { useFehler } from "./fehler.ts";
import { Felderblock } from "./felderblock.tsx";
import styles from "./listenblock.module.css";

type BlockProps<B> = {
  readonly block: B;
  readonly werte: Werte;
  readonly heute: Tag;
  readonly ersetzen: (werte: Werte) => void;
};

/** One block of a plain calculator's form. */
export function Formularblock({ block, werte, heute, ersetzen }: BlockProps<Block>) {
  const fehler = useFehler();
  const anpassungen = useAnpassungen();
  const gezeigt = ({ wenn }: { readonly wenn?: Formularfeld["wenn"] }) =>
    !wenn || wenn.ist.includes(werte[wenn.feld] ?? "");
  if (block.art === "gruppe")
    return gezeigt(block) ? <Gruppe block={block} werte={werte} heute={heute} ersetzen={ersetzen} /> : null;
  const sichtbar = gezeigt(block)
    ? block.felder.filter(
        (formularfeld) =>
          gezeigt(formularfeld) && !(formularfeld.aufAbruf && !anpassungen[formularfeld.feld]),
      )
    : [];
  const verborgen = <Verborgenes block={block} sichtbar={sichtbar} werte={werte} />;
  if (sichtbar.length === 0) return verborgen;
  const titel = sichtbar.map(({ feld }) => anpassungen[feld]?.abschnitt).find(Boolean) ?? block.titel;
  const felder = (
    <>
      {verborgen}
      <Felderblock
        ort=""
        formularfelder={block.felder}
        felder={werte}
        setzen={(feld, wert) => ersetzen({ ...werte, [feld]: wert })}
        heute={heute}
      />
      {block.weiter ? (
        <noscript>
          <Knopf type="submit" name="dazu" value="weiter">
            {block.weiter}
          </Knopf>
        </noscript>
      ) : null}
    </>
  );
  if (!titel) return felder;
  if (block.klappe) {
    const offen = block.felder.some(({ feld }) => (werte[feld] ?? "") !== "" || fehler(feld) !== undefined);
    return (
      <Faltung titel={titel} offen={offen}>
        {felder}
      </Faltung>
    );
  }
  return (
    <fieldset className={styles.abschnitt}>
      <legend className={styles.titel}>{titel}</legend>
      {felder}
    </fieldset>
  );
}

/** What was typed into fields that other choices have put away travels along, so that choosing back brings it back. */
function Verborgenes({
  block,
  sichtbar,
  werte,
}: {
  readonly block: Blockfelder;
  readonly sichtbar: readonly Formularfeld[];
  readonly werte: Werte;
}) {
  return block.felder
    .filter((formularfeld) => !sichtbar.includes(formularfeld) && (werte[formularfeld.feld] ?? "") !== "")
    .map(({ feld }) => <input key={feld} type="hidden" name={feld} value={werte[feld]} />);
}

/** A list of like entries; without a script its button sends the form and comes back with one row more. */
function Gruppe({ block, werte, heute, ersetzen }: BlockProps<Gruppenblock>) {
  const anzahl = anzahlZeilen(block, werte);
  const liste = useRef<HTMLDivElement>(null);
  // What the reader has just pressed, until the row is there or gone.
  const gedrueckt = useRef<"weitere" | "entfernen">(undefined);
  // Typing goes on in the new row; a removed row must not take the focus along.
  useEffect(() => {
    const neu = `[id="${block.name}.${anzahl}.${block.felder[0]?.feld}"]`;
    const ziel = gedrueckt.current && (gedrueckt.current === "weitere" ? neu : "button[name=dazu]");
    gedrueckt.current = undefined;
    if (ziel) liste.current?.querySelector<HTMLElement>(ziel)?.focus();
  }, [block, anzahl]);
  return (
    <fieldset className={styles.abschnitt}>
      <legend className={styles.titel}>{block.titel}</legend>
      <div className={styles.liste} ref={liste}>
        {Array.from({ length: anzahl }, (_, i) => {
          const ort = `${block.name}.${i + 1}`;
          const zeile = Object.fromEntries(block.felder.map(({ feld }) => [feld, werte[`${ort}.${feld}`]]));
          return (
            <fieldset key={ort} className={styles.eintrag}>
              <legend className={styles.titel}>
                {i + 1}. {block.einzeln}
              </legend>
              <Zeile
                ort={ort}
                formularfelder={block.felder}
                felder={zeile}
                setzen={(feld, wert) => ersetzen({ ...werte, [`${ort}.${feld}`]: wert })}
                heute={heute}
              />
              {block.leereBleiben ? (
                <noscript>
                  <a href={`?${new URLSearchParams(ohneZeile(block, i + 1, werte))}`}>
                    {i + 1}. {block.einzeln} entfernen
                  </a>
                </noscript>
              ) : null}
              <span data-nur-mit-skript="">
                <Knopf
                  art="still"
                  onClick={() => {
                    gedrueckt.current = "entfernen";
                    ersetzen(ohneZeile(block, i + 1, werte));
                  }}
                >
                  {i + 1}. {block.einzeln} entfernen
                </Knopf>
              </span>
            </fieldset>
          );
        })}
        {anzahl < block.hoechstens ? (
          <Knopf
            type="submit"
            name="dazu"
            value={block.name}
            onClick={(e) => {
              e.preventDefault();
              gedrueckt.current = "weitere";
              ersetzen(mitZeile(block, werte));
            }}
          >
            {block.weitere}
          </Knopf>
        ) : null}
      </div>
    </fieldset>
  );
}

/** The fields of one entry; those seldom needed are folded until one of them holds something or is at fault. */
function Zeile({ formularfelder, ...rest }: ComponentProps<typeof Felderblock>) {
  const fehler = useFehler();
  const selten = formularfelder.filter((b) => b.selten);
  const offen = selten.some(
    ({ feld }) => (rest.felder[feld] ?? "") !== "" || fehler(`${rest.ort}.${feld}`) !== undefined,
  );
  return (
    <>
      <Felderblock formularfelder={formularfelder.filter((b) => !b.selten)} {...rest} />
      {selten.length > 0 ? (
        <Faltung titel="Weitere Angaben" offen={offen}>
          <Felderblock formularfelder={selten} {...rest} />
        </Faltung>
      ) : null}
    </>
  );
}

/** Opens by itself and never closes by itself: clearing a field must not take it away. */
function Faltung({ offen = false, ...rest }: ComponentProps<typeof Aufklapper>) {
  const [einmal, setEinmal] = useState(offen);
  if (offen && !einmal) setEinmal(true);
  return <Aufklapper offen={einmal} {...rest} />;
}
