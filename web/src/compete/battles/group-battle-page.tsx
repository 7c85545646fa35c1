// Battles with friends: open a room, or join one by its code. A link with a code joins at once.

import { Button } from '@mantine/core'
import { IconSwords } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { ModePage } from '../../play/modes/index.ts'
import { modes } from '../../platform/modes/modes.ts'
import { CreateRoomForm } from './lobby/create-room-form.tsx'
import { JoinRoomForm } from './lobby/join-room-form.tsx'
import { OpenBattle } from './open-battle.tsx'
import classes from './start-battle.module.css'

export default function GroupBattlePage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  return (
    <ModePage mode="group_battle">
      <OpenBattle />
      <div className={classes.columns}>
        <CreateRoomForm />
        <JoinRoomForm invited={search.get('code')} />
      </div>
      <nav className={classes.other} aria-label={t('battle.other')}>
        <Button component={Link} to={modes.random_battle.path} variant="default" leftSection={<IconSwords size={20} aria-hidden />}>
          {t('mode.name_random_battle')}
        </Button>
        <Button component={Link} to="/profile/battles/" variant="subtle">
          {t('battle.history')}
        </Button>
      </nav>
    </ModePage>
  )
}
