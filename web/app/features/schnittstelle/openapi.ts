import type { LoaderFunctionArgs } from "react-router";
import { aufrufeContext } from "#platform/http/aufrufe.server.ts";
import { beschreibung } from "./aufrufe.server.ts";

/** `GET /openapi.json`: the description of all calls for programs, readable from every origin. */
export function loader({ context }: LoaderFunctionArgs) {
  return new Response(JSON.stringify(beschreibung(context.get(aufrufeContext))), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
      "Access-Control-Allow-Origin": "*",
    },
  });
}
