import type { AdaptiveResult, TestResult } from '@trivium/contract/assess/practice-tests'
import { useTranslation } from 'react-i18next'
import classes from '../tests.module.css'
import { BandScale, BandWords } from './band-scale.tsx'
import { sideOf } from './band-words.ts'

/** The result of an adaptive test, first in words: the side of the pass mark, and the band. No percentage, because it says nothing here. */
export function AdaptiveVerdict({ result, adaptive }: { result: TestResult; adaptive: AdaptiveResult }) {
  const { t } = useTranslation()
  const { ability, passing_standard: standard, is_practice } = adaptive
  return (
    <header className={classes.verdict}>
      <p className={classes.sentence}>{t(`test.side_${sideOf(ability, standard)}`)}</p>
      <p>
        <BandWords ability={ability} standard={standard} />
      </p>
      <BandScale ability={ability} standard={standard} />
      <p>{is_practice ? t('test.practice_only') : t('test.decision', { verdict: t(`test.verdict_${result.result}`) })}</p>
    </header>
  )
}
