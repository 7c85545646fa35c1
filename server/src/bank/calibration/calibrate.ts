// Calibrates the items of one language: reads the log, estimates, and writes the result. A run that is cut off continues from its saved
// progress and reaches the same result.

import { type Calibration, isCalibrated, shiftOf } from '@trivium/rules/bank/calibration/calibrated'
import { begin, type Estimation } from '@trivium/rules/bank/calibration/rasch'
import { Gathering, type Responses } from '@trivium/rules/bank/calibration/responses'
import { firstDifficulty, probabilityRight, isRightItem } from '@trivium/rules/assess/adaptive/model'
import type { Db } from '../../platform/db/connect.ts'
import { choiceNow } from '../questions/index.ts'
import { estimateInThread } from './estimate.ts'
import type { EstimateStep } from './estimate-worker.ts'
import {
  type CalibrationRow,
  claimRun,
  finishRun,
  type CalibrationItem,
  type Met,
  type CalibrationProgress,
  readKnown,
  readWindow,
  releaseRun,
  renewLease,
  type CalibrationRun,
  saveProgress,
  windowsUpTo,
  writeCalibrations,
} from './store.ts'

export interface Calibrating {
  db: Db
  languageId: number
  now: () => Date
  /** Stops the run between two statements. */
  signal: AbortSignal
  onRead?: (done: number, total: number) => void
  onStep?: (steps: number) => void
}

export interface Calibrated {
  answers: number
  persons: number
  items: number
  calibrated: number
}

/** Above this we read only the newest answers: this many fit into memory, and old answers say little. */
const mostAnswers = 5_000_000
/** Items written per statement. */
const batch = 500
/** With fewer previously calibrated items, the authors' stated difficulties anchor the scale. */
const leastAnchors = 10

/** @returns null while another process calibrates this language */
export async function calibrate(calibrating: Calibrating): Promise<Calibrated | null> {
  const { db, languageId, now } = calibrating
  const run = await claimRun(db, languageId, now())
  if (!run) return null
  try {
    const responses = await gather(calibrating, run)
    const rows = await estimate(calibrating, run, responses)
    for (let from = 0; from < rows.length; from += batch) {
      calibrating.signal.throwIfAborted()
      await writeCalibrations(db, rows.slice(from, from + batch), run.begun_at)
    }
    await finishRun(db, languageId, now())
    const calibrated = rows.filter(({ is_calibrated }) => is_calibrated).length
    return { answers: responses.items.length, persons: responses.starts.length - 1, items: responses.itemIds.length, calibrated }
  } catch (error) {
    await releaseRun(db, languageId)
    throw error
  }
}

async function gather({ db, languageId, signal, onRead }: Calibrating, { last_answer: last }: CalibrationRun): Promise<Responses> {
  const gathering = new Gathering()
  let leasedAt = performance.now()
  for (const until of windowsUpTo(last)) {
    signal.throwIfAborted()
    for (const met of await readWindow(db, languageId, until))
      gathering.add({ person: met.account_id, item: met.question_id, isRight: isRight(met) })
    if (performance.now() - leasedAt > 10_000) {
      await renewLease(db, languageId)
      leasedAt = performance.now()
    }
    onRead?.(last - until, last)
    if (gathering.count >= mostAnswers) break
  }
  onRead?.(last, last)
  return gathering.gathered()
}

/** The same rule as in the adaptive test, which uses the difficulty. */
function isRight({ correct, answer: given, question_type, options, key, ...order }: Met): boolean {
  // Matching counts only with all pairs right. Every other type but a set is all or nothing, too.
  if (question_type !== 'multi_select') return correct
  const answer = given && choiceNow({ question_type, ...order }, given, order)
  const answerKey = { question_type, options, answer: key, word: null }
  return isRightItem(answer, answerKey, {})
}

async function estimate(calibrating: Calibrating, run: CalibrationRun, responses: Responses): Promise<CalibrationRow[]> {
  if (responses.itemIds.length === 0) return []
  const { db, languageId, signal, onStep } = calibrating
  const known = await readKnownOf(db, responses.itemIds)
  let rows: CalibrationRow[] = []
  await estimateInThread({ responses, from: startOf(responses, known, run.progress) }, signal, async step => {
    const shift = step.calibrations && (run.progress?.shift ?? shiftOnto(responses, step.calibrations, known))
    await saveProgress(db, languageId, progressOf(responses, step, shift))
    onStep?.(step.estimation.steps)
    if (step.calibrations) rows = rowsOf(responses, step.calibrations, shift ?? 0)
  })
  return rows
}

async function readKnownOf(db: Db, ids: number[]): Promise<Map<number, CalibrationItem>> {
  const known = new Map<number, CalibrationItem>()
  for (let from = 0; from < ids.length; from += batch)
    for (const one of await readKnown(db, ids.slice(from, from + batch))) known.set(one.id, one)
  return known
}

const anchorOf = (known: CalibrationItem | undefined) => known?.b ?? firstDifficulty(known?.difficulty ?? 0.5)

function startOf({ itemIds }: Responses, known: Map<number, CalibrationItem>, progress: CalibrationProgress | null): Estimation {
  const saved = new Map(progress?.difficulties)
  const start = begin(Float64Array.from(itemIds, id => saved.get(id) ?? anchorOf(known.get(id))))
  return progress ? { ...start, spread: progress.spread, steps: progress.steps, change: progress.change } : start
}

/** Previously calibrated items anchor the scale. In the first calibration, the authors' stated difficulties do. */
function shiftOnto({ itemIds }: Responses, calibrations: readonly Calibration[], known: Map<number, CalibrationItem>): number {
  const sound = calibrations.flatMap((calibration, index) => {
    const before = known.get(itemIds[index] ?? 0)
    return isCalibrated(calibration)
      ? [{ estimated: calibration.b, anchor: anchorOf(before), wasCalibrated: before !== undefined && before.b !== null }]
      : []
  })
  const before = sound.filter(({ wasCalibrated }) => wasCalibrated)
  return shiftOf(before.length >= leastAnchors ? before : sound)
}

const progressOf = ({ itemIds }: Responses, { estimation }: EstimateStep, shift: number | null): CalibrationProgress => ({
  difficulties: itemIds.map((id, index) => [id, estimation.b[index] ?? 0]),
  spread: estimation.spread,
  steps: estimation.steps,
  change: estimation.change,
  shift,
})

const rowsOf = ({ itemIds }: Responses, calibrations: readonly Calibration[], shift: number): CalibrationRow[] =>
  calibrations.flatMap((calibration, index) => {
    const { answers, b, standardError, infit, outfit } = calibration
    const question_id = itemIds[index] ?? 0
    const stats = { answers, b: b + shift, standard_error: standardError, infit, outfit, facility: probabilityRight(0, b) }
    return Number.isFinite(standardError) ? [{ question_id, ...stats, is_calibrated: isCalibrated(calibration) }] : []
  })
