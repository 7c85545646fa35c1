// Calibration of items: every night, and by `npm run calibrate`.

import type { FastifyBaseLogger } from 'fastify'
import { leastMeetings } from '@trivium/rules/bank/calibration/calibrated'
import type { Db } from '../../platform/db/connect.ts'
import type { Job } from '../../platform/scheduler/scheduler.ts'
import { calibrate } from './calibrate.ts'
import { readLanguagesDue } from './store.ts'

export { type Calibrated, calibrate } from './calibrate.ts'

/** From this hour (UTC) on, the day's calibration is due. */
const nightHour = 3

interface CalibratorOptions {
  db: Db
  now: () => Date
  log: FastifyBaseLogger
}

export interface Calibrator {
  jobs: Job[]
  /** Cuts a calibration off. The next start continues it. */
  stop: () => void
}

export function createCalibrator({ db, now, log }: CalibratorOptions): Calibrator {
  const stopping = new AbortController()
  return {
    jobs: [{ name: 'calibrate', everyMs: 600_000, run: () => calibrateDue(db, now, stopping.signal, log) }],
    stop: () => stopping.abort(),
  }
}

/** Calibrates the languages whose calibration of tonight has not finished yet. */
async function calibrateDue(db: Db, now: () => Date, signal: AbortSignal, log: FastifyBaseLogger): Promise<void> {
  for (const languageId of await readLanguagesDue(db, { since: lastNight(now()), meetings: leastMeetings })) {
    if (signal.aborted) return
    try {
      const found = await calibrate({ db, languageId, now, signal })
      if (found) log.info({ ...found, language: languageId }, 'items are calibrated')
    } catch (error) {
      if (!signal.aborted) log.error({ err: error, language: languageId }, 'a calibration was cut off')
    }
  }
}

function lastNight(now: Date): Date {
  const night = new Date(now)
  night.setUTCHours(nightHour, 0, 0, 0)
  if (night > now) night.setUTCDate(night.getUTCDate() - 1)
  return night
}
