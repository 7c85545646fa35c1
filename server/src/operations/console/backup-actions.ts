// The calls of administrators about backups.

import { consoleAdmin } from '@trivium/contract/operations/console.admin'
import { handle } from '../../platform/api/handle.ts'
import { refuse } from '../../platform/api/refuse.ts'
import type { BackupTask } from './backups.ts'
import { countDrills, readDrills } from './drill-store.ts'
import { presentDrill } from './drill.ts'
import type { Service } from './service.ts'

const { get_backups, make_backup, get_backup_link, run_restore_drill, get_restore_drills } = consoleAdmin
const part = { get_backups, make_backup, get_backup_link, run_restore_drill, get_restore_drills }

const pauseMs = 60_000

export function backupActions({ backups, drills, downloads }: Service) {
  const needBackups = () => {
    if (!backups.isOffered) refuse('backups_by_postgres')
  }
  return handle(part, {
    async get_backups({ offset = 0, limit }, { settings }) {
      const all = backups.isOffered ? backups.list() : []
      const data = all.slice(offset, offset + (limit ?? settings.page_size))
      return { data, total: all.length, is_offered: backups.isOffered, task: backups.task && presentTask(backups.task) }
    },

    async make_backup(_input, { audit, now }) {
      needBackups()
      if (backups.isRunning) refuse('already_running')
      // A backup is as large as the database, so we limit them: nobody shall fill the disk by clicking.
      if (backups.task && now.getTime() - backups.task.startedAt.getTime() < pauseMs) refuse('too_many_requests')
      audit({ subject: 'backup:new' })
      return presentTask(backups.begin('asked'))
    },

    async get_backup_link({ file }, { audit }) {
      needBackups()
      if (backups.pathOf(file) === null) refuse('document_not_found')
      audit({ subject: `backup:${file}` })
      return { url: downloads.offer({ name: file, type: 'application/zip', open: () => backups.open(file) }) }
    },

    async run_restore_drill(_input, { db, audit }) {
      needBackups()
      if (drills.isRunning) refuse('already_running')
      const [newest] = backups.list()
      const path = newest && backups.pathOf(newest.id)
      if (!newest || !path) return refuse('document_not_found')
      audit({ subject: `backup:${newest.id}` })
      return drills.begin(db, newest.id, path)
    },

    async get_restore_drills({ offset = 0, limit }, { db, settings }) {
      const [rows, total] = await Promise.all([readDrills(db, { offset, limit: limit ?? settings.page_size }), countDrills(db)])
      return { data: rows.map(presentDrill), total }
    },
  })
}

const presentTask = ({ startedAt, endedAt, error }: BackupTask) => ({
  started_at: startedAt.toISOString(),
  ended_at: endedAt?.toISOString() ?? null,
  error,
})
