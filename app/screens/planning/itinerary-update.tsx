export default function ItineraryUpdate() {
  return <h1>ItineraryUpdate</h1>;
}
