import type { TeilProps } from "./buchungsfelder.tsx";

/** From which piece of post an entry is booked, and where it has to be kept. */
export function Postangaben({ felder }: TeilProps) {
  if (!felder.posteingang) return null;
  return (
    <>
      <input type="hidden" name="posteingang" value={felder.posteingang} />
      <input type="hidden" name="post" value={felder.post ?? ""} />
      {felder.post ? <p className="nebensatz">Aus dem Posteingang: {felder.post}</p> : null}
    </>
  );
}
