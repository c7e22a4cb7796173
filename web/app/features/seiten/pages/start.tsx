export function meta() {
  return [{ title: "Gebührenportal" }];
}

export default function Start() {
  return (
    <main>
      <h1>Gebührenportal</h1>
    </main>
  );
}
