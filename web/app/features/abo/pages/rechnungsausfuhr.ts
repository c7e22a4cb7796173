import { teile } from "@gebuehrenportal/recht";
import { data, type LoaderFunctionArgs } from "react-router";
import { requireRolle } from "#platform/access/zugang.server.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { gobdAusfuhr } from "../rechnungen/betriebspruefung/gobd.server.ts";

/** All documents of a year (`jahr`; unset: this one) as one archive. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  requireRolle(sitzungAus(context), "admin");
  const jahr = new URL(request.url).searchParams.get("jahr") ?? String(teile(heute()).jahr);
  if (!/^20\d{2}$/.test(jahr)) throw data(null, { status: 400 });
  return gobdAusfuhr(Number(jahr));
}
