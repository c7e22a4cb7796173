import { faktorNoetig } from "#platform/access/zweiter-faktor.ts";
import { FaktorFehlt as Geruest } from "#ui/faktor-fehlt.tsx";

/** Instead of contacts, for a member of a team that asks for the second factor. */
export const FaktorFehlt = () => <Geruest>{faktorNoetig}</Geruest>;
