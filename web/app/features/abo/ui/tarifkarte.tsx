import { anteil, cent, euro } from "@gebuehrenportal/recht";
import type { Tarif } from "#platform/access/tarif.ts";
import { type Bestelltarif, rang, tarife } from "#platform/access/tarife.ts";
import { tarifzeilen } from "#platform/access/tarifzeilen.ts";
import { mitWunsch } from "#platform/access/wunschadresse.ts";
import { testphaseTage } from "#platform/konstanten.ts";
import { Knopfverweis } from "#ui/knopf.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { Zeichen } from "#ui/zeichen.tsx";
import { Preis } from "./preis.tsx";
import styles from "./tarife.module.css";

/** Somebody who is signed in, as far as the cards care. */
export type Leser = {
  readonly tarif: Tarif;
  readonly vorgemerkt: Bestelltarif | null;
  readonly gekuendigt: boolean;
  /** A contract of his own runs. */
  readonly vertrag: boolean;
  /** An order would begin with a trial. */
  readonly testphase: boolean;
};

type TarifkarteProps = {
  readonly tarif: "free" | Bestelltarif;
  readonly netto?: number | undefined;
  readonly steuersatz: number;
  readonly leser: Leser | undefined;
  /** What was wanted, where only the address carries it. */
  readonly wunsch: string | undefined;
};

/** One tier: what it costs, what it brings beyond the one below, and the way to it. */
export function Tarifkarte({ tarif, netto, steuersatz, leser, wunsch }: TarifkarteProps) {
  const { name, satz, preisCent, plaetze } = tarife[tarif];
  const eigener = leser !== undefined && istEigener(tarif, leser.tarif);
  return (
    <section
      className={`blattflaeche ${styles.karte} ${eigener ? styles.eigene : ""}`}
      data-testid="plan-card"
      data-tier={tarif}
      aria-labelledby={`tarif-${tarif}`}
    >
      <div className={styles.kartenkopf}>
        <h2 id={`tarif-${tarif}`}>{name}</h2>
        {eigener ? <p className={styles.marke}>Ihr aktueller Tarif</p> : null}
      </div>
      <p className={styles.satz}>{satz}</p>
      <Preis
        preis={preisCent}
        netto={netto === undefined ? undefined : cent(netto)}
        steuersatz={steuersatz}
      />
      {plaetze > 1 ? (
        <p className={styles.jeKonto}>Das sind {euro(anteil(preisCent, 1, plaetze))} je Konto.</p>
      ) : null}
      <ul className={`hakenliste ${styles.leistungen}`}>
        {leistungen(tarif).map((text) => (
          <li key={text}>
            <Zeichen name="haken" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <div className={styles.weg}>
        <Weg tarif={tarif} leser={leser} wunsch={wunsch} eigener={eigener} />
      </div>
    </section>
  );
}

/** A member of a team works with its tier. */
const istEigener = (tarif: "free" | Bestelltarif, hat: Tarif): boolean =>
  hat === tarif || (hat === "Teammitglied" && tarif === "teams");

const darunter = { basic: "free", premium: "basic", teams: "premium" } as const;

/** What a tier brings: everything of the one below, and what only it has. */
function leistungen(tarif: "free" | Bestelltarif): readonly string[] {
  if (tarif === "free")
    return tarifzeilen.flatMap(({ text, zellen: { free } }) =>
      free === false ? [] : [free === true ? text : `${text}: ${free}`],
    );
  const vorher = darunter[tarif];
  const mehr = tarifzeilen.flatMap(({ text, zellen }) => {
    const zelle = zellen[tarif];
    if (zelle === false || zelle === zellen[vorher]) return [];
    return [zelle === true ? text : `${text}: ${zelle}`];
  });
  if (mehr.length === 0) return [`Zurzeit derselbe Umfang wie ${tarife[vorher].name}`];
  return [`Alles aus ${tarife[vorher].name}`, ...mehr];
}

type WegProps = Pick<TarifkarteProps, "tarif" | "leser" | "wunsch"> & { readonly eigener: boolean };

function Weg({ tarif, leser, wunsch, eigener }: WegProps) {
  if (!leser) {
    if (tarif === "free") return <Knopfverweis nach="/register">Konto anlegen</Knopfverweis>;
    return (
      <Knopfverweis
        nach={mitWunsch(`/register?redirect=billing&type=${tarif}&cycle=monthly`, wunsch)}
        art="haupt"
      >
        {testphaseTage} Tage kostenlos testen
      </Knopfverweis>
    );
  }
  if (leser.tarif === "Teammitglied") return eigener ? <p>Sie nutzen ihn als Mitglied Ihres Teams.</p> : null;
  if (eigener) return leser.vertrag ? <Verweis nach="/konto#abo">Vertrag ansehen</Verweis> : null;
  if (tarif === "free")
    return leser.gekuendigt ? (
      <p>Gilt nach dem Ende Ihres Tarifs.</p>
    ) : leser.vertrag ? (
      <Verweis nach="/konto/abo#kuendigen">Tarif kündigen</Verweis>
    ) : null;
  if (leser.vorgemerkt === tarif) return <p>Ihr Wechsel ist vorgemerkt.</p>;
  return (
    <Knopfverweis
      nach={mitWunsch(`/billing-confirmation?type=${tarif}&cycle=monthly`, wunsch)}
      art={hoeher(tarif, leser.tarif) ? "haupt" : "neben"}
    >
      {leser.testphase ? `${testphaseTage} Tage kostenlos testen` : `Zu ${tarife[tarif].name} wechseln`}
    </Knopfverweis>
  );
}

const hoeher = (tarif: Bestelltarif, hat: Tarif): boolean =>
  hat === "free" || (hat !== "Teammitglied" && rang(tarif) > rang(hat));
