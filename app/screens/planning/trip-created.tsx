export default function TripCreated() {
  return <h1>TripCreated</h1>;
}
