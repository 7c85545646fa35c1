import type { OptionKey } from '@trivium/contract/play/plays'
import { VisuallyHidden } from '@mantine/core'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formulaWords } from '../../../../platform/ui/text/formula-words.ts'
import { useNumbers } from '../../../../platform/ui/text/numbers.ts'
import type { AnswerInputProps } from '../answer-input-props.ts'
import { choiceWords, keysIn } from '../../../modes/index.ts'
import { moved } from '../answer-text.ts'
import { HandInButton } from '../hand-in-button.tsx'
import { type OrderRow, type OrderRowsProps, PlainRows } from './order-rows.tsx'
import { useGlide } from './use-glide.ts'

/** Dragging is optional: if its chunk fails to load, the buttons still work. */
const DragRows = lazy(async () => {
  try {
    return { default: (await import('./drag-rows.tsx')).DragRows }
  } catch (error) {
    console.warn('dragging could not be loaded', error)
    return { default: PlainRows }
  }
})

/**
 * A sequence: the player sorts all options by dragging or with buttons, and submits the order with a button. When the server reveals the
 * right order, the rows glide into it.
 */
export function OptionOrder({ question, effect, answer, outcome, isOpen, isSending, onChange, onHandIn }: AnswerInputProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const [lastMove, setLastMove] = useState('')
  const keys = answer === '' ? question.options.map(option => option.key) : keysIn(answer)
  const right = keysIn(outcome?.correct_answer ?? null)
  const isSorted = right.length > 0
  const shown = isSorted ? right : keys
  const list = useRef<HTMLOListElement>(null)
  useGlide(list, shown, isSorted)
  const rows = shown.flatMap((key, place): OrderRow[] => {
    const option = question.options.find(entry => entry.key === key)
    const own = keys.indexOf(key)
    const isInPlace = own === place
    // The rows show the right order: red is only the place that the player gave a row.
    return option
      ? [{ option, place, mark: isSorted && isInPlace ? 'right' : null, ownPlace: isSorted && !isInPlace && answer !== '' ? own : null }]
      : []
  })
  const move = (key: OptionKey, to: number) => {
    if (!isOpen || to < 0 || to >= keys.length) return
    onChange(moved(keys, keys.indexOf(key), to))
    const moving = question.options.find(option => option.key === key)
    const option = moving ? formulaWords(choiceWords(moving)) : ''
    setLastMove(t('play.moved', { option, place: count(to + 1), total: count(keys.length) }))
  }
  const props: OrderRowsProps = {
    rows,
    languageId: question.language_id,
    effect,
    isOpen,
    isDone: outcome !== null,
    isSorted,
    list,
    onMove: move,
  }
  return (
    <>
      <Suspense fallback={<PlainRows {...props} />}>
        <DragRows {...props} />
      </Suspense>
      <VisuallyHidden role="status">{lastMove}</VisuallyHidden>
      <HandInButton isOpen={isOpen} isSending={isSending} outcome={outcome} isReady onClick={() => isOpen && onHandIn(keys.join(','))} />
    </>
  )
}
