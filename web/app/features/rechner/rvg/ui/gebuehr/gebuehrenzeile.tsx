import { satz } from "@gebuehrenportal/recht";
import { memo, useState } from "react";
import { Zeichen } from "#ui/zeichen.tsx";
import { BasicMarke } from "../../../ui/basic-marke.tsx";
import { useFehler, useFehlerUnter } from "../../../ui/formular/fehler.ts";
import { felderAttribut } from "../../../ui/formular/feld-oeffnen.ts";
import { istBasicnummer } from "../../basic.ts";
import { istGewaehlt } from "../../formular/formular.ts";
import type { Nummernangabe } from "../../formular/nummernangabe.ts";
import { hauptfeld, vorgabe } from "../hauptfeld.ts";
import { Gebuehreinzelheiten } from "./gebuehreinzelheiten.tsx";
import styles from "./gebuehrenzeile.module.css";
import type { GebuehrenzeileProps } from "./gebuehrenzeile-props.ts";
import { Satzfeld } from "./satzfeld.tsx";

/** One fee of the form: ticked or only offered, its rate or amount, and everything else behind one click. */
export const Gebuehrenzeile = memo(Zeile);

/** Fields that only the unfolded row shows. */
const felderImDetail = [
  "wert",
  "anzahl",
  "bezug",
  "auszahlungen",
  "forderung",
  "gemeinsam",
  "beratung",
  "inkasso",
];

function Zeile(props: GebuehrenzeileProps) {
  const { a, position, angabe, imQuery, dispatch } = props;
  const fehler = useFehler();
  const fehlerUnter = useFehlerUnter();
  const { id: p, nr } = position;
  const [offen, setOffen] = useState(false);
  const gewaehlt = istGewaehlt(position);
  const ort = `${a}.${p}`;
  const titel = angabe?.titel ?? "";
  const zeilenfehler =
    fehler(`${ort}.nr`) ??
    fehler(`${ort}.satz`) ??
    fehler(`${ort}.betrag`) ??
    (offen ? undefined : fehlerUnter(ort));
  return (
    <li className={gewaehlt ? styles.zeile : `${styles.zeile} ${styles.aus}`} id={`${ort}.nr`}>
      <div className={styles.kopf}>
        <label className={styles.wahl}>
          <input
            type="checkbox"
            className={styles.haken}
            {...(imQuery ? { name: "vv", value: nr } : { name: `${ort}.an` })}
            checked={gewaehlt}
            onChange={(e) =>
              dispatch({ art: "position", a, p, feld: "aus", wert: e.currentTarget.checked ? "" : "ja" })
            }
          />
          <span className={styles.nr}>{nr === "34" ? "§ 34" : nr}</span>
          <span className={styles.titel}>
            {titel} {istBasicnummer(nr) ? <BasicMarke /> : null}
          </span>
        </label>
        {gewaehlt && angabe ? <Hauptfeld {...props} angabe={angabe} /> : null}
        <button
          type="button"
          className={styles.mehr}
          aria-expanded={offen}
          aria-controls={`${ort}.mehr`}
          {...{ [felderAttribut]: felderImDetail.map((feld) => `${ort}.${feld}`).join(" ") }}
          onClick={() => setOffen(!offen)}
          disabled={!gewaehlt || !angabe}
          data-nur-mit-skript=""
        >
          <Zeichen name="winkel" />
          <span className="nur-vorlesen">Einzelheiten zu {nr}</span>
        </button>
      </div>
      <div aria-live="polite">
        {zeilenfehler ? (
          <div className={styles.fehler} id={`${ort}.satz-fehler`}>
            <Zeichen name="achtung" />
            <div>{zeilenfehler}</div>
          </div>
        ) : null}
      </div>
      <div id={`${ort}.mehr`} hidden={!offen || !gewaehlt}>
        {offen && gewaehlt && angabe ? <Gebuehreinzelheiten {...props} angabe={angabe} /> : null}
      </div>
    </li>
  );
}

/** The one figure most people change: the rate, or the amount within a frame. */
function Hauptfeld(props: GebuehrenzeileProps & { readonly angabe: Nummernangabe }) {
  const { a, position, angabe, imQuery, dispatch } = props;
  const fehler = useFehler();
  const { id: p, felder } = position;
  const { wert } = angabe;
  const feld = hauptfeld(angabe);
  if (!feld) return null;
  const label =
    feld === "satz" ? `Satz der Gebühr ${position.nr}` : `Betrag der Gebühr ${position.nr} in Euro`;
  return (
    <Satzfeld
      id={`${a}.${p}.${feld}`}
      name={imQuery && feld === "satz" ? `satz.${position.nr}` : `${a}.${p}.${feld}`}
      label={label}
      {...(feld === "betrag" ? { einheit: "€" } : {})}
      text={felder[feld] ?? ""}
      vorgabe={vorgabe(wert, felder)}
      zusatz={zusatz(feld, props.erhoehung100)}
      fehlerhaft={fehler(`${a}.${p}.${feld}`) !== undefined}
      onText={(text) => dispatch({ art: "position", a, p, feld, wert: text })}
    />
  );
}

/** „+ 0,3“ beside a rate, „+ 30 %“ beside an amount. */
const zusatz = (feld: "satz" | "betrag", erhoehung100: number | undefined): string | undefined =>
  erhoehung100 ? (feld === "satz" ? `+ ${satz(erhoehung100)}` : `+ ${erhoehung100} %`) : undefined;
