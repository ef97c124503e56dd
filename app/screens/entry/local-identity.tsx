export default function LocalIdentity() {
  return <h1>LocalIdentity</h1>;
}
