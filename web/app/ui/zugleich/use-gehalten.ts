import { type SyntheticEvent, useState } from "react";

/** What a form shows while somebody works on it. */
type Gehalten<T> = {
  /** What its owner has in front of him. */
  readonly daten: T;
  /** Changes with the data as long as nobody works on the form: it begins anew then. */
  readonly schluessel: string;
  /** Whether the data have changed under a form that is held. */
  readonly ueberholt: boolean;
  /** For the element around the form. */
  readonly halten: {
    readonly onInput: () => void;
    readonly onFocus: () => void;
    readonly onToggleCapture: (e: SyntheticEvent<HTMLElement>) => void;
  };
};

/**
 * Holds what a form is made of from the moment somebody touches it: data that come anew meanwhile do not move under what he
 * types and reads. A form that nobody has touched takes them over and begins anew.
 *
 * @param stand what tells one state of the data from another
 * @param anlass what begins anew in any case: the visit of the page, or what the server has answered
 */
export function useGehalten<T>(daten: T, stand: string, anlass: string): Gehalten<T> {
  const [gehalten, setGehalten] = useState<{
    readonly daten: T;
    readonly stand: string;
    readonly anlass: string;
  }>();
  const gilt = gehalten?.anlass === anlass ? gehalten : undefined;
  const halten = () => {
    if (!gilt) setGehalten({ daten, stand, anlass });
  };
  const jetziger = gilt?.stand ?? stand;
  return {
    daten: gilt ? gilt.daten : daten,
    schluessel: `${anlass} ${jetziger}`,
    ueberholt: gilt !== undefined && gilt.stand !== stand,
    halten: {
      onInput: halten,
      onFocus: halten,
      onToggleCapture: ({ target }) => {
        if (target instanceof HTMLDetailsElement && target.open) halten();
      },
    },
  };
}
