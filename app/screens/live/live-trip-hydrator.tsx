export default function LiveTripHydrator() {
  return <h1>LiveTripHydrator</h1>;
}
