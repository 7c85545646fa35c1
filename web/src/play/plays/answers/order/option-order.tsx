import type { OptionKey } from '@trivium/contract/play/plays'
import { VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { lazy, type ReactNode, type RefObject, Suspense, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useContentLang } from '../../../../platform/i18n/content-language.ts'
import { formulaWords } from '../../../../platform/ui/text/formula-words.ts'
import { useNumbers } from '../../../../platform/ui/text/numbers.ts'
import { choiceWords, keysIn } from '../../../modes/index.ts'
import type { AnswerInputProps } from '../answer-input-props.ts'
import { HandInButton } from '../hand-in-button.tsx'
import type { Mark } from '../option-mark.tsx'
import { endsOf } from './ends.ts'
import { added, type Line, lineOf, missingIn, moved, orderIn, takenBack } from './line.ts'
import { type BoardProps, PlainBoard } from './line-board.tsx'
import classes from './order.module.css'
import { ToldBoard } from './told-board.tsx'
import { useGlide } from './use-glide.ts'

/** Dragging is optional: if its chunk fails to load, taps and keys still work. */
const DragBoard = lazy(async () => {
  try {
    return { default: (await import('./drag-board.tsx')).DragBoard }
  } catch (error) {
    console.warn('dragging could not be loaded', error)
    return { default: PlainBoard }
  }
})

/** Side by side, more places would be too narrow for their words. */
const mostAcross = 5

/**
 * A sequence: the player fills a line, whose full order is the answer. When the server reveals the right order, the options glide into it,
 * and the player's order stands beside it.
 */
export function OptionOrder(props: AnswerInputProps) {
  const { question, answer, outcome, isOpen, isSending, onHandIn } = props
  const { t } = useTranslation()
  const how = useId()
  const right = keysIn(outcome?.correct_answer ?? null)
  const isTold = right.length > 0
  const board = useRef<HTMLDivElement>(null)
  const noteDrop = useGlide(board, isTold)
  const { line, said, ...moves } = useLine(props, board, noteDrop)
  const own = keysIn(answer)
  const marks = (isTold ? right : own).map((key, place): Mark => (outcome?.correct || (isTold && own[place] === key) ? 'right' : null))
  const shared: BoardProps = { question, line: isTold ? right : line, marks, isOpen, ...moves }
  const missing = missingIn(line)
  return (
    <>
      <div
        ref={board}
        role="group"
        aria-describedby={how}
        className={classes.board}
        data-line
        data-across={question.options.length <= mostAcross || undefined}
        data-full={missing === 0 || undefined}
      >
        <Edges {...props}>
          <Head missing={missing} isTold={isTold} hasOwn={own.length > 0} />
        </Edges>
        {isTold ? (
          <ToldBoard {...shared} own={own} />
        ) : (
          <Suspense fallback={<PlainBoard {...shared} />}>
            <DragBoard {...shared} />
          </Suspense>
        )}
      </div>
      <VisuallyHidden id={how}>{t('order.how')}</VisuallyHidden>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <HandInButton
        isOpen={isOpen}
        isSending={isSending}
        outcome={outcome}
        isReady={missing === 0}
        onClick={() => isOpen && missing === 0 && onHandIn(orderIn(line))}
      />
    </>
  )
}

/** What is missing, or that nothing is; after the answer, the name of the player's order. */
function Head({ missing, isTold, hasOwn }: { missing: number; isTold: boolean; hasOwn: boolean }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  if (isTold) return hasOwn ? t('review.your_order') : null
  if (missing > 0) return t('order.missing', { count: missing, shown: count(missing) })
  return (
    <>
      <IconCheck size={20} stroke={2.5} aria-hidden /> {t('order.full')}
    </>
  )
}

/** The names of the line's ends: those of the question, in its language, or first and last. */
function Edges({ question, children }: Pick<AnswerInputProps, 'question'> & { children: ReactNode }) {
  const { t } = useTranslation()
  const lang = useContentLang(question.language_id)
  const named = endsOf(question.question)
  return (
    <>
      <p className={classes.start} lang={named ? lang : undefined}>
        <bdi>{named?.start ?? t('order.first')}</bdi>
      </p>
      <p className={classes.head}>{children}</p>
      <p className={classes.end} lang={named ? lang : undefined}>
        <bdi>{named?.end ?? t('order.last')}</bdi>
      </p>
    </>
  )
}

/** The line and its moves. With the keyboard, the focus goes where the next move is. */
function useLine(
  { question, answer, isOpen, onChange }: AnswerInputProps,
  board: RefObject<HTMLElement | null>,
  noteDrop: (key: string) => void,
) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { options } = question
  const [line, setLine] = useState(() => lineOf(answer, options.length))
  const [known, setKnown] = useState(answer)
  const [said, setSaid] = useState('')
  // Code outside has reset or replaced the answer, so the line follows.
  if (answer !== known) {
    setKnown(answer)
    if (answer !== orderIn(line)) setLine(lineOf(answer, options.length))
  }
  const take = (next: Line, key: OptionKey) => {
    if (!isOpen) return
    flushSync(() => setLine(next))
    if (orderIn(next) !== answer) onChange(orderIn(next))
    const choice = options.find(option => option.key === key)
    const option = choice ? formulaWords(choiceWords(choice)) : ''
    const place = next.indexOf(key)
    setSaid(place < 0 ? t('order.back', { option }) : t('play.moved', { option, place: count(place + 1), total: count(next.length) }))
  }
  const focusOn = (key: OptionKey | undefined) => board.current?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus()
  return {
    line,
    said,
    onAdd(key: OptionKey, isByKeyboard: boolean) {
      const next = added(line, key)
      take(next, key)
      if (!isByKeyboard) return
      if (missingIn(next) > 0) focusOn(options.find(option => !next.includes(option.key))?.key)
      else requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-hand-in]')?.focus())
    },
    onTakeBack(key: OptionKey, isByKeyboard: boolean) {
      take(takenBack(line, key), key)
      if (isByKeyboard) focusOn(key)
    },
    onStep(key: OptionKey, by: -1 | 1) {
      take(moved(line, key, line.indexOf(key) + by), key)
      focusOn(key)
    },
    onPut(key: OptionKey, place: number) {
      noteDrop(key)
      take(moved(line, key, place), key)
    },
  }
}
