import type { Ereignisart } from "../realtime/ereignis.ts";
import { netz } from "./netz.ts";

const ersteWarteMs = 1_000;
const laengsteWarteMs = 30_000;

let socket: WebSocket | undefined;
let uhr: ReturnType<typeof setTimeout> | undefined;
let fehlversuche = 0;
const hoerer = new Map<string, Set<() => void>>();
const beobachter = new Set<(steht: boolean) => void>();

/** Calls `tun` whenever the server reports this change; gives back how to stop it. */
export function abonniert(ereignis: Ereignisart, tun: () => void): () => void {
  const alle = hoerer.get(ereignis) ?? new Set();
  hoerer.set(ereignis, alle.add(tun));
  return () => alle.delete(tun);
}

/** Calls `tun` when the socket opens and when it is lost, not when a page closes it; gives back how to stop it. */
export function verbindungBeobachtet(tun: (steht: boolean) => void): () => void {
  beobachter.add(tun);
  return () => beobachter.delete(tun);
}

const melden = (steht: boolean) => {
  for (const tun of beobachter) tun(steht);
};

/** Opens the socket unless it is open; after a loss it is tried again, each time a little later. */
export function socketVerbinden(): void {
  if (socket || uhr) return;
  const neu = new WebSocket("/api/realtime");
  socket = neu;
  neu.onopen = () => {
    fehlversuche = 0;
    melden(true);
  };
  neu.onmessage = ({ data }) => gemeldet(data);
  neu.onclose = () => {
    if (socket !== neu) return;
    socket = undefined;
    melden(false);
    uhr = setTimeout(nochmalsVerbinden, wartezeitMs(fehlversuche, Math.random()));
    fehlversuche += 1;
  };
}

function nochmalsVerbinden(): void {
  uhr = netz.ruhe ? setTimeout(nochmalsVerbinden, ersteWarteMs) : undefined;
  socketVerbinden();
}

/** Closes it for good. A script may not send 1001, so 4001 says the same to the server. */
export function socketSchliessen(): void {
  clearTimeout(uhr);
  uhr = undefined;
  const offen = socket;
  socket = undefined;
  offen?.close(4001, "1001 going away");
}

/** Milliseconds before the next attempt: doubled each time up to 30 s, spread so that not all clients come at once. */
export function wartezeitMs(versuche: number, zufall: number): number {
  return Math.min(laengsteWarteMs, ersteWarteMs * 2 ** versuche) * (0.5 + zufall / 2);
}

function gemeldet(data: unknown): void {
  let art: unknown;
  try {
    art = JSON.parse(String(data)).type;
  } catch {
    return;
  }
  for (const tun of hoerer.get(String(art)) ?? []) tun();
}
