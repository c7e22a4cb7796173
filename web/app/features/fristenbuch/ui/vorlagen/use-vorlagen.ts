import { useCallback, useEffect, useState } from "react";
import { abonniert } from "#platform/client/echtzeit.ts";
import type { Vorlage } from "../../vorlagen/vorlage.ts";
import { vorlagenHolen, vorschlaegeHolen } from "./vorlagenaufrufe.ts";
import type { Vorschlagswahl } from "./vorlagenformular.tsx";

/** The templates as the server has them; unset while they are fetched for the first time. */
export type Vorlagenbestand = {
  readonly vorlagen: readonly Vorlage[] | undefined;
  readonly gescheitert: boolean;
  readonly laden: () => Promise<void>;
};

/** Fetches the templates, and once more whenever one has changed. */
export function useVorlagen(): Vorlagenbestand {
  const [vorlagen, setVorlagen] = useState<readonly Vorlage[]>();
  const [gescheitert, setGescheitert] = useState(false);
  const laden = useCallback(async () => {
    try {
      setVorlagen(await vorlagenHolen());
      setGescheitert(false);
    } catch {
      setGescheitert(true);
    }
  }, []);
  useEffect(() => {
    void laden();
    return abonniert("templates.changed", () => void laden());
  }, [laden]);
  return { vorlagen, gescheitert, laden };
}

/** The periods that a template may begin with; none as long as they have not come. */
export function useVorschlaege(): readonly Vorschlagswahl[] {
  const [vorschlaege, setVorschlaege] = useState<readonly Vorschlagswahl[]>([]);
  useEffect(() => {
    vorschlaegeHolen().then(setVorschlaege, () => undefined);
  }, []);
  return vorschlaege;
}
