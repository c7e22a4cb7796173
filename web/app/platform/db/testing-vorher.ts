import { abbilderVorbereiten } from "./testing-quellen.server.ts";

/** Before the first worker of a run of database tests. */
export async function setup(): Promise<void> {
  if (!process.env.TEST_DATABASE_URL) await abbilderVorbereiten();
}
