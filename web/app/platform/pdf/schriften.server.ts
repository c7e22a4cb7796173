import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** Static cuts of the portal's two families: Typst reads neither WOFF2 nor variable fonts. */
const schnitte = [
  "source-serif-4/400Regular/SourceSerif4_400Regular.ttf",
  "source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf",
  "source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf",
  "source-sans-3/400Regular/SourceSans3_400Regular.ttf",
  "source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf",
  "source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf",
] as const;

/** The fonts every document is set in, as files in memory. */
export function schriften(): Buffer[] {
  const paket = createRequire(import.meta.url);
  return schnitte.map((schnitt) => readFileSync(paket.resolve(`@expo-google-fonts/${schnitt}`)));
}
