import { useWegweiser } from "#ui/huelle/wegweiser.tsx";

/** Tells the name of the calculator at a path; one that is no longer there shows its path. */
export function useRechnername(): (pfad: string) => string {
  const rechner = useWegweiser("rechner");
  return (pfad) => rechner.find((ziel) => ziel.pfad === pfad)?.text ?? pfad;
}
