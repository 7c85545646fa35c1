// The end of a battle: the places, the gains, and the next steps.

import type { Battle, BattleResult as Result } from '@trivium/contract/compete/battles'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../../platform/calls/actions.ts'
import type { ActionName } from '@trivium/contract'
import { isFirstCelebration, ResultBadges } from '../../../play/plays/index.ts'
import { throwConfetti } from '../../../platform/ui/drawing/confetti.ts'
import { flyCoins } from '../../../platform/ui/drawing/fly-coins.ts'
import { Page } from '../../../platform/ui/layout/page.tsx'
import type { BattleOnScreen } from '../conversation/use-battle.ts'
import classes from './battle-result.module.css'
import { BattlePodium } from './battle-podium.tsx'
import { NextBattle } from './next-battle.tsx'
import { ResultFacts } from './result-facts.tsx'
import { RoundsStrip } from './rounds-strip.tsx'

export function BattleResult({ onScreen }: { onScreen: BattleOnScreen }) {
  const { t } = useTranslation()
  const { battle } = onScreen
  const { result } = battle
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  useArrival(battle)
  if (!result) return null
  return (
    <Page title={t('result.title')} isTitleHidden>
      <div className={classes.result}>
        <div className={classes.summary}>
          <h2 ref={heading} tabIndex={-1} className={classes.title} data-outcome={result.outcome}>
            {t(`battle.outcome_${result.outcome}`)}
          </h2>
          {battle.why && <p className={classes.why}>{t(`battle.why_${battle.why}`)}</p>}
          <BattlePodium battle={battle} result={result} />
          <ResultFacts battle={battle} result={result} />
          <ResultBadges badges={result.badges} />
        </div>
        <div className={classes.onward}>
          <NextBattle onScreen={onScreen} />
          <RoundsStrip battle={battle} result={result} />
          {hasMissed(battle, result) && <p className={classes.missed}>{t('battle.missed_to_practice')}</p>}
        </div>
      </div>
    </Page>
  )
}

const hasMissed = ({ seat }: Battle, { rounds }: Result) =>
  rounds.some(({ answers }) => answers.some(one => one.seat === seat && !one.correct))

/** The reads to invalidate after a battle. */
const outdates: ActionName[] = [
  'get_user_by_id',
  'get_tracker_data',
  'get_battle_statistics',
  'get_users_statistics',
  'get_player_home',
  'get_practice',
  'get_user_badges',
]

/** On arrival: invalidates the outdated reads, and celebrates once. */
function useArrival({ play_id, result }: Battle): void {
  useEffect(() => {
    for (const outdated of outdates) void queryClient.invalidateQueries({ queryKey: [outdated] })
    if (!result || play_id === null || !isFirstCelebration(play_id)) return
    if (result.outcome === 'won') throwConfetti()
    if (result.coins_earned > 0) flyCoins(result.coins_earned)
    // Runs once, because later views differ only in the rematch.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}
