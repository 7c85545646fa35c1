import { ActionIcon } from '@mantine/core'
import { IconVolume, IconVolumeOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/session.ts'
import { chooseSound } from './sound.ts'

/** Switches the game's sound cues on and off on this device. */
export function SpeakerButton() {
  const { t } = useTranslation()
  const isOn = useSession(session => session.sound)
  const Drawing = isOn ? IconVolume : IconVolumeOff
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      c="dimmed"
      size={44}
      radius="xl"
      aria-label={t('settings.sound')}
      aria-pressed={isOn}
      data-switch
      onClick={() => chooseSound(!isOn)}
    >
      <Drawing size={24} aria-hidden />
    </ActionIcon>
  )
}
