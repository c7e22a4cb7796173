import { alsTag } from "@gebuehrenportal/recht";
import { Form } from "react-router";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { angabenfeld, einzelfehler } from "#ui/felder/angabenfeld.ts";
import { Feld } from "#ui/felder/feld.tsx";
import { Schalter } from "#ui/felder/schalter.tsx";
import { Fehlermeldung } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { Verweis } from "#ui/verweis.tsx";
import type { Mitnahmeansicht } from "../ansichten/mitnahmeseite.server.ts";
import type { Seitenergebnis } from "../ansichten/seitenpost.server.ts";
import { laengen } from "../worte/laengen.ts";
import styles from "./buch.module.css";
import { Marken } from "./marken.tsx";
import { Nachweisfelder } from "./nachweisfelder.tsx";

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

function Erledigen({ zeile, heute, ergebnis }: PostenProps) {
  const tag = alsTag(heute);
  if (!tag) return null;
  return (
    <Aufklapper titel={`Erledigt: ${zeile.titel}`} offen={ergebnis !== undefined}>
      <Form method="post" noValidate className={styles.handlung}>
        <Kopf was="erledigen" id={zeile.id} ergebnis={ergebnis} />
        <Nachweisfelder heute={tag} angabe={angabenfeld(ergebnis?.felder, einzelfehler(ergebnis))} />
        <Schalter
          name="ohne"
          value="1"
          label="Ohne Nachweis"
          defaultChecked={ergebnis?.felder?.ohne === "1"}
        />
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
          {...angabenfeld(ergebnis?.felder, einzelfehler(ergebnis))("reason")}
          label="Grund"
          maxLength={laengen.streichgrund}
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
