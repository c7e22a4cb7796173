// The smallest server that renders the page: `node server.ts <server build> <port>`.
import { pathToFileURL } from "node:url";
import { serve } from "@hono/node-server";
import { createRequestHandler } from "react-router";

const [, , bau = "", port = "0"] = process.argv;
const rendern = createRequestHandler(await import(pathToFileURL(bau).href), "production");
serve({ fetch: (anfrage) => rendern(anfrage), port: Number(port), hostname: "127.0.0.1" });
