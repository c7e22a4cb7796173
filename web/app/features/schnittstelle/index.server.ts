/** What the server for models is made of. */
export { mcpRoute } from "./api/mcp.ts";
export { mcpServer } from "./mcp-server.ts";
export { werkzeuge } from "./mcp-werkzeuge.ts";
