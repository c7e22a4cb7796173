import { useLoaderData } from "react-router";

/** As many rows as the measurement asks for, until the page is as long as the one it is compared with. */
export function loader({ request }: { request: Request }) {
  return { zeilen: Number(new URL(request.url).searchParams.get("zeilen") ?? 0) };
}

/** A form as plain as React can render it: no library, no state, no computation. */
export default function Nackt() {
  const { zeilen } = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>Formular</h1>
      <form>
        {Array.from({ length: zeilen }, (_, i) => `feld-${i}`).map((name) => (
          <p key={name} className="zeile">
            <label htmlFor={name}>Gegenstandswert in Euro</label>
            <input
              id={name}
              name={name}
              inputMode="decimal"
              defaultValue="10.000,00"
              aria-describedby="hinweis"
            />
          </p>
        ))}
      </form>
    </main>
  );
}
