import { oeffentlich, type PageRoute } from "#platform/access/guard.ts";
import type { MitZiel } from "#ui/huelle/wegweiser.tsx";

/** The page that finds the norms cited in a PDF. It has no ads: nothing foreign stands beside a confidential file. */
export const routes: readonly (PageRoute & MitZiel)[] = [
  {
    path: "/paragraphen-profi",
    file: "features/zitatscan/pages/paragraphen-profi.tsx",
    guard: oeffentlich("Free tool; the file never leaves the reader's device"),
    ohneQuery: true,
    webassembly: true,
    ziel: [
      { ort: "rechner", rang: 60, text: "Paragraphen Profi" },
      { ort: "fuss", rang: 79, text: "Paragraphen Profi" },
    ],
  },
];
