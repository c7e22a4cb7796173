import { datum } from "@gebuehrenportal/recht";
import { Hinweis } from "#ui/hinweis.tsx";
import { Tabelle, Tabellenkopf } from "#ui/tabelle.tsx";
import type { Berichtigung } from "../berichtigungen.ts";

/** Corrected numbers, newest first. */
export function Berichtigungstabelle({ eintraege }: { readonly eintraege: readonly Berichtigung[] }) {
  if (eintraege.length === 0) {
    return <Hinweis art="erfolg">Bisher war keine veröffentlichte Zahl zu berichtigen.</Hinweis>;
  }
  return (
    <Tabelle beschriftung="Berichtigte Zahlen, die neueste zuerst" beschriftungVerbergen>
      <Tabellenkopf spalten={["Berichtigt am", "Was", "Falsch seit", "Wen es betrifft"]} />
      <tbody>
        {eintraege.map(({ am, was, falschSeit, betroffen }) => (
          <tr key={`${am}${was}`}>
            <th scope="row">{datum(am)}</th>
            <td>{was}</td>
            <td>{datum(falschSeit)}</td>
            <td>{betroffen}</td>
          </tr>
        ))}
      </tbody>
    </Tabelle>
  );
}
