// When the difficulty of an item counts as known.

/** What a calibration has found out about an item. */
export interface Calibration {
  /** First meetings it rests on. */
  answers: number
  /** Difficulty in logits, with its standard error. */
  b: number
  standardError: number
  /** Mean squares: see `Fit`. */
  infit: number
  outfit: number
}

export const leastMeetings = 100
const greatestError = 0.25
const [leastFit, greatestFit] = [0.7, 1.3]

const fits = (meanSquare: number) => meanSquare >= leastFit && meanSquare <= greatestFit

/** Until then an item is provisional: its difficulty is its author's level, with a standard error of 1. */
export function isCalibrated({ answers, standardError, infit, outfit }: Calibration): boolean {
  return answers >= leastMeetings && standardError <= greatestError && fits(infit) && fits(outfit)
}

export interface Anchored {
  estimated: number
  /** Where the item was before on the scale of the bank. */
  anchor: number
}

/**
 * What has to be added to every difficulty to bring it onto the scale of the bank: it keeps the mean difficulty of these items where it was
 * (mean/mean linking). Source: Kolen & Brennan 2014, Test Equating, Scaling, and Linking, chapter 6. Without items it is 0.
 */
export function shiftOf(items: readonly Anchored[]): number {
  if (items.length === 0) return 0
  return items.reduce((sum, { estimated, anchor }) => sum + anchor - estimated, 0) / items.length
}
