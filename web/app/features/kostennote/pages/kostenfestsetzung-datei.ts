import { type ActionFunctionArgs, redirect } from "react-router";
import { formularfelder } from "#features/konto/formularpost.server.ts";
import { antragsdatei } from "../antragsdatei.server.ts";
import { nutzerAus } from "../seite.server.ts";

/** Nothing is kept here: without the form there is no file. */
export const loader = () => redirect("/kostenfestsetzung");

/** The application as file, made from the form and forgotten. The page itself says which tier it needs. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (!nutzerAus(context).kostennote) return redirect("/kostenfestsetzung", 303);
  return antragsdatei(await formularfelder(request), request.signal);
}
