export default function Access() {
  return <h1>Access</h1>;
}
