// The question of the round: alone at first, then with its options, then with the answers of all.

import type { Battle, RoomUser } from '@trivium/contract/battles'
import type { OptionKey } from '@trivium/contract/plays'
import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { keysIn } from '../../modes/answer-words.ts'
import { AnswerInput } from '../../plays/answers/answer-input.tsx'
import { optionFor } from '../../plays/conversation/play-command.ts'
import { useShownKeys } from '../../plays/conversation/use-play-keys.ts'
import { QuestionText } from '../../plays/question/question-text.tsx'
import { useFocusOnChange } from '../../plays/use-focus-on-change.ts'
import { pressedKey, useKeys } from '../../ui/keys.ts'
import { hasAnswered, mayChoose, ownAnswer, ownUser } from '../battle-state.ts'
import { Face } from '../face.tsx'
import type { BattleOnScreen } from '../use-battle.ts'
import classes from './asked.module.css'
import { RoundDock } from './round-dock.tsx'
import { Soon } from './soon.tsx'

interface AskedProps {
  onScreen: BattleOnScreen
  isCovered: boolean
  onLeave: () => void
}

export function Asked({ onScreen, isCovered, onLeave }: AskedProps) {
  const { t } = useTranslation()
  const { battle, state, choose } = onScreen
  const { question, correct_answer } = battle
  const heading = useFocusOnChange(question?.id, isCovered)
  useGameKeys(onScreen, onLeave, !isCovered)
  if (!question) return null
  const own = ownUser(battle)
  const isTold = battle.state === 'reveal' && correct_answer !== null
  return (
    <div className={classes.asked} data-phase={battle.state}>
      <QuestionText question={question} level={null} headingRef={heading} />
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
          answer={ownAnswer(state)}
          outcome={isTold ? { correct: own?.correct ?? false, correct_answer } : null}
          isOpen={mayChoose(state)}
          onChange={() => {}}
          onHandIn={choose}
          beside={isTold ? choosersIn(battle) : undefined}
        />
      )}
      <RoundDock battle={battle} hasAnswered={own !== undefined && hasAnswered(state, own)} />
    </div>
  )
}

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
  const others = users.filter(({ seat }) => seat !== own).map(({ name }) => name)
  return (
    <span className={classes.choosers}>
      {users.map(user => (
        <Face key={user.seat} user={user} size={28} />
      ))}
      {others.length > 0 && <VisuallyHidden>{t('battle.chosen_by', { names: others.join(', ') })}</VisuallyHidden>}
    </span>
  )
}

/** A–E or 1–5 choose, Esc asks to leave. */
function useGameKeys({ battle, choose }: BattleOnScreen, onLeave: () => void, isOn: boolean): void {
  const shown = useShownKeys()
  useKeys(event => {
    const key = pressedKey(event, shown)
    if (key === 'escape') onLeave()
    const option = battle.state === 'open' && battle.question ? optionFor(key, battle.question.options) : undefined
    if (option !== undefined) choose(option)
    return key === 'escape' || option !== undefined
  }, isOn)
}
