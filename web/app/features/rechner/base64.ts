/** Text as base64url, which needs no escaping in addresses. */
export function alsBase64(text: string): string {
  const zeichen = Array.from(new TextEncoder().encode(text), (b) => String.fromCharCode(b)).join("");
  return btoa(zeichen).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The text back; throws for anything that is no base64url of UTF-8. */
export function ausBase64(text: string): string {
  if (!/^[\w-]*$/.test(text)) throw new SyntaxError("Kein base64url");
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (z) => z.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}
