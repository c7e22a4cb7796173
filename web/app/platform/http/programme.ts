import type { Ausgeliefert } from "./ausgeliefert.ts";

/** Whether a browser only fetches ahead what somebody may open. */
export function vorausgeladen(header: Ausgeliefert["header"]): boolean {
  return ["sec-purpose", "purpose", "x-moz"].some((name) => header(name)?.includes("prefetch") === true);
}

/** Says who it is: searches, previews, watches, reads feeds, or loads for a program. Browsers under control are browsers. */
const programme =
  /bot\b|bot[/;_ -]|crawl|spider|slurp|archiver|scrap|preview|externalhit|facebookcatalog|whatsapp|telegram|embed|monitor|uptime|pingdom|lighthouse|pagespeed|feed|rss|curl|wget|httpie|python|java\/|okhttp|go-http|libwww|axios|postman|insomnia/i;

/** Whether a program asks, as far as it says so; what says nothing is one. */
export function istProgramm(userAgent: string | null | undefined): boolean {
  return !userAgent || programme.test(userAgent);
}
