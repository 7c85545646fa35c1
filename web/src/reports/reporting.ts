// Which question is being reported, and what was written so far. Kept apart from the button and the dialog: they may go, when the
// play goes on or when somebody presses beside the dialog, and the words must not.

import type { Q } from '@trivium/contract/plays'
import { create } from 'zustand'

export type Reported = Pick<Q, 'id' | 'question_type' | 'question'>

interface Reporting {
  question: Reported | null
  /** By question id. */
  drafts: Readonly<Record<number, string>>
}

const nothing: Reporting = { question: null, drafts: {} }
export const useReporting = create<Reporting>()(() => nothing)

export const report = (question: Reported) => useReporting.setState({ question })
/** Closes the dialog; the words wait until the same question is reported again. */
export const stopReporting = () => useReporting.setState({ question: null })
export const leaveReports = () => useReporting.setState(nothing)

export const keepReason = (questionId: number, reason: string) =>
  useReporting.setState(({ drafts }) => ({ drafts: { ...drafts, [questionId]: reason } }))
