import { CloseButton } from '@mantine/core'
import { type KeyboardEvent, useEffect, useId, useReducer, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type CalculatorKey, calculatorKeyFor, cleared, pressed } from './calculation.ts'
import classes from './play.module.css'

const rows: CalculatorKey[][] = [
  ['MC', 'MR', 'M−', 'M+'],
  ['C', '√', '%', '÷'],
  ['7', '8', '9', '×'],
  ['4', '5', '6', '−'],
  ['1', '2', '3', '+'],
  ['±', '0', '.', '='],
]

/** The calculator, beside the question on wide screens and below it on phones. It stays open between questions and handles its own keys. */
export function CalculatorPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const titleId = useId()
  const [calculation, press] = useReducer(pressed, cleared)
  const panel = useRef<HTMLDivElement>(null)
  useReturningFocus(panel)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isOnKey = event.target instanceof HTMLButtonElement && event.key === 'Enter'
    const key = calculatorKeyFor(event.key)
    if (event.key === 'Escape') onClose()
    else if (key && !isOnKey) press(key)
    else return
    event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the panel handles all keys that are typed in it
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={classes.calculator}
      data-own-keys
      onKeyDown={onKeyDown}
    >
      <div className={classes.calculatorTop}>
        <h2 id={titleId}>{t('test.calculator')}</h2>
        <CloseButton size="lg" aria-label={t('action.close')} onClick={onClose} />
      </div>
      <output className={`${classes.shown} tabular`} dir="ltr" aria-label={t('test.calculator_shows')}>
        {calculation.memory !== 0 && <span className={classes.memory}>M</span>}
        <span>{calculation.shown?.replace('-', '−') ?? t('test.calculator_error')}</span>
      </output>
      <div className={classes.keys} dir="ltr">
        {rows.flat().map(key => (
          <CalculatorButton key={key} name={key} onPress={() => press(key)} />
        ))}
      </div>
    </div>
  )
}

function CalculatorButton({ name, onPress }: { name: CalculatorKey; onPress: () => void }) {
  const { t } = useTranslation()
  const words: Partial<Record<CalculatorKey, string>> = {
    '+': t('test.key_plus'),
    '−': t('test.key_minus'),
    '×': t('test.key_times'),
    '÷': t('test.key_divided'),
    '√': t('test.key_root'),
    '±': t('test.key_sign'),
    C: t('test.key_clear'),
    MC: t('test.key_memory_clear'),
    MR: t('test.key_memory_recall'),
    'M+': t('test.key_memory_add'),
    'M−': t('test.key_memory_subtract'),
  }
  return (
    <button
      type="button"
      className={classes.key}
      data-kind={/^[\d.]$/.test(name) ? 'digit' : name === '=' ? 'equals' : 'step'}
      aria-label={words[name]}
      onClick={onPress}
    >
      {name}
    </button>
  )
}

/** Takes the focus, and returns it to the previous element on closing. */
function useReturningFocus(panel: { current: HTMLElement | null }): void {
  useEffect(() => {
    const before = document.activeElement
    panel.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [panel])
}
