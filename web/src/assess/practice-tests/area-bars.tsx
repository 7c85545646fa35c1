import type { TestResult } from '@trivium/contract/assess/practice-tests'
import { useTranslation } from 'react-i18next'
import { Bar } from '../../platform/ui/layout/bar.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import classes from './tests.module.css'

/** The share of points reached in each area. For an adaptive test, the ability in each area with its band. */
export function AreaBars({ areas }: { areas: TestResult['by_organisation'] }) {
  const { t } = useTranslation()
  const { count, percent } = useNumbers()
  return (
    <ul className={classes.areas}>
      {areas.map(({ id, name, questions, points, points_possible: possible, ability }) => {
        const share = possible === 0 ? 0 : (100 * points) / possible
        return (
          <li key={id}>
            <p className={classes.areaWords}>
              <span>{name}</span>
              <span className="tabular">
                {percent(share)} · {t('catalogue.questions', { count: questions, shown: count(questions) })}
              </span>
            </p>
            <Bar share={share / 100} />
            {ability && (
              <p className={`${classes.note} tabular`} dir="auto">
                {t('test.ability_between', { low: logits(ability.low), high: logits(ability.high) })}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Isolated, so that a sign stays before its number in right-to-left text. */
export const logits = (value: number) => `\u2066${value < 0 ? '−' : ''}${Math.abs(value).toFixed(1)}\u2069`
