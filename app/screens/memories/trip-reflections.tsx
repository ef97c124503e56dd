export default function TripReflections() {
  return <h1>TripReflections</h1>;
}
