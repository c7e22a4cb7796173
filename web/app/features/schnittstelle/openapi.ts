import { beschreibung } from "./aufrufe.server.ts";

/** `GET /openapi.json`: the description of all calls for programs, readable from every origin. */
export function loader() {
  return new Response(JSON.stringify(beschreibung()), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
      "Access-Control-Allow-Origin": "*",
    },
  });
}
