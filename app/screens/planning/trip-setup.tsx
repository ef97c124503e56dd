export default function TripSetup() {
  return <h1>TripSetup</h1>;
}
