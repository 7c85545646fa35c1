// The question being reported and the drafts of reasons. A store, because a draft must survive when button and dialog unmount: when
// the play goes on, or after a click outside the dialog.

import type { Q } from '@trivium/contract/play/plays'
import { create } from 'zustand'

export type Reported = Pick<Q, 'id' | 'question_type' | 'question'>

interface Reporting {
  question: Reported | null
  /** Drafts by question id. */
  drafts: Readonly<Record<number, string>>
}

const nothing: Reporting = { question: null, drafts: {} }
export const useReporting = create<Reporting>()(() => nothing)

export const report = (question: Reported) => useReporting.setState({ question })
/** Closes the dialog; the draft stays for the next report of the same question. */
export const stopReporting = () => useReporting.setState({ question: null })
export const leaveReports = () => useReporting.setState(nothing)

export const saveReason = (questionId: number, reason: string) =>
  useReporting.setState(({ drafts }) => ({ drafts: { ...drafts, [questionId]: reason } }))
