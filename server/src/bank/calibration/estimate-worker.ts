// Estimates in a worker thread, and reports its progress every two seconds.

import { parentPort, workerData } from 'node:worker_threads'
import type { Calibration } from '@trivium/rules/bank/calibration/calibrated'
import { calibrationsOf, type Estimation, improve, isSettled } from '@trivium/rules/bank/calibration/rasch'
import type { Responses } from '@trivium/rules/bank/calibration/responses'

export interface EstimateTask {
  responses: Responses
  from: Estimation
}

export type EstimateStep = { estimation: Estimation; calibrations: Calibration[] | null }

const tellEveryMs = 2_000

function work({ responses, from }: EstimateTask, tell: (step: EstimateStep) => void): void {
  let estimation = from
  let toldAt = performance.now()
  while (!isSettled(estimation)) {
    estimation = improve(responses, estimation)
    if (performance.now() - toldAt < tellEveryMs) continue
    tell({ estimation, calibrations: null })
    toldAt = performance.now()
  }
  tell({ estimation, calibrations: calibrationsOf(responses, estimation) })
}

const task: EstimateTask = workerData
work(task, step => parentPort?.postMessage(step, []))
