import type { AnswerWhy } from '@trivium/contract/integrity/proof-names'
import type { ProvenAnswer, ResultProof } from '@trivium/contract/integrity/proofs'
import type { Q } from '@trivium/contract/play/plays'
import { VisuallyHidden } from '@mantine/core'
import { IconCheck, IconDoorExit, IconHourglassEmpty, IconMinus, IconTargetArrow, IconX, type Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { answerWords } from '../../../play/modes/index.ts'
import { useExactTimes } from '../../../platform/ui/text/exact-times.ts'
import { FormulaText } from '../../../platform/ui/text/formula-text.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { nameOfPlayer } from '../player-names.ts'
import classes from './steps.module.css'

const verdicts: Record<AnswerWhy, { verdict: 'right' | 'wrong' | 'none'; icon: Icon }> = {
  right: { verdict: 'right', icon: IconCheck },
  right_in_2s: { verdict: 'right', icon: IconCheck },
  right_in_4s: { verdict: 'right', icon: IconCheck },
  nearest: { verdict: 'right', icon: IconTargetArrow },
  wrong: { verdict: 'wrong', icon: IconX },
  passed: { verdict: 'none', icon: IconMinus },
  no_answer: { verdict: 'none', icon: IconHourglassEmpty },
  ended: { verdict: 'none', icon: IconMinus },
  left: { verdict: 'none', icon: IconDoorExit },
  regraded: { verdict: 'right', icon: IconCheck },
}

interface AnswerRowProps {
  answer: ProvenAnswer
  question: Q
  players: ResultProof['players']
  lang: string | undefined
}

export function AnswerRow({ answer: { seat, answered_at, ms, answer, why, points }, question, players, lang }: AnswerRowProps) {
  const { t } = useTranslation()
  const { signed } = useNumbers()
  const { instant, seconds } = useExactTimes()
  const { verdict, icon: Drawing } = verdicts[why]
  const words = answerWords(question, answer).join(' · ')
  return (
    <tr className={classes.row}>
      {players.length > 1 && (
        <td className={classes.player}>
          <bdi>{nameOfPlayer(players, seat, t)}</bdi>
        </td>
      )}
      <td className={classes.why} data-verdict={verdict}>
        <Drawing size={18} stroke={2.25} aria-hidden /> {t(`how.why_${why}`)}
      </td>
      <Cell className={classes.answer} label={t('how.answer')} isEmpty={words === ''}>
        <span lang={lang} dir="auto">
          <FormulaText text={words} />
        </span>
      </Cell>
      <Cell className={classes.at} label={t('how.answered')} isEmpty={answered_at === null}>
        {answered_at !== null && (
          <time className="tabular" dateTime={answered_at}>
            <bdi>{instant(answered_at)}</bdi>
          </time>
        )}
      </Cell>
      <Cell className={classes.took} label={t('how.took')} isEmpty={ms === null}>
        {ms !== null && <bdi className="tabular">{seconds(ms)}</bdi>}
      </Cell>
      <td className={`${classes.points} tabular`}>
        <bdi>{signed(points)}</bdi>
      </td>
    </tr>
  )
}

interface CellProps {
  className: string | undefined
  /** Shown on phones, which have no column headers. */
  label: string
  isEmpty: boolean
  children: ReactNode
}

function Cell({ className, label, isEmpty, children }: CellProps) {
  const { t } = useTranslation()
  return (
    <td className={className} data-empty={isEmpty || undefined}>
      {isEmpty ? (
        <>
          <span aria-hidden>–</span>
          <VisuallyHidden>{t('how.nothing')}</VisuallyHidden>
        </>
      ) : (
        <>
          <span className={classes.label}>{label}</span> {children}
        </>
      )}
    </td>
  )
}
