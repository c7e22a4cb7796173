// Files below /media/ that the server delivers.
export { type Medium, medium } from "#features/blog/medien.server.ts";
