// What the console shows of the service itself: stats, jobs, backups.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { adminPage, Text, Time } from '../platform/fields.ts'

const Day = z.object({
  /** In UTC. */
  day: z.iso.date(),
  new_players: z.int(),
  plays: z.int(),
  answers: z.int(),
  /** Null for roles that deal with no money: so are all sums of coins. */
  coins_in: z.int().nullable(),
  coins_out: z.int().nullable(),
})

const JobRow = z.object({
  /** Its name. */
  id: z.string(),
  name: z.string(),
  every_ms: z.int(),
  started_at: Time.nullable(),
  ended_at: Time.nullable(),
  took_ms: z.int().nullable(),
  /** The last time it failed, in whatever process. */
  failed_at: Time.nullable(),
  error: z.string().nullable(),
  /** It has failed, and not run well since. */
  is_failing: z.boolean(),
})
export type JobRow = z.output<typeof JobRow>

const Dashboard = z.object({
  players: z.object({ count: z.int(), is_estimate: z.boolean() }),
  /** The last 30 days, the oldest first; today so far. */
  days: z.array(Day),
  /** Until when the finished hours have been counted; null before the first. */
  counted_until: Time.nullable(),
  now: z.object({ plays: z.int(), battles: z.int(), exams: z.int(), contests: z.int() }),
  open: z.object({ reports: z.int(), payouts: z.int().nullable() }),
  /** Null for roles that deal with no money. */
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
})
export type Dashboard = z.output<typeof Dashboard>

const Backup = z.object({
  /** The name of its file. */
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
  /** Null while it runs, or when the process that ran it ended. */
  is_sound: z.boolean().nullable(),
  checks: z.array(z.object({ what: z.string(), is_sound: z.boolean(), found: z.string() })),
})
export type Drill = z.output<typeof Drill>

const signInMethodIds = ['email', 'phone', 'google', 'firebase'] as const

const SignInTest = z.object({
  started_at: Time,
  /** Null while it runs, or where the process that ran it ended. */
  ended_at: Time.nullable(),
  is_sound: z.boolean().nullable(),
  /** What was found, in a sentence. */
  found: z.string().nullable(),
})

const SignInMethod = z.object({
  id: z.enum(signInMethodIds),
  is_on: z.boolean(),
  /** Nothing leaves this machine: in development the outbox takes what would be sent. */
  uses_outbox: z.boolean(),
  /** Variables of the environment; the server reads them at its start. Their values are told to nobody. */
  needs: z.array(z.object({ name: z.string(), is_set: z.boolean(), is_optional: z.boolean() })),
  /** Addresses of this site that have to be registered with the provider. */
  register: z.array(z.string()),
  /** The last one; null before the first. */
  test: SignInTest.nullable(),
})
export type SignInMethod = z.output<typeof SignInMethod>

export const consoleAdmin = {
  get_dashboard: action({
    summary: 'How the service is: stats by day, what is running, what is waiting, ledger, jobs, storage',
    access: 'staff',
    input: z.object({}),
    output: Dashboard,
    refusals: [],
  }),
  get_jobs: action({
    summary: 'What runs by the clock, when it last did, and what went wrong',
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
    summary: 'Backups of the embedded database, the newest first, and the one that is being made',
    access: 'administrator',
    input: z.object(adminPage),
    output: z.array(Backup),
    meta: z.object({
      total: z.int(),
      /** False with PostgreSQL, whose own tools make backups: pg_dump, pg_restore. */
      is_offered: z.boolean(),
      /** What runs, or ran last, in this process. */
      task: Task.nullable(),
    }),
    refusals: [],
  }),
  make_backup: action({
    summary: 'Begin a backup; get_backups says when it is made',
    access: 'administrator',
    writes: true,
    input: z.object({}),
    output: Task,
    refusals: ['backups_by_postgres', 'already_running', 'too_many_requests'],
  }),
  get_backup_link: action({
    summary: 'An address from which a backup can be fetched once, within a minute. It holds secrets',
    access: 'administrator',
    writes: true,
    needsFreshSignIn: true,
    input: z.object({ file: Text(120) }),
    output: z.object({ url: z.string() }),
    refusals: ['document_not_found', 'backups_by_postgres'],
  }),
  run_restore_drill: action({
    summary: 'Begin a drill: restores the newest backup into a database that is thrown away, and checks it',
    access: 'administrator',
    writes: true,
    input: z.object({}),
    output: Drill,
    refusals: ['document_not_found', 'backups_by_postgres', 'already_running'],
  }),
  get_restore_drills: action({
    summary: 'Drills of restoring, the newest first',
    access: 'administrator',
    input: z.object(adminPage),
    output: z.array(Drill),
    meta: z.object({ total: z.int() }),
    refusals: [],
  }),
  get_sign_in_methods: action({
    summary: 'Ways to sign in: whether each is on, what it needs, and what its last test has found',
    access: 'administrator',
    input: z.object({}),
    output: z.array(SignInMethod),
    meta: z.object({
      total: z.int(),
      /** A sentence where nobody can sign in. */
      warning: z.string().nullable(),
    }),
    refusals: [],
  }),
  test_sign_in_method: action({
    summary:
      'Begin a test: a mail or a text message to oneself, a question to Google or Firebase. get_sign_in_methods says what came of it',
    access: 'administrator',
    writes: true,
    input: z.object({ method: z.enum(signInMethodIds) }),
    output: SignInTest,
    refusals: ['already_running', 'no_own_address'],
  }),
}
