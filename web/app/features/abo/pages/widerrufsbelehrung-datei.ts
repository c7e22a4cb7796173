import { alsAnhang } from "#dokumente/dateiname.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { widerrufsbelehrung } from "../agb/belehrung.ts";

/** `GET /widerrufsbelehrung.txt`: instruction and model form as a file. */
export function loader(): Response {
  const { anbieter, baseUrl } = umgebung();
  const text = widerrufsbelehrung(anbieter, baseUrl).join("\r\n\r\n");
  return new Response(`\ufeff${text}\r\n`, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Disposition": alsAnhang("Widerrufsbelehrung Gebührenportal.txt"),
    },
  });
}
