// Tells the provider who was deleted, deactivated or activated, until it has heard. Each may be told twice: that changes nothing.

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

/** Stops at the first that fails: if the provider is away, the others need not wait longer for having been tried. */
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
