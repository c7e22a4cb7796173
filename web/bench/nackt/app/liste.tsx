import pg from "pg";
import { useLoaderData } from "react-router";

type Zeile = { readonly slug: string; readonly titel: string; readonly auszug: string };

const pool = new pg.Pool({ connectionString: process.env.NACKT_DATENBANK, max: 10 });
const anweisung: pg.QueryConfig = JSON.parse(process.env.NACKT_ANWEISUNG ?? "{}");

/**
 * The very statement of the page it is compared with, as that page sends it but for its role: one message series, no
 * layer between. All its columns come out of the driver the same way; twelve rows go into the page's own data, so both
 * pages hold their posts twice, as HTML and as what React starts with. Rows of links then fill up to the same length.
 */
export async function loader({ request }: { request: Request }) {
  const { rows } = await pool.query<Zeile>(anweisung);
  const zeilen = Number(new URL(request.url).searchParams.get("zeilen") ?? 0);
  return { zeilen, beitraege: rows.slice(0, 12) };
}

/** A list as plain as React can render it. */
export default function Liste() {
  const { zeilen, beitraege } = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>Beiträge</h1>
      {beitraege.map(({ slug, titel, auszug }) => (
        <article key={slug}>
          <h2>
            <a href={`/blog/${slug}`}>{titel}</a>
          </h2>
          <p>{auszug}</p>
        </article>
      ))}
      {Array.from({ length: zeilen }, (_, i) => `zeile-${i}`).map((name) => (
        <p key={name} className="zeile">
          <a href={`/blog?${name}`}>Weitere Beiträge</a>
        </p>
      ))}
    </main>
  );
}
