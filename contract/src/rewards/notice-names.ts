// The names that notices use. Separate from the schemas, so that the database's types and the console can import them alone.

/** To whom staff announces something. */
export const audiences = ['all', 'language', 'accounts'] as const
export type Audience = (typeof audiences)[number]

/** scheduled: nobody has it yet · sending: it reaches one account after the other · sent · cancelled: before anybody had it. */
export const announcementStates = ['scheduled', 'sending', 'sent', 'cancelled'] as const
export type AnnouncementState = (typeof announcementStates)[number]
