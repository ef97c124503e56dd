export default function LocalRouter() {
  return <h1>LocalRouter</h1>;
}
