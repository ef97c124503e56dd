export default function ProfileSetup() {
  return <h1>ProfileSetup</h1>;
}
