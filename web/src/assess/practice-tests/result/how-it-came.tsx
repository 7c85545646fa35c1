import type { AdaptiveResult } from '@trivium/contract/assess/practice-tests'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import charts from '../charts.module.css'
import { logits } from '../logits.ts'
import classes from '../tests.module.css'
import { bandAround, height, heightOf, lineThrough, width } from './curve.ts'

/** Folded: why the test ended, the estimate in numbers after each item, all items, and an explanation of the method. */
export function HowItCame({ result, children }: { result: AdaptiveResult; children: ReactNode }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { unscored, stopped_by } = result
  return (
    <details className={classes.details}>
      <summary>{t('test.how_title')}</summary>
      <div className={classes.how}>
        <p>{t(`test.stopped_${stopped_by}`)}</p>
        {children}
        <Curve result={result} />
        <p>{t('test.how_scale')}</p>
        <p>{t('test.how_choice')}</p>
        <p>{t('test.how_error')}</p>
        <p>{t('test.how_parts')}</p>
        {unscored > 0 && <p>{t('test.how_unscored', { count: unscored, shown: count(unscored) })}</p>}
        <Items result={result} />
      </div>
    </details>
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

function Items({ result: { progress } }: { result: AdaptiveResult }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  return (
    <table className={`${charts.table} tabular`}>
      <caption>{t('test.items')}</caption>
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
  )
}
