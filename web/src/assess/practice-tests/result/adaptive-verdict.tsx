import type { AdaptiveResult, TestResult } from '@trivium/contract/assess/practice-tests'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import classes from '../tests.module.css'
import { BandScale, BandWords } from './band-scale.tsx'
import { sideOf } from './band-words.ts'

/**
 * The result of an adaptive test, first in words: the side of the pass mark, and the band. No percentage, because it
 * says nothing here. While too few questions are measured there is no certainty either, only a guess.
 */
export function AdaptiveVerdict({ result, adaptive }: { result: TestResult; adaptive: AdaptiveResult }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { correct, total } = result
  const { ability, passing_standard: standard, is_practice } = adaptive
  const side = sideOf(ability, standard)
  return (
    <header className={classes.verdict}>
      <p className={classes.sentence}>{is_practice && side !== 'unknown' ? t(`test.guess_${side}`) : t(`test.side_${side}`)}</p>
      <p className="tabular">{t('test.right_of', { count: total, shown: count(correct), total: count(total) })}</p>
      {!is_practice && (
        <p>
          <BandWords ability={ability} standard={standard} />
        </p>
      )}
      <BandScale ability={ability} standard={standard} />
      <p>{is_practice ? t('test.practice_only') : t('test.decision', { verdict: t(`test.verdict_${result.result}`) })}</p>
    </header>
  )
}
