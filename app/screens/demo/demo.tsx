import {
  type ClientActionFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useNavigate,
  useNavigation,
  useSearchParams,
} from "@remix-run/react";
import { lazy, Suspense } from "react";
import { demoTexts as texts, demoTripTitle } from "#messages/demo";
import { callApi } from "~/browser/api/api-client";
import { offlineProblem } from "~/browser/api/api-problem";
import { dropDraft } from "~/browser/forms/form-draft";
import { formText } from "~/browser/forms/form-fields";
import { useAnswer } from "~/browser/forms/use-answer";
import { keptDemo } from "~/browser/storage/kept-demo";
import { useStored } from "~/browser/storage/stored-value";
import { useSession } from "~/browser/session/session";
import { generateDemo } from "~/contracts/calls/demo";
import { seasonOfMonth } from "~/domain/demo/season-months";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { enterAfterSignIn } from "~/features/account/enter";
import { usePopupSignIn } from "~/features/account/use-popup-sign-in";
import { DemoForm } from "./parts/demo-form";
import { daysFrom, DEMO_FIELDS, DEMO_FORM, demoBody } from "./parts/demo-form-data";
import { DEMO_STAGE, FormWaiting, MADE, Making, funnelRefusal, useStage } from "./parts/demo-stage";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }, { name: "description", content: texts.lead }];

const loadMade = () => import("./parts/demo-made");
const DemoMade = lazy(loadMade);

/** Before there is anything to show in it, the part that shows it. */
const fetchMade = () =>
  loadMade().catch(() => {
    throw offlineProblem();
  });

export const clientLoader = () => ({ season: seasonOfMonth(new Date().getMonth() + 1) });
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <FormWaiting title={texts.title} lead={texts.lead} />;

export async function clientAction({ request }: ClientActionFunctionArgs) {
  const form = await request.formData();
  try {
    const [made] = await Promise.all([callApi(generateDemo, { body: demoBody(form) }), fetchMade()]);
    keptDemo.write({ ...made, savedId: null });
    return redirect(`/demo?${MADE}`);
  } catch (error) {
    return funnelRefusal(error, texts.failed, DEMO_FIELDS);
  }
}

/** The demo itinerary: form, generation, sign-in gate, result (SPEC section 2, /demo). What was made has an address of its own, so that the way back leads to the form. */
export default function Demo() {
  const { season } = useLoaderData<typeof clientLoader>();
  const answer = useAnswer<typeof clientAction>();
  const { formData } = useNavigation();
  const kept = useStored(keptDemo);
  const session = useSession();
  const signIn = usePopupSignIn({ texts, enter: async () => void (await enterAfterSignIn(DEMO_STAGE)) });
  // The session is there before the account is: until both are, this is still the gate.
  const isOut = session === null || signIn.state.kind !== "ready";
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const shown = search.has(MADE) ? kept : null;
  const stage = formData ? "making" : shown === null ? "form" : isOut ? "gate" : "result";
  useStage(stage);
  if (formData)
    return (
      <Making
        title={texts.generating(daysFrom(formData), formText(formData, "destination").trim())}
        lead={texts.generatingLead}
        leadLong={texts.generatingLong}
        cards={daysFrom(formData)}
      />
    );
  if (shown === null)
    return <DemoForm season={season} answer={answer} made={kept && demoTripTitle(kept.itineraryDataDemo)} />;
  const another = () => {
    dropDraft(DEMO_FORM);
    keptDemo.remove();
    navigate("/demo", { replace: true });
  };
  return (
    <Suspense fallback={<SkeletonScreen label={texts.loading} />}>
      <DemoMade isOut={isOut} demo={shown.itineraryDataDemo} signIn={signIn} onAnother={another} />
    </Suspense>
  );
}
