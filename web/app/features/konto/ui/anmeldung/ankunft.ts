import { zurufen } from "#platform/client/zuruf.ts";
import { abowahl, aboziel, merkerLesen } from "../../registrierung/abowahl.ts";

/**
 * Where every sign-in ends, also that of a registration: other parts of the page and other tabs hear of it, then it goes
 * to the order, if somebody is on the way to one; otherwise the page is loaded again, now with a session.
 *
 * @param vorher what is waited for in between
 */
export async function ankommen(vorher?: Promise<void>): Promise<void> {
  zurufen();
  await vorher;
  const wahl = abowahl(new URLSearchParams(location.search), merkerLesen());
  if (wahl) location.assign(aboziel(wahl));
  else location.reload();
}
