// How often posts are read is counted where pages are delivered; the server comes in here.
export { aufrufeFertig, seitenaufrufZaehlen } from "#features/blog/aufrufe.server.ts";
export { geleseneSeite } from "#features/blog/seitenaufruf.ts";
