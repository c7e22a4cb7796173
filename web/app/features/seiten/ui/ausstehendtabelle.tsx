import type { Ausstehend, Ausstehendstufe } from "@gebuehrenportal/gesetze/ausstehend.ts";
import { datum } from "@gebuehrenportal/recht";
import { Tabelle, Tabellenkopf } from "#ui/tabelle.tsx";

/** Acts the portal does not compute with yet, by their first day; those without a day come last. */
export function Ausstehendtabelle({ eintraege }: { readonly eintraege: readonly Ausstehend[] }) {
  return (
    <Tabelle beschriftung="Bekannte Gesetze, die noch nicht eingearbeitet sind" beschriftungVerbergen>
      <Tabellenkopf spalten={["Ab", "Gesetz", "Was sich ändert", "Was offen ist", "Was es betrifft"]} />
      <tbody>
        {nachTag(eintraege).map(({ name, norm, quelle, stufen, offen, betrifft }) => (
          <tr key={name}>
            <th scope="row">{stufen[0]?.ab ? datum(stufen[0].ab) : "offen"}</th>
            <td>
              {name} ({norm}; {quelle.fundstelle})
            </td>
            <td>{stufen.map(stufentext).join("; ")}</td>
            <td>{offen}</td>
            <td>{betrifft}</td>
          </tr>
        ))}
      </tbody>
    </Tabelle>
  );
}

const nachTag = (eintraege: readonly Ausstehend[]): readonly Ausstehend[] =>
  [...eintraege].sort((a, b) => (a.stufen[0]?.ab ?? "9999").localeCompare(b.stufen[0]?.ab ?? "9999"));

const zweifel = { mittel: " (wahrscheinlich)", niedrig: " (nicht gesichert)" } as const;

const stufentext = ({ ab, was, sicherheit }: Ausstehendstufe): string =>
  `${ab ? `${datum(ab)}: ` : ""}${was}${sicherheit ? zweifel[sicherheit] : ""}`;
