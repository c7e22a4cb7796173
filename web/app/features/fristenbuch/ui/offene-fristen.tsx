import { alsTag, datum } from "@gebuehrenportal/recht";
import { Form } from "react-router";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { Feld } from "#ui/felder/feld.tsx";
import { Schalter } from "#ui/felder/schalter.tsx";
import { Tagfeld } from "#ui/felder/tagfeld.tsx";
import { Fehlermeldung } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { Verweis } from "#ui/verweis.tsx";
import type { Mitnahmeansicht } from "../ansichten/mitnahmeseite.server.ts";
import type { Seitenergebnis } from "../ansichten/seitenpost.server.ts";
import styles from "./buch.module.css";
import { Marken } from "./marken.tsx";

type Zeile = Mitnahmeansicht["offen"][number];
type Props = { readonly ansicht: Mitnahmeansicht; readonly ergebnis: Seitenergebnis | undefined };

/** What is still open, each with the two ways to end it: reminders go on until then. */
export function OffeneFristen({ ansicht, ergebnis }: Props) {
  const { offen, imTarif } = ansicht;
  return (
    <section aria-labelledby="offen" className="stapel">
      <h2 id="offen" className={styles.titel}>
        Offene Fristen
      </h2>
      {offen.length === 0 ? (
        <p>Keine Frist ist offen.</p>
      ) : imTarif ? (
        <p>
          {offen.length === 1 ? "Eine Frist ist offen." : "Ihre offenen Fristen stehen im Fristenmanager."}{" "}
          <Verweis nach="/fristenmanager">Zum Fristenmanager</Verweis>
        </p>
      ) : (
        <>
          <p className="nebensatz">
            An jede erinnert das Portal per E-Mail, bis sie erledigt oder gestrichen ist.
          </p>
          <ul className="linienliste">
            {offen.map((zeile) => (
              <Posten key={zeile.id} zeile={zeile} heute={ansicht.heute} ergebnis={ergebnis} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type PostenProps = {
  readonly zeile: Zeile;
  readonly heute: string;
  readonly ergebnis: Seitenergebnis | undefined;
};

function Posten({ zeile, heute, ergebnis }: PostenProps) {
  const eigenes = (was: string) =>
    ergebnis?.id === zeile.id && ergebnis.was === was && ergebnis.fehler !== undefined ? ergebnis : undefined;
  return (
    <li className={styles.zeile} data-testid="open-deadline">
      <p className={`${styles.wann} ${zeile.ueberfaellig ? styles.vorbei : ""}`}>
        {zeile.endeText}
        {zeile.uhr === null ? "" : `, ${zeile.uhr} Uhr`}
        <small>{zeile.abstand}</small>
      </p>
      <div>
        <p className="eintragsname">{zeile.titel}</p>
        <p className="eintragsangaben">
          {[zeile.aktenzeichen, zeile.norm, zeile.verantwortlich].filter(Boolean).join(" · ")}
        </p>
        {zeile.darf.includes("erledigen") ? (
          <Erledigen zeile={zeile} heute={heute} ergebnis={eigenes("erledigen")} />
        ) : null}
        {zeile.darf.includes("streichen") ? (
          <Streichen zeile={zeile} ergebnis={eigenes("streichen")} />
        ) : null}
      </div>
      <Marken marken={zeile.marken} />
    </li>
  );
}

const fehlerAn = (ergebnis: Seitenergebnis | undefined, feld: string) =>
  ergebnis?.feld === feld ? ergebnis.fehler : undefined;

function Erledigen({ zeile, heute, ergebnis }: PostenProps) {
  const { felder = {} } = ergebnis ?? {};
  const tag = alsTag(heute);
  if (!tag) return null;
  return (
    <Aufklapper titel={`Erledigt: ${zeile.titel}`} offen={ergebnis !== undefined}>
      <Form method="post" noValidate className={styles.handlung}>
        <Kopf was="erledigen" id={zeile.id} ergebnis={ergebnis} />
        <div className={styles.felder}>
          <Tagfeld
            label="Versandt am"
            name="at"
            heute={tag}
            defaultValue={felder.at ?? datum(tag)}
            fehler={fehlerAn(ergebnis, "at")}
          />
          <Feld
            label="Weg"
            name="channel"
            maxLength={100}
            hinweis="beA, Fax, Post, Bote …"
            defaultValue={felder.channel}
            fehler={fehlerAn(ergebnis, "channel")}
          />
          <Feld
            label="Schriftsatz oder Eingangsbestätigung"
            name="reference"
            maxLength={500}
            freiwillig
            defaultValue={felder.reference}
          />
        </div>
        <Schalter name="ohne" value="1" label="Ohne Nachweis" defaultChecked={felder.ohne === "1"} />
        <p>
          <Knopf type="submit">Als erledigt eintragen</Knopf>
        </p>
      </Form>
    </Aufklapper>
  );
}

function Streichen({ zeile, ergebnis }: Omit<PostenProps, "heute">) {
  return (
    <Aufklapper titel={`Streichen: ${zeile.titel}`} offen={ergebnis !== undefined}>
      <Form method="post" noValidate className={styles.handlung}>
        <Kopf was="streichen" id={zeile.id} ergebnis={ergebnis} />
        <Feld
          label="Grund"
          name="reason"
          maxLength={1000}
          defaultValue={ergebnis?.felder?.reason}
          fehler={fehlerAn(ergebnis, "reason")}
        />
        <p>
          <Knopf type="submit">Eintrag streichen</Knopf>
        </p>
      </Form>
    </Aufklapper>
  );
}

type KopfProps = {
  readonly was: string;
  readonly id: string;
  readonly ergebnis: Seitenergebnis | undefined;
};

const Kopf = ({ was, id, ergebnis }: KopfProps) => (
  <>
    <input type="hidden" name="was" value={was} />
    <input type="hidden" name="id" value={id} />
    {ergebnis?.feld === undefined ? <Fehlermeldung>{ergebnis?.fehler}</Fehlermeldung> : null}
  </>
);
