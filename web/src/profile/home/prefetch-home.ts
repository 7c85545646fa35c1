// Prefetches the data of the home page: with the responses of plugins/before-paint.js the page renders without skeletons.

import { prefetchAction } from '../../platform/calls/actions.ts'
import { currentLanguageCode } from '../../platform/i18n/texts.ts'
import { isSignedIn } from '../../platform/session/session.ts'

/** get_player_home is refetched on every visit, but only once for all parts of the page. */
export const playerHomeStaleMs = 2000

export function prefetchHome(): void {
  prefetchAction('get_web_home_settings', { web_language: currentLanguageCode() })
  if (isSignedIn()) prefetchAction('get_player_home', {})
}
