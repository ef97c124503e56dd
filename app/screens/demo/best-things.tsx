import {
  type ClientActionFunctionArgs,
  type MetaFunction,
  redirect,
  useNavigate,
  useNavigation,
  useSearchParams,
} from "@remix-run/react";
import { lazy, Suspense } from "react";
import { bestThingsTexts as texts } from "#messages/demo";
import { callApi } from "~/browser/api/api-client";
import { offlineProblem } from "~/browser/api/api-problem";
import { dropDraft } from "~/browser/forms/form-draft";
import { formText } from "~/browser/forms/form-fields";
import { useAnswer } from "~/browser/forms/use-answer";
import { keptThings } from "~/browser/storage/kept-demo";
import { useStored } from "~/browser/storage/stored-value";
import { findBestThings } from "~/contracts/calls/demo";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { BestThingsForm } from "./parts/best-things-form";
import { THINGS_FIELDS, THINGS_FORM, thingsBody } from "./parts/best-things-form-data";
import { FormWaiting, MADE, Making, funnelRefusal, useStage } from "./parts/demo-stage";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }, { name: "description", content: texts.lead }];

const loadResult = () => import("./parts/best-things-result");
const BestThingsResult = lazy(() => loadResult().then(({ BestThingsResult: result }) => ({ default: result })));

/** Before there is anything to show in it, the part that shows it. */
const fetchResult = () =>
  loadResult().catch(() => {
    throw offlineProblem();
  });

/** Only the browser knows what was made. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <FormWaiting title={texts.title} lead={texts.lead} />;

export async function clientAction({ request }: ClientActionFunctionArgs) {
  const body = thingsBody(await request.formData());
  try {
    const [{ destination, ...made }] = await Promise.all([callApi(findBestThings, { body }), fetchResult()]);
    keptThings.write({ ...made, wish: { ...body, destination }, savedId: null });
    return redirect(`/bestthings?${MADE}`);
  } catch (error) {
    return funnelRefusal(error, texts.failed, THINGS_FIELDS);
  }
}

/** The best things of a city by category and budget (SPEC section 2, /bestthings). */
export default function BestThings() {
  const answer = useAnswer<typeof clientAction>();
  const { formData } = useNavigation();
  const kept = useStored(keptThings);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const shown = search.has(MADE) ? kept : null;
  useStage(formData ? "making" : shown === null ? "form" : "result");
  if (formData)
    return (
      <Making
        title={texts.finding(formText(formData, "destination").trim())}
        lead={texts.findingLead}
        leadLong={texts.findingLong}
        cards={4}
      />
    );
  if (shown === null) return <BestThingsForm answer={answer} made={kept && texts.titleOfMade(kept.wish.destination)} />;
  const another = () => {
    dropDraft(THINGS_FORM);
    keptThings.remove();
    navigate("/bestthings", { replace: true });
  };
  return (
    <Suspense fallback={<SkeletonScreen label={texts.loading} />}>
      <BestThingsResult kept={shown} onAnother={another} />
    </Suspense>
  );
}
