export default function ModifyBlock() {
  return <h1>ModifyBlock</h1>;
}
