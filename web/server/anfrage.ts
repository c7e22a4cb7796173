/** A request that carries no body. */
export const istLesend = (method: string): boolean => method === "GET" || method === "HEAD";

/** Path and query string exactly as sent. */
export function ziel(url: string): string {
  return url.slice(url.indexOf("/", url.indexOf("//") + 2));
}
