import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { requireSession } from "~/browser/session/guards";
import { useIdentityProvider } from "~/browser/session/identity/provider-meta";
import { readLocal } from "~/browser/storage/local-copy";
import { Avatar } from "~/ui/people/avatar";
import { ButtonLink } from "~/ui/actions/button-link";
import { Card } from "~/ui/layout/card";
import { Screen } from "~/ui/layout/screen";
import { SkeletonScreen } from "~/ui/feedback/skeleton";
import { TextLink } from "~/ui/actions/text-link";
import { accountTexts as texts } from "#messages/people/account";
import { signedInTexts } from "#messages/trip-at-hand";
import { pastTripsTexts } from "#messages/past-trips";
import { openPages } from "#messages/ui";
import { InstallOffer } from "~/features/offline/install-offer";
import { OfflineCard } from "~/features/offline/offline-card";
import { DownloadData } from "./parts/download-data";
import { SignOutButton } from "~/features/account/signed-in-as";

export const meta: MetaFunction = () => [{ title: texts.documentTitle }];

export function clientLoader() {
  const { email, name, uid } = requireSession();
  const user = readLocal("userData");
  return { email, userId: user?._id ?? uid, name: user?.name || name };
}
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <SkeletonScreen label={texts.loading} cards={2} />;

/** /account: who is signed in, one's data as a file, and the way to delete it all. */
export default function Account() {
  const { email, name, userId } = useLoaderData<typeof clientLoader>();
  const { kind } = useIdentityProvider();
  return (
    <Screen title={signedInTexts.account} lead={texts.lead} back={{ to: "/home", label: texts.back }}>
      <Card className="grid gap-4">
        <div className="flex min-w-0 items-center gap-4">
          <Avatar id={userId} name={name || email} size="lg" />
          <div className="min-w-0">
            <p className="text-sm text-ink-soft">{signedInTexts.signedInAs}</p>
            {name !== "" && (
              <p className="break-words font-semibold">
                <bdi>{name}</bdi>
              </p>
            )}
            <p className="break-words">{email}</p>
            <p className="text-sm text-ink-soft">{texts.provider[kind]}</p>
          </div>
        </div>
        <p className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-3">
          <TextLink to="/pasttrips" className="inline-flex min-h-12 items-center">
            {pastTripsTexts.title}
          </TextLink>
          <TextLink to="/privacy" className="inline-flex min-h-12 items-center">
            {openPages.privacy}
          </TextLink>
          <SignOutButton />
        </p>
      </Card>
      <OfflineCard />
      <InstallOffer />
      <DownloadData />
      <section aria-labelledby="delete" className="grid gap-3 border-t border-line pt-6">
        <h2 id="delete" className="font-display text-xl font-semibold">
          {texts.deleteTitle}
        </h2>
        <p className="max-w-prose text-ink-soft">{texts.deleteMeans}</p>
        <ButtonLink to="/account/delete" prefetch="intent" look="danger" className="sm:justify-self-start">
          {texts.delete}
        </ButtonLink>
      </section>
    </Screen>
  );
}
