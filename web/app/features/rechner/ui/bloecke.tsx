import type { Tag } from "@gebuehrenportal/recht";
import { type ComponentProps, useState } from "react";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { anzahlZeilen, type Block, type Gruppenblock, mitZeile, ohneZeile, type Werte } from "../rahmen.ts";
import { useFehler } from "./fehler.ts";
import { Felderblock } from "./felderblock.tsx";
import styles from "./listenblock.module.css";
import { useUmbau } from "./umbau.ts";

type BlockProps<B> = {
  readonly block: B;
  readonly werte: Werte;
  readonly heute: Tag;
  readonly ersetzen: (werte: Werte) => void;
};

/** One block of a plain calculator's form. */
export function Formularblock({ block, werte, heute, ersetzen }: BlockProps<Block>) {
  const fehler = useFehler();
  const umbau = useUmbau();
  const { wenn } = block;
  if (wenn && !wenn.ist.includes(werte[wenn.feld] ?? "")) return null;
  if (block.art === "gruppe") return <Gruppe block={block} werte={werte} heute={heute} ersetzen={ersetzen} />;
  if (block.felder.every(({ feld, aufAbruf }) => aufAbruf && !umbau[feld])) return null;
  const felder = (
    <>
      <Felderblock
        ort=""
        bilder={block.felder}
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
  if (!block.titel) return felder;
  if (block.klappe) {
    const offen = block.felder.some(({ feld }) => (werte[feld] ?? "") !== "" || fehler(feld) !== undefined);
    return (
      <Faltung titel={block.titel} offen={offen}>
        {felder}
      </Faltung>
    );
  }
  return (
    <fieldset className={styles.abschnitt}>
      <legend className={styles.titel}>{block.titel}</legend>
      {felder}
    </fieldset>
  );
}

/** A list of like entries; without a script its button sends the form and comes back with one row more. */
function Gruppe({ block, werte, heute, ersetzen }: BlockProps<Gruppenblock>) {
  const anzahl = anzahlZeilen(block, werte);
  return (
    <fieldset className={styles.abschnitt}>
      <legend className={styles.titel}>{block.titel}</legend>
      <div className={styles.liste}>
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
                bilder={block.felder}
                felder={zeile}
                setzen={(feld, wert) => ersetzen({ ...werte, [`${ort}.${feld}`]: wert })}
                heute={heute}
              />
              <span data-nur-mit-skript="">
                <Knopf art="still" onClick={() => ersetzen(ohneZeile(block, i + 1, werte))}>
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
function Zeile({ bilder, ...rest }: ComponentProps<typeof Felderblock>) {
  const fehler = useFehler();
  const selten = bilder.filter((b) => b.selten);
  const offen = selten.some(
    ({ feld }) => (rest.felder[feld] ?? "") !== "" || fehler(`${rest.ort}.${feld}`) !== undefined,
  );
  return (
    <>
      <Felderblock bilder={bilder.filter((b) => !b.selten)} {...rest} />
      {selten.length > 0 ? (
        <Faltung titel="Weitere Angaben" offen={offen}>
          <Felderblock bilder={selten} {...rest} />
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
