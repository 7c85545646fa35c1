// The next steps after a battle: the rematch while it is possible, the next opponent, friends, the review.

import type { Battle } from '@trivium/contract/compete/battles'
import { Button } from '@mantine/core'
import { IconSwords } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useCommand } from '../../../platform/calls/actions.ts'
import { modes, reviewPath } from '../../../platform/modes/modes.ts'
import { HowLink } from '../../../play/plays/index.ts'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { modeOfBattle, searchPath } from '../battle-paths.ts'
import { ownUser, rivalsOf } from '../conversation/battle-state.ts'
import type { BattleOnScreen } from '../conversation/use-battle.ts'
import { useSecondsUntil } from '../conversation/use-seconds-until.ts'
import classes from './battle-result.module.css'
import { ShareResult } from './share-result.tsx'

export function NextBattle({ onScreen }: { onScreen: BattleOnScreen }) {
  const { t } = useTranslation()
  const { battle } = onScreen
  const isRandom = battle.room_type === 'random'
  const mode = modeOfBattle(battle)
  const { pathname } = useLocation()
  return (
    <div className={classes.actions}>
      <Rematch onScreen={onScreen} />
      {isRandom ? (
        <Button
          component={Link}
          to={searchPath(battle.category?.slug ?? null)}
          size="lg"
          variant="default"
          leftSection={<IconSwords size={20} aria-hidden />}
        >
          {t('battle.next_opponent')}
        </Button>
      ) : (
        <Button component={Link} to={modes.group_battle.path} size="lg" variant="default">
          {t('battle.new_room')}
        </Button>
      )}
      {battle.play_id !== null && (
        <Button component={Link} to={reviewPath({ mode, id: battle.play_id })} state={{ from: pathname }} size="lg" variant="default">
          {t('result.review')}
        </Button>
      )}
      <div className={classes.minor}>
        <ShareResult battle={battle} />
        {battle.play_id !== null && <HowLink play={{ mode, id: battle.play_id }} />}
        <Button component={Link} to={isRandom ? modes.group_battle.path : modes.random_battle.path} variant="subtle">
          {isRandom ? t('battle.with_friends') : t('mode.name_random_battle')}
        </Button>
        <Button component={Link} to="/profile/battles/" variant="subtle">
          {t('battle.history')}
        </Button>
      </div>
    </div>
  )
}

/** Glows for as long as the player can ask for a rematch. */
function Rematch({ onScreen: { battle, see } }: { onScreen: BattleOnScreen }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const ask = useCommand('ask_rematch', { onSuccess: ({ data }) => see(data) })
  const seconds = useSecondsUntil(battle.rematch?.until ?? null)
  const hasAsked = ownUser(battle)?.asks_rematch ?? false
  const asking = rivalsOf(battle).find(user => user.asks_rematch && !user.is_bot)
  const isOffered = battle.rematch !== null && !rivalsOf(battle).every(({ state }) => state === 'left')
  const wholeSeconds = battle.rematch ? Math.max(1, (Date.parse(battle.rematch.until) - Date.parse(battle.since)) / 1000) : 1
  if (!isOffered || (seconds === 0 && !hasAsked)) return null
  return (
    <div className={classes.rematch}>
      <p role="status" className={classes.asks}>
        {rematchText({ battle, hasAsked, seconds, asking: asking?.name ?? null }, t)}
      </p>
      <BusyButton
        size="lg"
        className={classes.glow}
        data-glows={(!hasAsked && seconds > 0) || undefined}
        style={{ '--share': Math.min(1, seconds / wholeSeconds) }}
        loading={ask.isPending}
        disabled={hasAsked}
        onClick={() => ask.mutate({ room_id: battle.roomID })}
      >
        {hasAsked ? t('battle.rematch_asked') : t('battle.rematch', { seconds: count(seconds) })}
      </BusyButton>
    </div>
  )
}

interface RematchStands {
  battle: Battle
  hasAsked: boolean
  seconds: number
  /** The name of a rival who has asked for a rematch. */
  asking: string | null
}

function rematchText({ battle, hasAsked, seconds, asking }: RematchStands, t: TFunction): string | null {
  if (hasAsked && battle.rematch?.room_id) return t('battle.rematch_starts')
  if (hasAsked) return seconds > 0 ? t('battle.rematch_waiting') : t('battle.rematch_nobody')
  return asking === null ? null : t('battle.rematch_wanted', { name: asking })
}
