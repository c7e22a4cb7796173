export type System = { readonly platform: string; readonly arch: string; readonly glibc: boolean };
export const gefordert: number;
export const zumInstallieren: readonly string[];
export function beigelegtesNode(wurzel: string, system?: System): string | undefined;
export function fehlendeVoraussetzung(version: string, system?: System): string | undefined;
