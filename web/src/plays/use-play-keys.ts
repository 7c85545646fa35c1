// The keyboard of the play screen: A–E or 1–5 choose, Enter goes on, ? is a hint, one key a lifeline, Esc asks before leaving.

import type { LifelineName, OptionKey, Q } from '@trivium/contract/plays'
import { useEffect, useRef } from 'react'
import { toggled } from './answer-text.ts'
import type { PlayState } from './play-state.ts'
import { pressedKey } from './pressed-key.ts'

export const lifelineKeys: Record<LifelineName, string> = { fifty_fifty: 'f', audience_poll: 'p', reset_timer: 't', skip: 's' }

interface Commands {
  question: Q | undefined
  /** The letters the options carry on screen. */
  shownKeys: readonly string[]
  /** Those of this mode: the keys of others mean nothing. */
  lifelines: readonly LifelineName[]
  /** Taken away by fifty-fifty. */
  removed: OptionKey[]
  phase: PlayState['phase']
  answer: string
  choose: (answer: string) => void
  handIn: (answer: string) => void
  goOn: () => void
  lifeline: (name: LifelineName) => void
  hint: () => void
  leave: () => void
}

export function usePlayKeys(commands: Commands, isOn: boolean): void {
  const latest = useRef(commands)
  useEffect(() => {
    latest.current = commands
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || hasOwnKeys(event)) return
      if (act(latest.current, pressedKey(event, latest.current.shownKeys), event)) event.preventDefault()
    }
    // Capturing, as Mantine's dialogs do: the Esc that closes one must not reach us, switched on again by then, and ask anew.
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [isOn])
}

export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && Boolean(target.closest('input:not([readonly]), textarea, select, [contenteditable]'))

/** A row picked up with the keyboard has the keys to itself until it is put down; a switch that is on has none of its own. */
const hasOwnKeys = ({ target, key, isComposing }: KeyboardEvent) =>
  (isTyping(target) && (key !== 'Escape' || isComposing)) ||
  (target instanceof HTMLElement && target.closest('[aria-pressed="true"]:not([data-switch])') !== null)

/** @returns whether the key meant something. */
function act(commands: Commands, key: string, event: KeyboardEvent): boolean {
  if (key === 'escape') return does(commands.leave)
  if (commands.phase === 'told') return key === 'enter' && !isOnButton(event) && does(commands.goOn)
  if (commands.phase !== 'choosing') return false
  if (key === 'enter') return !isOnButton(event) && handInChosen(commands)
  const lifeline = commands.lifelines.find(name => lifelineKeys[name] === key)
  if (lifeline) return does(() => commands.lifeline(lifeline))
  // No letter: those belong to the word.
  if (commands.question?.letters && ['?', '؟'].includes(key)) return does(commands.hint)
  const option = optionFor(commands, key)
  return option !== null && does(() => pick(commands, option))
}

function pick({ question, answer, choose, handIn }: Commands, key: OptionKey): void {
  if (question?.question_type === 'multi_select') choose(toggled(answer, key))
  else if (question?.question_type !== 'sequence') handIn(key)
}

/** Where several keys make an answer, Enter hands it in. */
function handInChosen({ question, answer, handIn }: Commands): boolean {
  if (question?.question_type === 'sequence') return does(() => handIn(answer || question.options.map(option => option.key).join(',')))
  const takesText = question?.question_type === 'multi_select' || question?.question_type === 'guess_the_word'
  return takesText && answer !== '' && does(() => handIn(answer))
}

function optionFor({ question, removed }: Commands, key: string): OptionKey | null {
  const place = /^[1-5]$/.test(key) ? Number(key) - 1 : 'abcde'.indexOf(key)
  const option = key.length === 1 ? question?.options[place]?.key : undefined
  return option === undefined || removed.includes(option) ? null : option
}

/** Enter on a focused button is that button's own, unless it has had its say: the option that was chosen keeps the focus. */
export const isOnButton = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest('button:not([aria-disabled="true"]), a') !== null

function does(action: () => void): true {
  action()
  return true
}
