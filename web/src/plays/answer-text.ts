// Answers of several keys, as the text the server takes.

import type { OptionKey } from '@trivium/contract/plays'
import { keysIn } from './play-state.ts'

export function toggled(answer: string, key: OptionKey): string {
  const keys = keysIn(answer)
  return (keys.includes(key) ? keys.filter(entry => entry !== key) : [...keys, key].toSorted()).join(',')
}

export function moved(keys: OptionKey[], from: number, to: number): string {
  const key = keys[from]
  if (key === undefined || to < 0 || to >= keys.length) return keys.join(',')
  const others = keys.filter((_, place) => place !== from)
  return others.toSpliced(to, 0, key).join(',')
}
