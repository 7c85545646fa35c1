import type { User } from '@trivium/contract/accounts'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAction } from '../actions.ts'
import { modeHues } from '../ui/mode-hues.ts'
import { Cover } from '../ui/cover.tsx'
import { useNumbers } from '../ui/numbers.ts'
import classes from './home-page.module.css'

/** The one thing to do next: carry on with an open play, or start one. */
export function PlayerHero({ user }: { user: User }) {
  const { t } = useTranslation()
  const open = useAction('get_play', {}, { staleTimeMs: 0 })
  const play = open.data?.play
  return (
    <section className={classes.hero}>
      <Cover hue={modeHues[play?.mode ?? 'quiz_zone']} seed={play ? `play-${play.id}` : 'trivium-797'} className={classes.heroCover} />
      <div className={classes.heroBody}>
        <p className={classes.greeting}>{t('home.hello_player', { name: user.name })}</p>
        {play ? (
          <OpenPlay id={play.id} answered={play.answered} total={play.total} category={open.data?.data[0]?.category.name} />
        ) : (
          <>
            <h1 className={classes.heroTitle}>{t('home.next_title')}</h1>
            <p className={classes.heroText}>{t('home.next_text')}</p>
            <div className={classes.actions}>
              <Button component={Link} to="/quiz-zone/" size="lg">
                {t('home.play_now')}
              </Button>
            </div>
          </>
        )}
        <Standing user={user} />
      </div>
    </section>
  )
}

interface OpenPlayProps {
  id: number
  answered: number
  total: number
  category?: string
}

function OpenPlay({ id, answered, total, category }: OpenPlayProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  return (
    <>
      <h1 className={classes.heroTitle}>{t('home.open_title')}</h1>
      <p className={classes.heroText}>
        {category && (
          <>
            <bdi>{category}</bdi>:{' '}
          </>
        )}
        {t('home.open_text', { answered: count(answered), total: count(total) })}
      </p>
      <div className={classes.actions}>
        <Button component={Link} to={`/quiz-zone/play/${id}/`} size="lg">
          {t('home.carry_on')}
        </Button>
      </div>
    </>
  )
}

function Standing({ user }: { user: User }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const figures = [
    { text: t('home.coins'), value: count(user.coins) },
    { text: t('home.score'), value: count(user.all_time_score) },
    { text: t('home.rank'), value: user.all_time_rank === null ? '–' : count(user.all_time_rank) },
  ]
  return (
    <dl className={classes.standing}>
      {figures.map(({ text, value }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
