export default function PrepBuild() {
  return <h1>PrepBuild</h1>;
}
