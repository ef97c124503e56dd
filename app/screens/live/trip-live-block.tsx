export default function TripLiveBlock() {
  return <h1>TripLiveBlock</h1>;
}
