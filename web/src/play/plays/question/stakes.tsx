import type { Play } from '@trivium/contract/play/plays'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import classes from './question.module.css'

/** A signed number of points, isolated, so that the sign stays before its number in right-to-left text. */
export function usePointsText(): (value: number) => string {
  const { signed } = useNumbers()
  return value => `\u2066${signed(value)}\u2069`
}

/** What an answer brings or costs, in plays that say only afterwards whether it was right. */
export function Stakes({ play: { score_correct: right, score_wrong: wrong } }: { play: Pick<Play, 'score_correct' | 'score_wrong'> }) {
  const { t } = useTranslation()
  const points = usePointsText()
  return <p className={classes.stakes}>{t('play.stakes', { right: points(right), wrong: points(-wrong) })}</p>
}
