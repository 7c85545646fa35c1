import type { Success } from '../../platform/calls/api.ts'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import classes from './battles-page.module.css'

const kinds = ['random', 'friend', 'group'] as const

interface BattleRecordProps {
  statistics: Success<'get_battle_statistics'>
}

/** The numbers of won, lost and drawn battles in total and by kind, the rating, and the winning streak. */
export function BattleRecord({ statistics }: BattleRecordProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { won, lost, drawn, rating, streak } = statistics
  const stats = [
    { text: t('battle.row_won'), value: count(won) },
    { text: t('battle.row_lost'), value: count(lost) },
    { text: t('battle.row_drawn'), value: count(drawn) },
    { text: t('battle.streak'), value: count(streak.now), note: t('battle.best_streak', { best: count(streak.best) }) },
  ]
  return (
    <section className={classes.record} aria-label={t('battle.record')}>
      <div className={classes.rating}>
        <span className={classes.note}>{t('battle.rating')}</span>
        <span className={`${classes.figure} tabular`}>{count(rating.rating)}</span>
        {rating.is_provisional && <span className={classes.note}>{t('battle.provisional_text')}</span>}
      </div>
      <dl className={classes.figures}>
        {stats.map(({ text, value, note }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd className="tabular">
              {value}
              {note && <span className={classes.note}>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <ul className={classes.kinds}>
        {kinds.map(kind => (
          <li key={kind}>
            <span>{t(`battle.kind_${kind}`)}</span>
            <span className={`${classes.note} tabular`}>
              {t('battle.tally', {
                won: count(statistics[kind].won),
                lost: count(statistics[kind].lost),
                drawn: count(statistics[kind].drawn),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
