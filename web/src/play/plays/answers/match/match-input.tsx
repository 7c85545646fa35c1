// A matching question: the player makes pairs by dragging, by tapping one after the other, or by keyboard.

import type { MatchKey, OptionKey } from '@trivium/contract/play/plays'
import { VisuallyHidden } from '@mantine/core'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { choiceWords, pairsIn } from '../../../modes/index.ts'
import { formulaWords } from '../../../../platform/ui/text/formula-words.ts'
import { useNumbers } from '../../../../platform/ui/text/numbers.ts'
import type { AnswerInputProps } from '../answer-input-props.ts'
import { HandInButton } from '../hand-in-button.tsx'
import { PlainSides } from './match-sides.tsx'
import classes from './match.module.css'
import {
  digitTyped,
  missingPairs,
  nextOpen,
  type PairingNews,
  type One,
  paired,
  type Pairing,
  pairsText,
  putBack,
  type PairingStep,
  tapped,
} from './pairing.ts'
import { useMatchKeys } from './use-match-keys.ts'

/** Dragging is optional: if its chunk fails to load, taps and keys still work. */
const DragSides = lazy(async () => {
  try {
    return { default: (await import('./drag-sides.tsx')).DragSides }
  } catch (error) {
    console.warn('dragging could not be loaded', error)
    return { default: PlainSides }
  }
})

export function MatchInput(props: AnswerInputProps) {
  const { question, answer, outcome, isOpen, onChange } = props
  const { t } = useTranslation()
  const board = useRef<HTMLDivElement>(null)
  const how = useId()
  const pairs = pairsIn(answer)
  const [{ picked, typed }, setPicking] = useState<Pick<Pairing, 'picked' | 'typed'>>({ picked: null, typed: null })
  const [news, setNews] = useState<PairingNews | null>(null)
  const said = useNewsWords(props, news)
  const pairing: Pairing = { pairs, picked: isOpen ? picked : null, typed }
  const take = (step: PairingStep | null) => {
    if (!step || !isOpen) return false
    setPicking({ picked: step.picked, typed: step.typed })
    setNews(step.news)
    const next = pairsText(step.pairs)
    if (next !== answer) onChange(next)
    return true
  }
  const tap = (one: One, isByKeyboard = false) => {
    const step = tapped(pairing, one)
    take(step)
    if (isByKeyboard) focusAfter(step, props, board.current)
  }
  const onKeyDown = useMatchKeys({
    question,
    isOpen,
    onLetter: one => take(tapped(pairing, one)),
    onDigit: digit => take(digitTyped(pairing, digit, question)),
    onPutBack() {
      const step = putBack(pairing)
      if (step) focusOn(board.current, step.news.kind === 'put_back' ? step.news.one : null)
      return take(step)
    },
  })
  const sides = { question, pairs, picked: pairing.picked, outcome, isOpen, onTap: tap }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons inside take the keys */}
      <div
        ref={board}
        role="group"
        aria-describedby={how}
        className={classes.board}
        data-own-keys={pairing.picked ? '' : undefined}
        onKeyDown={onKeyDown}
      >
        <Suspense fallback={<PlainSides {...sides} />}>
          <DragSides {...sides} onPair={(option, match) => take(paired(pairs, option, match))} />
        </Suspense>
      </div>
      <VisuallyHidden id={how}>{t('match.how')}</VisuallyHidden>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <End {...props} hasPairs={pairs.length > 0} missing={missingPairs(question, pairs)} />
    </>
  )
}

interface EndProps extends AnswerInputProps {
  hasPairs: boolean
  missing: number
}

function End({ answer, outcome, isOpen, isSending, onHandIn, hasPairs, missing }: EndProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  return (
    <HandInButton isOpen={isOpen} isSending={isSending} outcome={outcome} isReady={hasPairs} onClick={() => isOpen && onHandIn(answer)}>
      {missing > 0 && t('match.missing', { count: missing, shown: count(missing) })}
    </HandInButton>
  )
}

/** With the keyboard, focus moves to the next choice: to the other side, to the next option without a match, or to the button. */
function focusAfter({ news, pairs }: PairingStep, { question }: AnswerInputProps, board: HTMLElement | null): void {
  if (news.kind === 'picked' || news.kind === 'unpaired') {
    const isOption = news.kind === 'unpaired' || news.one.side === 'option'
    return focusOn(board, isOption ? matchAt(question.matches[0]?.key) : optionAt(nextOpen(question, pairs, 'j')))
  }
  if (news.kind !== 'paired') return
  const open = nextOpen(question, pairs, news.option)
  if (open !== null) return focusOn(board, optionAt(open))
  document.querySelector<HTMLButtonElement>('[data-hand-in]')?.focus()
}

const optionAt = (key: OptionKey | null): One | null => key && { side: 'option', key }
const matchAt = (key: MatchKey | undefined): One | null => (key === undefined ? null : { side: 'match', key })

function focusOn(board: HTMLElement | null, one: One | null): void {
  if (one) board?.querySelector<HTMLButtonElement>(`[data-side="${one.side}"] [data-key="${one.key}"]`)?.focus()
}

/** The last step in words, for screen readers. */
function useNewsWords({ question }: AnswerInputProps, news: PairingNews | null): string {
  const { t } = useTranslation()
  const option = (key: OptionKey) => wordsAt(question.options, key)
  const match = (key: MatchKey) => wordsAt(question.matches, key)
  const wordsOf = (one: One) => (one.side === 'option' ? option(one.key) : match(one.key))
  if (news === null) return ''
  if (news.kind === 'paired') return t('match.paired', { option: option(news.option), match: match(news.match) })
  if (news.kind === 'unpaired') return t('match.unpaired', { option: option(news.option) })
  return t(news.kind === 'picked' ? 'match.picked' : 'match.put_back', { one: wordsOf(news.one) })
}

const wordsAt = (choices: readonly { key: string; text: string; image_text: string | null }[], key: string) => {
  const choice = choices.find(one => one.key === key)
  return choice ? formulaWords(choiceWords(choice)) : key
}
