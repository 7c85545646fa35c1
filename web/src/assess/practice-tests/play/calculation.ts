// A pocket calculator: each operator works on the result so far, without precedence.

export const operators = ['+', '−', '×', '÷'] as const
export type Operator = (typeof operators)[number]
export type CalculatorKey = `${number}` | '.' | Operator | '=' | '%' | '√' | '±' | 'C' | '⌫' | 'MC' | 'MR' | 'M+' | 'M−'

export interface Calculation {
  /** The number on the display; null after an impossible step. */
  shown: string | null
  held: number
  operator: Operator | null
  /** The next digit starts a new number. */
  isDone: boolean
  memory: number
}

export const cleared: Calculation = { shown: '0', held: 0, operator: null, isDone: true, memory: 0 }

const mostDigits = 12

export function pressed(before: Calculation, key: CalculatorKey): Calculation {
  if (key === 'C') return { ...cleared, memory: before.memory }
  if (before.shown === null) return before
  if (/^[\d.]$/.test(key)) return typed(before, before.shown, key)
  return worked(before, Number(before.shown), key)
}

function typed(before: Calculation, shown: string, key: string): Calculation {
  if (before.isDone) return { ...before, shown: key === '.' ? '0.' : key, isDone: false }
  const isFull = shown.replace(/\D/g, '').length >= mostDigits
  if (isFull || (key === '.' && shown.includes('.'))) return before
  return { ...before, shown: shown === '0' && key !== '.' ? key : shown + key }
}

function worked(before: Calculation, value: number, key: CalculatorKey): Calculation {
  const { held, operator, memory } = before
  if (key === '%') return showing(before, operator === '+' || operator === '−' ? (held * value) / 100 : value / 100)
  if (key === '√') return showing(before, Math.sqrt(value))
  if (key === '±') return { ...before, shown: written(-value) }
  if (key === 'MC') return { ...before, memory: 0 }
  if (key === 'MR') return showing(before, memory)
  if (key === 'M+') return { ...before, memory: memory + value, isDone: true }
  if (key === 'M−') return { ...before, memory: memory - value, isDone: true }
  if (key === '⌫') return before.isDone ? before : { ...before, shown: shorter(String(before.shown)) }
  return calculated(before, value, operators.find(one => one === key) ?? null)
}

/** Applies the pending operator. An operator pressed right after another one replaces it. */
function calculated(before: Calculation, value: number, next: Operator | null): Calculation {
  const { held, operator, isDone } = before
  const result = operator === null || (isDone && next !== null) ? value : applied(operator, held, value)
  return { ...showing(before, result), held: result, operator: next }
}

function applied(operator: Operator, one: number, other: number): number {
  if (operator === '+') return one + other
  if (operator === '−') return one - other
  return operator === '×' ? one * other : one / other
}

const showing = (before: Calculation, value: number): Calculation => ({ ...before, shown: written(value), isDone: true })

/** Rounds to the digits of the display, so that 0.1 + 0.2 is 0.3. */
const written = (value: number) => (Number.isFinite(value) ? String(Number(value.toPrecision(mostDigits)) + 0) : null)

const shorter = (shown: string) => (/^-?\d$/.test(shown) ? '0' : shown.slice(0, -1))

const typedKeys: Partial<Record<string, CalculatorKey>> = {
  '-': '−',
  '*': '×',
  '/': '÷',
  ',': '.',
  enter: '=',
  backspace: '⌫',
  delete: 'C',
  c: 'C',
  r: '√',
}

/** The key of the calculator for a key of the keyboard. */
export function calculatorKeyFor(key: string): CalculatorKey | null {
  if (/^\d$/.test(key)) return `${Number(key)}`
  if (key === '+' || key === '=' || key === '%' || key === '.') return key
  return typedKeys[key.toLowerCase()] ?? null
}
