import type { LoaderFunctionArgs } from "react-router";
import { requireRolle } from "#platform/access/zugang.server.ts";
import { betrieb } from "#platform/db/mandant.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { rechnungsdateiantwort } from "../ansichten/archiv.server.ts";

/** A file of anybody's invoice, for administrators. */
export function loader({ context, params }: LoaderFunctionArgs) {
  requireRolle(sitzungAus(context), "admin");
  return rechnungsdateiantwort((arbeit) => betrieb(arbeit), params);
}
