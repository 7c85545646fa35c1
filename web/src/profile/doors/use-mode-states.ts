// The state of each mode for this player today.

import type { Mode } from '@trivium/contract/platform/mode-names'
import type { PlayerHome } from '@trivium/contract/profile/home'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../platform/calls/actions.ts'
import { msUntil } from '../../platform/calls/server-clock.ts'
import { useSession } from '../../platform/session/session.ts'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { timeLeftIn } from '../../platform/ui/text/time-left.ts'

export interface ModeState {
  text: string
  /** The mode waits for the player. */
  isCalling?: true
}
export type ModeStates = Partial<Record<Mode, ModeState>>

/** @param home null for guests, and while it is unknown. */
export function useModeStates(home: PlayerHome | null): ModeStates {
  const ofContest = useContestState()
  const ofBattle = useBattleState()
  const ofQuiz = useQuizStates()
  if (!home) return {}
  return {
    ...ofQuiz(home),
    ...(home.contest && { contest: ofContest(home.contest) }),
    ...(ofBattle && { random_battle: { text: ofBattle } }),
  }
}

function useQuizStates() {
  const { t } = useTranslation()
  const { count } = useNumbers()
  return ({ continue: next, daily_quiz, practice_due, open_play, rounds_finished }: PlayerHome): ModeStates => ({
    ...(next &&
      rounds_finished > 0 && {
        [next.mode]: { text: t('home.continue_title', { place: next.subcategory ?? next.category, level: count(next.level) }) },
      }),
    daily_quiz: daily_quiz.state === 'done' ? { text: t('door.daily_done') } : { text: t('door.daily_open'), isCalling: true },
    ...(practice_due > 0 && {
      practice: { text: t('home.practice_due', { count: practice_due, shown: count(practice_due) }), isCalling: true },
    }),
    ...(open_play && { [open_play.mode]: { text: t('door.open'), isCalling: true } }),
  })
}

function useContestState() {
  const { t, i18n } = useTranslation()
  const left = (moment: string) => timeLeftIn(i18n.language || 'en', msUntil(moment))
  return ({ state, start_date, end_date, my_state }: NonNullable<PlayerHome['contest']>): ModeState => {
    if (state === 'upcoming') return { text: t('home.contest_upcoming', { time: left(start_date) }) }
    if (my_state === 'finished') return { text: t('home.contest_done', { time: left(end_date) }) }
    return { text: t('home.contest_live', { time: left(end_date) }), isCalling: true }
  }
}

/** The rating, once the player has had a rated battle. */
function useBattleState(): string | null {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const enabled = useSession(session => session.token !== null)
  const battles = useAction('get_battle_statistics', { limit: 1 }, { enabled }).data
  return battles && battles.random.won + battles.random.lost + battles.random.drawn > 0
    ? t('battle.rating_of', { rating: count(battles.rating.rating) })
    : null
}
