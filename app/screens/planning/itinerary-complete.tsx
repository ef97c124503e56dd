export default function ItineraryComplete() {
  return <h1>ItineraryComplete</h1>;
}
