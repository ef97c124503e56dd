import type { LinksFunction, MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from "@remix-run/react";
import { type ReactNode, useEffect, useMemo } from "react";
import textFace from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { NotFound } from "~/ui/feedback/not-found";
import { useNonce } from "~/ui/layout/nonce";
import { RouteFocus, SkipLink } from "./ui/layout/route-focus";
import { IdentityProviderMeta } from "~/browser/session/identity/provider-meta";
import { locale } from "#messages/locale";
import { rootTexts, sharedLabels } from "./messages/en/ui";
import { MapStyleMeta } from "~/browser/map/map-style-meta";
import { useOffTripRedirect } from "~/browser/session/left-trip";
import { followSignOut } from "~/browser/storage/clear-stored";
import { useTripPeople } from "~/browser/storage/trip-people";
import { MemberColours, memberColours } from "~/ui/people/member-colours";
import { MemberInitials, memberInitials } from "~/ui/people/member-initials";
import theme from "~/ui/theme.css?url";
import { Toaster } from "~/ui/feedback/toaster";
import { UnexpectedError } from "~/ui/feedback/unexpected-error";
import { idlePart } from "~/browser/page/optional-part";

export const links: LinksFunction = () => [
  { rel: "preload", href: textFace, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: theme },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export const meta: MetaFunction = () => [
  { title: sharedLabels.product },
  { name: "description", content: rootTexts.description },
];

/** The document around every screen. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  return (
    <html lang={locale.language} dir={locale.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f8f4ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#14151d" media="(prefers-color-scheme: dark)" />
        <IdentityProviderMeta />
        <MapStyleMeta />
        <Meta />
        <Links />
      </head>
      <body>
        <SkipLink />
        {children}
        <Toaster />
        <BackgroundTasks />
        <RouteFocus />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  useOffTripRedirect();
  useEffect(followSignOut, []);
  const people = useTripPeople();
  const colours = useMemo(() => memberColours(people.map(({ userId }) => userId)), [people]);
  const initials = useMemo(() => memberInitials(people), [people]);
  return (
    <MemberColours.Provider value={colours}>
      <MemberInitials.Provider value={initials}>
        <Outlet />
      </MemberInitials.Provider>
    </MemberColours.Provider>
  );
}

/** What looks after the app whatever screen is open, once the page is there; without a network to fetch its script from, the next start does. */
const BackgroundTasks = idlePart(() => import("./features/background/background-tasks"));

/** Whatever a screen did not handle itself: a page that is not there, or a mishap. */
export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <UnexpectedError />;
}
