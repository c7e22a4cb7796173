import { lazy, type RefObject, Suspense, useState } from "react";
import { useFetcher } from "react-router";
import { entwurfsziel } from "../../../ziele.ts";
import type { Schreibtext } from "../use-schreibtext.ts";
import type { Entwurfsansicht } from "../werte.ts";
import type { Sicherung } from "./sicherung.ts";

const Konflikt = lazy(() => import("./konflikt.tsx").then(({ Konflikt }) => ({ default: Konflikt })));

type VergleichProps = {
  readonly text: Schreibtext;
  readonly werk: RefObject<Sicherung | undefined>;
  readonly vergleich: ReturnType<typeof useFassungsvergleich>;
};

/** Both texts of a conflict, where somebody has asked for them; what is decided holds at once. */
export function Fassungsvergleich({ text, werk, vergleich }: VergleichProps) {
  const { offen, andere, schliessen } = vergleich;
  if (!offen) return null;
  return (
    <Suspense>
      <Konflikt
        eigene={text.lesen()}
        andere={andere}
        onZu={schliessen}
        onEigene={() => {
          schliessen();
          if (andere) void werk.current?.aufloesen(andere);
        }}
        onAndere={() => {
          schliessen();
          if (!andere) return;
          text.ersetzen(andere);
          void werk.current?.ersetzen({ ...andere, am: andere.geaendert });
        }}
        onBeide={() => {
          schliessen();
          void werk.current?.aufloesen(undefined);
        }}
      />
    </Suspense>
  );
}

/** Whether two texts of one draft are compared, and the one that the server has. */
export function useFassungsvergleich() {
  const [offen, setOffen] = useState(false);
  const andere = useFetcher<{ readonly entwurf: Entwurfsansicht }>();
  return {
    offen,
    /** Undefined while it is fetched. */
    andere: andere.state === "idle" ? andere.data?.entwurf : undefined,
    oeffnen: (id: string | undefined): void => {
      if (id) void andere.load(entwurfsziel(id));
      setOffen(true);
    },
    schliessen: (): void => setOffen(false),
  };
}
