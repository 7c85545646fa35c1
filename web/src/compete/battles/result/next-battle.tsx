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
import { type Numbers, useNumbers } from '../../../platform/ui/text/numbers.ts'
import { modeOfBattle, searchPath } from '../battle-paths.ts'
import { rivalsOf } from '../conversation/battle-state.ts'
import { awaitedIn, isRematchOpen, type RematchStand, rematchStand } from './rematch-stand.ts'
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
  const seconds = useSecondsUntil(battle.rematch?.until ?? null)
  // Without a rematch the next battle is the one thing to do.
  const variant = isRematchOpen(battle, seconds) ? 'default' : 'filled'
  return (
    <div className={classes.actions}>
      <Rematch onScreen={onScreen} />
      {isRandom ? (
        <Button
          component={Link}
          to={searchPath(battle.category?.slug ?? null)}
          size="lg"
          variant={variant}
          leftSection={<IconSwords size={20} aria-hidden />}
        >
          {t('battle.next_opponent')}
        </Button>
      ) : (
        <Button component={Link} to={modes.group_battle.path} size="lg" variant={variant}>
          {t('battle.new_room')}
        </Button>
      )}
      {battle.play_id !== null && (
        <Button component={Link} to={reviewPath({ mode, id: battle.play_id })} state={{ from: pathname }} size="lg" variant="default">
          {t('result.review')}
        </Button>
      )}
      <div className={classes.minor}>
        {/* Nobody's recorded round is told to others. */}
        {battle.users.every(({ played_at }) => played_at === null) && <ShareResult battle={battle} />}
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

/** Glows for as long as the player can ask for a rematch. After the question it says whom it waits for, and how that ended. */
function Rematch({ onScreen: { battle, see } }: { onScreen: BattleOnScreen }) {
  const { t } = useTranslation()
  const { count, list } = useNumbers()
  const ask = useCommand('ask_rematch', { onSuccess: ({ data }) => see(data) })
  const seconds = useSecondsUntil(battle.rematch?.until ?? null)
  if (!battle.rematch || rivalsOf(battle).every(({ state }) => state === 'left')) return null
  const stand = rematchStand(battle, seconds)
  const text = rematchText(stand, battle, { t, list })
  const wholeSeconds = Math.max(1, (Date.parse(battle.rematch.until) - Date.parse(battle.since)) / 1000)
  const share = { '--share': Math.min(1, seconds / wholeSeconds) }
  if (stand === 'missed') return null
  return (
    <div className={classes.rematch}>
      <div role="status" className={classes.asks} data-stand={stand} style={share}>
        {text && <p>{text}</p>}
        {stand === 'waiting' && <span className={classes.left} aria-hidden />}
      </div>
      {(stand === 'offered' || stand === 'wanted') && (
        <BusyButton
          size="lg"
          className={classes.glow}
          data-glows
          style={share}
          loading={ask.isPending}
          onClick={() => ask.mutate({ room_id: battle.roomID })}
        >
          {t('battle.rematch', { seconds: count(seconds) })}
        </BusyButton>
      )}
    </div>
  )
}

function rematchText(stand: RematchStand, battle: Battle, { t, list }: { t: TFunction; list: Numbers['list'] }): string | null {
  const names = list(awaitedIn(battle).map(({ name }) => name))
  switch (stand) {
    case 'starts':
      return t('battle.rematch_starts')
    case 'waiting':
      return t('battle.rematch_waiting', { names })
    case 'gone':
      return t('battle.rematch_gone', { names })
    case 'unanswered':
      return t('battle.rematch_nobody')
    case 'wanted':
      return t('battle.rematch_wanted', { name: rivalsOf(battle).find(user => user.asks_rematch)?.name ?? '' })
    case 'offered':
    case 'missed':
      return null
  }
}
