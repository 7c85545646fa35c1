// All modes in groups, each with a description, its state for this player, and the size of a round.

import classes from './hub.module.css'
import { Skeleton, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../platform/calls/actions.ts'
import { useSession } from '../../platform/session/session.ts'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import { Page } from '../../platform/ui/layout/page.tsx'
import { type ModeGroup, groups, modesOf } from './mode-groups.ts'
import { ModeTile } from './mode-tile.tsx'
import { useModeStates } from './use-mode-states.ts'
import { Link } from 'react-router'
import { IconLock } from '@tabler/icons-react'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import type { Mode } from '@trivium/contract/platform/mode-names'
import { modeTable } from '@trivium/rules/play/modes'
import { roundOf } from '../../play/modes/index.ts'
import { settingIn } from '../../platform/settings/use-setting.ts'

// The number of questions in a round of a mode and the time for each, if these are the same in every round.
function useModeFacts(): (mode: Mode) => string | null {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const config = useSession(session => session.systemConfig)
  const each = (seconds: number) => t('hub.each', { seconds: t('review.seconds', { count: seconds, shown: count(seconds) }) })
  return mode => {
    const { driver, draws, scoring } = modeTable[mode]
    if (driver === 'shared') return each(settingIn(config, 'battle_seconds'))
    if (draws !== 'at_start' || scoring?.by !== 'points') return null
    const { questions, secondsEach } = roundOf(mode, config)
    const asked = t('catalogue.questions', { count: questions, shown: count(questions) })
    return secondsEach === null ? asked : `${asked} · ${each(secondsEach)}`
  }
}

/** Explains the locks on categories, if there are any. It is last on the page, so that nothing moves when it appears. */
function LockNote() {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const categories = useAction('get_categories', { type: 'quiz_zone' }).data?.data ?? []
  const locked = categories.filter(category => category.is_premium && !category.unlocked).length
  if (locked === 0) return null
  return (
    <p className={classes.lock}>
      <IconLock size={20} stroke={1.75} aria-hidden />
      {t('hub.locked', { count: locked, shown: count(locked) })}
    </p>
  )
}

/** Tells guests what they can do here, and that playing needs an account. */
function GuestNote() {
  const { t } = useTranslation()
  return (
    <div className={classes.guest}>
      <p>{t('hub.guest')}</p>
      <div className={classes.actions}>
        <Button component={Link} to="/auth/sign-up/">
          {t('auth.sign_up')}
        </Button>
        <Button component={Link} to="/auth/login/" variant="default">
          {t('auth.log_in')}
        </Button>
      </div>
    </div>
  )
}

export default function HubPage() {
  const { t } = useTranslation()
  const isSignedIn = useSession(session => session.token !== null)
  const home = useAction('get_player_home', {}, { enabled: isSignedIn })
  const states = useModeStates(home.data?.data ?? null)
  const factsOf = useModeFacts()
  return (
    <Page title={t('mode.all')} lead={t('hub.lead')}>
      <div className={classes.groups}>
        {!isSignedIn && <GuestNote />}
        {/* The modes show even without a reply. */}
        {home.isError && (
          <div className={classes.problem}>
            <ErrorState error={home.error} onRetry={home.refetch} />
          </div>
        )}
        {groups.map(group => (
          <section key={group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`} className={classes.title}>
              {t(`hub.group_${group}`)}
            </h2>
            {home.isLoading ? (
              <TilesSkeleton group={group} />
            ) : (
              <ul className={classes.modes}>
                {modesOf(group).map(mode => (
                  <li key={mode}>
                    <ModeTile mode={mode} state={states[mode]} facts={factsOf(mode)} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <LockNote />
      </div>
    </Page>
  )
}

function TilesSkeleton({ group }: { group: ModeGroup }) {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')} className={classes.modes}>
      {modesOf(group).map(mode => (
        <Skeleton key={mode} className={classes.place} radius="lg" aria-hidden />
      ))}
    </div>
  )
}
