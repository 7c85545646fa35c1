// Criteria for a calibrated item, and the link to the scale of the bank.

/** The calibration of one item. */
export interface Calibration {
  /** Number of first answers used. */
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

/** Any other item is provisional: its difficulty is its author's level, with a standard error of 1. */
export function isCalibrated({ answers, standardError, infit, outfit }: Calibration): boolean {
  return answers >= leastMeetings && standardError <= greatestError && fits(infit) && fits(outfit)
}

export interface Anchored {
  estimated: number
  /** The item's previous difficulty on the scale of the bank. */
  anchor: number
}

/**
 * The constant to add to every difficulty for the scale of the bank. It keeps the mean difficulty of these items (mean/mean linking).
 * Source: Kolen & Brennan 2014, Test Equating, Scaling, and Linking, chapter 6. 0 without items.
 */
export function shiftOf(items: readonly Anchored[]): number {
  if (items.length === 0) return 0
  return items.reduce((sum, { estimated, anchor }) => sum + anchor - estimated, 0) / items.length
}
