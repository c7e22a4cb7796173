import { closeSync, fdatasyncSync, fsyncSync, openSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type Strom = { readonly nfd?: number; readonly node: unknown };
type NodeFsTreiber = {
  readonly realPath: (node: unknown) => string;
  readonly stream_ops: { fsync?: (strom: Strom) => number };
};

/**
 * PGlite's folder with real durability: Emscripten's NODEFS has no `fsync`, so what PostgreSQL believes to be on the
 * disk would only be in the page cache. Folders are synchronised too, for a rename lives there.
 */
export class DauerhaftesNodeFS extends NodeFS {
  override async init(pg: PGlite, optionen: Parameters<NodeFS["init"]>[1]) {
    const { emscriptenOpts } = await super.init(pg, optionen);
    emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), ({ FS }) => fsyncEinsetzen(FS)];
    return { emscriptenOpts };
  }
}

function fsyncEinsetzen(fs: unknown): void {
  const { NODEFS: treiber } = (fs as { filesystems: { NODEFS: NodeFsTreiber } }).filesystems;
  treiber.stream_ops.fsync = (strom) => {
    try {
      if (typeof strom.nfd === "number") fdatasyncSync(strom.nfd);
      else ordnerSynchronisieren(treiber.realPath(strom.node));
      return 0;
    } catch {
      // Nobody knows any more what is on the disk, and PGlite swallows exceptions: only a new start from the log helps.
      process.exit(1);
    }
  };
}

function ordnerSynchronisieren(pfad: string): void {
  const fd = openSync(pfad, "r");
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

/** PGlite's start parameters with fsync switched on (its own say `-F`). */
export function startParameter(vorgabe: readonly string[]): string[] {
  return [...vorgabe.filter((teil) => teil !== "-F"), "-c", "fsync=on", "-c", "wal_sync_method=fsync"];
}
