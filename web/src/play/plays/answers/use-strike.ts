import type { OptionKey, Q } from '@trivium/contract/play/plays'
import { useAnnotating } from '../annotating.ts'

/** Struck-out options. Without the tools of a test there are none. A struck option can still be chosen. */
export function useStrike(question: Q) {
  const annotating = useAnnotating()
  const struck = annotating?.struckOn(question.id) ?? []
  const isStriking = annotating?.strikingOn === question.id
  return {
    isStruck: (option: OptionKey) => struck.includes(option),
    /** A tap strikes out instead of choosing, so that no answer lies beside it. */
    isStriking,
    strike: (option: OptionKey) => annotating?.toggleStrike(question.id, option),
  }
}
