/** What pages of other features show of the blog. */
export { NeuesteArtikel } from "./ui/lesen/neueste.tsx";
