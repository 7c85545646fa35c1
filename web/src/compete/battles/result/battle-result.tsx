// The end of a battle: the places, the gains, and the next steps.

import type { Battle, BattleResult as Result } from '@trivium/contract/compete/battles'
import { IconCheck } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../../platform/calls/actions.ts'
import type { ActionName } from '@trivium/contract'
import { isFirstCelebration, ResultBadges } from '../../../play/plays/index.ts'
import { throwConfetti } from '../../../platform/ui/drawing/confetti.ts'
import { flyCoins } from '../../../platform/ui/drawing/fly-coins.ts'
import { Page } from '../../../platform/ui/layout/page.tsx'
import type { BattleOnScreen } from '../conversation/use-battle.ts'
import classes from './battle-result.module.css'
import { AddFriends } from './add-friends.tsx'
import { BattlePodium, podiumMs } from './battle-podium.tsx'
import { battleSentence } from './battle-sentence.ts'
import { SaidLine } from '../talk/said-line.tsx'
import { MascotPicture } from '../../../platform/ui/drawing/mascot.tsx'
import { playCue } from '../../../platform/ui/text/sound.ts'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { useQuestsDone } from '../../../rewards/quests/index.ts'
import { NextBattle } from './next-battle.tsx'
import { ResultFacts } from './result-facts.tsx'
import { RoundsStrip } from './rounds-strip.tsx'

export function BattleResult({ onScreen }: { onScreen: BattleOnScreen }) {
  const { t } = useTranslation()
  const { battle } = onScreen
  const { result } = battle
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    // The page of the game may have been scrolled.
    scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  useArrival(battle)
  if (!result) return null
  return (
    <Page title={t('result.title')} isTitleHidden>
      <div className={classes.result}>
        <div className={classes.summary}>
          <MascotPicture mood={moods[result.outcome]} className={classes.figure} />
          <h2 ref={heading} tabIndex={-1} className={classes.title} data-outcome={result.outcome}>
            {t(`battle.outcome_${result.outcome}`)}
          </h2>
          <BattleStory battle={battle} result={result} />
          <p className={classes.talk}>
            <SaidLine users={battle.users} />
          </p>
          <BattlePodium battle={battle} result={result} />
          <ResultFacts battle={battle} result={result} />
        </div>
        <div className={classes.onward}>
          <NextBattle onScreen={onScreen} />
          <QuestsDone battle={battle} />
          <ResultBadges badges={result.badges} />
          <AddFriends battle={battle} />
          <RoundsStrip battle={battle} result={result} />
          {hasMissed(battle, result) && <p className={classes.missed}>{t('battle.missed_to_practice')}</p>}
        </div>
      </div>
    </Page>
  )
}

/** The quests that this battle has fulfilled. */
function QuestsDone({ battle }: { battle: Battle }) {
  const lines = useQuestsDone(battle.since)
  if (lines.length === 0) return null
  return (
    <ul className={classes.quests}>
      {lines.map(line => (
        <li key={line}>
          <IconCheck size={20} aria-hidden /> {line}
        </li>
      ))}
    </ul>
  )
}

const moods = { won: 'proud', drawn: 'glad', lost: 'wry' } as const

/** Why the battle ended early or had no stakes, and one sentence about its course. */
function BattleStory({ battle, result }: { battle: Battle; result: Result }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const said = battleSentence(battle, result)
  const values = Object.fromEntries(
    Object.entries(said?.values ?? {}).map(([name, value]) => [name, typeof value === 'number' ? count(value) : value]),
  )
  return (
    <div className={classes.why}>
      {battle.why && <p>{t(`battle.why_${battle.why}`)}</p>}
      {said && <p className={classes.sentence}>{t(`battle.story_${said.name}`, { ...values, count: said.values.points ?? 0 })}</p>}
    </div>
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

function cheer(): void {
  throwConfetti()
  playCue('win')
}

/** On arrival: invalidates the outdated reads, and celebrates once. */
function useArrival({ play_id, result, users }: Battle): void {
  useEffect(() => {
    for (const outdated of outdates) void queryClient.invalidateQueries({ queryKey: [outdated] })
    if (!result || play_id === null || !isFirstCelebration(play_id)) return
    if (result.outcome === 'won') setTimeout(cheer, podiumMs(users.length))
    if (result.coins_earned > 0) flyCoins(result.coins_earned)
    // Runs once, because later views differ only in the rematch.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}
