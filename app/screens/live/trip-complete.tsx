export default function TripComplete() {
  return <h1>TripComplete</h1>;
}
