import type { Blogtx } from "../bestand/inhalt-store.server.ts";

/** Whether an account has written anything, published or not. */
export async function hatGeschrieben(tx: Blogtx, kontoId: string): Promise<boolean> {
  const artikel = tx.selectFrom("blog_artikel").select("id").where("autor_id", "=", kontoId);
  const manuskript = tx.selectFrom("blog_manuskript").select("id").where("konto_id", "=", kontoId);
  return (await artikel.unionAll(manuskript).limit(1).executeTakeFirst()) !== undefined;
}
