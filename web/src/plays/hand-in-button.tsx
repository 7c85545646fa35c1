import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AnswerInputProps } from './answer-inputs.tsx'
import classes from './play.module.css'

interface HandInButtonProps extends Pick<AnswerInputProps, 'isOpen' | 'outcome'> {
  isReady: boolean
  onClick: () => void
}

/** Keeps its place when it has done its work, so that nothing below it jumps. */
export function HandInButton({ isOpen, outcome, isReady, onClick }: HandInButtonProps) {
  const { t } = useTranslation()
  return (
    <Button
      size="lg"
      className={classes.handIn}
      data-done={outcome !== null || undefined}
      loading={!isOpen && !outcome}
      disabled={!isReady}
      onClick={onClick}
    >
      {t('play.hand_in')}
    </Button>
  )
}
