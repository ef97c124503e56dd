export default function Splash() {
  return <h1>Wayfellow</h1>;
}
