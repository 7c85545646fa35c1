// Every URL of the app. Pages are fetched when they are first opened; the guard runs before each of them.

import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { guard } from './guards.ts'
import { Layout } from './layout/layout.tsx'
import { NotFoundPage } from './layout/not-found-page.tsx'
import { PageCrash } from './layout/page-crash.tsx'
import { StartLoader } from './layout/start-loader.tsx'
import { chosenByCategory, modePaths } from './plays/mode-paths.ts'

type PageModule = { default: ComponentType }
/** One chunk a page. routes.test.ts holds that every file named below exists. */
const pages = import.meta.glob<PageModule>('./*/*-page.tsx')

function page(path: string, file: string): RouteObject {
  return {
    path,
    lazy: async () => {
      const load = pages[`./${file}.tsx`]
      return { Component: load ? (await load()).default : NotFoundPage }
    },
  }
}

const routes: RouteObject[] = [
  {
    loader: guard,
    // The guard looks at every navigation, not only at the first.
    shouldRevalidate: () => true,
    Component: Layout,
    HydrateFallback: StartLoader,
    ErrorBoundary: PageCrash,
    children: [
      {
        ErrorBoundary: PageCrash,
        children: [
          page('/', 'home/home-page'),

          page('/auth/login/', 'identity/login-page'),
          page('/auth/sign-up/', 'identity/sign-up-page'),
          page('/auth/reset-password/', 'identity/reset-password-page'),
          page('/auth/otp-verify/', 'identity/otp-verify-page'),

          ...Object.values(modePaths).flatMap(base => [
            page(`${base}play/:playId/`, 'plays/play-page'),
            page(`${base}result/:playId/`, 'plays/result-page'),
            page(`${base}review/:playId/`, 'plays/review-page'),
          ]),
          ...chosenByCategory.flatMap(mode => [
            page(modePaths[mode], 'catalogue/categories-page'),
            page(`${modePaths[mode]}:category/`, 'catalogue/category-page'),
            page(`${modePaths[mode]}:category/:subcategory/`, 'catalogue/category-page'),
          ]),
          page('/fun-and-learn/', 'catalogue/categories-page'),
          page('/fun-and-learn/:category/', 'solo/texts-page'),
          page('/fun-and-learn/:category/:textId/', 'solo/reading-page'),
          page('/quiz-play/daily-quiz-dashboard/', 'solo/daily-quiz-page'),
          page('/quiz-play/true-and-false-play/', 'solo/true-and-false-page'),
          page('/self-learning/', 'solo/self-challenge-page'),
          page('/practice/', 'practice/practice-page'),
          page('/play-bookmark-questions/', 'bookmarks/play-bookmarks-page'),

          page('/leaderboard/', 'boards/leaderboard-page'),
          page('/coin-history/', 'wallet/coin-history-page'),
          page('/profile/', 'accounts/profile-page'),
          page('/profile/statistics/', 'accounts/statistics-page'),
          page('/profile/badges/', 'badges/badges-page'),
          page('/profile/notifications/', 'notices/notices-page'),
          page('/profile/invite/', 'accounts/invite-page'),
          page('/profile/play-bookmark-questions/', 'bookmarks/bookmarks-page'),

          page('/settings/', 'settings/settings-page'),
          page('/about-us/', 'settings/text-page'),
          page('/contact-us/', 'settings/text-page'),
          page('/faq/', 'settings/text-page'),
          page('/privacy-policy/', 'settings/text-page'),
          page('/terms-conditions/', 'settings/text-page'),
          page('/instructions/', 'settings/text-page'),

          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
]

export const createRoutes = () => createBrowserRouter(routes)
export type Router = ReturnType<typeof createRoutes>
