// The frame of all pages, with the home page, where most visits start. The other pages are in routes.tsx, which a visit to the home page
// loads after the first screen.

import { createBrowserRouter, type RouteObject } from 'react-router'
import { newIdempotencyKey } from './platform/calls/api.ts'
import { HomePage } from './profile/home/index.ts'
import { Layout } from './layout/layout.tsx'
import { PageCrash } from './layout/page-crash.tsx'
import { StartLoader } from './layout/start-loader.tsx'

const pagesId = 'pages'

/** The home page needs no guard: without a loader, the router draws it at once. */
export const routesWith = (pages: RouteObject[]): RouteObject[] => [
  {
    Component: Layout,
    HydrateFallback: StartLoader,
    ErrorBoundary: PageCrash,
    children: [{ id: pagesId, ErrorBoundary: PageCrash, children: [{ path: '/', Component: HomePage }, ...pages] }],
  },
]

export const loadPages = async (): Promise<RouteObject[]> => (await import('./routes.tsx')).pages

/** @param pages empty on the home page: the first navigation then loads them. The router skips those that it already has. */
export function createRouter(pages: RouteObject[]) {
  nameEntry()
  return createBrowserRouter(routesWith(pages), {
    patchRoutesOnNavigation: async ({ patch }) => patch(pagesId, await loadPages()),
  })
}

/**
 * The scroll position is stored by the key of the history entry. The router gives every first entry the key 'default', so a newly
 * opened page would get the position of another one. With a unique key only a reload and Back restore the position.
 */
function nameEntry(): void {
  const { state } = history
  if (!state?.key) history.replaceState({ ...state, key: newIdempotencyKey() }, '')
}
