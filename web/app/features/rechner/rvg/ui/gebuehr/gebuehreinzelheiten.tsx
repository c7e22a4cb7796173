import { Knopf } from "#ui/knopf.tsx";
import { Felderblock } from "../../../ui/formular/felderblock.tsx";
import type { Nummernangabe } from "../../formular/nummernangabe.ts";
import { felderFuer, type Positionsfeld } from "./gebuehrenfelder.ts";
import styles from "./gebuehrenzeile.module.css";
import type { GebuehrenzeileProps } from "./gebuehrenzeile-props.ts";
import { Rahmenregler } from "./rahmenregler.tsx";

/** Everything beyond the main figure that a fee of this nature can need. */
export function Gebuehreinzelheiten(props: GebuehrenzeileProps & { readonly angabe: Nummernangabe }) {
  const { a, position, angabe, heute, entfernbar, dispatch } = props;
  const p = position.id;
  const setzen = (feld: Positionsfeld, wert: string) => dispatch({ art: "position", a, p, feld, wert });
  const { haft } = angabe;
  return (
    <div className={styles.einzelheiten}>
      <Rahmenregler position={position} angabe={angabe} setzen={setzen} />
      <Felderblock
        ort={`${a}.${p}`}
        formularfelder={felderFuer(angabe, position.felder, props.mehrereAuftraggeber)}
        felder={position.felder}
        setzen={setzen}
        heute={heute}
      />
      {haft || entfernbar ? (
        <div className={styles.fuss}>
          {haft ? (
            <Knopf
              art="still"
              onClick={() => dispatch({ art: "nummer", a, p, nr: "mit" in haft ? haft.mit : haft.ohne })}
            >
              {"mit" in haft ? `Mit Haftzuschlag (Nr. ${haft.mit})` : `Ohne Haftzuschlag (Nr. ${haft.ohne})`}
            </Knopf>
          ) : null}
          {entfernbar ? (
            <Knopf art="still" onClick={() => dispatch({ art: "position-weg", a, p })} data-entfernt={p}>
              Gebühr entfernen
            </Knopf>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
