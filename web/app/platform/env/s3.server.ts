import { z } from "zod";
import { Bedienfehler } from "./bedienfehler.server.ts";

/** A store for files that speaks S3. */
export type S3 = {
  readonly bucket: string;
  readonly region: string;
  /** Unset: Amazon. */
  readonly endpoint: string | undefined;
  /** `https://host/bucket/…` instead of `https://bucket.host/…`. */
  readonly mitPfad: boolean;
  /** Unset: those of the machine the portal runs on. */
  readonly schluessel: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
};

export const s3Schema = z.object({
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default("eu-central-1"),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_PATH_STYLE: z.enum(["0", "1"]).optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
});

export const s3Erwartet: Readonly<Record<string, string>> = {
  S3_BUCKET: "der Name eines Buckets",
  S3_REGION: "der Name einer Region, etwa eu-central-1",
  S3_ENDPOINT: "eine Adresse mit http:// oder https://",
  S3_PATH_STYLE: "1 oder 0",
};

/** With `S3_BUCKET` the rest follows; without it files stay in the portal's own folder. */
export function s3Aus(werte: z.output<typeof s3Schema>): S3 | undefined {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, S3_BUCKET: bucket } = werte;
  if (!accessKeyId !== !secretAccessKey)
    throw new Bedienfehler("S3_ACCESS_KEY_ID und S3_SECRET_ACCESS_KEY müssen beide gesetzt sein oder keine.");
  if (!bucket) return undefined;
  return {
    bucket,
    region: werte.S3_REGION,
    endpoint: werte.S3_ENDPOINT,
    mitPfad:
      werte.S3_PATH_STYLE === undefined ? werte.S3_ENDPOINT !== undefined : werte.S3_PATH_STYLE === "1",
    schluessel: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  };
}
