// Two cards: the player's own, and one that cycles through silhouettes. Below them is the widening rating window.

import { Button } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { modes } from '../../../platform/modes/modes.ts'
import { serverNow } from '../../../platform/calls/server-clock.ts'
import { useSession } from '../../../platform/session/session.ts'
import { Avatar } from '../../../platform/ui/drawing/avatar.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { Ring } from '../../../platform/ui/drawing/ring.tsx'
import { RatingText } from '../rating-text.tsx'
import { BotOffer } from './bot-offer.tsx'
import { halfWindow } from './rating-window.ts'
import type { Search } from './search-conversation.ts'
import classes from './search.module.css'

/** @param search null until the server has replied */
export function Searching({ search }: { search: Search | null }) {
  const { t } = useTranslation()
  const user = useSession(session => session.user)
  return (
    <div className={classes.searching}>
      <h1 className={classes.title}>{t('battle.searching')}</h1>
      <div className={classes.cards}>
        <div className={classes.card}>
          {user && <Avatar name={user.name} photo={user.profile} size={88} />}
          <span className={classes.name} dir="auto">
            {user?.name}
          </span>
          {search && <RatingText rating={search.rating} />}
        </div>
        <span className={classes.against} aria-hidden>
          {t('battle.against')}
        </span>
        <div className={classes.card} data-unknown aria-hidden>
          <span className={classes.silhouettes}>
            {[0, 1, 2].map(place => (
              <IconUser key={place} className={classes.silhouette} size={64} stroke={1.5} />
            ))}
          </span>
          <span className={classes.name}>?</span>
        </div>
      </div>
      {search ? <Progress search={search} /> : <div className={classes.progress} />}
      {search && <BotOffer search={search} />}
      <Button component={Link} to={modes.random_battle.path} variant="default" size="lg" className={classes.cancel}>
        {t('battle.cancel_search')}
      </Button>
    </div>
  )
}

function Progress({ search }: { search: Search }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const half = useHalfWindow(search)
  const { rating } = search.rating
  const total = Math.max(1, Math.round((Date.parse(search.expires_at) - Date.parse(search.started_at)) / 1000))
  const widest = halfWindow(search.window, total * 1000)
  return (
    <div className={classes.progress}>
      <Ring deadline={search.expires_at} totalSeconds={total} size={72} />
      <div className={classes.band} aria-hidden>
        <span className={classes.window} style={{ '--share': half / widest }} />
        <span className={classes.own} />
      </div>
      <p className={`${classes.range} tabular`} role="status">
        {t('battle.rating_window', { from: count(rating - half), to: count(rating + half) })}
      </p>
      {search.why && <p className={classes.range}>{t(`battle.why_${search.why}`)}</p>}
    </div>
  )
}

function useHalfWindow({ window, started_at }: Search): number {
  const now = () => halfWindow(window, serverNow() - Date.parse(started_at))
  const [half, setHalf] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setHalf(now()), 500)
    return () => clearInterval(timer)
  })
  return half
}
