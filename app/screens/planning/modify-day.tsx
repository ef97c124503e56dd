export default function ModifyDay() {
  return <h1>ModifyDay</h1>;
}
