// `npm run openapi`: writes what is generated from the lists of calls and pages, for programs and for review: the
// description of all calls (docs/openapi.json), and what everybody may see, with the reasons (docs/oeffentlich.md).
import { writeFileSync } from "node:fs";
import { apiRoutes } from "../web/app/api.ts";
import { oeffentlichesBlatt } from "../web/app/oeffentlich.ts";
import { openapi } from "../web/app/platform/http/openapi.ts";

const docs = new URL("../docs/", import.meta.url);
writeFileSync(new URL("openapi.json", docs), `${JSON.stringify(openapi(apiRoutes), null, 2)}\n`);
writeFileSync(new URL("oeffentlich.md", docs), oeffentlichesBlatt());
console.log(
  `${apiRoutes.length} Aufrufe in docs/openapi.json beschrieben, alles Offene in docs/oeffentlich.md.`,
);
