import { datum } from "@gebuehrenportal/recht";
import { type ReactNode, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Zustimmungsschalter } from "#features/konto/index.ts";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { angabenfeld, einzelfehler } from "#ui/felder/angabenfeld.ts";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Feld } from "#ui/felder/feld.tsx";
import { Schalter } from "#ui/felder/schalter.tsx";
import { Tagfeld } from "#ui/felder/tagfeld.tsx";
import { Fehlermeldung, Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { Tabelle, Tabellenkopf } from "#ui/tabelle.tsx";
import { Ueberholt } from "#ui/zugleich/ueberholt.tsx";
import { useGehalten } from "#ui/zugleich/use-gehalten.ts";
import type { Eintragsansicht, Handlungsname } from "../../ansichten/eintrag/eintragsansicht.server.ts";
import type { Eintragsergebnis } from "../../ansichten/eintrag/eintragshandlung.server.ts";
import { laengen } from "../../worte/laengen.ts";
import styles from "../buch.module.css";
import { Nachweisfelder } from "../nachweisfelder.tsx";
import { Ortsfelder } from "../ortsfelder.tsx";
import { Angabenfelder } from "./angabenform.tsx";
import { Absage } from "./inzwischen.tsx";

type HandlungenProps = {
  readonly eintrag: Eintragsansicht;
  readonly ergebnis: Eintragsergebnis | undefined;
};

const knoepfe: Readonly<Partial<Record<Handlungsname, string>>> = {
  genehmigen: "Eintrag ist kontrolliert",
  freigeben: "Freigeben",
  vorlegen: "Bei Aktenvorlage geprüft",
  ablehnen: "Verlängerung abgelehnt",
  oeffnen: "Wieder öffnen",
};

/** What the entry waits for; the rest is there without being asked for. */
const erwartet: ReadonlySet<Handlungsname> = new Set(["genehmigen", "freigeben", "vorlegen"]);

/** What stores data of a mandate as a booking does. */
const vereinbart: ReadonlySet<Handlungsname> = new Set(["angaben", "ort", "ausloeser"]);

/**
 * What can be done with the entry now. Whoever has opened one of the forms keeps them as they were then; a button vouches
 * for the entry as its page was opened.
 */
export function Handlungen({ eintrag, ergebnis }: HandlungenProps) {
  const [geoeffnet] = useState(eintrag.stand);
  const { daten, schluessel, ueberholt, halten } = useGehalten(eintrag, String(eintrag.stand), "");
  if (daten.moeglich.length === 0 && ergebnis?.fehler === undefined && !ueberholt) return null;
  return (
    <div className="stapel" {...halten}>
      {ueberholt ? (
        <Ueberholt
          von={[...new Set(eintrag.verlauf.flatMap(({ nr, wer }) => (nr > daten.stand ? [wer] : [])))]}
          nach={`/fristenmanager/${eintrag.zeile.id}`}
        />
      ) : null}
      <Moegliche key={schluessel} eintrag={daten} ergebnis={ergebnis} geoeffnet={geoeffnet} />
    </div>
  );
}

type MoeglicheProps = HandlungenProps & { readonly geoeffnet: number };

/** Single buttons, and forms that fold out. */
function Moegliche({ eintrag, ergebnis, geoeffnet }: MoeglicheProps) {
  const { moeglich } = eintrag;
  const einfach = moeglich.filter((was) => knoepfe[was] !== undefined);
  const haupt = einfach.find((was) => erwartet.has(was));
  const angesprochen = (was: Handlungsname) => (ergebnis?.was === was ? ergebnis : undefined);
  // Told here where no form tells it: single buttons, and what cannot be done any more.
  const formulare: readonly string[] = moeglich.filter((was) => !einfach.includes(was));
  const ohneFormular = ergebnis !== undefined && !formulare.includes(ergebnis.was);
  const handlung = (
    was: Handlungsname,
    titel: string,
    knopf: string,
    inhalt: (ergebnis: Eintragsergebnis | undefined) => ReactNode,
  ) =>
    moeglich.includes(was) ? (
      <Handlung titel={titel} was={was} eintrag={eintrag} ergebnis={angesprochen(was)} knopf={knopf}>
        {inhalt(angesprochen(was))}
      </Handlung>
    ) : null;
  return (
    <div className="stapel">
      {einfach.length > 0 ? (
        <div className="knopfreihe">
          {einfach.map((was) => (
            <Form method="post" key={was}>
              <Kopf was={was} stand={angesprochen(was)?.felder.stand ?? geoeffnet} />
              <Absenden art={was === haupt ? "haupt" : "neben"}>{knoepfe[was]}</Absenden>
            </Form>
          ))}
        </div>
      ) : null}
      {ohneFormular ? <Absage ergebnis={ergebnis} /> : null}
      {handlung("erledigen", "Erledigt", "Als erledigt eintragen", (ergebnis) => (
        <>
          <Nachweisfelder heute={eintrag.heute} angabe={angabeAus(ergebnis)} />
          <Schalter
            name="ohne"
            value="1"
            label="Ohne Nachweis"
            hinweis="Die Frist bleibt in der Abendkontrolle, bis der Nachweis nachgetragen ist."
          />
        </>
      ))}
      {handlung("nachweisen", "Nachweis nachtragen", "Nachweis eintragen", (ergebnis) => (
        <Nachweisfelder heute={eintrag.heute} angabe={angabeAus(ergebnis)} />
      ))}
      {handlung("beantragen", "Verlängerung beantragt", "Vorläufig eintragen", (ergebnis) => (
        <>
          <p className="nebensatz">
            Bis das Gericht entschieden hat, bleibt das Ende der {eintrag.zeile.endeText}; der beantragte Tag
            steht daneben.
          </p>
          <Tag
            eintrag={eintrag}
            ergebnis={ergebnis}
            name="am"
            label="Beantragt am"
            vorgabe={datum(eintrag.heute)}
          />
          <Tag eintrag={eintrag} ergebnis={ergebnis} name="bis" label="Beantragt bis" />
        </>
      ))}
      {handlung("verlaengern", "Vom Gericht verlängert", "Neues Ende eintragen", (ergebnis) => (
        <Bewilligung eintrag={eintrag} ergebnis={ergebnis} />
      ))}
      {moeglich.includes("ort") ? <Ort eintrag={eintrag} ergebnis={angesprochen("ort")} /> : null}
      {moeglich.includes("ausloeser") ? (
        <Ausloeser eintrag={eintrag} ergebnis={angesprochen("ausloeser")} />
      ) : null}
      {handlung("angaben", "Verantwortlich und Angaben", "Angaben speichern", (ergebnis) => (
        <Angabenfelder eintrag={eintrag} ergebnis={ergebnis} />
      ))}
      {handlung("streichen", "Streichen", "Eintrag streichen", (ergebnis) => (
        <>
          <p className="nebensatz">
            Der Eintrag bleibt mit Grund, Zeit und Person sichtbar; streichen lässt sich nicht zurücknehmen.
          </p>
          <Feld {...angabeAus(ergebnis)("reason")} label="Grund" maxLength={laengen.streichgrund} />
        </>
      ))}
    </div>
  );
}

const angabeAus = (ergebnis: Eintragsergebnis | undefined) =>
  angabenfeld(ergebnis?.felder, einzelfehler(ergebnis));

const Kopf = ({ was, stand }: { readonly was: string; readonly stand: number | string }) => (
  <>
    <input type="hidden" name="was" value={was} />
    <input type="hidden" name="stand" value={stand} />
  </>
);

function Absenden({ art, children }: { readonly art: "haupt" | "neben"; readonly children: ReactNode }) {
  const laeuft = useNavigation().state === "submitting";
  return (
    <Knopf type="submit" art={art} disabled={laeuft}>
      {children}
    </Knopf>
  );
}

type HandlungProps = {
  readonly titel: string;
  readonly was: Handlungsname;
  readonly eintrag: Eintragsansicht;
  readonly ergebnis: Eintragsergebnis | undefined;
  readonly knopf: string;
  readonly children: ReactNode;
};

/** A form that folds out; open where it was sent and something is missing. */
function Handlung({ titel, was, eintrag, ergebnis, knopf, children }: HandlungProps) {
  return (
    <Aufklapper titel={titel} offen={ergebnis !== undefined}>
      <Form method="post" noValidate className={styles.handlung} data-testid={`deadline-${was}`}>
        <Kopf was={was} stand={ergebnis?.felder.stand ?? eintrag.stand} />
        {ergebnis?.fehler !== undefined && ergebnis.feld === undefined ? (
          <Absage ergebnis={ergebnis} />
        ) : null}
        {children}
        {eintrag.zustimmung && vereinbart.has(was) ? (
          <Zustimmungsschalter fassung={eintrag.zustimmung} />
        ) : null}
        <p>
          <Absenden art="neben">{knopf}</Absenden>
        </p>
      </Form>
    </Aufklapper>
  );
}

type TagProps = HandlungenProps & {
  readonly name: string;
  readonly label: string;
  readonly vorgabe?: string;
};

const Tag = ({ eintrag, ergebnis, name, label, vorgabe }: TagProps) => (
  <Tagfeld {...angabeAus(ergebnis)(name, vorgabe)} label={label} heute={eintrag.heute} />
);

/** The order of the court, compared with the entry; the opponent's consent is asked for where the statute asks for it. */
function Bewilligung({ eintrag, ergebnis }: HandlungenProps) {
  const angabe = angabeAus(ergebnis);
  const { grenze } = eintrag;
  const fehler = einzelfehler(ergebnis);
  const gefragt =
    grenze?.mitEinwilligung ||
    fehler.einwilligung !== undefined ||
    ergebnis?.felder.einwilligung !== undefined;
  return (
    <>
      <Tag
        eintrag={eintrag}
        ergebnis={ergebnis}
        name="bis"
        label="Verlängert bis"
        vorgabe={eintrag.beantragtBis}
      />
      <Tag eintrag={eintrag} ergebnis={ergebnis} name="vom" label="Verfügung vom" />
      {gefragt ? (
        <Auswahl
          {...angabe("einwilligung")}
          label="Einwilligung der Gegenseite"
          optionen={[
            { wert: "", text: "Bitte wählen" },
            { wert: "ja", text: "liegt vor" },
            { wert: "nein", text: "liegt nicht vor" },
          ]}
        />
      ) : null}
      <Schalter
        name="geprueft"
        value="1"
        defaultChecked={ergebnis?.felder.geprueft === "1"}
        label="Die Verfügung liegt vor; Gericht, Aktenzeichen und Tag sind mit dem Eintrag verglichen"
      />
      <Fehlermeldung>{fehler.geprueft}</Fehlermeldung>
    </>
  );
}

/** Where the period is to be kept: first what another place would change, then it is computed again with its holidays. */
function Ort({ eintrag, ergebnis }: HandlungenProps) {
  const { wort, fehlt, felder, fragen } = eintrag.ort;
  const gesehen = ergebnis?.gesehen;
  return (
    <Handlung
      titel={fehlt ? `${wort} nachtragen` : `${wort} ändern`}
      was="ort"
      eintrag={eintrag}
      ergebnis={ergebnis}
      knopf={gesehen === undefined ? "Änderungen zeigen" : "Änderungen übernehmen"}
    >
      {ergebnis?.feld === "sitz" ? (
        <p className="nebensatz" role="status">
          Bitte sagen Sie noch, was das Verzeichnis der Gerichte offen lässt.
        </p>
      ) : null}
      <div className={styles.felder}>
        <Ortsfelder
          label={wort}
          felder={ergebnis?.felder ?? felder}
          fehler={einzelfehler(ergebnis).ort}
          ortwahl={ergebnis?.ortwahl}
          ortfragen={ergebnis ? ergebnis.ortfragen : fragen}
        />
      </div>
      {gesehen === undefined ? null : (
        <>
          <input type="hidden" name="gesehen" value={gesehen} />
          <Unterschiede zeilen={ergebnis?.unterschiede ?? []} />
        </>
      )}
    </Handlung>
  );
}

/** Another day of the trigger: first what it would change, then it is done. */
function Ausloeser({ eintrag, ergebnis }: HandlungenProps) {
  const unterschiede = ergebnis?.unterschiede ?? [];
  const gesehen = unterschiede.length > 0;
  return (
    <Handlung
      titel="Anderer Tag der Zustellung oder des Ereignisses"
      was="ausloeser"
      eintrag={eintrag}
      ergebnis={ergebnis}
      knopf={gesehen ? "Änderungen übernehmen" : "Änderungen zeigen"}
    >
      <Tag
        eintrag={eintrag}
        ergebnis={ergebnis}
        name="am"
        label="Richtiger Tag"
        vorgabe={eintrag.ereignisText}
      />
      {gesehen ? (
        <>
          <input type="hidden" name="gesehen" value={ergebnis?.felder.am ?? ""} />
          {ergebnis?.frage ? (
            <Hinweis art="warnung">
              <p>{ergebnis.frage.satz}</p>
              <Schalter
                name="kuenftig"
                value={ergebnis.frage.tag}
                label="Ja, dieser Tag ist gemeint"
                key={ergebnis.frage.tag}
              />
            </Hinweis>
          ) : null}
          <Unterschiede zeilen={unterschiede} />
        </>
      ) : null}
    </Handlung>
  );
}

/** What would change of each entry. */
const Unterschiede = ({ zeilen }: { readonly zeilen: Eintragsergebnis["unterschiede"] }) => (
  <Tabelle beschriftung="Was sich ändert">
    <Tabellenkopf spalten={["Frist", "Bisher", "Neu", "Vorfristen", "Folge"]} />
    <tbody>
      {zeilen.map(({ id, titel, bisher, neu, vorfristen, folge }) => (
        <tr key={id}>
          <th scope="row">{titel}</th>
          <td>{bisher}</td>
          <td>{neu}</td>
          <td>{vorfristen}</td>
          <td>{folge}</td>
        </tr>
      ))}
    </tbody>
  </Tabelle>
);
