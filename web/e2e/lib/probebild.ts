const png =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** A picture of one pixel. */
export const probebild = (): File =>
  new File([Buffer.from(png, "base64")], "probe.png", { type: "image/png" });
