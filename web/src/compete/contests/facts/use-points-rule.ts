import type { ContestDetail } from '@trivium/contract/compete/contests'
import { useTranslation } from 'react-i18next'
import { usePointsText } from '../../../play/plays/index.ts'

/** What right and wrong answers are worth. A wrong one costs points, so every place where players decide says so. */
export function usePointsRule({ score_correct, score_wrong }: Pick<ContestDetail, 'score_correct' | 'score_wrong'>): string {
  const { t } = useTranslation()
  const points = usePointsText()
  return t('contest.rule_points', { right: points(score_correct), wrong: points(-score_wrong) })
}
