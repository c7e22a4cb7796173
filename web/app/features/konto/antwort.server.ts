type Angaben = {
  readonly status?: number;
  /** `Set-Cookie` lines. */
  readonly cookies?: readonly (string | undefined)[];
  readonly headers?: Readonly<Record<string, string>>;
};

/** A JSON answer that sets cookies or has another status than 200; nobody keeps it. */
export function json(inhalt: unknown, { status = 200, cookies = [], headers = {} }: Angaben = {}): Response {
  const antwort = new Response(JSON.stringify(inhalt), {
    status,
    headers: { ...headers, "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" },
  });
  return mitCookies(antwort, cookies);
}

/** A redirect after a form or a link. */
export function weiter(ziel: string, { cookies = [] }: Pick<Angaben, "cookies"> = {}): Response {
  // In the window of Google's sign-in any policy of its own, even that of a redirect, would cut it off from its opener.
  const headers = {
    Location: ziel,
    "Cache-Control": "no-store",
    "Cross-Origin-Opener-Policy": "unsafe-none",
  };
  return mitCookies(new Response(null, { status: 302, headers }), cookies);
}

function mitCookies(antwort: Response, cookies: readonly (string | undefined)[]): Response {
  for (const zeile of cookies) if (zeile) antwort.headers.append("Set-Cookie", zeile);
  return antwort;
}
