import type { AdaptiveResult, TestResult } from '@trivium/contract/assess/practice-tests'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { PageSection } from '../../../platform/ui/layout/section.tsx'
import { logits } from '../area-bars.tsx'
import charts from '../charts.module.css'
import classes from '../tests.module.css'
import { strongAndWeak } from './strong-weak.ts'
import { bandAround, height, heightOf, lineThrough, width } from './curve.ts'

/** The course of the test: the ability after each item, why it ended, all items, and an explanation of the method. */
export function AdaptivePart({ result, areas }: { result: AdaptiveResult; areas: TestResult['by_organisation'] }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { stopped_by, is_practice, unscored } = result
  return (
    <>
      <PageSection title={t('test.ability')}>
        <p>{t(`test.stopped_${stopped_by}`)}</p>
        {is_practice && <p className={classes.practice}>{t('test.practice_only')}</p>}
        <Curve result={result} />
        <StrongAndWeak result={result} areas={areas} />
      </PageSection>
      <Items result={result} />
      <details className={classes.details}>
        <summary>{t('test.how_title')}</summary>
        <p>{t('test.how_scale')}</p>
        <p>{t('test.how_choice')}</p>
        <p>{t('test.how_error')}</p>
        <p>{t('test.how_parts')}</p>
        {unscored > 0 && <p>{t('test.how_unscored', { count: unscored, shown: count(unscored) })}</p>}
      </details>
    </>
  )
}

function Curve({ result: { progress, ability, passing_standard: standard } }: { result: AdaptiveResult }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  return (
    <figure className={charts.figure}>
      <svg viewBox={`0 0 ${width} ${height}`} className={charts.chart} aria-hidden>
        <polygon points={bandAround(progress)} className={charts.band} />
        <line x1="0" x2={width} y1={heightOf(standard)} y2={heightOf(standard)} className={charts.standard} />
        <polyline points={lineThrough(progress)} className={charts.line} />
      </svg>
      <p className={`${charts.ends} tabular`} aria-hidden>
        <span>{count(1)}</span>
        <span>{t('test.curve_across')}</span>
        <span>{count(progress.length)}</span>
      </p>
      <figcaption>
        {t('test.ability_says', {
          theta: logits(ability.theta),
          low: logits(ability.low),
          high: logits(ability.high),
          standard: logits(standard),
        })}
      </figcaption>
    </figure>
  )
}

function StrongAndWeak({ result, areas }: { result: AdaptiveResult; areas: TestResult['by_organisation'] }) {
  const { t, i18n } = useTranslation()
  const { strong, weak } = strongAndWeak(areas, result)
  const listed = (names: string[]) => new Intl.ListFormat(i18n.language || 'en').format(names)
  if (strong.length + weak.length === 0) return <p className={classes.note}>{t('test.no_area_sure')}</p>
  return (
    <ul className={classes.points}>
      {strong.length > 0 && <li>{t('test.strong_areas', { areas: listed(strong) })}</li>}
      {weak.length > 0 && <li>{t('test.weak_areas', { areas: listed(weak) })}</li>}
    </ul>
  )
}

function Items({ result: { progress } }: { result: AdaptiveResult }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  return (
    <details className={classes.details}>
      <summary>{t('test.items')}</summary>
      <table className={`${charts.table} tabular`}>
        <thead>
          <tr>
            <th scope="col">{t('exam.column_questions')}</th>
            <th scope="col">{t('test.difficulty')}</th>
            <th scope="col">{t('test.outcome')}</th>
            <th scope="col">{t('test.ability')}</th>
          </tr>
        </thead>
        <tbody>
          {progress.map(({ position, difficulty, correct, is_scored, theta }) => (
            <tr key={position}>
              <th scope="row">{count(position)}</th>
              <td>{logits(difficulty)}</td>
              <td>
                {correct ? t('result.correct') : t('result.wrong')}
                {!is_scored && ` · ${t('test.not_counted')}`}
              </td>
              <td>{logits(theta)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
