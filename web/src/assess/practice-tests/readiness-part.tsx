import type { Readiness } from '@trivium/contract/assess/practice-tests'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../platform/calls/actions.ts'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { PageSection } from '../../platform/ui/layout/section.tsx'
import { logits } from './logits.ts'
import classes from './tests.module.css'

/** The chance to pass, estimated from first answers in tests, or what is missing for an estimate. It promises nothing. */
export function ReadinessPart() {
  const { t } = useTranslation()
  const readiness = useAction('get_readiness', {}).data?.data
  return (
    <PageSection title={t('test.readiness')}>
      <div className={classes.surface}>
        {readiness ? <Words readiness={readiness} /> : <p className={classes.note}>{t('test.readiness_waits')}</p>}
      </div>
    </PageSection>
  )
}

function Words({ readiness }: { readiness: Readiness }) {
  const { t } = useTranslation()
  const { count, percent } = useNumbers()
  const { estimate, answers, answers_needed: needed, calibrated, calibrated_needed, criterion } = readiness
  if (estimate) {
    const { word, probability, low, high, ability, items } = estimate
    return (
      <>
        <p className={classes.word}>{t(`test.readiness_${word}`)}</p>
        <p>{t('test.readiness_says', { probability: percent(probability), low: percent(low), high: percent(high) })}</p>
        <details className={classes.evidence}>
          <summary>{t('test.how_title')}</summary>
          <p>{t('test.readiness_evidence', { count: items, shown: count(items), error: logits(ability.standard_error) })}</p>
        </details>
        {criterion && (
          <p className={classes.note}>
            {t('test.readiness_criterion', { count: criterion.people, people: count(criterion.people), share: percent(criterion.passed) })}
          </p>
        )}
      </>
    )
  }
  return (
    <>
      <p className={classes.word}>{t('test.readiness_unknown')}</p>
      <ul className={classes.points}>
        {answers < needed && <li>{t('test.readiness_answers', { answers: count(answers), needed: count(needed) })}</li>}
        {calibrated < calibrated_needed && (
          <li>{t('test.readiness_calibrated', { share: percent(calibrated), needed: percent(calibrated_needed) })}</li>
        )}
      </ul>
    </>
  )
}
