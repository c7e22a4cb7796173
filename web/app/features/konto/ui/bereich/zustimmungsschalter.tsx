import { Schalter } from "#ui/felder/schalter.tsx";

/** Asks once for the agreement that goes before the first mandate data, in the form that stores them. */
export const Zustimmungsschalter = ({ fassung }: { readonly fassung: string }) => (
  <Schalter
    name="zustimmung"
    value={fassung}
    label={
      <>
        Ich stimme der{" "}
        <a href="/avv" target="_blank" rel="noreferrer">
          Vereinbarung zur Auftragsverarbeitung und Verschwiegenheit (neues Fenster)
        </a>{" "}
        zu.
      </>
    }
    hinweis={`Einmal je Fassung, bevor Sie Mandatsdaten speichern (Art. 28 DSGVO, § 43e BRAO); die geltende ist vom ${fassung.split("-").reverse().join(".")}.`}
  />
);
