// The home page stands at once, without its skeletons, where before-paint.js has brought what it shows.

import { prefetchAction } from '../actions.ts'
import { currentLanguageCode } from '../i18n/texts.ts'
import { isSignedIn } from '../session.ts'

/** What the player's home holds is asked anew at every visit, but not by every part of the page. */
export const playerHomeStaleMs = 2000

export function prefetchHome(): void {
  prefetchAction('get_web_home_settings', { web_language: currentLanguageCode() })
  if (isSignedIn()) prefetchAction('get_player_home', {})
}
