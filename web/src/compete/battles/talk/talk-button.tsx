import { ActionIcon } from '@mantine/core'
import { IconMessageCircle, IconMessageOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

interface TalkButtonProps {
  isOpen: boolean
  /** Whether this device shows what others say. */
  isShown: boolean
  onOpen: (isOpen: boolean) => void
}

/** Opens and closes the phrases (talk-panel.tsx). */
export function TalkButton({ isOpen, isShown, onOpen }: TalkButtonProps) {
  const { t } = useTranslation()
  const Drawing = isShown ? IconMessageCircle : IconMessageOff
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      c="dimmed"
      size={44}
      radius="xl"
      onClick={() => onOpen(!isOpen)}
      aria-expanded={isOpen}
      aria-label={t('battle.talk')}
    >
      <Drawing size={24} aria-hidden />
    </ActionIcon>
  )
}
