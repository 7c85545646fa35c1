const near = [30, 10, 5]
const far = [300, 60, ...near]

/**
 * Whether a screen reader tells how many seconds are left.
 * @param isLong a clock of minutes: told from further off
 */
export const isSecondAnnounced = (secondsLeft: number, isLong: boolean) => (isLong ? far : near).includes(secondsLeft)
