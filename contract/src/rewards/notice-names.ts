// The names that notices use. Separate from the schemas, so that the database's types and the admin can import them alone.

/** Recipients of an announcement. */
export const audiences = ['all', 'language', 'accounts'] as const
export type Audience = (typeof audiences)[number]

/** scheduled: not sent yet · sending: a job sends it to one account after the other · sent · cancelled before sending. */
export const announcementStates = ['scheduled', 'sending', 'sent', 'cancelled'] as const
export type AnnouncementState = (typeof announcementStates)[number]
