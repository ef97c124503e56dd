export default function Explainer() {
  return <h1>Explainer</h1>;
}
