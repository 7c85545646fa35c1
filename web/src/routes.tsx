// All URLs of the app and their access. Pages load when they are first opened; the guard runs before each navigation.

import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { newIdempotencyKey } from './platform/calls/api.ts'
import { guard, type PageAccess } from './platform/session/guards.ts'
import HomePage from './profile/home/home-page.tsx'
import { withTexts } from './platform/i18n/texts.ts'
import { Layout } from './layout/layout.tsx'
import { PageCrash } from './layout/page-crash.tsx'
import { StartLoader } from './layout/start-loader.tsx'
import { allModes, hasOwnScreens, hubPath, isChosen, modes, playsPath } from './platform/modes/modes.ts'

type PageModule = { default: ComponentType }
/** One chunk per page. routes.test.ts checks that every file named below exists. */
const pages = import.meta.glob<PageModule>(['./**/*-page.tsx', '!./home/*'])
/** The styles that the first page does not need. */
const moreStyles = () => import('./platform/ui/theme/mantine-more.css')

function page(path: string, file: string, access: PageAccess): RouteObject {
  return {
    path,
    ...guarded(access),
    lazy: async () => {
      const load = pages[`./${file}.tsx`]
      const [page] = await withTexts(Promise.all([load?.(), moreStyles()]))
      return { Component: page?.default ?? null }
    },
  }
}

/** A path without a page (yet). Below pages for players, guests are redirected to the sign-in instead of seeing "not found". */
const nothing = (path: string, access: PageAccess) => page(path, 'layout/not-found-page', access)

/** shouldRevalidate makes the guard run on every navigation, not only on the first. */
const guarded = (access: PageAccess) => ({ loader: guard(access), shouldRevalidate: () => true })

const contestPlays = playsPath('contest')
const testModes = ['tutor_test', 'timed_test', 'adaptive_test', 'readiness_test'] as const

export const routes: RouteObject[] = [
  {
    Component: Layout,
    HydrateFallback: StartLoader,
    ErrorBoundary: PageCrash,
    children: [
      {
        ErrorBoundary: PageCrash,
        children: [
          // Most visits start here, so the home page is part of the app's own chunk.
          { path: '/', ...guarded('anyone'), Component: HomePage },

          page(hubPath, 'hub/hub-page', 'anyone'),

          page('/auth/login/', 'identity/login-page', 'guest'),
          page('/auth/sign-up/', 'identity/sign-up-page', 'guest'),
          page('/auth/reset-password/', 'identity/reset-password-page', 'guest'),
          page('/auth/otp-verify/', 'identity/otp-verify-page', 'guest'),
          page('/auth/second-factor/', 'identity/second-factor/ask-page', 'guest'),
          page('/auth/verify-email/', 'identity/verify-email-page', 'guest'),
          page('/auth/action/', 'identity/action-page', 'guest'),

          // Before the pages of all modes: of equal paths the first one counts.
          ...testModes.flatMap(mode => [
            page(`${playsPath(mode)}play/:playId/`, 'tests/play/test-play-page', 'player'),
            page(`${playsPath(mode)}result/:playId/`, 'tests/result/test-result-page', 'player'),
            page(`${playsPath(mode)}review/:playId/`, 'tests/result/test-review-page', 'player'),
          ]),
          page('/exam-module/review/:playId/', 'exams/result/exam-review-page', 'player'),
          ...allModes.flatMap(mode => [
            page(`${playsPath(mode)}review/:playId/`, 'plays/review/review-page', 'player'),
            page(`${playsPath(mode)}how/:playId/`, 'proofs/how-page', 'player'),
            nothing(`${modes[mode].path}*`, 'player'),
          ]),
          // Before the pages of all modes: of equal paths the first one counts.
          page('/exam-module/play/:playId/', 'exams/play/exam-play-page', 'player'),
          page('/exam-module/result/:playId/', 'exams/result/exam-result-page', 'player'),
          page(`${contestPlays}result/:playId/`, 'contests/contest-result-page', 'player'),
          ...allModes
            .filter(mode => !hasOwnScreens(mode))
            .flatMap(mode => [
              page(`${playsPath(mode)}play/:playId/`, 'plays/play-page', 'player'),
              page(`${playsPath(mode)}result/:playId/`, 'plays/result/result-page', 'player'),
            ]),
          ...allModes
            .filter(isChosen)
            .flatMap(mode => [
              page(modes[mode].path, 'catalogue/categories-page', 'player'),
              page(`${modes[mode].path}:category/`, 'catalogue/category-page', 'player'),
              page(`${modes[mode].path}:category/:subcategory/`, 'catalogue/category-page', 'player'),
            ]),
          page(modes.fun_and_learn.path, 'catalogue/categories-page', 'player'),
          page(`${modes.fun_and_learn.path}:category/`, 'solo/texts-page', 'player'),
          page(`${modes.fun_and_learn.path}:category/:textId/`, 'solo/reading-page', 'player'),
          page(modes.daily_quiz.path, 'solo/daily-quiz-page', 'player'),
          page(modes.true_and_false.path, 'solo/true-and-false-page', 'player'),
          page(modes.self_challenge.path, 'solo/self-challenge-page', 'player'),
          page(modes.random_battle.path, 'battles/random-battle-page', 'player'),
          page(`${modes.random_battle.path}search/`, 'battles/search-page', 'player'),
          page(`${modes.random_battle.path}room/:roomId/`, 'battles/battle-page', 'player'),
          page(modes.group_battle.path, 'battles/group-battle-page', 'player'),
          page(`${modes.group_battle.path}room/:roomId/`, 'battles/battle-page', 'player'),
          page(modes.contest.path, 'contests/contests-page', 'player'),
          page('/contest-play/', 'contests/contest-play-page', 'player'),
          page(`${modes.contest.path}:contestId/`, 'contests/contest-page', 'player'),
          page(`${modes.contest.path}:contestId/leaderboard/`, 'contests/contest-leaderboard-page', 'player'),
          page(modes.exam.path, 'exams/exams-page', 'player'),
          page('/exam-module/:examId/', 'exams/exam-page', 'player'),
          page('/create-test-questions/', 'tests/tests-page', 'player'),
          page('/create-test-questions/new/', 'tests/create-page', 'player'),
          page('/profile/test-report/', 'tests/report-page', 'player'),
          page(modes.practice.path, 'practice/practice-page', 'player'),
          page(modes.bookmarks.path, 'bookmarks/play-bookmarks-page', 'player'),

          page('/leaderboard/', 'boards/leaderboard-page', 'anyone'),
          page('/coin-history/', 'wallet/coin-history-page', 'player'),
          page('/profile/', 'accounts/profile-page', 'player'),
          page('/profile/wallet/', 'wallet/wallet-page', 'player'),
          page('/profile/statistics/', 'accounts/statistics-page', 'player'),
          page('/profile/progress/', 'catalogue/map/progress-page', 'player'),
          page('/profile/badges/', 'badges/badges-page', 'player'),
          page('/profile/battles/', 'battles/battles-page', 'player'),
          page('/profile/messages/', 'messages/messages-page', 'player'),
          page('/profile/notifications/', 'notices/notices-page', 'player'),
          page('/profile/invite/', 'accounts/invite-page', 'player'),
          page('/profile/play-bookmark-questions/', 'bookmarks/bookmarks-page', 'player'),

          page('/s/:token/', 'shares/share-page', 'anyone'),
          page('/settings/', 'settings/settings-page', 'anyone'),
          page('/settings/second-factor/', 'identity/second-factor/own-page', 'player'),
          page('/about-us/', 'settings/text-page', 'anyone'),
          page('/contact-us/', 'settings/text-page', 'anyone'),
          page('/faq/', 'settings/text-page', 'anyone'),
          page('/privacy-policy/', 'settings/text-page', 'anyone'),
          page('/terms-conditions/', 'settings/text-page', 'anyone'),
          page('/instructions/', 'settings/text-page', 'anyone'),
          page('/licences/', 'settings/licences-page', 'anyone'),

          nothing('/profile/*', 'player'),
          nothing('/contest-play/*', 'player'),
          nothing('*', 'anyone'),
        ],
      },
    ],
  },
]

export function createRoutes() {
  nameEntry()
  return createBrowserRouter(routes)
}

/**
 * The scroll position is stored by the key of the history entry. The router gives every first entry the key 'default', so a newly
 * opened page would get the position of another one. With a unique key only a reload and Back restore the position.
 */
function nameEntry(): void {
  const { state } = history
  if (!state?.key) history.replaceState({ ...state, key: newIdempotencyKey() }, '')
}
export type Router = ReturnType<typeof createRoutes>
