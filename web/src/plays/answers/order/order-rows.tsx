// The plain rows of a sequence, without dragging: shown before its chunk has loaded and after the answer.

import type { OptionKey, Q } from '@trivium/contract/plays'
import { formulaWords } from '../../../ui/formula-words.ts'
import type { Effect } from '../answer-input-props.ts'
import answersClasses from '../answers.module.css'
import { OptionBody } from '../option-body.tsx'
import { type Mark, OptionMark } from '../option-mark.tsx'
import { OrderButtons } from './order-buttons.tsx'
import orderClasses from './order.module.css'

type Option = Q['options'][number]

export interface OrderRow {
  option: Option
  place: number
  mark: Mark
}

export interface OrderRowsProps {
  rows: OrderRow[]
  languageId: number
  effect: Effect | undefined
  isOpen: boolean
  isDone: boolean
  onMove: (key: OptionKey, to: number) => void
}

export function PlainRows(props: OrderRowsProps) {
  return (
    <ol className={answersClasses.options}>
      {props.rows.map(row => (
        <li key={row.option.key} className={answersClasses.option} data-mark={row.mark ?? undefined}>
          <span className={orderClasses.grip} aria-hidden />
          <RowBody {...props} row={row} />
        </li>
      ))}
    </ol>
  )
}

export function RowBody({ row, rows, languageId, effect, isDone, onMove }: OrderRowsProps & { row: OrderRow }) {
  const { option, place, mark } = row
  return (
    <>
      <OptionBody option={option} languageId={languageId} effect={effect} isKeyless />
      <span className={orderClasses.orderEnd}>
        <OptionMark mark={mark} isChosen={false} />
        <OrderButtons
          option={formulaWords(option.text)}
          isDone={isDone}
          isFirst={place === 0}
          isLast={place === rows.length - 1}
          onMove={by => onMove(option.key, place + by)}
        />
      </span>
    </>
  )
}
