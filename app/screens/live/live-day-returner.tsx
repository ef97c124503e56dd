export default function LiveDayReturner() {
  return <h1>LiveDayReturner</h1>;
}
