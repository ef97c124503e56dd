export default function DayLookback() {
  return <h1>DayLookback</h1>;
}
