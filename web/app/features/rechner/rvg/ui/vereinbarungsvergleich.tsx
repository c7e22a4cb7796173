import type { AngelegenheitErgebnis } from "@gebuehrenportal/gebuehren";
import { untrennbar, zahl } from "@gebuehrenportal/recht";
import { Rechenweg } from "#dokumente/blatt/ansicht/rechenweg.tsx";
import { Hinweis } from "#ui/hinweis.tsx";
import { Tabelle, zellen } from "#ui/tabelle.tsx";
import { unterschreitung } from "../schlusszeilen.ts";

type VereinbarungsvergleichProps = {
  readonly vereinbarung: NonNullable<AngelegenheitErgebnis["vereinbarung"]>;
  /** Caption; names the matter where there are several. */
  readonly beschriftung: string;
};

/** Agreed fee beside the statutory one (§ 3a RVG), net. */
export function Vereinbarungsvergleich({ vereinbarung, beschriftung }: VereinbarungsvergleichProps) {
  const { netto, gesetzlich, unterschritten, schritte } = vereinbarung;
  return (
    <>
      <Tabelle beschriftung={beschriftung}>
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
          <p>{untrennbar(unterschreitung)}</p>
        </Hinweis>
      ) : null}
    </>
  );
}
