export default function RoleSelect() {
  return <h1>RoleSelect</h1>;
}
