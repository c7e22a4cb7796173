import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { listeVorab } from "#platform/client/seitenliste.ts";
import { SeitenstandContext } from "#platform/http/seite/seitenstand.ts";
import { VorgangContext } from "#platform/http/vorgang.ts";

const vorgang = document.querySelector<HTMLElement>("[data-vorgang]")?.dataset.vorgang;
const angemeldet = document.documentElement.dataset.session === "authenticated";

// Of two wishes to load the page anew the router drops the first and leaves its broken answer to nobody: whatever was
// given up on purpose is no fault of the page.
window.addEventListener("unhandledrejection", (ereignis) => {
  if (ereignis.reason?.name === "AbortError") ereignis.preventDefault();
});

// No `await`: with one at the top of a module, what is loaded later would come as two files each.
void listeVorab().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <VorgangContext value={vorgang}>
          <SeitenstandContext value={{ angemeldet }}>
            <HydratedRouter />
          </SeitenstandContext>
        </VorgangContext>
      </StrictMode>,
    );
  }),
);
