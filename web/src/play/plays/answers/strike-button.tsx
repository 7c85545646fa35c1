import type { OptionKey, Q } from '@trivium/contract/play/plays'
import { ActionIcon } from '@mantine/core'
import { IconStrikethrough } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useAnnotating } from '../annotating.ts'
import classes from './answers.module.css'

interface StrikeButtonProps {
  question: Q
  option: OptionKey
  isOpen: boolean
}

/** Strikes an option out or brings it back; renders nothing in plays without these tools. A struck option can still be chosen. */
export function StrikeButton({ question, option, isOpen }: StrikeButtonProps) {
  const { t } = useTranslation()
  const annotating = useAnnotating()
  if (!annotating) return null
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      radius="xl"
      className={classes.strike}
      aria-pressed={annotating.struckOn(question.id).includes(option)}
      data-switch
      data-off={!isOpen || undefined}
      aria-keyshortcuts={`Shift+${option.toUpperCase()}`}
      aria-label={t('test.strike', { option: t(`play.key_${option}`) })}
      title={t('test.strike', { option: t(`play.key_${option}`) })}
      onClick={() => annotating.toggleStrike(question.id, option)}
    >
      <IconStrikethrough size={20} aria-hidden />
    </ActionIcon>
  )
}

/** Whether each option is struck out. */
export function useStruck(question: Q): (option: OptionKey) => boolean {
  const struck = useAnnotating()?.struckOn(question.id) ?? []
  return option => struck.includes(option)
}
