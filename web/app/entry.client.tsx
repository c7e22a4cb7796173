import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { VorgangContext } from "#platform/http/vorgang.ts";

const vorgang = document.querySelector<HTMLElement>("[data-vorgang]")?.dataset.vorgang;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <VorgangContext value={vorgang}>
        <HydratedRouter />
      </VorgangContext>
    </StrictMode>,
  );
});
