import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "./knopf.module.css";
import { Seitenlink } from "./seitenlink.tsx";
import { Zeichen, type Zeichenname } from "./zeichen.tsx";

/**
 * `haupt`: the one action of a form; `neben`: further actions; `klein`: one of many that stand in a row; `still`: small
 * actions beside content.
 */
export type Knopfart = "haupt" | "neben" | "klein" | "still";

/** The look of a button, for what is none by itself. */
export const klasse = (art: Knopfart) => `${styles.knopf} ${styles[art]}`;

type KnopfProps = Omit<ComponentPropsWithRef<"button">, "className"> & {
  readonly art?: Knopfart;
  readonly zeichen?: Zeichenname;
};

/** A native button; without `type` it sends nothing. */
export function Knopf({ art = "neben", zeichen, children, type = "button", ...button }: KnopfProps) {
  return (
    <button {...button} type={type} className={klasse(art)}>
      {zeichen ? <Zeichen name={zeichen} /> : null}
      {children}
    </button>
  );
}

type KnopfverweisProps = {
  /** Absolute address within the portal. */
  readonly nach: string;
  readonly art?: Knopfart;
  /** The page stays where it is scrolled to: what the link brings appears in its place. */
  readonly bleiben?: boolean;
  readonly onClick?: () => void;
  readonly children: ReactNode;
};

/** A link in the shape of a button, where the next step is another page of the portal. */
export function Knopfverweis({ art = "neben", ...link }: KnopfverweisProps) {
  return <Seitenlink {...link} className={klasse(art)} />;
}

type DateiverweisProps = {
  /** Address of the file. */
  readonly href: string;
  readonly children: ReactNode;
};

/** A link in the shape of a button that saves a file instead of leading to a page. */
export function Dateiverweis({ href, children }: DateiverweisProps) {
  return (
    <a className={klasse("neben")} href={href} download="">
      {children}
    </a>
  );
}
