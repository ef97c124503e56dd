import { describe, expect, test } from "vitest";
import { askWithNotes as ask } from "./asking-on-a-trip";

type Case = readonly [city: string, message: string, said: RegExp];
const says = (cases: readonly Case[]) =>
  test.each(cases)("%s: %s", async (city, message, said) => expect(await ask(city, message)).toMatch(said));
const neverSays = (said: RegExp, cases: readonly (readonly [city: string, message: string])[]) =>
  test.each(cases)("but not in %s: %s", async (city, message) => expect(await ask(city, message)).not.toMatch(said));

describe("whom something was stolen from reads what to block, and whom to tell", () => {
  says([
    ["london", "someone nicked my phone on the tube what now", /999.*have the SIM blocked.*written report/],
    ["barcelona", "on s'est fait voler un tel dans le metro on fait quoi", /112.*bloquer la carte SIM.*déclaration/],
    ["madrid", "me acaban de mangar el móvil, qué hago", /112.*bloquear la SIM.*denuncia/],
    ["rome", "ci hanno rubato lo zaino con i telefoni, che facciamo?", /112.*bloccare la SIM.*Non inseguire/],
    ["lisbon", "furtaram meu celular no bonde e agora?", /112.*cartão SIM.*participação/],
    ["berlin", "mir wurde das handy geklaut was jetzt", /110.*SIM sperren lassen.*Geht dem Dieb nicht nach/],
  ]);
  neverSays(/SIM/, [
    ["barcelona", "how do i avoid getting my phone stolen on las ramblas"],
    ["barcelona", "est-ce qu'on se fait voler souvent dans le métro ?"],
    ["paris", "on peut faire voler un drone au champ de mars?"],
  ]);
});

describe("whoever asks whether a late train is safe alone reads of safety first, and until when it goes", () => {
  says([
    ["paris", "is the metro ok at midnight alone im 22f", /^Mostly yes: .*0:40.*Alone so late nobody can promise.*112/],
    ["berlin", "ist die u-bahn nachts allein sicher für mich?", /^Meist ja.*kann niemand versprechen.*110/],
    ["madrid", "es seguro volver en metro sola a medianoche?", /nadie puede prometer.*112/],
  ]);
  neverSays(/nobody can promise/, [["paris", "until what time does the metro run at night"]]);
});

describe("who feels the height reads to go no higher, and when it is grave", () => {
  says([
    [
      "cusco",
      "me duele la cabeza y estoy mareado desde ayer, es la altura? mañana tenemos la montaña de colores",
      /^Puede ser la altura.*tampoco mañana.*106/,
    ],
    ["quito", "estou com dor de cabeça e enjoo, é a altitude?", /nem amanhã.*911/],
    ["bogota", "headache and dizzy since we landed", /may be the altitude.*tomorrow neither/],
  ]);
  neverSays(/altitude/, [["lisbon", "headache and dizzy since this morning"]]);
});

describe("somebody with them who walks slowly changes how long a place takes", () => {
  says([
    [
      "athens",
      "combien de temps pour l'acropole? mon père marche lentement",
      /environ 2\sheures.*\n\n.*lent, comptez 3\s/,
    ],
    [
      "athens",
      "wie lange braucht man für die akropolis? meine oma ist langsam zu fuß",
      /2\sStunden.*\n\n.*mit 3\sStunden/,
    ],
    ["rome", "combien de temps pour le colisée ? ma mère marche avec une canne", /À un rythme lent/],
  ]);
  neverSays(/At a slow pace/, [
    ["athens", "how long for the acropolis?"],
    ["lisbon", "is tram 28 worth it? my parents are 75"],
  ]);
  test("of what one rides only the steps are told", async () => {
    expect(await ask("lisbon", "il tram 28 vale la pena? i miei hanno 75 anni")).toMatch(/ha gradini/);
  });
});

describe("who is hungry before the kitchens open reads when they do, and what is open now", () => {
  says([
    ["barcelona", "what time do ppl actually eat here, were starving and its 6", /dinner from 20:30.*bakeries/],
    ["madrid", "wann essen die hier zu abend, wir haben jetzt schon riesen hunger", /20:30.*Bäckereien/],
    ["rome", "a qué hora se cena aquí? estamos muertos de hambre", /19:30.*panaderías/],
  ]);
  neverSays(/bakeries, cafés/, [["barcelona", "what time do people eat here"]]);
  test("and never that a city has nowhere to eat", async () => {
    expect(await ask("barcelona", "were starving")).not.toMatch(/I know no place/);
  });
});

describe("the ice in a drink is a matter of the water", () => {
  says([
    ["hanoi", "kann man das eis in den getränken nehmen oder lieber nich", /^Eis in Cafés kommt aus der Fabrik/],
    ["bangkok", "can we have the ice in drinks or nah", /^Tube-shaped factory ice/],
    ["cairo", "il ghiaccio nelle bibite si può prendere?", /^Evitare il ghiaccio/],
  ]);
  neverSays(/Leitung|Hahn/, [["rome", "wo gibt es das beste eis"]]);
});

describe("the cheapest way from an airport is that of the notes on it", () => {
  says([
    ["tokyo", "cheapest way from haneda to shinjuku w 2 kids n suitcases?", /^From Haneda.*saves stairs and changes/],
    ["paris", "günstigster weg von cdg ins marais mit koffern?", /^RER B.*Flughafenbus/],
  ]);
  neverSays(/Haneda/, [["tokyo", "cheapest way from shinjuku to asakusa?"]]);
});

describe("what is free with children is free, and for them", () => {
  says([
    ["london", "anything free to do with kids this afternoon", /^Free, and good with children as far as I know: /],
    ["rome", "cosa c'è di gratis da fare coi bambini oggi", /^Gratis e, per quanto ne so, adatto ai bambini/],
  ]);
  neverSays(/^Free, and good/, [
    ["paris", "is the louvre free for kids"],
    ["london", "free things to do tonight"],
  ]);
});

describe("whether a day leaves time for lunch is read from that day", () => {
  says([
    ["rome", "is there time for a proper lunch on tuesday?", /Tuesday, May 4.*(lunch is planned|is free)/],
    ["rome", "ist am mittwoch zeit für ein ruhiges mittagessen?", /Am Mittwoch, 5. Mai ist /],
  ]);
  neverSays(/until the next stop/, [["rome", "where do we have lunch on tuesday?"]]);
});

describe("a scraped knee needs a plaster, and a blow to the head an ambulance", () => {
  says([
    ["tokyo", "la bimba è caduta e si è sbucciata il ginocchio, dove trovo cerotti", /^Sciacqua con acqua pulita.*119/],
    ["paris", "kid scraped her knee, where do i get plasters", /^Rinse it with clean water.*112/],
    ["paris", "he fell and hit his head and has a scraped knee", /^Call 112 now for an ambulance/],
  ]);
});
