import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { abonniert } from "#platform/client/echtzeit.ts";
import type { Ereignisart } from "#platform/realtime/ereignis.ts";

/** The page asks for its data anew whenever the server reports this change. */
export function useNeuBei(ereignis: Ereignisart): void {
  const { revalidate } = useRevalidator();
  useEffect(() => abonniert(ereignis, () => void revalidate()), [ereignis, revalidate]);
}
