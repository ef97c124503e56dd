export default function TripLiveDay() {
  return <h1>TripLiveDay</h1>;
}
