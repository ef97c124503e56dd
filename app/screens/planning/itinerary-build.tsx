export default function ItineraryBuild() {
  return <h1>ItineraryBuild</h1>;
}
