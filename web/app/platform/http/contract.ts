import type { z } from "zod";

/** The public promise of one call: what goes in, what comes out. The documentation is generated from it. */
export type Contract = {
  /** One German sentence for the documentation. */
  readonly summary: string;
  /** Query string as an object; a name that occurs more than once arrives as a list of texts. */
  readonly query?: z.ZodType;
  /** JSON body. */
  readonly body?: z.ZodType;
  /** Fields of a form with a file, for the documentation; the handler reads it itself (`dateiAusFormular`). */
  readonly formular?: z.ZodType;
  readonly response: z.ZodType;
  /** Of the answer; unset 200. The server answers plain data with it, a `Response` of the handler brings the same. */
  readonly status?: 201;
  /**
   * German sentence for each own error code: of refinements (`params: { code }`) and of `ApiFehler`s the handler throws.
   */
  readonly errors?: Readonly<Record<string, string>>;
};
