// `npm run openapi`: writes the description of all calls, generated from their contracts, to docs/openapi.json.
import { writeFileSync } from "node:fs";
import { apiRoutes } from "../web/app/api.ts";
import { openapi } from "../web/app/platform/http/openapi.ts";

const ziel = new URL("../docs/openapi.json", import.meta.url);
writeFileSync(ziel, `${JSON.stringify(openapi(apiRoutes), null, 2)}\n`);
console.log(`${apiRoutes.length} Aufrufe in docs/openapi.json beschrieben.`);
