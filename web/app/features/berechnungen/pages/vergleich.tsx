import { untrennbar } from "@gebuehrenportal/recht";
import { Form } from "react-router";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Tabelle, zellen } from "#ui/tabelle.tsx";
import type { Vergleichstabelle, Vergleichszeile } from "../blattvergleich.ts";
import { oder404 } from "../seite.server.ts";
import styles from "../ui/berechnungen.module.css";
import { type Vergleichsbild, vergleichsbild } from "../vergleichsseite.server.ts";
import type { Route } from "./+types/vergleich.ts";

export const meta = () =>
  metadaten("Vergleich", "Zwei Versionen einer Berechnung oder altes und neues Recht, Zeile für Zeile.");

export function loader({ params, request, context }: Route.LoaderArgs) {
  const wer = requireKonto(sitzungAus(context));
  return oder404(vergleichsbild(wer, params.id, request.url, heute()));
}

export default function Vergleich({ loaderData: bild }: Route.ComponentProps) {
  const { zeile, tabellen, grund, links, rechts } = bild;
  return (
    <>
      <Seitenkopf titel={`Vergleich: ${zeile.bezeichnung}`} vorspann={zeile.titel} />
      <div className={styles.seite}>
        <div className={`feldreihe ${styles.leiste}`} data-nicht-drucken="">
          <Knopfverweis art="still" nach={`/meine-berechnungen/${zeile.id}`}>
            Zur Berechnung
          </Knopfverweis>
          <Versionswahl {...bild} />
        </div>
        {grund ? (
          <Hinweis art="warnung" rolle="alert">
            <p>{grund}</p>
          </Hinweis>
        ) : (
          <p>
            {zeile.kennzahlText}: {links.text} <strong>{links.kennzahl}</strong>, {rechts.text}{" "}
            <strong>{rechts.kennzahl}</strong>. Was sich unterscheidet, steht fett.
          </p>
        )}
        {tabellen.map((tabelle, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tables have no identity, their order is the sheet's
          <Vergleichsansicht key={index} tabelle={tabelle} links={links.text} rechts={rechts.text} />
        ))}
      </div>
    </>
  );
}

function Versionswahl({ versionen }: Pick<Vergleichsbild, "versionen">) {
  if (versionen.length < 3) return null;
  const wahl = (name: string, label: string, vorgabe: number | undefined) => (
    <label>
      {label}{" "}
      <select name={name} defaultValue={vorgabe}>
        {versionen.map(({ version }) => (
          <option key={version} value={version}>
            Version {version}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <Form method="get" className={styles.knoepfe}>
      {wahl("a", "Von", versionen[1]?.version)}
      {wahl("b", "nach", versionen[0]?.version)}
      <Knopf type="submit">Vergleichen</Knopf>
    </Form>
  );
}

type AnsichtProps = {
  readonly tabelle: Vergleichstabelle;
  readonly links: string;
  readonly rechts: string;
};

function Vergleichsansicht({ tabelle, links, rechts }: AnsichtProps) {
  return (
    <div className={styles.vergleich}>
      <Tabelle beschriftung={untrennbar(`${tabelle.titel}: ${tabelle.spalte}`)} dicht>
        <thead>
          <tr>
            <th scope="col">{tabelle.erste}</th>
            <th scope="col" className={zellen.zahl}>
              {links}
            </th>
            <th scope="col" className={zellen.zahl}>
              {rechts}
            </th>
            <th scope="col" className={zellen.zahl}>
              Unterschied
            </th>
          </tr>
        </thead>
        <tbody>
          {tabelle.zeilen.map((zeile, index) =>
            zeile.art === "titel" ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity, their order is the sheet's
              <tr key={index}>
                <th scope="rowgroup" colSpan={4}>
                  {untrennbar(zeile.text)}
                </th>
              </tr>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <tr key={index} className={klasse(zeile)}>
                <th scope="row">
                  {untrennbar(zeile.text)}
                  {zeile.dazu.map((satz) => (
                    <span key={satz} className={zellen.leise}>
                      {satz}
                    </span>
                  ))}
                </th>
                <td className={zellen.zahl} data-spalte={links}>
                  {untrennbar(zeile.links)}
                </td>
                <td className={zellen.zahl} data-spalte={rechts}>
                  {untrennbar(zeile.rechts)}
                </td>
                <td className={zellen.zahl} data-spalte="Unterschied">
                  {zeile.unterschied}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </Tabelle>
    </div>
  );
}

const klasse = ({ art, anders }: Vergleichszeile) =>
  [art === "summe" && zellen.summe, anders && styles.anders].filter(Boolean).join(" ");
