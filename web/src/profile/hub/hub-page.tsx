// All modes in groups, each with a description, its state for this player, and the size of a round.

import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../platform/calls/actions.ts'
import { useSession } from '../../platform/session/session.ts'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import { Page } from '../../platform/ui/layout/page.tsx'
import { GuestNote } from './guest-note.tsx'
import classes from './hub.module.css'
import { LockNote } from './lock-note.tsx'
import { type Group, groups, modesOf } from './mode-groups.ts'
import { ModeTile } from './mode-tile.tsx'
import { useModeFacts } from './use-mode-facts.ts'
import { useModeStates } from './use-mode-states.ts'

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

function TilesSkeleton({ group }: { group: Group }) {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')} className={classes.modes}>
      {modesOf(group).map(mode => (
        <Skeleton key={mode} className={classes.place} radius="lg" aria-hidden />
      ))}
    </div>
  )
}
