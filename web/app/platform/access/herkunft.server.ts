const lesend = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whether a method may change something. */
export function aendernd(method: string): boolean {
  return !lesend.has(method);
}

/**
 * Whether a request was caused by a page of the portal itself, by `Origin` or else `Referer`. The forms of pages that send
 * no referrer come with `Origin: null`; there the browser's own `Sec-Fetch-Site` decides, which no page can write. Asked before a cookie
 * session changes anything: the browser sends the cookie also when a foreign page caused the request.
 */
export function eigeneHerkunft(headers: Headers, baseUrl: string): boolean {
  if (headers.get("origin") === "null") return headers.get("sec-fetch-site") === "same-origin";
  const angabe = headers.get("origin") ?? headers.get("referer");
  return angabe !== null && URL.parse(angabe)?.origin === new URL(baseUrl).origin;
}
