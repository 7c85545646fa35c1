// The plain rows of a sequence, without dragging: shown before its chunk has loaded and after the answer.

import type { OptionKey, Q } from '@trivium/contract/play/plays'
import { IconX } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { choiceWords } from '../../../modes/index.ts'
import { useNumbers } from '../../../../platform/ui/text/numbers.ts'
import { formulaWords } from '../../../../platform/ui/text/formula-words.ts'
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
  /** The place the player gave it, if that is wrong; null before the reveal of the right order. */
  ownPlace: number | null
}

export interface OrderRowsProps {
  rows: OrderRow[]
  languageId: number
  effect: Effect | undefined
  isOpen: boolean
  isDone: boolean
  /** The rows are in the right order now. */
  isSorted: boolean
  list: RefObject<HTMLOListElement | null>
  onMove: (key: OptionKey, to: number) => void
}

export type RowProps = Omit<OrderRowsProps, 'list'> & { row: OrderRow }

export function PlainRows({ list, ...props }: OrderRowsProps) {
  return (
    <ol ref={list} className={answersClasses.options}>
      {props.rows.map(row => (
        <li key={row.option.key} className={answersClasses.option} data-mark={row.mark ?? undefined}>
          {!props.isSorted && <span className={orderClasses.grip} aria-hidden />}
          <RowBody {...props} row={row} />
        </li>
      ))}
    </ol>
  )
}

export function RowBody({ row, rows, languageId, effect, isDone, isSorted, onMove }: RowProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { option, place, mark, ownPlace } = row
  return (
    <>
      {isSorted && <span className={`${orderClasses.number} tabular`}>{count(place + 1)}</span>}
      <OptionBody option={option} languageId={languageId} effect={effect} isKeyless />
      <span className={orderClasses.orderEnd}>
        {ownPlace !== null && (
          <span className={`${orderClasses.own} tabular`}>
            <IconX size={18} aria-hidden /> {t('play.own_place', { place: count(ownPlace + 1) })}
          </span>
        )}
        <OptionMark mark={mark} isChosen={false} />
        <OrderButtons
          option={formulaWords(choiceWords(option))}
          isDone={isDone}
          isFirst={place === 0}
          isLast={place === rows.length - 1}
          onMove={by => onMove(option.key, place + by)}
        />
      </span>
    </>
  )
}
