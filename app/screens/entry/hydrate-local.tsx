export default function HydrateLocal() {
  return <h1>HydrateLocal</h1>;
}
