import type { AngelegenheitErgebnis } from "@gebuehrenportal/gebuehren";
import { zahl } from "@gebuehrenportal/recht";
import { Hinweis } from "#ui/hinweis.tsx";
import { Tabelle, zellen } from "#ui/tabelle.tsx";
import { Rechenweg } from "./rechenweg.tsx";

type VereinbarungsvergleichProps = {
  readonly vereinbarung: NonNullable<AngelegenheitErgebnis["vereinbarung"]>;
};

/** Agreed fee beside the statutory one (§ 3a RVG), net. */
export function Vereinbarungsvergleich({ vereinbarung }: VereinbarungsvergleichProps) {
  const { netto, gesetzlich, unterschritten, schritte } = vereinbarung;
  return (
    <>
      <Tabelle beschriftung="Vereinbarte und gesetzliche Vergütung, netto">
        <tbody>
          <tr>
            <th scope="row">
              <Rechenweg schritte={schritte}>Vereinbart</Rechenweg>
            </th>
            <td className={zellen.zahl}>{zahl(netto)} €</td>
          </tr>
          <tr>
            <th scope="row">Gesetzlich</th>
            <td className={zellen.zahl}>{zahl(gesetzlich)} €</td>
          </tr>
        </tbody>
      </Tabelle>
      {unterschritten ? (
        <Hinweis art="warnung">
          <p>
            Die Vereinbarung liegt unter der gesetzlichen Vergütung. In gerichtlichen Verfahren ist das nicht
            zulässig (§{"\u00a0"}49b Abs.{"\u00a0"}1 BRAO).
          </p>
        </Hinweis>
      ) : null}
    </>
  );
}
