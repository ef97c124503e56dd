export default function TripIntent() {
  return <h1>TripIntent</h1>;
}
