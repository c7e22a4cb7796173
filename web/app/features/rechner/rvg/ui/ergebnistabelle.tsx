import type { AngelegenheitErgebnis, RvgErgebnis, Zeile } from "@gebuehrenportal/gebuehren";
import { cent, summe, zahl } from "@gebuehrenportal/recht";
import styles from "#dokumente/blatt/ansicht/ergebnistabelle.module.css";
import { Normverweis } from "#dokumente/blatt/ansicht/normverweis.tsx";
import { Rechenweg } from "#dokumente/blatt/ansicht/rechenweg.tsx";
import { Tabelle, zellen } from "#ui/tabelle.tsx";
import { satztext, zeilentitel } from "../../vvzeile.ts";
import { bruttotitel, gesamtbetrag, gesamttitel, mandantenzeilen, zahlungstitel } from "../schlusszeilen.ts";
import type { Titel } from "../titel.ts";

type ErgebnistabelleProps = {
  readonly ergebnis: RvgErgebnis;
  readonly titel: Readonly<Record<string, Titel>>;
};

/** The bill: fees, credits and expenses of each matter, then net, VAT and total. Each line opens its derivation. */
export function Ergebnistabelle({ ergebnis, titel }: ErgebnistabelleProps) {
  const { angelegenheiten } = ergebnis;
  const mehrere = angelegenheiten.length > 1;
  return (
    <div className={styles.tabelle}>
      <Tabelle beschriftung="Gebühren und Auslagen in Euro" beschriftungVerbergen>
        <thead>
          <tr>
            <th scope="col">Position</th>
            <th scope="col" className={styles.grundlage}>
              Grundlage
            </th>
            <th scope="col" className={zellen.zahl}>
              Satz
            </th>
            <th scope="col" className={zellen.zahl}>
              Betrag in €
            </th>
          </tr>
        </thead>
        {angelegenheiten.map((a, i) => (
          <tbody key={a.id}>
            {mehrere || a.bezeichnung ? (
              <tr>
                <th scope="rowgroup" colSpan={4} className={styles.angelegenheit}>
                  {mehrere ? `${i + 1}. ` : null}
                  {a.bezeichnung ?? "Angelegenheit"}
                </th>
              </tr>
            ) : null}
            {a.zeilen.map((zeile, j) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a number may occur twice, the order is the bill's
              <Tabellenzeile key={j} zeile={zeile} titel={titel[a.id] ?? {}} />
            ))}
            {mehrere ? <Betragszeile text="Zwischensumme" betrag={a.netto} /> : null}
          </tbody>
        ))}
        <Schlusszeilen ergebnis={ergebnis} />
      </Tabelle>
    </div>
  );
}

function Tabellenzeile({ zeile, titel }: { readonly zeile: Zeile; readonly titel: Titel }) {
  const { wert, gemeinsamerWert, betrag, norm } = zeile;
  return (
    <tr className={betrag < 0 ? styles.abzug : ""}>
      <td>
        <Rechenweg schritte={zeile.schritte}>
          {zeilentitel(zeile, titel)}
          {wert === undefined || gemeinsamerWert !== undefined ? null : (
            <span className={styles.wert}> aus {zahl(wert)} €</span>
          )}
        </Rechenweg>
      </td>
      <td className={styles.grundlage}>
        <Normverweis norm={norm} />
      </td>
      <td className={zellen.zahl}>{satztext(zeile)}</td>
      <td className={zellen.zahl}>{zahl(betrag)}</td>
    </tr>
  );
}

function Schlusszeilen({ ergebnis }: { readonly ergebnis: RvgErgebnis }) {
  const { netto, umsatzsteuer, brutto, zahlungen, prozesskostenhilfe, angelegenheiten } = ergebnis;
  const steuerfrei = summe(angelegenheiten.map((a) => a.steuerfrei));
  const grundlage = cent(netto - steuerfrei);
  return (
    <tfoot>
      <Betragszeile text="Netto" betrag={netto} />
      {steuerfrei > 0 ? <Betragszeile text="davon ohne Umsatzsteuer" betrag={steuerfrei} /> : null}
      <tr>
        <th scope="row" colSpan={2}>
          <Rechenweg
            schritte={[
              {
                text: `${umsatzsteuer.prozent} % aus ${zahl(grundlage)} €, ${umsatzsteuer.grund}`,
                norm: umsatzsteuer.norm,
                betrag: umsatzsteuer.betrag,
              },
            ]}
          >
            Umsatzsteuer {umsatzsteuer.prozent} %
          </Rechenweg>
        </th>
        <td className={styles.grundlage} />
        <td className={zellen.zahl}>{zahl(umsatzsteuer.betrag)}</td>
      </tr>
      {zahlungen || prozesskostenhilfe ? (
        <>
          <Betragszeile text={bruttotitel(ergebnis)} betrag={brutto} />
          {zahlungen?.zeilen.map((zeile, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: payments have no identity, their order is the form's
            <Betragszeile key={i} text={zahlungstitel(zeile)} betrag={zeile.betrag} />
          ))}
          {mandantenzeilen(ergebnis).map(({ text, betrag }) => (
            <Betragszeile key={text} text={text} betrag={betrag} />
          ))}
        </>
      ) : null}
      <tr className={zellen.summe}>
        <th scope="row" colSpan={2}>
          {gesamttitel(ergebnis)}
        </th>
        <td className={styles.grundlage} />
        <td className={zellen.zahl} data-testid="result-total">
          {zahl(gesamtbetrag(ergebnis))} €
        </td>
      </tr>
    </tfoot>
  );
}

const Betragszeile = ({
  text,
  betrag,
}: {
  readonly text: string;
  readonly betrag: AngelegenheitErgebnis["netto"];
}) => (
  <tr className={styles.zwischen}>
    <th scope="row" colSpan={2}>
      {text}
    </th>
    <td className={styles.grundlage} />
    <td className={zellen.zahl}>{zahl(betrag)}</td>
  </tr>
);
