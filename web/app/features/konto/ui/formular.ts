import {
  type ChangeEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { beimVergessen } from "#platform/client/eingaben.ts";
import { nachZeiger } from "#ui/felder/nach-zeiger.ts";
import { type Behaltene, behalten, behaltenes, kaestenStellen, nichtBehalten } from "./behalten.ts";

/** One check per field; it may look at the other fields too. */
export type Pruefungen<F extends string> = Readonly<
  Record<F, (werte: Readonly<NoInfer<Record<F, string>>>) => string | undefined>
>;

const nie = () => () => {};

/** Whether the page's scripts run; the page as delivered works without them. */
export const useHydriert = (): boolean =>
  useSyncExternalStore(
    nie,
    () => true,
    () => false,
  );

/**
 * Values of a form and the faults to show: a field is checked when it is left, and from then on with every change.
 *
 * @param vomServer faults of a form that was sent without a script
 * @param alsBehaltenes under which name the tab keeps what was typed; nothing without a name
 */
export function useFormular<F extends string>(
  pruefungen: Pruefungen<NoInfer<F>>,
  anfangs: Readonly<Record<F, string>>,
  vomServer: Readonly<Record<string, string | undefined>> = {},
  alsBehaltenes?: Behaltene,
) {
  const felder = Object.keys(pruefungen) as F[];
  const [werte, setWerte] = useState(anfangs);
  const [beruehrt, setBeruehrt] = useState<ReadonlySet<F>>(new Set());
  const [gemeldet, setGemeldet] = useState(vomServer);
  const formular = useRef<HTMLFormElement>(null);
  useVorgefuelltes(formular, felder, setWerte, alsBehaltenes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the form began with does not change
  useEffect(
    () =>
      beimVergessen(() => {
        if (!alsBehaltenes) return;
        setWerte(anfangs);
        if (formular.current) kaestenStellen(formular.current, () => false);
        nichtBehalten(alsBehaltenes);
      }),
    [],
  );

  const befund = (feld: F) => (beruehrt.has(feld) ? pruefungen[feld](werte) : undefined) ?? gemeldet[feld];

  return {
    formular,
    werte,
    /** For `onChange` of the form. */
    behalten: ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
      if (alsBehaltenes) behalten(alsBehaltenes, currentTarget);
    },
    /** What a field shows below itself. */
    befund,
    hatBefund: felder.some((feld) => befund(feld) !== undefined),
    /** Attributes of the field's control. */
    anschluss: (feld: F) => ({
      name: feld,
      value: werte[feld],
      fehler: befund(feld),
      fehlerTestId: `error-${feld}`,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setWerte((alte) => ({ ...alte, [feld]: target.value }));
        setGemeldet((alte) => ({ ...alte, [feld]: undefined }));
      },
      onBlur: () => nachZeiger(() => setBeruehrt((alte) => new Set(alte).add(feld))),
    }),
    /** Checks everything, shows every fault and puts the focus on the first; true: nothing is wrong. */
    allesPruefen: (): boolean => {
      setBeruehrt(new Set(felder));
      const erstes = felder.find((feld) => pruefungen[feld](werte) !== undefined);
      if (erstes) formular.current?.querySelector<HTMLElement>(`[name="${erstes}"]`)?.focus();
      return erstes === undefined;
    },
    /** The server found fault with one field: the fault is shown there, and there the focus goes. */
    melden: (feld: string | undefined, text: string) => {
      if (!feld || !felder.includes(feld as F)) return;
      setGemeldet((alte) => ({ ...alte, [feld]: text }));
      formular.current?.querySelector<HTMLElement>(`[name="${feld}"]`)?.focus();
    },
  };
}

/** What a reader typed, or the browser filled in, before the scripts ran; else what the tab has kept. */
function useVorgefuelltes<F extends string>(
  formular: { readonly current: HTMLFormElement | null },
  felder: readonly F[],
  setWerte: (wie: (alte: Record<F, string>) => Record<F, string>) => void,
  alsBehaltenes: Behaltene | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, right after hydration
  useEffect(() => {
    const frueher = alsBehaltenes ? behaltenes(alsBehaltenes) : {};
    const getippt = felder.flatMap((feld) => {
      const feldwert = formular.current?.querySelector<HTMLInputElement>(`[name="${feld}"]`)?.value;
      const wert = feldwert || frueher[feld];
      return wert ? [[feld, wert]] : [];
    });
    if (getippt.length > 0) setWerte((alte) => ({ ...alte, ...Object.fromEntries(getippt) }));
    if (formular.current && Object.keys(frueher).length > 0)
      kaestenStellen(formular.current, ({ checked, name }) => checked || Object.hasOwn(frueher, name));
  }, []);
}
