import type { Contest } from '@trivium/contract/compete/contests'
import { isCover } from '@trivium/contract/bank/covers'
import { IconHourglassHigh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { modes } from '../../../platform/modes/modes.ts'
import { Cover, hueStyle } from '../../../platform/ui/drawing/cover.tsx'
import { ModeMotif } from '../../../platform/ui/drawing/mode-motif.tsx'
import classes from './contest-hero.module.css'
import { ContestWhen, ContestWindow } from './contest-when.tsx'

interface ContestHeroProps {
  contest: Contest
  /** Heading level: 1 on the contest's own page. */
  level: 1 | 3
  children: ReactNode
}

/** A contest on its picture: its name, its end, and the player's action. */
export function ContestHero({ contest, level, children }: ContestHeroProps) {
  const { t } = useTranslation()
  const { hue } = modes.contest
  const Heading = level === 1 ? 'h1' : 'h3'
  const isDrawn = isCover(contest.image)
  return (
    <div className={classes.hero} style={hueStyle(hue)}>
      {isDrawn ? (
        <Cover hue={hue} seed={`contest-${contest.name}`} className={classes.cover} />
      ) : (
        <img className={classes.cover} src={contest.image} alt="" />
      )}
      {isDrawn && (
        <span className={classes.drawing} aria-hidden>
          <ModeMotif mode="contest" />
        </span>
      )}
      <div className={classes.body}>
        <p className={classes.state} data-state={contest.state}>
          {t(`contest.state_${contest.state}`)}
        </p>
        <Heading className={classes.title} dir="auto">
          {contest.name}
        </Heading>
        <p className={classes.text} dir="auto">
          {contest.description}
        </p>
        <p className={classes.when}>
          <IconHourglassHigh size={20} aria-hidden />
          <span>
            {/* The mark above says that another contest is over, ends or is called off. */}
            {(contest.state === 'upcoming' || contest.state === 'live') && (
              <strong>
                <ContestWhen contest={contest} hasClockBeside={level === 1} />
              </strong>
            )}{' '}
            <span className={classes.window}>
              <ContestWindow contest={contest} />
            </span>
          </span>
        </p>
        {children}
      </div>
    </div>
  )
}
