import { createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import type { AnswerInputProps } from './answer-input-props.ts'
import classes from './hand-in-button.module.css'

/** True in plays that save every change automatically: only the whole play is submitted there. */
export const FreeOrder = createContext(false)

/** True in plays that give no feedback after an answer: the button then leads to the next question. */
export const TellsNothing = createContext(false)

interface HandInButtonProps extends Pick<AnswerInputProps, 'isOpen' | 'isSending' | 'outcome'> {
  isReady: boolean
  type?: 'button' | 'submit'
  onClick?: () => void
}

/** Keeps its space after use, so that nothing below it moves. In battles it is used before the feedback. */
export function HandInButton({ isOpen, isSending = false, outcome, isReady, type = 'button', onClick }: HandInButtonProps) {
  const { t } = useTranslation()
  const tellsNothing = useContext(TellsNothing)
  if (useContext(FreeOrder)) return null
  return (
    <BusyButton
      type={type}
      size="lg"
      className={classes.handIn}
      data-done={outcome !== null || (!isOpen && !isSending) || undefined}
      loading={isSending}
      disabled={!isReady}
      onClick={onClick}
    >
      {tellsNothing ? t('play.next') : t('play.check')}
    </BusyButton>
  )
}
