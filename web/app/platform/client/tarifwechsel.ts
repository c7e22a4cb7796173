import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { useSitzung } from "./sitzung.ts";

/**
 * The page asks the server anew as soon as a check of the session finds another tier or team than the one before. The
 * realtime socket has that check made at once, without it the next one finds it.
 */
export function useTarifwechsel(): void {
  const { revalidate } = useRevalidator();
  const { data } = useSitzung();
  const stand = data
    ? `${data.user.subscriptionStatus} ${data.user.teamId} ${data.user.trialEndsAt}`
    : undefined;
  const vorher = useRef(stand);
  useEffect(() => {
    if (stand === undefined || stand === vorher.current) return;
    if (vorher.current !== undefined) void revalidate();
    vorher.current = stand;
  }, [stand, revalidate]);
}
