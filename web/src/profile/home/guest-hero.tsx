import { Button } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useSession } from '../../platform/session/session.ts'
import { Cover } from '../../platform/ui/drawing/cover.tsx'
import classes from './home-page.module.css'
import { TrialCard } from './home-sections.tsx'
import { showTrial } from './show-trial.ts'

/** The operator's picture, or a drawing in the colour of the site. */
function HeroCover() {
  const hero = useSession(session => session.webSettings?.hero)
  if (!hero?.picture) return <Cover hue={hero?.hue ?? 250} seed="trivium-797" className={classes.heroCover} />
  // Darkened, so that the words on it can be read.
  const background = `linear-gradient(#0a081e99, #0a081e99), url(${JSON.stringify(hero.picture)}) center / cover`
  return <div className={classes.heroCover} style={{ background }} />
}

interface GuestHeroProps {
  hero: { title: string; text: string } | null
  /** The question loads once the first screen is drawn. */
  isDrawn: boolean
}

/** The words about the app, with a question to try beside them. */
export function GuestHero({ hero, isDrawn }: GuestHeroProps) {
  return (
    <div className={classes.guest}>
      <GuestWords hero={hero} />
      <div className={classes.trial}>
        <Suspense>{isDrawn && <TrialCard />}</Suspense>
      </div>
    </div>
  )
}

/** Shows the operator's text, or by default ours in the visitor's language. */
export function GuestWords({ hero }: Pick<GuestHeroProps, 'hero'>) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <section className={classes.hero}>
      <HeroCover />
      <div className={classes.heroBody}>
        <p className={classes.greeting}>{t('home.hello_guest')}</p>
        <h1 className={classes.heroTitle}>{hero?.title || t('home.hero_title')}</h1>
        <p className={classes.heroText} data-own={hero?.text ? true : undefined}>
          {hero?.text || t('home.hero_text')}
        </p>
        <div className={classes.actions}>
          <Button size="lg" onClick={() => showTrial() || void navigate('/auth/sign-up/')}>
            {t('home.start_free')}
          </Button>
          <Button component={Link} to="/auth/sign-up/" size="lg" variant="outline" className={classes.onCover}>
            {t('auth.sign_up')}
          </Button>
        </div>
      </div>
    </section>
  )
}
