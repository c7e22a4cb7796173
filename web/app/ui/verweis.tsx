import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./verweis.module.css";
import { Zeichen } from "./zeichen.tsx";

/** A link in running text; an address with a scheme leaves the portal and says so. */
export function Verweis({ nach, children }: { readonly nach: string; readonly children: ReactNode }) {
  if (!/^https?:/.test(nach))
    return /^mailto:|^tel:|^#/.test(nach) ? <a href={nach}>{children}</a> : <Link to={nach}>{children}</Link>;
  return (
    <a href={nach} rel="noreferrer">
      {children}
      <Zeichen name="nachaussen" className={styles.nachaussen ?? ""} />
      <span className="nur-vorlesen"> (führt aus dem Portal hinaus)</span>
    </a>
  );
}
