import { Form, useLocation } from "react-router";
import { Angabe } from "#ui/angaben.tsx";
import { angabenfeld, einzelfehler } from "#ui/felder/angabenfeld.ts";
import { Feld } from "#ui/felder/feld.tsx";
import { Optionsgruppe } from "#ui/felder/optionsgruppe.tsx";
import { Schalter } from "#ui/felder/schalter.tsx";
import { Erfolgsmeldung, Fehlermeldung } from "#ui/hinweis.tsx";
import { Karte } from "#ui/karte.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { Gesehenes, Umstritten } from "#ui/zugleich/feldstreit.tsx";
import { gesehenText } from "#ui/zugleich/formularfelder.ts";
import { Ueberholt } from "#ui/zugleich/ueberholt.tsx";
import { useGehalten } from "#ui/zugleich/use-gehalten.ts";
import type { Einstellungsansicht } from "../../ansichten/einstellungsseite.server.ts";
import type { Seitenergebnis } from "../../ansichten/seitenpost.server.ts";
import { inhaltsworte } from "../../worte/inhaltsworte.ts";
import styles from "../buch.module.css";
import eigene from "../pflichten.module.css";
import { Sitzfelder } from "./sitzfelder.tsx";

const wochentage = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"] as const;

type Props = { readonly ansicht: Einstellungsansicht; readonly ergebnis: Seitenergebnis | undefined };

/** How the office keeps its book: lawyers set it, everybody else reads it. */
export function Buchregeln({ ansicht, ergebnis }: Props) {
  return (
    <Karte as="section" titelId="regeln">
      <div className="stapel">
        <h2 id="regeln" className={styles.titel}>
          Regeln der Kanzlei
        </h2>
        <Erfolgsmeldung>{ergebnis?.was === "einstellen" ? ergebnis.erledigt : undefined}</Erfolgsmeldung>
        {ansicht.darfEinstellen ? (
          <Regelformular ansicht={ansicht} ergebnis={ergebnis?.was === "einstellen" ? ergebnis : undefined} />
        ) : (
          <Regeltafel ansicht={ansicht} />
        )}
      </div>
    </Karte>
  );
}

/** The form stays as it is from the moment somebody touches it, whatever others change meanwhile. */
function Regelformular({ ansicht, ergebnis }: Props) {
  const { key: besuch } = useLocation();
  const { daten, schluessel, ueberholt, halten } = useGehalten(ansicht, gesehenText(ansicht.gesehen), besuch);
  return (
    <div className="stapel" {...halten}>
      {ueberholt ? (
        <Ueberholt
          von={ansicht.zuletztVon === undefined ? [] : [ansicht.zuletztVon]}
          nach="/fristenmanager/einstellungen"
        />
      ) : null}
      <Regelfelder key={schluessel} ansicht={daten} ergebnis={ergebnis} />
    </div>
  );
}

function Regelfelder({ ansicht, ergebnis }: Props) {
  const { einstellung: e } = ansicht;
  const streit = ergebnis?.streit;
  const angabe = angabenfeld(ergebnis?.felder, einzelfehler(ergebnis));
  const getippt = ergebnis?.felder?.workingDays?.split(",").map(Number);
  const tage = getippt ?? e.arbeitstage;
  const amFeld = ["eveningCheckAt", "eveningAlarmAt", "gemeinde", "state"];
  return (
    <Form method="post" action="#regeln" className="stapel">
      <input type="hidden" name="was" value="einstellen" />
      <Gesehenes felder={ergebnis ? (ergebnis.felder?.gesehenes ?? "") : ansicht.gesehen} />
      {ergebnis && !amFeld.includes(ergebnis.feld ?? "") ? (
        <Fehlermeldung>{ergebnis.fehler}</Fehlermeldung>
      ) : null}
      <Umstritten name="fourEyes" streit={streit}>
        <Schalter
          name="fourEyes"
          value="true"
          label="Jeden Eintrag kontrolliert eine zweite Person"
          hinweis="Bis dahin steht er als „Zu kontrollieren“ im Buch."
          defaultChecked={ergebnis ? ergebnis.felder?.fourEyes === "true" : e.vierAugen}
        />
      </Umstritten>
      <Umstritten name="eveningCheckAt" streit={streit}>
        <div className={styles.felder}>
          <Feld
            {...angabe("eveningCheckAt", e.abendUm)}
            label="Abendkontrolle um"
            inputMode="numeric"
            hinweis="Uhrzeit wie 17:00"
          />
          <Feld
            {...angabe("eveningAlarmAt", e.abendAlarm)}
            label="Alarm an die Leitung um"
            inputMode="numeric"
            hinweis="wenn bis dahin niemand abgezeichnet hat"
          />
        </div>
      </Umstritten>
      <Umstritten name="workingDays" streit={streit}>
        <fieldset className={eigene.gruppe}>
          <legend>Arbeitstage</legend>
          <div className={eigene.tage}>
            {wochentage.map((name, i) => (
              <Schalter
                key={name}
                name="workingDays"
                value={String(i + 1)}
                label={name}
                defaultChecked={tage.includes(i + 1)}
              />
            ))}
          </div>
        </fieldset>
      </Umstritten>
      <Umstritten name="reminderContent" streit={streit}>
        <Optionsgruppe
          name="reminderContent"
          label="Was in E-Mails und Kalendern von einer Frist steht"
          hinweis="E-Mails und Kalender verlassen das Portal; von sich aus nennt es darin kein Mandat."
          vorgabe={ergebnis?.felder?.reminderContent ?? e.erinnerungsinhalt}
          optionen={[
            { wert: "frist", text: inhaltsworte.frist },
            { wert: "aktenzeichen", text: inhaltsworte.aktenzeichen },
            { wert: "voll", text: inhaltsworte.voll },
          ]}
        />
      </Umstritten>
      <Umstritten name="state" streit={streit}>
        <Sitzfelder ansicht={ansicht} ergebnis={ergebnis} />
      </Umstritten>
      <p>
        <Knopf type="submit" art="haupt">
          Speichern
        </Knopf>
      </p>
    </Form>
  );
}

function Regeltafel({ ansicht: { einstellung: e, laender, gemeinde } }: Pick<Props, "ansicht">) {
  return (
    <>
      <dl className={styles.kopfdaten}>
        <Angabe name="Zweite Person">{e.vierAugen ? "kontrolliert jeden Eintrag" : "nicht verlangt"}</Angabe>
        <Angabe name="Abendkontrolle">ab {e.abendUm} Uhr</Angabe>
        <Angabe name="Alarm">{e.abendAlarm} Uhr</Angabe>
        <Angabe name="Arbeitstage">{e.arbeitstage.map((t) => wochentage[t - 1]).join(", ")}</Angabe>
        <Angabe name="E-Mails und Kalender">{inhaltsworte[e.erinnerungsinhalt]}</Angabe>
        <Angabe name="Sitz">
          {[gemeinde.name, laender.find(({ wert }) => wert === e.land)?.text].filter(Boolean).join(", ") ||
            "nicht angegeben"}
        </Angabe>
      </dl>
      <p className="nebensatz">Ändern können das die Anwältinnen und Anwälte der Kanzlei.</p>
    </>
  );
}
