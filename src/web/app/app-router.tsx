import { type ContextType, createElement, useLayoutEffect, useState } from 'react';
import {
  type UNSAFE_AssetsManifest as AssetsManifest,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as defaultMapRouteProperties,
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  type UNSAFE_RouteModules as RouteModules,
  type RouteObject,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { isServerThere } from '../api/server-watch.ts';
import { makeLateScreen } from '../shell/late-screen.tsx';
import { isMissingChunk, mayReloadNow } from '../shell/missing-chunk.ts';

type RouteModule = NonNullable<RouteModules[string]>;
type Framework = NonNullable<ContextType<typeof FrameworkContext>>;
type BuiltRoute = NonNullable<AssetsManifest['routes'][string]>;

/** What the build writes into the page. */
interface BuiltPage {
  __reactRouterManifest: AssetsManifest;
  /** Those that the page loads by itself, which is the root's, and each that was loaded since. */
  __reactRouterRouteModules: RouteModules;
  __reactRouterContext: Pick<Framework, 'future' | 'routeDiscovery'>;
}

function openRouter(page: BuiltPage) {
  const manifest = page.__reactRouterManifest;
  const routeModules = page.__reactRouterRouteModules;
  const { future, routeDiscovery } = page.__reactRouterContext;
  const router = createRouter({
    routes: listRoutes(manifest, routeModules),
    history: createBrowserHistory(),
    mapRouteProperties: defaultMapRouteProperties,
    hydrationRouteProperties,
  });
  return {
    router,
    framework: { manifest, routeModules, future, routeDiscovery, ssr: false, isSpaMode: true },
  };
}

function listRoutes(manifest: AssetsManifest, modules: RouteModules, parentId?: string): RouteObject[] {
  const routes = Object.values(manifest.routes).filter((route) => route !== undefined);
  return routes
    .filter((route) => route.parentId === parentId)
    .map((route) => {
      const { id, path, index } = route;
      const { Layout, ...root } = modules[id] ?? {};
      const parts = Layout ? toRootParts(root, Layout) : { lazy: () => loadParts(route, modules) };
      const place = { id, ...(path !== undefined && { path }), ...parts };
      return index ? { ...place, index } : { ...place, children: listRoutes(manifest, modules, id) };
    });
}

/** Each of the root's faces is the whole page. */
function toRootParts(root: Partial<RouteModule>, Layout: NonNullable<RouteModule['Layout']>) {
  const draw = (face: Parameters<typeof createElement>[0] | undefined) =>
    face && createElement(Layout, null, createElement(face));
  return {
    element: draw(root.default),
    errorElement: draw(root.ErrorBoundary),
    hydrateFallbackElement: draw(root.HydrateFallback),
  };
}

async function loadParts(route: BuiltRoute, modules: RouteModules) {
  try {
    const { default: Component, ErrorBoundary, handle } = await fetchModule(route, modules);
    return { Component, ErrorBoundary: ErrorBoundary ?? null, handle };
  } catch (error) {
    if (!isMissingChunk(error)) throw error;
    return { Component: makeLateScreen(() => fetchScreen(route, modules)), ErrorBoundary: null };
  }
}

async function fetchScreen(route: BuiltRoute, modules: RouteModules) {
  const { default: Screen } = await fetchModule(route, modules);
  // Drawn anew for what else the screen brings, such as its title
  void prepareRouter().router.revalidate();
  return Screen;
}

/** Where it is gone, the page is loaded afresh as it stands; where that was of no use, the screen says so. */
async function fetchModule({ id, module: address }: BuiltRoute, modules: RouteModules) {
  try {
    const module: RouteModule = await import(/* @vite-ignore */ address);
    modules[id] = module;
    return module;
  } catch (error) {
    const mayReload =
      isMissingChunk(error) && (await isServerThere()) && mayReloadNow(sessionStorage, Date.now());
    if (!mayReload) throw error;
    location.reload();
    return new Promise<never>(() => undefined);
  }
}

let opened: ReturnType<typeof openRouter> | undefined;

/** What `AppRouter` begins with. It takes a while, so it may be done before. */
export function prepareRouter(): ReturnType<typeof openRouter> {
  opened ??= openRouter(window as unknown as BuiltPage);
  return opened;
}

/**
 * The router of a build. It does what `HydratedRouter` of react-router/dom does for pages that no server renders, and
 * leaves out what only such a server needs: its stream of data, its loaders, its list of routes. A phone would fetch all
 * of that before the editor answers a key.
 */
export function AppRouter() {
  const [{ router, framework }] = useState(prepareRouter);
  // Not before the page is hydrated as it was built: a screen that is there already would stand in its place
  useLayoutEffect(() => void router.initialize(), [router]);
  return (
    <FrameworkContext value={framework}>
      <RouterProvider router={router} />
    </FrameworkContext>
  );
}
