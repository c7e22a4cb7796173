import { fremd, giftliste } from "./gift.ts";

/** What Node lets into a header. */
export function kopftauglich(wort: string): string {
  return wort.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, "?");
}

/** Cookies that are not one's own. */
export const falscheCookies: readonly string[] = [
  "next-auth.session-token=",
  `next-auth.session-token=${"a".repeat(43)}`,
  `next-auth.session-token=${"a".repeat(4_000)}`,
  "next-auth.session-token=' or 1=1 --; next-auth.session-token.0=x",
  "__Secure-next-auth.session-token=x; next-auth.csrf-token=a|b",
  "next-auth.csrf-token=%7C; next-auth.csrf-token==; =; ;;",
  `next-auth.callback-url=https%3A%2F%2F${fremd}`,
  `next-auth.callback-url=//${fremd}; next-auth.state=x; next-auth.pkce.code_verifier=x; next-auth.nonce=x`,
  ...giftliste.slice(9, 30).map((wort) => `next-auth.session-token=${kopftauglich(wort).slice(0, 500)}`),
];

/** Bearer tokens that are not one's own. */
export const falscheTokens: readonly string[] = [
  "Bearer",
  "Bearer ",
  `Bearer ${"a".repeat(43)}`,
  `Bearer ${"a".repeat(6_000)}`,
  "bearer x y",
  "Basic YWRtaW46YWRtaW4=",
  "Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYWRtaW4ifQ.",
  ...giftliste.slice(9, 30).map((wort) => `Bearer ${kopftauglich(wort).slice(0, 500)}`),
];
