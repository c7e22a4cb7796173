import { datum } from "@gebuehrenportal/recht";
import { Fragment } from "react";
import { type ActionFunctionArgs, Form, type LoaderFunctionArgs } from "react-router";
import { Feld } from "#ui/felder/feld.tsx";
import { Erfolgsmeldung, Fehlermeldung, Hinweis } from "#ui/hinweis.tsx";
import { Karte } from "#ui/karte.tsx";
import { Dateiverweis, Knopf } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Verweis } from "#ui/verweis.tsx";
import {
  type Kontrollansicht,
  kontrollhandlung,
  kontrollseite,
  type Seitenstand,
} from "../ansichten/kontrollseite.server.ts";
import type { Seitenergebnis } from "../ansichten/seitenpost.server.ts";
import { Abweichungen, OhneAntwort } from "../ui/abweichungen.tsx";
import styles from "../ui/buch.module.css";
import { Buchseite } from "../ui/buchseite.tsx";
import { Fristenliste } from "../ui/fristenliste.tsx";
import eigene from "../ui/pflichten.module.css";
import { OffenePost } from "../ui/posteingang/offene-post.tsx";
import type { Route } from "./+types/kontrolle.ts";

export const meta = () =>
  metadaten("Kontrolle", "Erinnerungen bestätigen, die Abendkontrolle und das Tagesprotokoll abzeichnen.");

export const loader = async (aufruf: LoaderFunctionArgs) => ({ kontrolle: await kontrollseite(aufruf) });
export const action = (aufruf: ActionFunctionArgs) => kontrollhandlung(aufruf);

export default function Kontrolle({ loaderData: { kontrolle }, actionData }: Route.ComponentProps) {
  return (
    <Buchseite
      titel="Kontrolle"
      vorspann="Was an jedem Bürotag geprüft und abgezeichnet wird."
      daten={kontrolle}
    >
      {(kontrolle) => (
        <div className={`seitenspalte ${styles.seite}`}>
          <Erinnerungen erinnerungen={kontrolle.erinnerungen} ergebnis={actionData} />
          <Abweichungen zeilen={kontrolle.abweichungen} />
          <OhneAntwort zeilen={kontrolle.ohneAntwort} />
          <Abend abend={kontrolle.abend} ergebnis={actionData} />
          <Protokoll protokoll={kontrolle.protokoll} ergebnis={actionData} />
        </div>
      )}
    </Buchseite>
  );
}

type Ergebnis = { readonly ergebnis: Seitenergebnis | undefined };

const erledigtVon = (ergebnis: Seitenergebnis | undefined, was: string): string | undefined =>
  ergebnis?.was === was ? ergebnis.erledigt : undefined;

const fehlerVon = (ergebnis: Seitenergebnis | undefined, was: string): string | undefined =>
  ergebnis?.was === was && ergebnis.feld === undefined ? ergebnis.fehler : undefined;

type ErinnerungenProps = Ergebnis & { readonly erinnerungen: Kontrollansicht["erinnerungen"] };

function Erinnerungen({ erinnerungen, ergebnis }: ErinnerungenProps) {
  const { zeilen } = erinnerungen;
  return (
    <Karte as="section" titelId="erinnerungen">
      <div className="stapel">
        <h2 id="erinnerungen" className={styles.titel}>
          Erinnerungen an Sie
        </h2>
        {["bestaetigen", "alle-bestaetigen"].map((was) => (
          <Fragment key={was}>
            <Erfolgsmeldung>{erledigtVon(ergebnis, was)}</Erfolgsmeldung>
            <Fehlermeldung>{fehlerVon(ergebnis, was)}</Fehlermeldung>
          </Fragment>
        ))}
        {zeilen.length > 1 ? (
          <Form method="post" action="#erinnerungen">
            <input type="hidden" name="was" value="alle-bestaetigen" />
            <Knopf type="submit">Alle bestätigen</Knopf>
          </Form>
        ) : null}
        {zeilen.length === 0 ? (
          <p>Zurzeit wartet keine Erinnerung auf Ihre Bestätigung.</p>
        ) : (
          <ul className="linienliste">
            {zeilen.map(({ id, wort, seit, zeile }) => (
              <li key={id} className={eigene.posten} data-testid="reminder">
                <div>
                  <Verweis nach={`/fristenmanager/${zeile.id}`}>
                    {[zeile.aktenzeichen, zeile.titel].filter(Boolean).join(": ")}
                  </Verweis>
                  <p className="leise">
                    {wort}: {zeile.endeText} · erinnert am {seit}
                  </p>
                </div>
                <Form method="post" action="#erinnerungen">
                  <input type="hidden" name="was" value="bestaetigen" />
                  <input type="hidden" name="id" value={id} />
                  <Knopf type="submit">
                    Bestätigen<span className="nur-vorlesen"> ({zeile.titel})</span>
                  </Knopf>
                </Form>
              </li>
            ))}
          </ul>
        )}
        <Blaettern stand={erinnerungen} was="Erinnerungen" />
      </div>
    </Karte>
  );
}

/** What the remark of the evening has to say. */
function bemerkungshinweis({ offen, vorfristen, post }: Kontrollansicht["abend"]): string | undefined {
  const was = [
    offen.anzahl > 0 && "den offenen Fristen",
    vorfristen.anzahl > 0 && "den nicht vorgelegten Vorfristen",
    post.anzahl > 0 && "der Post ohne Entscheidung",
  ];
  const offenes = was.filter(Boolean).join(" und ");
  return offenes === "" ? undefined : `Was geschieht mit ${offenes}?`;
}

/** The ways to the pages beside this one. */
function Blaettern({ stand, was }: { readonly stand: Seitenstand; readonly was: string }) {
  const { wo, zurueck, vor } = stand;
  if (wo === "") return null;
  return (
    <nav aria-label={`${was}: Seiten`} className="knopfreihe">
      {zurueck ? <Verweis nach={zurueck}>Zurück</Verweis> : null}
      <span className="leise">{wo}</span>
      {vor ? <Verweis nach={vor}>Weiter</Verweis> : null}
    </nav>
  );
}

function Abend({ abend, ergebnis }: Ergebnis & { readonly abend: Kontrollansicht["abend"] }) {
  const { abgezeichnet, begonnen, buerotag, darf } = abend;
  const eigenes = ergebnis?.was === "abend" ? ergebnis : undefined;
  const teile = [
    ["offen", "Heute noch offen", abend.offen, "Für heute ist nichts mehr offen."],
    [
      "vorfristen",
      "Vorfristen nicht vorgelegt",
      abend.vorfristen,
      "Jede Vorfrist bis heute ist vorgelegt oder aufgegeben.",
    ],
    ["erledigt", "Heute erledigt", abend.erledigt, "Heute wurde nichts als erledigt eingetragen."],
    [
      "unkontrolliert",
      "Erledigt, aber nicht kontrolliert oder freigegeben",
      abend.unkontrolliert,
      "Jede erledigte Frist ist kontrolliert und freigegeben, wo es nötig ist.",
    ],
    [
      "ohne-nachweis",
      "Nachweis fehlt",
      abend.ohneNachweis,
      "Zu jeder erledigten Frist steht ein Nachweis im Buch.",
    ],
  ] as const;
  return (
    <Karte as="section" titelId="abend">
      <div className="stapel">
        <h2 id="abend" className={styles.titel}>
          Abendkontrolle am {abend.tag}
        </h2>
        {abgezeichnet ? (
          <Hinweis art="erfolg" titel={`Abgezeichnet: ${abgezeichnet.wer}, ${abgezeichnet.wann}`}>
            {abgezeichnet.bemerkung ? <p>{abgezeichnet.bemerkung}</p> : null}
          </Hinweis>
        ) : (
          <p className="nebensatz">
            {buerotag
              ? `Vorgesehen ab ${abend.um} Uhr.`
              : "Heute ist kein Bürotag; eine Kontrolle ist nicht nötig."}
          </p>
        )}
        {teile.map(([id, titel, liste, leer]) => (
          <div key={id} className="stapel">
            <h3 className={eigene.unter} id={id}>
              {titel} ({liste.anzahl})
            </h3>
            {liste.zeilen.length === 0 ? <p>{leer}</p> : <Fristenliste zeilen={liste.zeilen} />}
            <Blaettern stand={liste} was={titel} />
          </div>
        ))}
        <div className="stapel">
          <h3 className={eigene.unter} id="offene-post">
            Post ohne Entscheidung ({abend.post.anzahl})
          </h3>
          <OffenePost {...abend.post} />
        </div>
        {darf && begonnen ? (
          <Form method="post" action="#abzeichnen" id="abzeichnen" className="stapel">
            <input type="hidden" name="was" value="abend" />
            <Erfolgsmeldung>{eigenes?.erledigt}</Erfolgsmeldung>
            <Fehlermeldung>{fehlerVon(ergebnis, "abend")}</Fehlermeldung>
            <Feld
              label="Bemerkung"
              name="note"
              maxLength={1000}
              freiwillig={bemerkungshinweis(abend) === undefined}
              hinweis={bemerkungshinweis(abend)}
              defaultValue={eigenes?.felder?.note}
              fehler={eigenes?.feld === "note" ? eigenes.fehler : undefined}
            />
            <p>
              <Knopf type="submit" art="haupt">
                {abgezeichnet ? "Noch einmal abzeichnen" : "Abendkontrolle abzeichnen"}
              </Knopf>
            </p>
          </Form>
        ) : null}
      </div>
    </Karte>
  );
}

function Protokoll({ protokoll, ergebnis }: Ergebnis & { readonly protokoll: Kontrollansicht["protokoll"] }) {
  const { tag, tagtext, davor, danach, zeilen, seite, abgezeichnet, darf } = protokoll;
  const am = (t: string) => `/fristenmanager/kontrolle?tag=${t}#protokoll`;
  return (
    <Karte as="section" titelId="protokoll">
      <div className="stapel">
        <h2 id="protokoll" className={styles.titel}>
          Tagesprotokoll vom {tagtext}
        </h2>
        <p className="knopfreihe">
          <Verweis nach={am(davor)}>Tag davor: {datum(davor)}</Verweis>
          {danach ? <Verweis nach={am(danach)}>Tag danach: {datum(danach)}</Verweis> : null}
        </p>
        <Erfolgsmeldung>{erledigtVon(ergebnis, "protokoll")}</Erfolgsmeldung>
        <Fehlermeldung>{fehlerVon(ergebnis, "protokoll")}</Fehlermeldung>
        {zeilen.length === 0 ? (
          <p>An diesem Tag wurde nichts eingetragen.</p>
        ) : (
          <ol className={styles.verlauf}>
            {zeilen.map(({ nr, wann, was, wer }) => (
              <li key={nr}>
                {was} · {wer}
                <br />
                <span className="leise">
                  {wann} · Nr. {nr}
                </span>
              </li>
            ))}
          </ol>
        )}
        <Blaettern stand={seite} was="Tagesprotokoll" />
        {abgezeichnet ? (
          <p>
            Abgezeichnet: {abgezeichnet.wer}, {abgezeichnet.wann}
          </p>
        ) : null}
        <div className="knopfreihe">
          {darf ? (
            <Form method="post" action={am(tag)}>
              <input type="hidden" name="was" value="protokoll" />
              <input type="hidden" name="day" value={tag} />
              <Knopf type="submit">Mit den Akten verglichen, abzeichnen</Knopf>
            </Form>
          ) : null}
          <Dateiverweis href={`/fristenmanager/tagesprotokoll/${tag}`}>Als PDF</Dateiverweis>
        </div>
      </div>
    </Karte>
  );
}
