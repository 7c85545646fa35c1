import type { User } from '@trivium/contract/accounts'
import type { PlayerHome } from '@trivium/contract/home'
import { Button, Skeleton, VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { modes } from '../modes/modes.ts'
import { Bar } from '../ui/bar.tsx'
import { Cover } from '../ui/cover.tsx'
import page from './home-page.module.css'
import classes from './next-hero.module.css'
import { nextStepOf, type NextStep } from './next-step.ts'
import { Standing } from './standing.tsx'
import { useStepWords } from './use-step-words.ts'

interface NextHeroProps {
  user: User
  /** Null while unknown: then the hero suggests a level. */
  home: PlayerHome | null
  isPending: boolean
  hero: { title: string; text: string } | null
}

/** The main action of the page. */
export function NextHero({ user, home, isPending, hero }: NextHeroProps) {
  const { t } = useTranslation()
  const step: NextStep = home ? nextStepOf(home) : { kind: 'play', to: '/quiz-zone/' }
  return (
    <div className={`${page.hero} ${page.nextHero}`}>
      <Cover hue={modes[modeOf(step)].hue} seed={`next-${modeOf(step)}`} className={page.heroCover} />
      <div className={page.heroBody}>
        <p className={page.greeting}>{t('home.hello_player', { name: user.name })}</p>
        <div className={classes.step}>{isPending ? <StepSkeleton /> : <Step step={step} hero={hero} />}</div>
        <Standing user={user} />
      </div>
    </div>
  )
}

function Step({ step, hero }: { step: NextStep; hero: NextHeroProps['hero'] }) {
  const { title, text, action } = useStepWords(step, hero)
  return (
    <>
      <h1 className={page.heroTitle}>{title}</h1>
      <p className={page.heroText}>{text}</p>
      {step.kind === 'open' && (
        <div className={classes.progress}>
          <Bar share={step.play.answered / step.play.total} />
        </div>
      )}
      <div className={page.actions}>
        <Button component={Link} to={step.to} size="lg">
          {action}
        </Button>
      </div>
    </>
  )
}

function StepSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')} className={classes.stepSkeleton}>
      <VisuallyHidden component="h1">{t('home.next')}</VisuallyHidden>
      <Skeleton height={44} width="70%" aria-hidden />
      <Skeleton height={26} width="90%" aria-hidden />
      <Skeleton height={50} width={168} radius="xl" aria-hidden />
    </div>
  )
}

function modeOf(step: NextStep) {
  if (step.kind === 'open') return step.play.mode
  if (step.kind === 'daily') return 'daily_quiz'
  return step.kind === 'practice' ? 'practice' : 'quiz_zone'
}
