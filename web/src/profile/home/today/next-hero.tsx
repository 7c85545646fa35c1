import type { PlayerHome } from '@trivium/contract/profile/home'
import { Button, Skeleton, VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import type { KnownUser } from '../../../platform/session/session.ts'
import { doors, modes } from '../../../platform/modes/modes.ts'
import { afterPaint } from '../../../platform/ui/hooks/after-paint.ts'
import { Bar } from '../../../platform/ui/layout/bar.tsx'
import { Cover } from '../../../platform/ui/drawing/cover.tsx'
import page from '../home-page.module.css'
import classes from './next-hero.module.css'
import type { NextStep } from './next-step.ts'
import { StartDaily, StartLevel } from '../start-button.tsx'
import { useGreeting, useStepWords } from './use-step-words.ts'

/** Decoration, so it comes after the first screen. */
const HeroFigure = lazy(async () => {
  await afterPaint()
  return { default: (await import('../../../platform/ui/drawing/mascot.tsx')).MascotPicture }
})

interface NextHeroProps {
  user: KnownUser
  /** Null while unknown, with its step: then the hero leads to the map. */
  home: PlayerHome | null
  step: NextStep | null
  isPending: boolean
  hero: { title: string; text: string } | null
}

/** The main action of the page. */
export function NextHero({ user, home, step: known, isPending, hero }: NextHeroProps) {
  const step: NextStep = known ?? { kind: 'play', to: doors.learn }
  const greeting = useGreeting(user.name, home)
  const mode = modeOf(step)
  return (
    <div className={`${page.hero} ${page.nextHero}`}>
      <Cover hue={modes[mode].hue} seed={`next-${mode}`} className={page.heroCover} />
      <div className={page.heroBody}>
        <p className={page.greeting}>{greeting}</p>
        <Suspense>{home && <HeroFigure mood={moodOf(step)} className={classes.figure} />}</Suspense>
        <div className={classes.step}>{isPending ? <StepSkeleton /> : <Step step={step} home={home} hero={hero} />}</div>
      </div>
    </div>
  )
}

function Step({ step, home, hero }: Pick<NextHeroProps, 'home' | 'hero'> & { step: NextStep }) {
  const { title, text, action } = useStepWords(step, home, hero)
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
        {step.kind === 'daily' ? (
          <StartDaily text={action} />
        ) : 'level' in step ? (
          <StartLevel text={action} level={step.level} />
        ) : (
          <Button component={Link} to={step.to} size="lg">
            {action}
          </Button>
        )}
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
  if ('level' in step) return step.level.mode
  if (step.kind === 'daily') return 'daily_quiz'
  return step.kind === 'practice' ? 'practice' : 'quiz_zone'
}

const moods = { open: 'watching', first: 'hello', continue: 'hello', daily: 'hello', practice: 'thinking', play: 'proud' } as const

const moodOf = ({ kind }: NextStep) => moods[kind]
