// A name whose row opens the report of its player. Guests and the player's own row open nothing.

import { UnstyledButton } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../platform/session/session.ts'
import classes from './reportable.module.css'

export interface Reported {
  user_id: number
  name: string
  /** Null: the picture is drawn from the name. */
  profile: string | null
}

const PlayerReport = lazy(async () => ({ default: (await import('./player-report.tsx')).PlayerReport }))

/** The row or step around it must be a positioned element. */
export function Reportable({ player }: { player: Reported }) {
  const { t } = useTranslation()
  const own = useSession(({ user }) => user?.id ?? null)
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened')
  if (own === null || own === player.user_id) return player.name
  return (
    <>
      {player.name}
      <UnstyledButton
        className={classes.cover ?? ''}
        aria-label={t('report_player.of', { name: player.name })}
        onClick={() => setState('open')}
      />
      <Suspense>
        {state !== 'unopened' && <PlayerReport player={player} isOpen={state === 'open'} onClose={() => setState('closed')} />}
      </Suspense>
    </>
  )
}
