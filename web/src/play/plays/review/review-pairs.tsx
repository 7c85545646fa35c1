import type { MatchKey } from '@trivium/contract/play/plays'
import { VisuallyHidden } from '@mantine/core'
import { IconArrowRight, IconCheck, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { pairsIn } from '../../modes/index.ts'
import { rowOf } from '../answers/match/match-marks.ts'
import { type AnswersProps, remarkOn, ReviewOption } from './review-option.tsx'
import classes from './review.module.css'

/** Whether the text needs the whole line on a phone. */
const isLong = ({ text }: { text: string }) => text.length > 24

/** A matching question: each option with its right match, and with the given match if that differs. */
export function ReviewPairs({ item, lang }: AnswersProps) {
  const { t } = useTranslation()
  const pairs = pairsIn(item.your_answer)
  const matchAt = (key: MatchKey | null) => item.matches.find(match => match.key === key)
  return (
    <ul className={classes.options} aria-label={t('review.pairs')} data-long={item.matches.some(isLong) || undefined}>
      {item.options.map(option => {
        const row = rowOf(option.key, pairs, item)
        const isRight = row.mark === 'right'
        const [own, right] = [matchAt(row.own), matchAt(isRight ? row.own : row.right)]
        return (
          <li key={option.key} className={classes.pair} data-right={isRight || undefined} data-given={row.mark === 'wrong' || undefined}>
            {isRight ? <IconCheck size={18} aria-hidden /> : <IconX size={18} aria-hidden />}
            <span className={classes.pairOption}>
              <ReviewOption option={option} lang={lang} remark={remarkOn(item, option.key)} />
            </span>
            <IconArrowRight size={18} className={classes.turns} aria-hidden />
            <span className={classes.pairMatches}>
              {right && (
                <span className={classes.pairMatch}>
                  <ReviewOption option={right} lang={lang} />
                  {!isRight && <span className={classes.yours}>{t('review.right')}</span>}
                </span>
              )}
              {!isRight && (
                <span className={classes.pairMatch} data-wrong>
                  {own ? <ReviewOption option={own} lang={lang} /> : <span>{t('match.not_paired')}</span>}
                  {own && <span className={classes.yours}>{t('review.yours')}</span>}
                </span>
              )}
            </span>
            <VisuallyHidden>{isRight ? t('play.right_answer') : t('play.wrong_answer')}</VisuallyHidden>
          </li>
        )
      })}
    </ul>
  )
}
