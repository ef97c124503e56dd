import { index, type RouteConfig } from "@remix-run/route-config";

export default [index("screens/entry/splash.tsx")] satisfies RouteConfig;
