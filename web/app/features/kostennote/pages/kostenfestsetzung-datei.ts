import { type ActionFunctionArgs, redirect } from "react-router";
import { formularfelder } from "#features/konto/formularpost.server.ts";
import { antragsdatei } from "../antragsdatei.server.ts";
import { nutzerAus, requireKostennote } from "../seite.server.ts";

/** Nothing is kept here: without the form there is no file. */
export const loader = () => redirect("/kostenfestsetzung");

/** The application as file, made from the form and forgotten. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireKostennote(nutzerAus(context));
  return antragsdatei(await formularfelder(request), request.signal);
}
