import type { Battle } from '@trivium/contract/compete/battles'
import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { queryClient } from '../../../platform/calls/actions.ts'
import { modes } from '../../../platform/modes/modes.ts'
import { EmptyState } from '../../../platform/ui/feedback/empty-state.tsx'
import { Page } from '../../../platform/ui/layout/page.tsx'
import { modeOfBattle } from '../battle-paths.ts'

/** A room without a result: deleted before its start, or void. */
export function RoomClosed({ battle }: { battle: Battle }) {
  const { t } = useTranslation()
  const mode = modeOfBattle(battle)
  const { state, why, entryFee } = battle
  // The server has refunded the entry.
  useEffect(() => {
    for (const outdated of ['get_user_by_id', 'get_tracker_data']) void queryClient.invalidateQueries({ queryKey: [outdated] })
  }, [])
  return (
    <Page title={t(`mode.name_${mode}`)} width="narrow" isTitleHidden>
      <EmptyState
        mood="sleepy"
        prop="door"
        title={why ? t(`battle.why_${why}`) : t(state === 'deleted' ? 'refusal.room_deleted' : 'battle.void')}
        text={t(entryFee > 0 ? 'battle.refunded' : 'battle.nothing_lost')}
        action={
          <Button component={Link} to={modes[mode].path}>
            {t('battle.new_battle')}
          </Button>
        }
      />
    </Page>
  )
}
