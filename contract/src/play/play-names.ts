// The names of lifelines. Separate from plays.ts, so that the browser can import them without the schemas.

export const lifelineNames = ['fifty_fifty', 'audience_poll', 'reset_timer', 'skip'] as const
export type LifelineName = (typeof lifelineNames)[number]
