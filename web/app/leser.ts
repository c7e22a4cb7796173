// How often posts are read is counted where pages are delivered; the server comes in here.
export { aufrufeFertig, ausgeliefert } from "#features/blog/aufrufe.server.ts";
