import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import type { AnswerInputProps } from './answer-input-props.ts'
import { DockPlace } from './dock-place.ts'
import classes from './hand-in-button.module.css'

/** In plays in free order: whether every change is saved by itself, so that no answer needs a button, or the player saves each answer once. */
export const FreeOrder = createContext<'every_change' | 'once' | null>(null)

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
  const saves = useContext(FreeOrder)
  if (saves === 'every_change') return null
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
        {t(saves === 'once' ? 'free.save_answer' : tellsNothing ? 'play.next' : 'play.check')}
      </BusyButton>
      {children && <p className={classes.beside}>{children}</p>}
    </div>
  )
  return place ? createPortal(button, place) : button
}
