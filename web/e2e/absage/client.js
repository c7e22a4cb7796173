import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { Absage } from "../../app/absage.tsx";
import { tarifabsage } from "../../app/platform/access/tarifabsage.ts";

// The upgrade screen as the root of the portal shows it, for a gate that the address of the page names. No page has
// such a gate yet; what the server answers in front of one stands in `web/server/schutz/einlass.test.ts`.
const query = new URLSearchParams(location.search);
const stufe = query.get("stufe") === "teams" ? "teams" : "premium";
const absage = tarifabsage(stufe, { anmelden: query.get("anmelden") ?? undefined });

createRoot(document.getElementById("app")).render(
  createElement(MemoryRouter, undefined, createElement(Absage, { absage })),
);
