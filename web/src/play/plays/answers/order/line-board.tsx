// The line with its places, and the options that are not on it yet. Without dragging: shown before its chunk has loaded and after the answer.

import type { OptionKey, Q } from '@trivium/contract/play/plays'
import { VisuallyHidden } from '@mantine/core'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../../../platform/ui/text/numbers.ts'
import dragging from '../dragging.module.css'
import { ChoiceBody } from '../option-body.tsx'
import { type Mark, OptionMark } from '../option-mark.tsx'
import type { Line } from './line.ts'
import classes from './order.module.css'
import type { Handle } from './use-dragging.ts'

export interface BoardProps {
  question: Q
  line: Line
  /** The mark of each place, once the right order is revealed. */
  marks: readonly Mark[]
  isOpen: boolean
  onAdd: (key: OptionKey, isByKeyboard: boolean) => void
  onTakeBack: (key: OptionKey, isByKeyboard: boolean) => void
  /** An arrow key moves the option on the line. */
  onStep: (key: OptionKey, by: -1 | 1) => void
  onPut: (key: OptionKey, place: number) => void
}

export function PlainBoard(props: BoardProps) {
  const { line, question } = props
  return (
    <>
      <Places>
        {line.map((key, place) => (
          <Place key={place} {...props} place={place} option={key} />
        ))}
      </Places>
      <Chips>
        {question.options.map(({ key }) => (
          <Chip key={key} {...props} option={key} />
        ))}
      </Chips>
    </>
  )
}

/** An ordered list: screen readers count its places. */
export function Places({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <ol className={classes.line} aria-label={t('order.line')}>
      {children}
    </ol>
  )
}

interface ChipsProps {
  setNode?: (node: HTMLElement | null) => void
  children: ReactNode
}

export function Chips({ setNode, children }: ChipsProps) {
  const { t } = useTranslation()
  return (
    <ul ref={setNode} className={classes.chips} aria-label={t('order.chips')}>
      {children}
    </ul>
  )
}

/** Enter and the space bar also click, but their click has no position. */
const isByKeyboard = ({ detail }: MouseEvent) => detail === 0

type PlaceProps = BoardProps & { place: number; option: OptionKey | null; placeHandle?: Handle; itemHandle?: Handle }

export function Place({ placeHandle: { setNode, isOver } = {}, itemHandle, ...props }: PlaceProps) {
  const { line, marks, option, place, isOpen } = props
  const { t } = useTranslation()
  const { count } = useNumbers()
  const mark = marks[place] ?? null
  return (
    <li
      ref={setNode}
      className={classes.place}
      data-empty={option === null || undefined}
      data-next={(isOpen && line.indexOf(null) === place) || undefined}
      data-over={isOver || undefined}
      data-mark={mark ?? undefined}
    >
      {option !== null && <Placed key={option} {...props} option={option} handle={itemHandle} />}
      <span className={`${classes.number} tabular`} aria-hidden>
        {count(place + 1)}
      </span>
      {option === null && <VisuallyHidden>{t('order.free', { place: count(place + 1), total: count(line.length) })}</VisuallyHidden>}
      {mark !== null && (
        <span className={classes.mark}>
          <OptionMark mark={mark} isChosen={false} />
        </span>
      )}
    </li>
  )
}

type PlacedProps = Omit<PlaceProps, 'option' | 'placeHandle' | 'itemHandle'> & { option: OptionKey; handle: Handle | undefined }

/** An option on the line. A tap takes it back, an arrow key moves it: along the line, whichever way the line runs. */
function Placed({
  question,
  line,
  option,
  place,
  isOpen,
  onTakeBack,
  onStep,
  handle: { setNode, style, isDragging, listeners } = {},
}: PlacedProps) {
  const { t, i18n } = useTranslation()
  const { count } = useNumbers()
  const move = (event: KeyboardEvent) => {
    const by = stepOf(event.key, i18n.dir())
    if (!isOpen || by === null) return
    event.preventDefault()
    onStep(option, by)
  }
  return (
    <button
      type="button"
      ref={setNode}
      className={`${classes.item} ${dragging.movable}`}
      style={style}
      data-key={option}
      data-draggable={(isOpen && listeners !== undefined) || undefined}
      data-dragging={isDragging || undefined}
      aria-disabled={!isOpen}
      onClick={event => isOpen && onTakeBack(option, isByKeyboard(event))}
      {...listeners}
      onKeyDown={move}
    >
      <Words question={question} option={option} />
      <VisuallyHidden>{t('order.place', { place: count(place + 1), total: count(line.length) })}</VisuallyHidden>
    </button>
  )
}

function stepOf(key: string, dir: 'ltr' | 'rtl'): -1 | 1 | null {
  const [back, forth] = dir === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  if (key === back || key === 'ArrowUp') return -1
  return key === forth || key === 'ArrowDown' ? 1 : null
}

type ChipProps = BoardProps & { option: OptionKey; handle?: Handle }

/** An option beside the line. Its space stays when it is on the line, so that the others do not move under the finger. */
export function Chip({ question, line, option, isOpen, onAdd, handle: { setNode, style, isDragging, listeners } = {} }: ChipProps) {
  const isGone = line.includes(option)
  return (
    <li className={classes.chip} data-gone={isGone || undefined}>
      <button
        type="button"
        ref={setNode}
        className={`${classes.item} ${dragging.movable}`}
        style={style}
        data-key={isGone ? undefined : option}
        data-draggable={(isOpen && listeners !== undefined) || undefined}
        data-dragging={isDragging || undefined}
        aria-disabled={!isOpen}
        onClick={event => isOpen && onAdd(option, isByKeyboard(event))}
        {...listeners}
      >
        <Words question={question} option={option} />
      </button>
    </li>
  )
}

export function Words({ question, option }: { question: Q; option: OptionKey }) {
  const choice = question.options.find(({ key }) => key === option)
  return choice ? <ChoiceBody choice={choice} languageId={question.language_id} /> : null
}
