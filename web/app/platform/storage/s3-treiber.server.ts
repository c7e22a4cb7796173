import { S3Driver } from "flydrive/drivers/s3";
import type { S3 } from "../env/s3.server.ts";

/** A bucket as a store; nobody but the portal reads it. */
export function s3Treiber({ bucket, region, endpoint, mitPfad, schluessel }: S3): S3Driver {
  return new S3Driver({
    bucket,
    region,
    forcePathStyle: mitPfad,
    visibility: "private",
    // Few servers besides Amazon's know access lists; without them a file is private anyway.
    supportsACL: false,
    // Servers that are not Amazon's reject the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    ...(endpoint && { endpoint }),
    ...(schluessel && { credentials: schluessel }),
  });
}
