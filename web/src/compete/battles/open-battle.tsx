import { Button } from '@mantine/core'
import { IconSwords } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAction } from '../../platform/calls/actions.ts'
import { roomPath } from './battle-paths.ts'
import { isEnded } from './conversation/battle-state.ts'
import classes from './start-battle.module.css'

/** A link back to the room in which the player is waiting or playing. */
export function OpenBattle() {
  const { t } = useTranslation()
  const { data } = useAction('get_battle', {}, { staleTimeMs: 0 })
  const battle = data?.data
  if (!battle || battle.seat === null || isEnded(battle)) return null
  return (
    <section className={classes.open} aria-label={t('battle.open_title')}>
      <IconSwords size={28} stroke={1.75} aria-hidden />
      <p>{t(battle.state === 'waiting' ? 'battle.open_room' : 'battle.open_running')}</p>
      <Button component={Link} to={roomPath(battle)}>
        {t('battle.open_go')}
      </Button>
    </section>
  )
}
