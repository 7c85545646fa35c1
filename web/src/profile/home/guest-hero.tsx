import { Button } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { Cover } from '../../platform/ui/drawing/cover.tsx'
import classes from './home-page.module.css'
import { TrialCard } from './home-sections.tsx'
import { showTrial } from './show-trial.ts'

interface GuestHeroProps {
  hero: { title: string; text: string } | null
  /** The question loads once the first screen is drawn. */
  isDrawn: boolean
}

/** Shows the operator's text, or by default ours in the visitor's language, with a question to try beside it. */
export function GuestHero({ hero, isDrawn }: GuestHeroProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <div className={classes.guest}>
      <section className={classes.hero}>
        <Cover hue={250} seed="trivium-797" className={classes.heroCover} />
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
      <div className={classes.trial}>
        <Suspense>{isDrawn && <TrialCard />}</Suspense>
      </div>
    </div>
  )
}
