import { cent, datum, euro, type Tag, zahl } from "@gebuehrenportal/recht";
import { Form } from "react-router";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { angabenfeld } from "#ui/felder/angabenfeld.ts";
import { Betragsfeld } from "#ui/felder/betragsfeld.tsx";
import { Tagfeld } from "#ui/felder/tagfeld.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { Verweis } from "#ui/verweis.tsx";
import type { OffenerBeleg, Verwaltungsergebnis } from "../ansichten/verwaltungsansicht.ts";
import styles from "./rechnungen.module.css";

type OffeneBelegeProps = {
  readonly belege: readonly OffenerBeleg[];
  readonly heute: Tag;
  readonly gesendet: Verwaltungsergebnis | undefined;
};

/** Every document on which money is missing or owed back, each with the form that books it. */
export function OffeneBelege({ belege, heute, gesendet }: OffeneBelegeProps) {
  return (
    <section aria-labelledby="offen">
      <h2 className={styles.titel} id="offen">
        Offene Rechnungen
      </h2>
      {belege.length === 0 ? <p className="nebensatz">Es ist nichts offen.</p> : null}
      <ul className={styles.liste}>
        {belege.map((b) => (
          <Beleg
            key={`${b.id} ${b.offen}`}
            beleg={b}
            heute={heute}
            gesendet={gesendet?.zu === b.id ? gesendet : undefined}
          />
        ))}
      </ul>
    </section>
  );
}

function Beleg({
  beleg: b,
  heute,
  gesendet,
}: {
  readonly beleg: OffenerBeleg;
  readonly heute: Tag;
  readonly gesendet: Verwaltungsergebnis | undefined;
}) {
  const betrag = cent(Math.abs(b.offen));
  const auszahlen = b.offen < 0;
  const angabe = angabenfeld(gesendet?.felder, gesendet?.fehler);
  return (
    <li className={styles.posten} data-testid="offener-beleg">
      <div className={styles.postenkopf}>
        <div>
          <h3 className={styles.name}>{b.nummer}</h3>
          <p className="nebensatz">
            {b.name}, {b.kunde}
          </p>
        </div>
        <div className={styles.rechts}>
          <p className={styles.betrag}>{euro(betrag)}</p>
          <p className={b.ueberfaellig ? styles.warnung : "nebensatz"}>{standtext(b)}</p>
        </div>
      </div>
      <Aufklapper
        offen={gesendet !== undefined}
        titel={
          <>
            {auszahlen ? "Erstattung eintragen" : "Zahlung eintragen"}
            {b.stornierbar ? " oder stornieren" : ""}
            <span className="nur-vorlesen">, {b.nummer}</span>
          </>
        }
      >
        <Form method="post" className={`feldreihe ${styles.zeilenformular}`} noValidate>
          <input type="hidden" name="handlung" value="bezahlt" />
          <input type="hidden" name="id" value={b.id} />
          <input type="hidden" name="eintrag" value={`${b.id} ${b.offen}`} />
          <Betragsfeld {...angabe("betrag", zahl(betrag))} label="Betrag in €" />
          <Tagfeld
            {...angabe("am", datum(heute))}
            label={auszahlen ? "Erstattet am" : "Eingegangen am"}
            heute={heute}
          />
          <Knopf type="submit" art="haupt">
            Buchen
          </Knopf>
        </Form>
        <p className={styles.knoepfe}>
          <a href={`/admin/rechnungen/${b.id}/rechnung.pdf`}>Beleg als PDF</a>
        </p>
        {b.stornierbar ? <Storno beleg={b} gefragt={gesendet?.frage === "stornieren"} /> : null}
      </Aufklapper>
    </li>
  );
}

/** The first click asks, the second one acts: nothing brings the claim back. */
function Storno({
  beleg: { id, nummer },
  gefragt,
}: {
  readonly beleg: OffenerBeleg;
  readonly gefragt: boolean;
}) {
  const folge = "Der Kunde erhält eine Stornorechnung; die Forderung entfällt endgültig.";
  return (
    <Form method="post" className={styles.storno}>
      <input type="hidden" name="handlung" value="stornieren" />
      <input type="hidden" name="id" value={id} />
      {gefragt ? <input type="hidden" name="sicher" value="ja" /> : null}
      <p className={gefragt ? "" : "nebensatz"} role={gefragt ? "status" : undefined}>
        {gefragt ? `Soll ${nummer} wirklich storniert werden? ${folge} Noch ist nichts geschehen.` : folge}
      </p>
      <div className="knopfreihe">
        <Knopf type="submit" art={gefragt ? "neben" : "klein"}>
          {gefragt ? `Ja, ${nummer} endgültig stornieren` : "Rechnung stornieren"}
        </Knopf>
        {gefragt ? <Verweis nach="/admin/rechnungen">Nicht stornieren</Verweis> : null}
      </div>
    </Form>
  );
}

function standtext({ art, offen, brutto, ueberfaellig, faelligAm }: OffenerBeleg): string {
  if (offen < 0) return art === "korrektur" ? "zu erstatten" : "zu viel gezahlt";
  const teil = offen === brutto ? "" : `von ${euro(cent(brutto))}, `;
  return `${teil}${ueberfaellig ? "überfällig seit" : "fällig am"} ${datum(faelligAm)}`;
}
