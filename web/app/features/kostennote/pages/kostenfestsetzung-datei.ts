import { type ActionFunctionArgs, redirect } from "react-router";
import { nutzerAus } from "../ansichten/seite.server.ts";
import { antragsdatei } from "../festsetzung/antragsdatei.server.ts";

/** Nothing is kept here: without the form there is no file. */
export const loader = () => redirect("/kostenfestsetzung");

/** The application as file, made from the form and forgotten. The page itself says which tier it needs. */
export async function action(aufruf: ActionFunctionArgs) {
  const wer = nutzerAus(aufruf.context);
  return wer.kostennote ? antragsdatei(aufruf, wer) : redirect("/kostenfestsetzung", 303);
}
