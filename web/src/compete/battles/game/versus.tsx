// Introduces the players, and counts down the last seconds before the first question.

import type { Battle, RoomUser } from '@trivium/contract/compete/battles'
import { useTranslation } from 'react-i18next'
import { CoinIcon } from '../../../platform/ui/drawing/coin-icon.ts'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { ownFirst } from '../conversation/battle-state.ts'
import { Face } from '../face.tsx'
import { RatingText } from '../rating-text.tsx'
import { RecordedWords } from '../recorded-words.tsx'
import { useSecondsUntil } from '../conversation/use-seconds-until.ts'
import classes from './versus.module.css'

export function Versus({ battle }: { battle: Battle }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const seconds = useSecondsUntil(battle.due)
  return (
    <div className={classes.versus}>
      <h1 className={classes.title}>{t('battle.get_ready')}</h1>
      <ul className={classes.cards} data-count={battle.users.length}>
        {ownFirst(battle).map(user => (
          <Card key={user.seat} user={user} isOwn={user.seat === battle.seat} />
        ))}
      </ul>
      <Recorded battle={battle} />
      <p translate="no" className={`${classes.seconds} tabular`} key={seconds} aria-hidden>
        {seconds > 0 ? count(seconds) : ''}
      </p>
      <Terms battle={battle} />
    </div>
  )
}

function Card({ user, isOwn }: { user: RoomUser; isOwn: boolean }) {
  const { t } = useTranslation()
  return (
    <li className={classes.card} data-own={isOwn || undefined}>
      <Face user={user} size={88} />
      <span className={classes.name} title={user.name} dir="auto" translate="no">
        {user.name}
      </span>
      {user.is_bot ? (
        <span className={classes.note}>{user.played_at === null ? t('battle.is_bot') : t('battle.recorded')}</span>
      ) : (
        user.rating && <RatingText rating={user.rating} />
      )}
    </li>
  )
}

function Recorded({ battle: { users } }: { battle: Battle }) {
  return users.map(
    ({ seat, name, is_named, played_at }) =>
      played_at !== null && (
        <div key={seat} className={classes.recorded} role="note">
          <RecordedWords name={is_named ? name : null} playedAt={played_at} />
        </div>
      ),
  )
}

/** The terms of the battle: category, number of questions, time, pot. */
function Terms({ battle: { category, questions, seconds_per_question, entryFee, users } }: { battle: Battle }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const pot = entryFee * users.length
  return (
    <p className={classes.terms}>
      <bdi>{category?.name ?? t('battle.any_category')}</bdi>
      <span>{t('catalogue.questions', { count: questions, shown: count(questions) })}</span>
      <span>{t('battle.seconds_each', { count: seconds_per_question, shown: count(seconds_per_question) })}</span>
      {pot > 0 && (
        <span className={classes.pot}>
          <CoinIcon size={20} aria-hidden /> {t('battle.pot', { coins: t('catalogue.price', { count: pot, shown: count(pot) }) })}
        </span>
      )}
    </p>
  )
}
