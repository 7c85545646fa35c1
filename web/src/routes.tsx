// All URLs of the app but the home page's, and their access. Pages load when they are first opened; the guard runs before each navigation.
// A visit to the home page loads this table after the first screen (router.tsx).

import type { ComponentType } from 'react'
import { type LoaderFunction, redirect, type RouteObject } from 'react-router'
import { guard, type PageAccess } from './platform/session/guards.ts'
import { isSignedIn } from './platform/session/session.ts'
import { withTexts } from './platform/i18n/texts.ts'
import { allModes, doors, hasOwnScreens, isChosen, modes, playsPath } from './platform/modes/modes.ts'

type LoadPage = () => Promise<{ default: ComponentType }>
/** The styles that the first page does not need. */
const moreStyles = () => import('./platform/ui/theme/mantine-more.css')

/** One chunk per page. */
function page(path: string, load: LoadPage, access: PageAccess): RouteObject {
  return {
    path,
    ...guarded(access),
    lazy: async () => {
      const [{ default: Component }] = await withTexts(Promise.all([load(), moreStyles()]))
      return { Component }
    },
  }
}

/** For pages on which questions can be reported: bank/questions/report-button.tsx opens the dialog. */
function withReports(load: LoadPage): LoadPage {
  return async () => {
    const [{ default: Page }, { ReportDialog }] = await Promise.all([load(), import('./integrity/reports/report-dialog.tsx')])
    const ReportablePage = () => (
      <>
        <Page />
        <ReportDialog />
      </>
    )
    return { default: ReportablePage }
  }
}

/** A path without a page (yet). Below pages for players, guests are redirected to the sign-in instead of seeing "not found". */
const nothing = (path: string, access: PageAccess) => page(path, () => import('./layout/not-found-page.tsx'), access)

/** shouldRevalidate makes the guard run on every navigation, not only on the first. */
const guarded = (access: PageAccess) => ({ loader: guard(access), shouldRevalidate: () => true })

/** A page's former address. */
const moved = (path: string, to: string): RouteObject => ({ path, loader: () => redirect(to) })

/** Guests with a room's code read the invitation instead of the seed's toast. */
const invitedOrPlayer: LoaderFunction = (call, ...more) => {
  const code = new URL(call.request.url).searchParams.get('code')
  return code && !isSignedIn() ? redirect(`/join/${encodeURIComponent(code)}/`) : guard('player')(call, ...more)
}

const contestPlays = playsPath('contest')
const testModes = ['tutor_test', 'timed_test', 'adaptive_test', 'readiness_test'] as const

export const pages: RouteObject[] = [
  page(doors.learn, () => import('./play/solo/learn/learn-page.tsx'), 'anyone'),
  ...([doors.duel, doors.train, doors.exams] as const).map(path => page(path, () => import('./profile/doors/door-page.tsx'), 'anyone')),
  moved('/play/', doors.learn),

  page('/auth/login/', () => import('./people/identity/sign-in/login-page.tsx'), 'guest'),
  page('/auth/sign-up/', () => import('./people/identity/sign-in/sign-up-page.tsx'), 'guest'),
  page('/auth/reset-password/', () => import('./people/identity/links/reset-password-page.tsx'), 'guest'),
  page('/auth/otp-verify/', () => import('./people/identity/sign-in/otp-verify-page.tsx'), 'guest'),
  page('/auth/second-factor/', () => import('./people/identity/second-factor/ask-page.tsx'), 'guest'),
  page('/auth/verify-email/', () => import('./people/identity/links/verify-email-page.tsx'), 'guest'),
  page('/invited/:token/', () => import('./people/identity/links/invited-page.tsx'), 'anyone'),
  page('/auth/action/', () => import('./people/identity/links/action-page.tsx'), 'guest'),

  // Before the pages of all modes: of equal paths the first one wins.
  ...testModes.flatMap(mode => [
    page(
      `${playsPath(mode)}play/:playId/`,
      withReports(() => import('./assess/practice-tests/play/test-play-page.tsx')),
      'player',
    ),
    page(`${playsPath(mode)}result/:playId/`, () => import('./assess/practice-tests/result/test-result-page.tsx'), 'player'),
    page(
      `${playsPath(mode)}review/:playId/`,
      withReports(() => import('./assess/practice-tests/result/test-review-page.tsx')),
      'player',
    ),
  ]),
  page(
    '/exam-module/review/:playId/',
    withReports(() => import('./assess/exams/result/exam-review-page.tsx')),
    'player',
  ),
  ...allModes.flatMap(mode => [
    page(
      `${playsPath(mode)}review/:playId/`,
      withReports(() => import('./play/plays/review/review-page.tsx')),
      'player',
    ),
    page(`${playsPath(mode)}how/:playId/`, () => import('./integrity/proofs/how-page.tsx'), 'player'),
    nothing(`${modes[mode].path}*`, 'player'),
  ]),
  // Before the pages of all modes: of equal paths the first one wins.
  page('/exam-module/play/:playId/', () => import('./assess/exams/play/exam-play-page.tsx'), 'player'),
  page('/exam-module/result/:playId/', () => import('./assess/exams/result/exam-result-page.tsx'), 'player'),
  page(
    `${contestPlays}result/:playId/`,
    withReports(() => import('./compete/contests/contest-result-page.tsx')),
    'player',
  ),
  page(
    `${contestPlays}play/:playId/`,
    withReports(() => import('./compete/contests/contest-game-page.tsx')),
    'player',
  ),
  ...allModes
    .filter(mode => !hasOwnScreens(mode))
    .flatMap(mode => [
      page(
        `${playsPath(mode)}play/:playId/`,
        withReports(() => import('./play/plays/play-page.tsx')),
        'player',
      ),
      page(
        `${playsPath(mode)}result/:playId/`,
        withReports(() => import('./play/plays/result/result-page.tsx')),
        'player',
      ),
    ]),
  ...allModes
    .filter(isChosen)
    .flatMap(mode => [
      page(modes[mode].path, () => import('./play/solo/choosing/categories-page.tsx'), 'player'),
      page(`${modes[mode].path}:category/`, () => import('./play/solo/choosing/category-page.tsx'), 'player'),
      page(`${modes[mode].path}:category/:subcategory/`, () => import('./play/solo/choosing/category-page.tsx'), 'player'),
    ]),
  page(modes.fun_and_learn.path, () => import('./play/solo/choosing/categories-page.tsx'), 'player'),
  page(`${modes.fun_and_learn.path}:category/`, () => import('./play/passages/texts-page.tsx'), 'player'),
  page(`${modes.fun_and_learn.path}:category/:textId/`, () => import('./play/passages/reading-page.tsx'), 'player'),
  page(modes.daily_quiz.path, () => import('./play/solo/daily-quiz-page.tsx'), 'player'),
  page(modes.true_and_false.path, () => import('./play/solo/true-and-false-page.tsx'), 'player'),
  page(modes.self_challenge.path, () => import('./play/solo/self-challenge-page.tsx'), 'player'),
  page(modes.random_battle.path, () => import('./compete/battles/random-battle-page.tsx'), 'player'),
  page(`${modes.random_battle.path}search/`, () => import('./compete/battles/search-page.tsx'), 'player'),
  page(`${modes.random_battle.path}room/:roomId/`, () => import('./compete/battles/battle-page.tsx'), 'player'),
  page('/join/:code/', () => import('./compete/battles/join-page.tsx'), 'anyone'),
  { ...page(modes.group_battle.path, () => import('./compete/battles/group-battle-page.tsx'), 'player'), loader: invitedOrPlayer },
  page(`${modes.group_battle.path}room/:roomId/`, () => import('./compete/battles/battle-page.tsx'), 'player'),
  page(modes.contest.path, () => import('./compete/contests/contests-page.tsx'), 'player'),
  page('/contest-play/', () => import('./compete/contests/contest-play-page.tsx'), 'player'),
  page(`${modes.contest.path}:contestId/`, () => import('./compete/contests/contest-page.tsx'), 'player'),
  page(`${modes.contest.path}:contestId/leaderboard/`, () => import('./compete/contests/contest-leaderboard-page.tsx'), 'player'),
  page(modes.exam.path, () => import('./assess/exams/exams-page.tsx'), 'player'),
  page('/exam-module/:examId/', () => import('./assess/exams/exam-page.tsx'), 'player'),
  page('/create-test-questions/', () => import('./assess/practice-tests/tests-page.tsx'), 'player'),
  page('/create-test-questions/new/', () => import('./assess/practice-tests/create-page.tsx'), 'player'),
  page('/profile/test-report/', () => import('./assess/practice-tests/report-page.tsx'), 'player'),
  page(modes.practice.path, () => import('./play/practice/practice-page.tsx'), 'player'),
  page(modes.bookmarks.path, () => import('./play/bookmarks/play-bookmarks-page.tsx'), 'player'),

  page('/leaderboard/', () => import('./rewards/leaderboards/leaderboard-page.tsx'), 'anyone'),
  page('/coin-history/', () => import('./rewards/wallet/coin-history-page.tsx'), 'player'),
  page('/profile/', () => import('./profile/overview/profile-page.tsx'), 'player'),
  page('/profile/wallet/', () => import('./rewards/wallet/wallet-page.tsx'), 'player'),
  page('/profile/week/', () => import('./profile/week/week-page.tsx'), 'player'),
  page('/profile/statistics/', () => import('./profile/statistics/statistics-page.tsx'), 'player'),
  moved('/profile/progress/', doors.learn),
  page('/profile/badges/', () => import('./rewards/badges/badges-page.tsx'), 'player'),
  page('/profile/battles/', () => import('./compete/battles/battles-page.tsx'), 'player'),
  page('/profile/messages/', () => import('./people/messages/messages-page.tsx'), 'player'),
  page('/profile/groups/', () => import('./profile/groups/groups-page.tsx'), 'player'),
  page('/profile/groups/:groupId/', () => import('./profile/groups/group-page.tsx'), 'player'),
  page('/profile/notifications/', () => import('./rewards/notices/notices-page.tsx'), 'player'),
  page('/profile/invite/', () => import('./people/accounts/invite-page.tsx'), 'player'),
  page('/profile/play-bookmark-questions/', () => import('./play/bookmarks/bookmarks-page.tsx'), 'player'),

  page('/s/:token/', () => import('./profile/shares/share-page.tsx'), 'anyone'),
  page('/settings/', () => import('./profile/settings/settings-page.tsx'), 'anyone'),
  page('/settings/second-factor/', () => import('./people/identity/second-factor/own-page.tsx'), 'player'),
  page('/about-us/', () => import('./profile/settings/text-page.tsx'), 'anyone'),
  page('/contact-us/', () => import('./profile/settings/text-page.tsx'), 'anyone'),
  page('/faq/', () => import('./profile/settings/text-page.tsx'), 'anyone'),
  page('/privacy-policy/', () => import('./profile/settings/text-page.tsx'), 'anyone'),
  page('/terms-conditions/', () => import('./profile/settings/text-page.tsx'), 'anyone'),
  page('/instructions/', () => import('./profile/settings/text-page.tsx'), 'anyone'),
  page('/licences/', () => import('./profile/settings/licences-page.tsx'), 'anyone'),

  nothing('/profile/*', 'player'),
  nothing('/contest-play/*', 'player'),
  nothing('*', 'anyone'),
]
