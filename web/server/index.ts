import * as build from "virtual:react-router/server-build";
import { serve } from "@hono/node-server";
import { appErstellen } from "./app.ts";

export function starten() {
  const app = appErstellen({ build });
  return serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 3000), hostname: "127.0.0.1" });
}
