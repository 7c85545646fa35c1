// The service itself, for the admin: stats, jobs, backups, sign-in methods.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { adminPage, Text, Time } from '../platform/fields.ts'

const Day = z.object({
  /** In UTC. */
  day: z.iso.date(),
  new_players: z.int(),
  plays: z.int(),
  answers: z.int(),
  /** Null for roles that do not handle money, like all sums of coins. */
  coins_in: z.int().nullable(),
  coins_out: z.int().nullable(),
})

const JobRow = z.object({
  /** Equals `name`. */
  id: z.string(),
  name: z.string(),
  /** The job looks for work at least this often. */
  every_ms: z.int(),
  started_at: Time.nullable(),
  ended_at: Time.nullable(),
  took_ms: z.int().nullable(),
  /** When it last failed, in any process. */
  failed_at: Time.nullable(),
  error: z.string().nullable(),
  /** It has failed and has not succeeded since. */
  is_failing: z.boolean(),
})
export type JobRow = z.output<typeof JobRow>

const Dashboard = z.object({
  players: z.object({ count: z.int(), is_estimate: z.boolean() }),
  /** The last 30 days, oldest first; the last entry is today so far. */
  days: z.array(Day),
  /** End of the last finished hour that is counted; null before the first. */
  counted_until: Time.nullable(),
  now: z.object({ plays: z.int(), battles: z.int(), exams: z.int(), contests: z.int() }),
  open: z.object({ reports: z.int(), payouts: z.int().nullable() }),
  /** Null for roles that do not handle money. */
  ledger: z
    .object({
      checked_at: Time.nullable(),
      is_sound: z.boolean().nullable(),
      took_ms: z.int().nullable(),
      problems: z.array(z.string()),
    })
    .nullable(),
  jobs: z.object({ count: z.int(), failing: z.array(z.string()) }),
  storage: z.object({ database_bytes: z.int(), media_bytes: z.int(), kind: z.enum(['embedded', 'postgres']) }),
  processes: z.array(z.object({ id: z.string(), seen_at: Time })),
  /** A sentence if players cannot sign in; null if they can. */
  sign_in_warning: z.string().nullable(),
})
export type Dashboard = z.output<typeof Dashboard>

const Backup = z.object({
  /** The file's name. */
  id: z.string(),
  made_at: Time,
  bytes: z.int(),
  is_daily: z.boolean(),
})
export type Backup = z.output<typeof Backup>

const Task = z.object({ started_at: Time, ended_at: Time.nullable(), error: z.string().nullable() })

const Drill = z.object({
  id: z.int(),
  at: Time,
  file: z.string(),
  ended_at: Time.nullable(),
  /** Null while it runs, or if its process ended first. */
  is_sound: z.boolean().nullable(),
  checks: z.array(z.object({ what: z.string(), is_sound: z.boolean(), found: z.string() })),
})
export type Drill = z.output<typeof Drill>

const signInMethodIds = ['email', 'phone', 'google', 'firebase'] as const

const SignInTest = z.object({
  started_at: Time,
  /** Null while it runs, or if its process ended first. */
  ended_at: Time.nullable(),
  is_sound: z.boolean().nullable(),
  /** The finding, one sentence. */
  found: z.string().nullable(),
})

const SignInMethod = z.object({
  id: z.enum(signInMethodIds),
  is_on: z.boolean(),
  /** In development the outbox keeps every message; nothing leaves this machine. */
  uses_outbox: z.boolean(),
  /** Environment variables, which the server reads at its start. Their values never leave it. */
  needs: z.array(z.object({ name: z.string(), is_set: z.boolean(), is_optional: z.boolean() })),
  /** Addresses of this site that the operator must register with the provider. */
  register: z.array(z.string()),
  /** The last test; null before the first. */
  test: SignInTest.nullable(),
})
export type SignInMethod = z.output<typeof SignInMethod>

export const consoleAdmin = {
  get_dashboard: action({
    summary: 'State of the service: stats by day, open plays, open reports and payouts, ledger, jobs, storage',
    access: 'staff',
    input: z.object({}),
    output: Dashboard,
    refusals: [],
  }),
  get_jobs: action({
    summary: 'Scheduled jobs, with their last run and last error',
    access: 'administrator',
    input: z.object({}),
    output: z.array(JobRow),
    meta: z.object({ total: z.int() }),
    refusals: [],
  }),
  run_job: action({
    summary: 'Run a job now',
    access: 'administrator',
    writes: true,
    input: z.object({ name: Text(80) }),
    output: z.object({ name: z.string() }),
    refusals: ['document_not_found'],
  }),
  get_backups: action({
    summary: 'Backups of the embedded database, newest first, and the state of a running backup',
    access: 'administrator',
    input: z.object(adminPage),
    output: z.array(Backup),
    meta: z.object({
      total: z.int(),
      /** False with PostgreSQL, whose own tools make backups: pg_dump, pg_restore. */
      is_offered: z.boolean(),
      /** The running or last backup of this process. */
      task: Task.nullable(),
    }),
    refusals: [],
  }),
  make_backup: action({
    summary: 'Start a backup; get_backups shows its progress',
    access: 'administrator',
    writes: true,
    input: z.object({}),
    output: Task,
    refusals: ['backups_by_postgres', 'already_running', 'too_many_requests'],
  }),
  get_backup_link: action({
    summary: 'A link that downloads a backup once, within a minute. A backup contains secrets',
    access: 'administrator',
    writes: true,
    needsFreshSignIn: true,
    input: z.object({ file: Text(120) }),
    output: z.object({ url: z.string() }),
    refusals: ['document_not_found', 'backups_by_postgres'],
  }),
  run_restore_drill: action({
    summary: 'Start a restore drill: restore the newest backup into a temporary database and check it',
    access: 'administrator',
    writes: true,
    input: z.object({}),
    output: Drill,
    refusals: ['document_not_found', 'backups_by_postgres', 'already_running'],
  }),
  get_restore_drills: action({
    summary: 'Restore drills, newest first',
    access: 'administrator',
    input: z.object(adminPage),
    output: z.array(Drill),
    meta: z.object({ total: z.int() }),
    refusals: [],
  }),
  get_sign_in_methods: action({
    summary: 'Sign-in methods: whether each is on, its requirements, and the result of its last test',
    access: 'administrator',
    input: z.object({}),
    output: z.array(SignInMethod),
    meta: z.object({
      total: z.int(),
      /** A sentence if nobody can sign in. */
      warning: z.string().nullable(),
    }),
    refusals: [],
  }),
  test_sign_in_method: action({
    summary:
      'Start a test: an email or a text message to the caller, or a request to Google or Firebase. get_sign_in_methods has the result',
    access: 'administrator',
    writes: true,
    input: z.object({ method: z.enum(signInMethodIds) }),
    output: SignInTest,
    refusals: ['already_running', 'no_own_address'],
  }),
}
