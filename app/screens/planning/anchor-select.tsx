export default function AnchorSelect() {
  return <h1>AnchorSelect</h1>;
}
