// The tests that can be taken again: every finished test, once, with any result.

import type { TestResult } from '@trivium/contract/assess/practice-tests'
import { useTranslation } from 'react-i18next'
import { useStartPlay } from '../../play/modes/index.ts'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import list from '../../platform/ui/layout/list.module.css'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { PageSection } from '../../platform/ui/layout/section.tsx'
import classes from './tests.module.css'

export function RetakePart({ results }: { results: TestResult[] }) {
  const { t } = useTranslation()
  const { percent, dateTime } = useNumbers()
  const { start, isPending, starting } = useStartPlay('get_questions_test_retake', { outdates: ['get_open_tests'] })
  const originals = results.filter(({ retake_of }) => retake_of === null)
  if (originals.length === 0) return null
  return (
    <PageSection title={t('test.retake_title')}>
      <p className={classes.note}>{t('test.retake_text')}</p>
      <ul className={`${list.cards} ${classes.retakes}`}>
        {originals.map(({ quiz_id, test_type, date, result_percentage }) => (
          <li key={quiz_id} className={classes.retake}>
            <span className={classes.words}>
              <span className={classes.name}>{t(`test.type_${test_type}`)}</span>
              <span className={`${classes.note} tabular`}>
                {dateTime(date)}
                {test_type !== 'cat' && ` · ${percent(result_percentage)}`}
              </span>
            </span>
            <BusyButton
              variant="default"
              loading={isPending && starting?.quiz_id === quiz_id}
              aria-label={t('test.retake_of', { test: t(`test.type_${test_type}`), date: dateTime(date) })}
              onClick={() => start({ quiz_id })}
            >
              {t('test.retake')}
            </BusyButton>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
