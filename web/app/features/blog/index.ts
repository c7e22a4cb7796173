/** What pages of other features show of the blog. */
export { NeuesteArtikel } from "./ui/lesen/liste/neueste.tsx";
