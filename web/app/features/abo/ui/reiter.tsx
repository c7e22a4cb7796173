import type { KeyboardEvent, ReactNode } from "react";
import { Link } from "react-router";
import styles from "./tarife.module.css";

type Eintrag = {
  readonly id: string;
  readonly text: string;
  readonly nach: string;
  readonly testId?: string;
  readonly inhalt: ReactNode;
};

type ReiterProps = {
  readonly label: string;
  readonly eintraege: readonly Eintrag[];
  readonly aktiv: string;
};

const schritte: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Panels of which one is shown; each tab has an address, so they work without a script and can be sent to others. */
export function Reiter({ label, eintraege, aktiv }: ReiterProps) {
  const blaettern = (e: KeyboardEvent<HTMLAnchorElement>, i: number) => {
    const ziel = eintraege[(i + (schritte[e.key] ?? 0) + eintraege.length) % eintraege.length];
    if (!schritte[e.key] || !ziel) return;
    e.preventDefault();
    document.getElementById(`reiter-${ziel.id}`)?.focus();
    document.getElementById(`reiter-${ziel.id}`)?.click();
  };
  return (
    <>
      <div role="tablist" aria-label={label} className={styles.reiter}>
        {eintraege.map(({ id, text, nach, testId }, i) => (
          <Link
            key={id}
            id={`reiter-${id}`}
            role="tab"
            to={nach}
            replace
            preventScrollReset
            aria-selected={id === aktiv}
            aria-controls={`tafel-${id}`}
            tabIndex={id === aktiv ? 0 : -1}
            data-testid={testId}
            onKeyDown={(e) => blaettern(e, i)}
          >
            {text}
          </Link>
        ))}
      </div>
      {eintraege.map(({ id, inhalt }) => (
        <div
          key={id}
          id={`tafel-${id}`}
          role="tabpanel"
          aria-labelledby={`reiter-${id}`}
          hidden={id !== aktiv}
        >
          {inhalt}
        </div>
      ))}
    </>
  );
}
