import { normAdresse, untrennbar } from "@gebuehrenportal/recht";
import styles from "./normverweis.module.css";

/** A norm, linked to the official text where its address is known. */
export function Normverweis({ norm }: { readonly norm: string }) {
  const adresse = normAdresse(norm);
  const text = untrennbar(norm);
  if (!adresse) return <>{text}</>;
  return (
    <a
      href={adresse}
      rel="noreferrer"
      className={styles.norm}
      title="Amtlicher Text bei gesetze-im-internet.de"
    >
      {text}
    </a>
  );
}
