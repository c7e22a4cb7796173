// `npm run --silent mcp`: the calculations as tools of the Model Context Protocol over stdin and stdout.
import { mcpAufStdio } from "../web/app/mcp.ts";

await mcpAufStdio();
