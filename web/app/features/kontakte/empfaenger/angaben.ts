import type { ReactNode } from "react";

/** What a field for recipients is told. */
export type Empfaengerangaben = {
  /** Id and name of the field. */
  readonly id: string;
  readonly label?: ReactNode;
  readonly hinweis?: ReactNode;
  readonly fehler?: ReactNode;
  /** Addresses, joined by comma and blank. */
  readonly wert: string;
  readonly onWert: (wert: string) => void;
};
