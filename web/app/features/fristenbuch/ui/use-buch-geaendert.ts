import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { abonniert } from "#platform/client/echtzeit.ts";

/** The page asks anew when somebody of the office has changed the book. */
export function useBuchGeaendert(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => abonniert("deadlines.changed", () => void revalidate()), [revalidate]);
}
