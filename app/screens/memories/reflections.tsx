export default function Reflections() {
  return <h1>Reflections</h1>;
}
