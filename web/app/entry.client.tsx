import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { SeitenstandContext } from "#platform/http/seitenstand.ts";
import { VorgangContext } from "#platform/http/vorgang.ts";

const vorgang = document.querySelector<HTMLElement>("[data-vorgang]")?.dataset.vorgang;
const angemeldet = document.documentElement.dataset.session === "authenticated";

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
});
