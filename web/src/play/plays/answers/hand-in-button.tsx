import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import type { AnswerInputProps } from './answer-input-props.ts'
import { DockPlace } from './dock-place.ts'
import classes from './hand-in-button.module.css'

/** True in plays that save every change automatically: only the whole play is submitted there. */
export const FreeOrder = createContext(false)

/** True in plays that give no feedback after an answer: the button then leads to the next question. */
export const TellsNothing = createContext(false)

interface HandInButtonProps extends Pick<AnswerInputProps, 'isOpen' | 'isSending' | 'outcome'> {
  isReady: boolean
  /** The id of the form that the button submits. */
  form?: string
  onClick?: () => void
  /** Words beside the button: what is missing. */
  children?: ReactNode
}

/** The main button of an answer with several parts. In the dock the verdict takes its place; elsewhere it keeps its space after use. */
export function HandInButton({ isOpen, isSending = false, outcome, isReady, form, onClick, children }: HandInButtonProps) {
  const { t } = useTranslation()
  const tellsNothing = useContext(TellsNothing)
  const place = useContext(DockPlace)
  if (useContext(FreeOrder)) return null
  const isDone = outcome !== null || (!isOpen && !isSending)
  if (place && isDone) return null
  const button = (
    <div className={classes.bar} data-done={isDone || undefined}>
      <BusyButton
        type={form === undefined ? 'button' : 'submit'}
        form={form}
        size="lg"
        className={classes.handIn}
        data-hand-in
        loading={isSending}
        disabled={!isReady}
        onClick={onClick}
      >
        {tellsNothing ? t('play.next') : t('play.check')}
      </BusyButton>
      {children && <p className={classes.beside}>{children}</p>}
    </div>
  )
  return place ? createPortal(button, place) : button
}
