export default function PickLiveDay() {
  return <h1>PickLiveDay</h1>;
}
