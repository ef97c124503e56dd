export default function PreTripHub() {
  return <h1>PreTripHub</h1>;
}
