// The question of the round: first alone, then with its options, then with everybody's answers.

import type { Battle, RoomUser } from '@trivium/contract/compete/battles'
import type { OptionKey } from '@trivium/contract/play/plays'
import { VisuallyHidden } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { keysIn } from '../../../play/modes/index.ts'
import { AnswerInput, playCommandFor, useShownKeys, QuestionText, useFocusOnChange, type Watching } from '../../../play/plays/index.ts'
import { isOnButton, pressedKey, useKeys } from '../../../platform/ui/hooks/keys.ts'
import { answerBy, hasAnswered, mayChoose, ownAnswer, ownUser } from '../conversation/battle-state.ts'
import { Face } from '../face.tsx'
import type { RevealStage } from '../conversation/reveal-stage.ts'
import type { BattleOnScreen } from '../conversation/use-battle.ts'
import { useSecondsUntil } from '../conversation/use-seconds-until.ts'
import classes from './asked-question.module.css'
import { RoundDock } from './round-dock.tsx'
import { Soon } from './soon.tsx'

interface AskedProps {
  onScreen: BattleOnScreen
  stage: RevealStage
  /** The seat that has just taken the lead. */
  leader: number | null
  isCovered: boolean
  onLeave: () => void
}

export function AskedQuestion({ onScreen, stage, leader, isCovered, onLeave }: AskedProps) {
  const { t } = useTranslation()
  const { battle, state, choose } = onScreen
  const { question, correct_answer } = battle
  const heading = useFocusOnChange(question?.id, isCovered)
  const [draft, setDraft] = useDraft(question?.id)
  useGameKeys({ onScreen, draft, setDraft, onLeave }, !isCovered)
  const watching = useWatching(battle)
  if (!question) return null
  const own = ownUser(battle)
  const isRevealed = battle.state === 'reveal' && correct_answer !== null
  return (
    <div className={classes.asked} data-phase={battle.state}>
      <QuestionText question={question} level={null} headingRef={heading} watching={watching} />
      {battle.state === 'reading' ? (
        <p className={classes.reading}>
          <Soon key={battle.round} battle={battle} />
          {t('battle.options_soon')}
        </p>
      ) : (
        <AnswerInput
          key={question.id}
          question={question}
          playId={battle.play_id ?? 0}
          effect={undefined}
          answer={ownAnswer(state) || draft}
          outcome={isRevealed ? { ...battle, correct: correctOf(own) } : null}
          isOpen={mayChoose(state)}
          onChange={setDraft}
          onHandIn={choose}
          beside={battle.state === 'reveal' ? choosersIn(battle) : undefined}
        />
      )}
      <RoundDock battle={battle} stage={stage} leader={leader} hasAnswered={own !== undefined && hasAnswered(state, own)} />
    </div>
  )
}

/** The nearest number wins the round: it is neither right nor marked as wrong. */
const correctOf = (own: RoomUser | undefined) => (own?.is_nearest ? null : (own?.correct ?? false))

const choosersIn = (battle: Battle): Partial<Record<OptionKey, ReactNode>> =>
  Object.fromEntries(
    (battle.question?.options ?? []).map(({ key }) => {
      const users = battle.users.filter(({ answer }) => keysIn(answer).includes(key))
      return [key, users.length > 0 && <Choosers users={users} own={battle.seat} />]
    }),
  )

/** The faces of those who chose an option. */
function Choosers({ users, own }: { users: RoomUser[]; own: number | null }) {
  const { t } = useTranslation()
  const { list } = useNumbers()
  const others = users.filter(({ seat }) => seat !== own).map(({ name }) => name)
  return (
    <span className={classes.choosers}>
      {users.map(user => (
        <Face key={user.seat} user={user} size={28} />
      ))}
      {others.length > 0 && <VisuallyHidden>{t('battle.chosen_by', { names: list(others) })}</VisuallyHidden>}
    </span>
  )
}

/** The figure holds its breath in the last five seconds. During the reveal it is in the dock. */
function useWatching(battle: Battle): Watching {
  const seconds = useSecondsUntil(answerBy(battle))
  if (battle.state === 'reveal') return 'away'
  return battle.state === 'open' && seconds <= 5 ? 'breath' : 'watching'
}

/** The answer that the player assembles before handing it in. */
function useDraft(questionId: number | undefined) {
  const [draft, setDraft] = useState({ questionId, answer: '' })
  return [draft.questionId === questionId ? draft.answer : '', (answer: string) => setDraft({ questionId, answer })] as const
}

interface GameKeys extends Pick<AskedProps, 'onScreen' | 'onLeave'> {
  draft: string
  setDraft: (answer: string) => void
}

/** Letters or digits choose, Enter hands in the draft, Esc asks to leave. */
function useGameKeys({ onScreen: { battle, state, choose }, draft, setDraft, onLeave }: GameKeys, isOn: boolean): void {
  const shown = useShownKeys()
  useKeys(event => {
    const { question } = battle
    const key = pressedKey(event, shown.slice(0, question?.options.length))
    if (key === 'escape') onLeave()
    if (key === 'escape') return true
    if (!question || !mayChoose(state) || (key === 'enter' && isOnButton(event))) return false
    const command = playCommandFor(key, { question, phase: 'choosing', answer: draft, lifelines: [], removed: [] })
    if (command === null || typeof command === 'string') return false
    if ('choose' in command) setDraft(command.choose)
    if ('handIn' in command) choose(command.handIn)
    return true
  }, isOn)
}
