// The two sides of a matching question without dragging: shown before the chunk for dragging has loaded, and after the answer.

import type { MatchKey, OptionKey, Q } from '@trivium/contract/play/plays'
import { VisuallyHidden } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Pair, choiceWords } from '../../../modes/index.ts'
import { hueStyle } from '../../../../platform/ui/drawing/cover.tsx'
import { formulaWords } from '../../../../platform/ui/text/formula-words.ts'
import { useNumbers } from '../../../../platform/ui/text/numbers.ts'
import type { AnswerFeedback } from '../answer-input-props.ts'
import answersClasses from '../answers.module.css'
import dragging from '../dragging.module.css'
import { ChoiceBody } from '../option-body.tsx'
import type { Handle } from '../order/use-dragging.ts'
import { Remark } from '../remark.tsx'
import classes from './match.module.css'
import { hueOf } from './match-hues.ts'
import { JoinLines } from './join-lines.tsx'
import { type MatchRow, rowOf } from './match-marks.ts'
import { type One, optionsOf } from './pairing.ts'

export interface MatchSidesProps {
  question: Q
  pairs: readonly Pair[]
  picked: One | null
  outcome: AnswerFeedback | null
  isOpen: boolean
  onTap: (one: One, isByKeyboard: boolean) => void
}

export function PlainSides(props: MatchSidesProps) {
  const { question } = props
  return (
    <Sides
      isTold={isRevealedBy(props.outcome)}
      pairs={props.pairs}
      options={question.options.map(option => (
        <OptionButton key={option.key} {...props} option={option} />
      ))}
      matches={question.matches.map(match => (
        <MatchButton key={match.key} {...props} match={match} />
      ))}
    />
  )
}

interface SidesProps {
  /** The right pairs are revealed: they are shown with the options, and the side of the matches is hidden. */
  isTold: boolean
  pairs: readonly Pair[]
  options: ReactNode[]
  matches: ReactNode[]
}

export function Sides({ isTold, pairs, options, matches }: SidesProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.sides} data-told={isTold || undefined}>
      <ul className={classes.side} aria-label={t('match.options')} data-side="option">
        {options}
      </ul>
      {!isTold && (
        <ul className={classes.side} aria-label={t('match.matches')} data-side="match">
          {matches}
        </ul>
      )}
      {!isTold && <JoinLines pairs={pairs} />}
    </div>
  )
}

export const isRevealedBy = (outcome: AnswerFeedback | null): boolean => Boolean(outcome?.correct_answer)

/** Enter and the space bar also click, but their click has no position. */
const isByKeyboard = ({ detail }: MouseEvent) => detail === 0

type OptionButtonProps = MatchSidesProps & { option: Q['options'][number]; handle?: Handle }

export function OptionButton({
  question,
  option,
  pairs,
  picked,
  outcome,
  isOpen,
  onTap,
  handle: { setNode, style, isDragging, isOver, listeners } = {},
}: OptionButtonProps) {
  const { t } = useTranslation()
  const row = rowOf(option.key, pairs, outcome)
  const isPicked = picked?.side === 'option' && picked.key === option.key
  return (
    <li>
      <button
        type="button"
        ref={setNode}
        className={`${answersClasses.option} ${dragging.movable} ${classes.one}`}
        style={{ ...(row.own !== null && row.mark === null ? hueStyle(hueOf(row.own)) : {}), ...style }}
        data-key={option.key}
        data-paired={(row.own !== null && row.mark === null) || undefined}
        data-mark={row.mark ?? undefined}
        data-missed={(row.mark === 'wrong' && row.own === null) || undefined}
        data-draggable={isOpen || undefined}
        data-dragging={isDragging || undefined}
        data-over={isOver || undefined}
        aria-pressed={isPicked}
        aria-disabled={!isOpen}
        aria-keyshortcuts={option.key}
        onClick={event => isOpen && onTap({ side: 'option', key: option.key }, isByKeyboard(event))}
        {...listeners}
      >
        <span className={answersClasses.key} translate="no" aria-hidden>
          {t(`play.key_${option.key}`)}
        </span>
        <ChoiceBody choice={option} languageId={question.language_id} />
        <OwnMatch row={row} question={question} isTold={outcome !== null} />
      </button>
      <Remark outcome={outcome} option={option.key} languageId={question.language_id} />
    </li>
  )
}

/** The player's match and the right one below the option; before the reveal, only the end of the line to the match. */
function OwnMatch({ row: { own, right, mark }, question, isTold }: { row: MatchRow; question: Q; isTold: boolean }) {
  const { t } = useTranslation()
  if (own === null && right === null) return <VisuallyHidden>{t('match.not_paired')}</VisuallyHidden>
  if (own !== null && mark === null) return <Plug question={question} match={own} isTold={isTold} />
  return (
    <span className={classes.ends}>
      {own !== null && mark !== null && (
        <MatchChip question={question} match={own} mark={mark}>
          {isTold && t('play.your_answer')} {mark === 'right' && t('play.right_answer')} {mark === 'wrong' && t('play.wrong_answer')}
        </MatchChip>
      )}
      {right !== null && (
        <MatchChip question={question} match={right} mark="right">
          {t('play.right_answer')}
        </MatchChip>
      )}
    </span>
  )
}

/** On the edge of the option, where the line to its match begins. */
function Plug({ question, match, isTold }: { question: Q; match: MatchKey; isTold: boolean }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const choice = question.matches.find(({ key }) => key === match)
  return (
    <span className={classes.plug}>
      <span className={`${classes.number} tabular`} translate="no" aria-hidden>
        {count(Number(match))}
      </span>
      <VisuallyHidden>
        {choice && t('match.with', { others: formulaWords(choiceWords(choice)) })} {isTold && t('play.your_answer')}
      </VisuallyHidden>
    </span>
  )
}

interface MatchChipProps {
  question: Q
  match: MatchKey
  mark: 'right' | 'wrong'
  /** For screen readers. */
  children: ReactNode
}

function MatchChip({ question, match, mark, children }: MatchChipProps) {
  const { count } = useNumbers()
  const choice = question.matches.find(({ key }) => key === match)
  if (!choice) return null
  return (
    <span className={classes.chip} data-mark={mark} style={hueStyle(hueOf(match))}>
      <span className={`${classes.number} tabular`} translate="no">
        {count(Number(match))}
      </span>
      <span className={classes.chipBody}>
        <ChoiceBody choice={choice} languageId={question.language_id} />
      </span>
      {mark === 'right' && <IconCheck size={18} stroke={3} aria-hidden />}
      {mark === 'wrong' && <IconX size={18} stroke={3} aria-hidden />}
      <VisuallyHidden>{children}</VisuallyHidden>
    </span>
  )
}

type MatchButtonProps = MatchSidesProps & { match: Q['matches'][number]; handle?: Handle }

export function MatchButton({
  question,
  match,
  pairs,
  picked,
  outcome,
  isOpen,
  onTap,
  handle: { setNode, style, isDragging, isOver, listeners } = {},
}: MatchButtonProps) {
  const { t, i18n } = useTranslation()
  const { count } = useNumbers()
  const isPicked = picked?.side === 'match' && picked.key === match.key
  const users = optionsOf(pairs, match.key)
  return (
    <li>
      <button
        type="button"
        ref={setNode}
        className={`${answersClasses.option} ${dragging.movable} ${classes.one}`}
        style={{ ...hueStyle(hueOf(match.key)), ...style }}
        data-key={match.key}
        data-paired={(users.length > 0 && outcome === null) || undefined}
        data-back={outcome !== null || undefined}
        data-draggable={isOpen || undefined}
        data-dragging={isDragging || undefined}
        data-over={isOver || undefined}
        aria-pressed={isPicked}
        aria-disabled={!isOpen}
        onClick={event => isOpen && onTap({ side: 'match', key: match.key }, isByKeyboard(event))}
        {...listeners}
      >
        <span className={`${classes.number} tabular`} translate="no">
          {count(Number(match.key))}
        </span>
        <ChoiceBody choice={match} languageId={question.language_id} />
        {users.length > 0 && (
          <span className={classes.users}>
            {users.map(option => (
              <span key={option} className={classes.user} translate="no" aria-hidden>
                {t(`play.key_${option}`)}
              </span>
            ))}
            <VisuallyHidden>{t('match.with', { others: namesOf(users, question, i18n.language) })}</VisuallyHidden>
          </span>
        )}
      </button>
    </li>
  )
}

const namesOf = (users: OptionKey[], { options }: Q, code: string) =>
  new Intl.ListFormat(code || 'en', { type: 'unit', style: 'short' }).format(
    options.filter(({ key }) => users.includes(key)).map(option => formulaWords(choiceWords(option))),
  )
