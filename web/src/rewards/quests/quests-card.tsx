// The three quests of today, with their progress. The server pays them by itself; the card says so once.

import type { Quest, Quests } from '@trivium/contract/rewards/quests'
import { Skeleton } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { msUntil } from '../../platform/calls/server-clock.ts'
import { CoinIcon } from '../../platform/ui/drawing/coin-icon.ts'
import { RingDrawing } from '../../platform/ui/drawing/ring-drawing.tsx'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import { notify } from '../../platform/ui/feedback/notify.ts'
import { PageSection } from '../../platform/ui/layout/section.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { timeLeftIn } from '../../platform/ui/text/time-left.ts'
import { questPlaces } from './quest-places.ts'
import classes from './quests-card.module.css'
import { useQuestNews } from './use-quest-news.ts'

export function QuestsCard() {
  const { t } = useTranslation()
  const { query, news } = useQuestNews()
  const quests = query.data?.data
  useToldPay(news)
  return (
    <PageSection title={t('quests.title')}>
      {quests ? <Card quests={quests} /> : query.isError ? <ErrorState error={query.error} onRetry={query.refetch} /> : <CardSkeleton />}
    </PageSection>
  )
}

function Card({ quests: { quests, bonus_coins, ends_at } }: { quests: Quests }) {
  const { t, i18n } = useTranslation()
  const { count } = useNumbers()
  const areDone = quests.every(quest => quest.is_done)
  const coins = t('wallet.coins', { count: bonus_coins, shown: count(bonus_coins) })
  return (
    <div className={classes.card}>
      <ul className={classes.quests}>
        {quests.map(quest => (
          <li key={quest.kind}>
            <Row quest={quest} />
          </li>
        ))}
      </ul>
      {areDone ? (
        <p className={classes.foot}>{t('quests.all_done', { time: timeLeftIn(i18n.language || 'en', msUntil(ends_at)) })}</p>
      ) : (
        <>
          {bonus_coins > 0 && <p className={classes.foot}>{t('quests.bonus', { coins })}</p>}
          <p className={classes.foot}>{t('quests.once')}</p>
        </>
      )}
    </div>
  )
}

function Row({ quest: { kind, difficulty, progress, goal, coins, is_done } }: { quest: Quest }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const standing = is_done ? t('quests.done') : t('quests.progress', { progress: count(progress), goal: count(goal) })
  const words = (
    <>
      <span className={classes.ring} aria-hidden>
        <RingDrawing share={progress / goal} width={4} />
        {is_done && <Tick />}
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{t(`quests.kind_${kind}`)}</span>
        <span className={`${classes.standing} tabular`}>
          {t(`quests.difficulty_${difficulty}`)} · {standing}
        </span>
      </span>
      {coins > 0 && (
        <span className={`${classes.coins} tabular`} role="img" aria-label={t('wallet.coins', { count: coins, shown: count(coins) })}>
          <CoinIcon size={20} aria-hidden />
          {count(coins)}
        </span>
      )}
    </>
  )
  if (is_done) return <div className={`${classes.row} ${classes.done}`}>{words}</div>
  return (
    <Link to={questPlaces[kind]} className={classes.row}>
      {words}
    </Link>
  )
}

/** Drawn here, because the icon is in a chunk that Today does not need. */
const Tick = () => (
  <svg viewBox="0 0 24 24" className={classes.tick}>
    <path d="M5 12.500l4.500 4.500l9.500 -10" />
  </svg>
)

/** Says what the server has just paid for today. */
function useToldPay(news: Quests | null): void {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const paid = news ? news.paid_now - news.paid_earlier : 0
  useEffect(() => {
    if (paid > 0) notify.success(t('quests.paid', { count: paid, shown: count(paid) }), 'quests')
    // The texts may change their language later, which pays nothing again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [paid])
}

function CardSkeleton() {
  return <Skeleton className={classes.skeleton} radius="lg" aria-hidden />
}
