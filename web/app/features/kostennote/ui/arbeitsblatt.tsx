import type { Tag } from "@gebuehrenportal/recht";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { laender } from "#dokumente/e-rechnung/laender.ts";
import { useErstesFehlerfeld } from "#ui/felder/erstes-fehlerfeld.ts";
import { Schalter } from "#ui/felder/schalter.tsx";
import { Hinweis } from "#ui/hinweis.tsx";
import { Verweis } from "#ui/verweis.tsx";
import type { Ansicht } from "../ansichten/ansicht.server.ts";
import { Angebote } from "./angebote.tsx";
import type { Ablageort, Gemerktes } from "./gemerkt.ts";
import styles from "./kostennote.module.css";
import { Mandantfelder } from "./mandantfelder.tsx";
import { Rechnungsspalte } from "./rechnungsspalte.tsx";
import { Restfelder } from "./restfelder.tsx";
import { Sachefelder } from "./sachefelder.tsx";
import { useEntwurf } from "./use-entwurf.ts";
import { Postenfelder, Zahlungsfelder } from "./zeilenfelder.tsx";

type Arbeitsblattprops = {
  /** Address of the page, which takes the form. */
  readonly adresse: string;
  /** Where the tab keeps what is typed. */
  readonly ort: Ablageort;
  /** The fields stand as the server stores or proposes them. */
  readonly unversehrt: boolean;
  /** Changes with whatever the server shows. */
  readonly gezeigt: string;
  readonly ansicht: Ansicht;
  readonly fehler: Readonly<Record<string, string>>;
  readonly rechner: string;
  readonly stand: string;
  readonly heute: Tag;
  readonly laender: ReturnType<typeof laender>;
  readonly zeilen: Readonly<Record<string, number>>;
  /** Wording of the agreement on secrecy that is still missing. */
  readonly zustimmung: string | undefined;
  /** What became of the form that was sent last; empty: nothing to say. */
  readonly meldung: string;
  readonly ausgang: unknown;
  /** What is said of a draft as it is stored. */
  readonly gesichert: string;
  readonly verweise: ReactNode;
  /** Fields that nobody sees, release, buttons. */
  readonly children: (geaendert: boolean) => ReactNode;
};

/** A draft at work: the fields, and beside them the bill that they make. */
export function Arbeitsblatt(props: Arbeitsblattprops) {
  const { rechner, stand, meldung, ausgang, zustimmung, fehler } = props;
  const formular = useErstesFehlerfeld(ausgang);
  const entwurf = useEntwurf({
    formular,
    ansicht: props.ansicht,
    ...props.ort,
    stand,
    gezeigt: props.gezeigt,
    gesichert: props.unversehrt,
    ruht: useNavigation().state === "idle",
  });
  const { ansicht, geaendert, felder } = entwurf;
  const gemeinsam = { felder, fehler, heute: props.heute };
  const kasten = useMeldungsfokus(ausgang, formular);
  // The button is gone with its offer.
  const gewaehlt = (tun: (angebot: Gemerktes) => void) => (angebot: Gemerktes) => {
    tun(angebot);
    formular.current?.querySelector<HTMLElement>("[name=name]")?.focus();
  };
  return (
    <Form
      method="post"
      action={`${props.adresse}#abschluss`}
      noValidate
      preventScrollReset
      className={styles.arbeitsblatt}
      ref={formular}
      onInput={entwurf.onEingabe}
      onBlur={entwurf.onEingabe}
      onSubmit={entwurf.onSenden}
    >
      {/* Whoever presses Enter saves. */}
      <button
        type="submit"
        name="was"
        value="speichern"
        className="nur-vorlesen"
        tabIndex={-1}
        aria-hidden="true"
      >
        Speichern
      </button>
      <input type="hidden" name="rechner" value={rechner} />
      <input type="hidden" name="stand" value={stand} />
      <div className={styles.eingaben}>
        {entwurf.angebote.length > 0 ? (
          <div className={styles.angebote}>
            <Angebote
              angebote={entwurf.angebote}
              uebernehmen={gewaehlt(entwurf.uebernehmen)}
              verwerfen={gewaehlt(entwurf.verwerfen)}
              wort="Übernehmen"
            />
          </div>
        ) : null}
        <div className={styles.formular} key={entwurf.satz}>
          <Mandantfelder {...gemeinsam} laender={props.laender} liste={ansicht.liste} />
          <Sachefelder
            {...gemeinsam}
            auftraege={props.ansicht.auftraege}
            vereinbarung={props.ansicht.vereinbarung}
          />
          <Restfelder {...gemeinsam} gruende={props.ansicht.restgruende} />
          <Postenfelder {...gemeinsam} zeilen={props.zeilen} />
          <Zahlungsfelder {...gemeinsam} zeilen={props.zeilen} />
        </div>
        <Summenleiste ansicht={ansicht} />
      </div>
      <Rechnungsspalte
        ansicht={ansicht}
        lage={geaendert ? lagesatz(entwurf.wiederhergestellt) : props.gesichert}
        verweise={props.verweise}
      >
        {meldung ? (
          <div ref={kasten} tabIndex={-1} className={styles.meldung}>
            <Hinweis art="gefahr" rolle="alert">
              {meldung}
            </Hinweis>
          </div>
        ) : null}
        {zustimmung ? <Zustimmung fassung={zustimmung} /> : null}
        {props.children(geaendert)}
      </Rechnungsspalte>
    </Form>
  );
}

const lagesatz = (wiederhergestellt: boolean): string =>
  wiederhergestellt ? "Ihre Eingaben von vorhin, noch nicht gespeichert" : "Vorschau, noch nicht gespeichert";

/** A message without a field of its own takes the focus itself. */
function useMeldungsfokus(ausgang: unknown, formular: React.RefObject<HTMLFormElement | null>) {
  const kasten = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ausgang && !formular.current?.querySelector("[aria-invalid=true]")) kasten.current?.focus();
  }, [ausgang, formular]);
  return kasten;
}

/** The sum stays in sight on a phone while the fields are filled. */
function Summenleiste({ ansicht }: { readonly ansicht: Ansicht }) {
  const [text, ...rest] = ansicht.brief?.rechnung.zeilen.at(-1)?.zellen ?? [];
  if (!text) return null;
  return (
    <a href="#ergebnis" className={`summenleiste ${styles.summenleiste}`} data-nicht-drucken="">
      <span>{text}</span>
      <strong>{rest.at(-1)} €</strong>
    </a>
  );
}

const Zustimmung = ({ fassung }: { readonly fassung: string }) => (
  <Schalter
    name="zustimmung"
    value={fassung}
    label={
      <>
        Ich stimme der{" "}
        <Verweis nach="/avv">Vereinbarung zur Auftragsverarbeitung und Verschwiegenheit</Verweis> zu.
      </>
    }
    hinweis="Einmal, bevor Sie zum ersten Mal Mandatsdaten speichern (Art. 28 DSGVO, § 43e BRAO)."
  />
);
