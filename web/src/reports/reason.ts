import type { ActionName } from '@trivium/contract'
import type { QuestionType } from '@trivium/contract/plays'

/** Length limits in characters, the same as on the server. */
const shortestReason = 10
export const longestReason = 512

export const lengthOf = (reason: string) => [...reason.trim()].length
export const isReason = (reason: string) => lengthOf(reason) >= shortestReason

/** Multi-match questions have their own action for reports. */
export const reportActionFor = (type: QuestionType) =>
  (type === 'multi_select' || type === 'sequence' || type === 'matching'
    ? 'multi_match_report_question'
    : 'report_question') satisfies ActionName
