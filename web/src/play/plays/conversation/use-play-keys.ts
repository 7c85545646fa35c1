import type { LifelineName } from '@trivium/contract/play/play-names'
import { modeTable } from '@trivium/rules/play/modes'
import { useDirection } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isOnButton, pressedKey, useKeys } from '../../../platform/ui/hooks/keys.ts'
import { useAnnotating } from '../annotating.ts'
import { effectOn } from '../answers/answer-input-props.ts'
import { sidesOf } from '../answers/statement/swipe.ts'
import { type PlayCommand, playCommandFor } from './play-command.ts'
import { type PlayState, questionOf } from './play-state.ts'

export interface PlayCommands {
  choose: (answer: string) => void
  handIn: (answer: string) => void
  goOn: () => void
  lifeline: (name: LifelineName) => void
  hint: () => void
  leave: () => void
}

/** Runs the command of a key (play-command.ts). */
export function usePlayKeys(state: PlayState, commands: PlayCommands, isOn: boolean): void {
  const shownKeys = useShownKeys()
  const { dir } = useDirection()
  const strikes = useAnnotating() !== null
  useKeys(event => {
    // Shift strikes options out.
    if (strikes && event.shiftKey) return false
    const question = questionOf(state)
    const key = pressedKey(event, shownKeys.slice(0, question?.options.length))
    if (!question || (key === 'enter' && isOnButton(event))) return false
    const { answer, play } = state
    // Once the clock has run out, keys have no effect, as while an answer is being sent.
    const phase = state.isDue ? 'sending' : state.phase
    const confirms = modeTable[play.mode].draws === 'by_ability'
    const lifelines = play.lifelines.map(({ name }) => name)
    const removed = effectOn(play, question)?.removed ?? []
    const sides = sidesOf(play.mode, question, dir)
    const command = playCommandFor(key, { question, phase, answer, lifelines, removed, confirms, sides })
    if (command) run(command, commands)
    return command !== null
  }, isOn)
}

const optionKeys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const

/** The letters on the options, if the question has ten of them. */
export function useShownKeys(): string[] {
  const { t } = useTranslation()
  return optionKeys.map(key => t(`play.key_${key}`))
}

function run(command: PlayCommand, { choose, handIn, goOn, lifeline, hint, leave }: PlayCommands): void {
  if (command === 'leave') leave()
  else if (command === 'go_on') goOn()
  else if (command === 'hint') hint()
  else if ('choose' in command) choose(command.choose)
  else if ('handIn' in command) handIn(command.handIn)
  else lifeline(command.lifeline)
}
