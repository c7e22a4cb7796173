export function meta() {
  return [{ title: "Gebührenportal" }];
}

export default function Start() {
  return <h1>Gebührenportal</h1>;
}
