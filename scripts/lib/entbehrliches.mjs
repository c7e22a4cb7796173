// Plain JavaScript without dependencies: runs on Node 20, right after npm.
import { rmSync } from "node:fs";
import { join } from "node:path";

/**
 * What npm has put into `node_modules` although a running portal on this system never opens it: parts for another
 * C library (npm before 10 cannot tell them apart), what test tools and optional peers share (npm keeps it even
 * without the test tools), and the C headers beside the pinned Node.js.
 *
 * @param {Record<string, { libc?: string[], devOptional?: boolean }>} pakete `packages` of the lock file
 * @returns {string[]} paths below the project folder
 */
export function entbehrlichePfade(pakete, { mitTests }) {
  const fremd = ({ libc, devOptional }) =>
    (libc && !libc.includes("glibc")) || (devOptional && !mitTests) || false;
  const ordner = Object.keys(pakete).filter((pfad) => pfad.includes("node_modules/") && fremd(pakete[pfad]));
  const kopfdateien = ["x64", "arm64"].map((arch) => `node_modules/node-linux-${arch}/include`);
  return [...ordner, ...kopfdateien];
}

/** Removes it; only after an installation of our own, for nobody else's folder is changed. */
export function entbehrlichesEntfernen(wurzel, pakete, wahl) {
  if (process.platform !== "linux") return;
  for (const pfad of entbehrlichePfade(pakete, wahl))
    rmSync(join(wurzel, pfad), { recursive: true, force: true });
}
