// Estimates in a worker thread, so that the event loop stays free for players.

import { Worker } from 'node:worker_threads'
import type { EstimateTask, EstimateStep } from './estimate-worker.ts'

/** @param onStepDone is called with each reported step, one after the other; only the last step has calibrations */
export async function estimateInThread(
  task: EstimateTask,
  signal: AbortSignal,
  onStepDone: (step: EstimateStep) => Promise<void>,
): Promise<void> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./estimate-worker.ts', import.meta.url), { workerData: task })
  let heard: Promise<void> = Promise.resolve()
  try {
    await new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      worker.on('message', (step: EstimateStep) => {
        heard = heard.then(() => onStepDone(step))
        heard.then(() => step.calibrations && resolve(), reject)
      })
      worker.on('error', reject)
      worker.on('exit', code => code !== 0 && reject(new Error(`the estimating thread exited with code ${code}`)))
    })
  } finally {
    await worker.terminate()
    await heard.catch(() => {})
  }
}
