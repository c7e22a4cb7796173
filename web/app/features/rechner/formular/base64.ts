/** Text as base64url, which needs no escaping in addresses. */
export function alsBase64(text: string): string {
  const zeichen = Array.from(new TextEncoder().encode(text), (b) => String.fromCharCode(b)).join("");
  return btoa(zeichen).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/**
 * What a text from `alsBase64` holds as JSON. Its texts come without null characters and halves of characters, which no
 * keyboard makes and no database keeps; throws for anything else.
 */
export function ausBase64Json(text: string): unknown {
  return JSON.parse(ausBase64(text), (_, wert: unknown) =>
    typeof wert === "string" ? wert.replaceAll("\0", "").toWellFormed() : wert,
  );
}

/** What stands behind `1.` in a text for the address; `undefined` for another version, too long a text and no JSON. */
export function fragmentbaum(text: string, fassung: string): unknown {
  if (text.length > fragmentHoechstens || !text.startsWith(`${fassung}.`)) return undefined;
  try {
    return ausBase64Json(text.slice(fassung.length + 1));
  } catch {
    return undefined;
  }
}

/** Longest text read back, in characters; a form at its limits stays far below. */
const fragmentHoechstens = 200_000;

/** The text back; throws for anything that is no base64url of UTF-8. */
function ausBase64(text: string): string {
  if (!/^[\w-]*$/.test(text)) throw new SyntaxError("Kein base64url");
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (z) => z.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}
