/** Headers of every answer. */
export function grundkopfzeilen(baseUrl: string): Readonly<Record<string, string>> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    // The window of Google's sign-in is ours to watch and to close, although a foreign page is in it for a while.
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    // Nothing of ours belongs into foreign pages, except the pictures of posts (`medien.ts`).
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    ...(baseUrl.startsWith("https://")
      ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }
      : {}),
  };
}

/** A query that no page knows may hold a matter: no cache between us and the reader keeps that page. */
export const nurImEigenenBrowser = { "cache-control": "private, max-age=0, must-revalidate" } as const;
