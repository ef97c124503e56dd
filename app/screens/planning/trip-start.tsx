export default function TripStart() {
  return <h1>TripStart</h1>;
}
