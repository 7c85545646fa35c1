// The names that reports of players use. Separate from the schemas, so that the database's types and the browser can import them alone.

export const reportedSubjects = ['name', 'picture'] as const
export type ReportedSubject = (typeof reportedSubjects)[number]

export const playerReportReasons = ['insulting', 'sexual', 'hateful', 'pretending', 'advertising', 'something_else'] as const
export type PlayerReportReason = (typeof playerReportReasons)[number]
