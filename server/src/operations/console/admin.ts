// The calls of staff about the service itself, and of administrators who run something.

import { consoleAdmin } from '@trivium/contract/operations/console.admin'
import { handle } from '../../platform/api/handle.ts'
import { must, refuse } from '../../platform/api/refuse.ts'
import { backupActions } from './backup-actions.ts'
import { showDashboard } from './dashboard.ts'
import { jobRows } from './jobs.ts'
import type { Service } from './service.ts'
import { noWayIn } from './sign-in-methods.ts'
import { signInActions, type SignInParts } from './sign-in-actions.ts'

export function consoleActions(service: Service, signIn: SignInParts) {
  const { database } = service
  const scheduler = () => must(service.scheduler, 'it is started before anything is asked')
  return handle(consoleAdmin, {
    async get_dashboard(_input, context) {
      const dashboard = await showDashboard(context, database.kind, scheduler())
      return { ...dashboard, sign_in_warning: noWayIn(signIn.identity.offer) }
    },

    async get_jobs(_input, { db }) {
      const data = await jobRows(db, scheduler())
      return { data, total: data.length }
    },

    async run_job({ name }, { audit }) {
      if (!scheduler().begin(name)) refuse('document_not_found')
      audit({ subject: `job:${name}` })
      return { name }
    },

    ...backupActions(service),
    ...signInActions(signIn),
  })
}
