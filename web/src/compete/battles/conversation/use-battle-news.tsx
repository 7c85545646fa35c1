// The events of a battle for players who listen: short cues, and a log for screen readers.

import type { Battle, RoomUser } from '@trivium/contract/compete/battles'
import { VisuallyHidden } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerWords } from '../../../play/modes/index.ts'
import { formulaWords } from '../../../platform/ui/text/formula-words.ts'
import { type Numbers, useNumbers } from '../../../platform/ui/text/numbers.ts'
import { playCue, vibrate } from '../../../platform/ui/text/sound.ts'
import { useLatest } from '../../../platform/ui/hooks/use-latest.ts'
import { type BattleChange, changesBetween } from './battle-changes.ts'
import type { RoundVerdict } from './battle-state.ts'
import type { RevealStage } from './reveal-stage.ts'

/** The players who won the round with the nearest number because nobody was right; empty before the reveal. */
const nearestIn = (users: readonly RoomUser[]): RoomUser[] => users.filter(({ is_nearest }) => is_nearest)

const keptWords = 12

interface Said {
  id: number
  text: string
}

/** `leader` is the seat that has just taken the lead, until the next round. */
export function useBattleNews(battle: Battle, stage: RevealStage): { said: Said[]; leader: number | null } {
  const { t } = useTranslation()
  const numbers = useNumbers()
  const before = useRef({ battle, stage })
  const words = useLatest({ t, numbers })
  const [said, setSaid] = useState<Said[]>([])
  const [leader, setLeader] = useState<number | null>(null)
  useEffect(() => {
    const now = { battle, stage }
    const changes = changesBetween(before.current, now)
    before.current = now
    for (const change of changes) {
      cue(change)
      if (change.kind === 'asked') setLeader(null)
      if (change.kind === 'lead') setLeader(change.user.seat)
    }
    const texts = changes.flatMap(change => wordsFor(change, battle, words.current) ?? [])
    if (texts.length > 0)
      setSaid(earlier => [...earlier, ...texts.map((text, index) => ({ id: battle.seq * 10 + index, text }))].slice(-keptWords))
  }, [battle, stage, words])
  return { said, leader }
}

export function Announcements({ said }: { said: Said[] }) {
  return (
    <VisuallyHidden role="log">
      {said.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </VisuallyHidden>
  )
}

function cue(change: BattleChange): void {
  switch (change.kind) {
    case 'came':
    case 'answered':
      return playCue('knock')
    case 'revealed':
      return cueOfVerdict(change.verdict)
    case 'lead':
      return playCue('lead')
    case 'started':
    case 'opened':
      return vibrate(15)
    case 'asked':
    case 'away':
    case 'back':
    case 'left':
    case 'went':
    case 'ended':
  }
}

function cueOfVerdict(verdict: RoundVerdict): void {
  const isWon = verdict === 'right' || verdict === 'nearest'
  vibrate(isWon ? 40 : [30, 60, 30])
  if (isWon) playCue('right')
  if (verdict === 'wrong') playCue('wrong')
}

interface Words {
  t: TFunction
  numbers: Numbers
}

/** Null if screen readers hear it anyway: the heading of a question takes the focus, and so does a result. */
function wordsFor(change: BattleChange, battle: Battle, { t, numbers }: Words): string | null {
  switch (change.kind) {
    case 'asked':
    case 'ended':
      return null
    case 'started':
      return t('battle.say_started')
    case 'opened':
      return t('battle.say_opened')
    case 'revealed':
      return feedbackWords(change, battle, { t, numbers })
    case 'lead':
      return change.user.seat === battle.seat ? t('battle.you_lead') : t('battle.leads', { name: change.user.name })
    case 'came':
    case 'went':
    case 'answered':
    case 'away':
    case 'back':
    case 'left':
      return t(`battle.say_${change.kind}`, { name: change.user.name })
  }
}

function feedbackWords(
  { verdict, gained }: Extract<BattleChange, { kind: 'revealed' }>,
  { question, correct_answer, users, seat }: Battle,
  { t, numbers: { count, exact, list } }: Words,
): string {
  const right = question ? answerWords(question, correct_answer, exact).map(formulaWords).join(' · ') : ''
  const own = users.find(user => user.seat === seat)
  const others = nearestIn(users).filter(user => user.seat !== seat)
  return [
    t(`play.verdict_${verdict}`),
    ...(gained > 0 ? [t('battle.gained', { points: t('board.points', { count: gained, shown: count(gained) }) })] : []),
    ...(verdict === 'right' || right === '' ? [] : [`${t('play.right_was')} ${right}`]),
    ...(others.length > 0 ? [t('battle.say_nearest', { names: list(others.map(({ name }) => name)) })] : []),
    ...(own ? [t('battle.standing', { points: list(users.map(({ name, point }) => `${name}: ${count(point)}`)) })] : []),
  ].join('. ')
}
