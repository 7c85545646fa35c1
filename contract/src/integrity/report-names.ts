// The names that reports use. Separate from reports.admin.ts, so that the browser can import them without the schemas.

export const reportStates = ['open', 'closed'] as const
export type ReportState = (typeof reportStates)[number]

export const reportOutcomes = ['answered', 'accepted', 'dismissed'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]

export const regradeStates = ['running', 'done'] as const
