import { z } from "zod";
import type { Guard } from "../access/guard.ts";
import type { ApiRoute, Aufruf } from "./api-route.ts";
import type { Contract } from "./contract.ts";

/** Answer of a call that says no more than that it is done. */
export const erfolg = z.object({ success: z.literal(true) });

type Frage = Omit<Contract, "response" | "status">;

type Erfolgsroute<C extends Frage, G extends Guard> = Omit<ApiRoute<Contract, G>, "contract" | "handler"> & {
  readonly contract: C;
  /** Does it; what it gives back nobody gets. */
  handler(aufruf: Aufruf<C & Contract, G>): Promise<unknown>;
};

/** Declares a call that answers no more than that it is done. */
export function erfolgsroute<const C extends Frage, const G extends Guard>({
  contract,
  handler,
  ...route
}: Erfolgsroute<C, G>): ApiRoute {
  const ganze = {
    ...route,
    contract: { ...contract, response: erfolg },
    handler: async (aufruf: Aufruf<C & Contract, G>) => {
      await handler(aufruf);
      return { success: true };
    },
  };
  // As with `apiRoute`: the handler only ever sees what its own contract has read.
  return ganze as unknown as ApiRoute;
}
