// Tells the provider who was deleted, deactivated or activated, and tries again until it succeeds. A repeated task changes nothing.

import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../platform/db/connect.ts'
import { claimTask, finishTask } from './tasks-store.ts'
import type { Toolkit } from './toolkit.ts'

export interface TaskParts {
  db: Db
  log: FastifyBaseLogger
  now: () => Date
  carryOut: NonNullable<Toolkit['carryOut']>
}

const mostAtOnce = 50

/** Stops at the first failure: if the provider is down, the other tasks should not get a longer wait for a failed try. */
export async function carryOutTasks({ db, log, now, carryOut }: TaskParts): Promise<void> {
  for (let done = 0; done < mostAtOnce; done += 1) {
    const task = await claimTask(db, now())
    if (!task) return
    try {
      await carryOut(task.task, task.subject)
    } catch (error) {
      log.warn({ err: error, task: task.task, tries: task.tries + 1 }, 'the identity provider has not carried out a task yet')
      return
    }
    await finishTask(db, task, now())
  }
}
