import { useEffect, useState } from "react";
import { oeffnet, type Tarif } from "#platform/access/tarif.ts";
import { gemerkterWunsch, type Wunsch, wunschVergessen } from "#platform/client/wunsch.ts";
import { Knopfverweis } from "#ui/knopf.tsx";
import styles from "./wunschleiste.module.css";

/** What a tier stood in the way of before; known in the browser alone. */
export function useWunsch(): Wunsch | undefined {
  const [wunsch, setWunsch] = useState<Wunsch>();
  useEffect(() => setWunsch(gemerkterWunsch()), []);
  return wunsch;
}

/**
 * At the foot of the window, as long as somebody chooses a tier: the way back to what he typed, or on, if his tier holds
 * it by now.
 */
export function Wunschleiste({ tarif }: { readonly tarif: Tarif | undefined }) {
  const wunsch = useWunsch();
  if (!wunsch) return null;
  const erfuellt = tarif !== undefined && oeffnet(tarif, wunsch.stufe);
  return (
    <aside className={styles.leiste} aria-label="Angefangenes" data-nicht-drucken="">
      <p>{erfuellt ? "Ihr Tarif enthält, was Sie wollten." : "Was Sie eingegeben haben, ist noch da."}</p>
      {erfuellt ? (
        <Weiter wunsch={wunsch} />
      ) : (
        <Knopfverweis nach={wunsch.zurueck}>{wunsch.zurueckText}</Knopfverweis>
      )}
    </aside>
  );
}

/** On to what was wanted, now that the tier is there. */
export const Weiter = ({ wunsch }: { readonly wunsch: Wunsch }) => (
  <Knopfverweis nach={wunsch.weiter} art="haupt" onClick={wunschVergessen}>
    {wunsch.text}
  </Knopfverweis>
);
