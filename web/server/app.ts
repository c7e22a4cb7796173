import { Hono } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";

export function appErstellen({ build }: { build: ServerBuild }): Hono {
  const app = new Hono();
  const seite = createRequestHandler(build, "production");
  app.get("/api/health", (c) => c.json({ status: "ok" }));
  app.all("*", (c) => seite(c.req.raw, new RouterContextProvider()));
  return app;
}
