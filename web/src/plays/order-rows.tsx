// The rows of a sequence. Before dragging has been fetched, and after the answer is in, they are just that.

import type { OptionKey, Q } from '@trivium/contract/plays'
import { formulaWords } from '../ui/formula-words.ts'
import { OptionBody } from './option-body.tsx'
import { type Mark, OptionMark } from './option-mark.tsx'
import { OrderButtons } from './order-buttons.tsx'
import type { Effect } from './play-state.ts'
import classes from './play.module.css'

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
    <ol className={classes.options}>
      {props.rows.map(row => (
        <li key={row.option.key} className={classes.option} data-mark={row.mark ?? undefined}>
          <span className={classes.grip} aria-hidden />
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
      <span className={classes.orderEnd}>
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
