import type { Ausfalltag, FristErgebnis } from "@gebuehrenportal/fristen";
import { datum } from "@gebuehrenportal/recht";
import { tagLang } from "../tagtext.ts";
import styles from "./fristkopf.module.css";

/** The day people came for, and why it is another than the counted one. */
export function Fristkopf({ frist }: { readonly frist: FristErgebnis }) {
  return (
    <div className={styles.kopf}>
      <p className={styles.satz}>{frist.richtung === "rueckwaerts" ? "Letzter Tag ist" : "Frist endet am"}</p>
      <p className={styles.tag} data-testid="result-date">
        {tagLang(frist.ende)}
      </p>
      <Verschiebung frist={frist} />
    </div>
  );
}

function Verschiebung({
  frist: { ende, rechnerischesEnde, ausfalltage },
}: {
  readonly frist: FristErgebnis;
}) {
  if (ende === rechnerischesEnde || ausfalltage.length === 0) return null;
  const tage = ausfalltage.map(ausfalltext).join(", ");
  return (
    <p className={styles.grund} data-testid="result-reason">
      {`Verschoben vom ${datum(rechnerischesEnde)}: ${tage} ${ausfalltage.length === 1 ? "ist kein Werktag" : "sind keine Werktage"}.`}
    </p>
  );
}

const ausfalltext = ({ tag, feiertag }: Ausfalltag): string =>
  feiertag ? `${tagLang(tag)} (${feiertag.name})` : tagLang(tag);
