// Duel, Train and Exam hall: what to do first, and every way to do it with its state for this player.

import { Button, Skeleton } from '@mantine/core'
import type { Mode } from '@trivium/contract/platform/mode-names'
import { modeTable } from '@trivium/rules/play/modes'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useAction } from '../../platform/calls/actions.ts'
import { modes, plainPath } from '../../platform/modes/modes.ts'
import { useSession } from '../../platform/session/session.ts'
import { settingIn } from '../../platform/settings/use-setting.ts'
import { Cover, hueStyle } from '../../platform/ui/drawing/cover.tsx'
import { ModeMotif } from '../../platform/ui/drawing/mode-motif.tsx'
import { MascotPicture } from '../../platform/ui/drawing/mascot.tsx'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import card from '../../platform/ui/layout/card.module.css'
import { Page } from '../../platform/ui/layout/page.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { roundOf } from '../../play/modes/index.ts'
import classes from './door.module.css'
import { firstOf, modesOf, type PlainDoor, plainDoorOfPath } from './door-table.ts'
import { GuestNote } from './guest-note.tsx'
import { DoorTile, ModeTile } from './mode-tile.tsx'
import { type ModeState, useModeStates } from './use-mode-states.ts'

export default function DoorPage() {
  const { t } = useTranslation()
  const door = plainDoorOfPath(plainPath(useLocation().pathname))
  const isSignedIn = useSession(session => session.token !== null)
  const home = useAction('get_player_home', {}, { enabled: isSignedIn })
  const states = useModeStates(home.data?.data ?? null)
  const factsOf = useModeFacts()
  return (
    <Page title={t(`door.name_${door}`)} lead={t(`door.lead_${door}`)}>
      <div className={classes.parts}>
        {!isSignedIn && <GuestNote />}
        <First door={door} state={states[firstOf(door).first]} />
        {/* The modes show even without a reply. */}
        {home.isError && (
          <div className={classes.problem}>
            <ErrorState error={home.error} onRetry={home.refetch} />
          </div>
        )}
        {home.isLoading ? (
          <TilesSkeleton door={door} />
        ) : (
          <ul className={classes.modes}>
            {modesOf(door).map(mode => (
              <li key={mode}>
                <ModeTile mode={mode} state={states[mode]} facts={factsOf(mode)} isAbove={mode === firstOf(door).first} />
              </li>
            ))}
            {door === 'duel' && (
              <li>
                <LeaderboardTile />
              </li>
            )}
          </ul>
        )}
      </div>
    </Page>
  )
}

/** What the door suggests first, with the figure beside it. */
function First({ door, state }: { door: PlainDoor; state: ModeState | undefined }) {
  const { t } = useTranslation()
  const { first, to } = firstOf(door)
  return (
    <section className={classes.first} style={hueStyle(modes[first].hue)} aria-labelledby="door-first">
      <Cover hue={modes[first].hue} seed={`door-${door}`} className={classes.cover} />
      <div className={classes.firstWords}>
        <h2 id="door-first" className={classes.firstTitle}>
          {t(`door.first_${door}`)}
        </h2>
        <p>{state?.text ?? t(`mode.text_${first}`)}</p>
        <Button component={Link} to={to} size="lg" className={classes.go}>
          {t(`door.go_${door}`)}
        </Button>
      </div>
      <div className={classes.pictures}>
        <span className={classes.drawing} aria-hidden>
          <ModeMotif mode={first} />
        </span>
        <MascotPicture mood={moods[door]} className={classes.figure} />
      </div>
    </section>
  )
}

const moods = { duel: 'glad', train: 'watching', exams: 'thinking' } as const

function LeaderboardTile() {
  const { t } = useTranslation()
  return (
    <DoorTile to="/leaderboard/" hue={228} motif="leaderboard">
      <span className={classes.words}>
        <span className={card.name}>{t('board.title')}</span> <span className={card.text}>{t('door.leaderboard')}</span>
      </span>
    </DoorTile>
  )
}

/** The number of questions in a round of a mode and the time for each, if these are the same in every round. */
function useModeFacts(): (mode: Mode) => string | null {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const config = useSession(session => session.systemConfig)
  const each = (seconds: number) => t('door.each', { seconds: t('review.seconds', { count: seconds, shown: count(seconds) }) })
  return mode => {
    const { driver, draws, scoring } = modeTable[mode]
    if (driver === 'shared') return each(settingIn(config, 'battle_seconds'))
    if (draws !== 'at_start' || scoring?.by !== 'points') return null
    const { questions, secondsEach } = roundOf(mode, config)
    const asked = t('catalogue.questions', { count: questions, shown: count(questions) })
    return secondsEach === null ? asked : `${asked} · ${each(secondsEach)}`
  }
}

function TilesSkeleton({ door }: { door: PlainDoor }) {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')} className={classes.modes}>
      {modesOf(door).map(mode => (
        <Skeleton key={mode} className={classes.place} radius="lg" aria-hidden />
      ))}
    </div>
  )
}
