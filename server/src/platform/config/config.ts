// The only reader of process.env. A wrong value stops the start with a one-sentence error.

import { isIPv6 } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { type IsProxy, readProxies } from '../api/requests/address.ts'
import { withoutTls } from './demand-tls.ts'
import { setting } from './environment-setting.ts'
import { type FirebaseConfig, firebaseVariables, readFirebase, type ServiceAccount } from './firebase-settings.ts'

const text = setting(z.string().optional())
const proxies = setting(
  z
    .string()
    .default('0')
    .transform((value, context) => {
      try {
        return readProxies(value)
      } catch {
        context.addIssue('must be how many proxies there are, 0 to 9, or their addresses, as in 127.0.0.1,10.0.0.0/8')
        return z.NEVER
      }
    }),
)
const url = (protocols: RegExp, example: string) => setting(z.url({ protocol: protocols, error: `must look like ${example}` }).optional())
/** An origin only, because links, cookies and the content policy cover a whole host: sign-in would not work below a path. */
const origin = url(/^https?$/, 'https://quiz.example').refine(
  value => value === undefined || URL.parse(value)?.href === `${URL.parse(value)?.origin}/`,
  'must be an origin only, as in https://quiz.example, without a path or anything else after it',
)

const scannerUrl = url(/^(tcp|unix)$/, 'tcp://127.0.0.1:3310').refine(
  value => value === undefined || /^(tcp:\/\/[^/?#@]+|unix:\/\/\/.+)$/i.test(value),
  'must look like tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl',
)

const environment = z.object({
  PORT: setting(
    z.coerce
      .number('must be a number')
      .int('must be a whole number')
      .min(0, 'must be 0 to 65535')
      .max(65_535, 'must be 0 to 65535')
      .default(3000),
  ),
  HOST: setting(z.string().default('127.0.0.1')),
  /** Default: ./data, or ./data-demo for a demo, which never shares its data. */
  DATA_DIR: text,
  DEMO: setting(z.enum(['0', '1'], 'must be 0 or 1').default('0')),
  /** A demo begins with games of this many days. */
  DEMO_DAYS: setting(
    z.coerce.number('must be a number').int('must be a whole number').min(1, 'must be 1 to 60').max(60, 'must be 1 to 60').default(21),
  ),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user@host/database'),
  /** The address of the same database without the pooler of DATABASE_URL, because LISTEN needs its own connection. */
  DATABASE_DIRECT_URL: url(/^postgres(ql)?$/, 'postgres://user@host/database'),
  /** The same database with the role that owns the tables, which migrates it. The role of DATABASE_URL then only reads and writes rows. */
  DATABASE_OWNER_URL: url(/^postgres(ql)?$/, 'postgres://owner@host/database'),
  PREPARED_STATEMENTS: setting(z.enum(['on', 'off'], 'must be on or off').default('on')),
  REDIS_URL: url(/^rediss?$/, 'redis://host:6379'),
  PUBLIC_URL: origin,
  /** The origin of the console, if it has its own host (platform/api/http/console-host.ts). */
  CONSOLE_URL: origin,
  /** If on, the server starts only when all its connections are encrypted, and in production only with TLS_CERTIFICATE. */
  DEMAND_TLS: setting(z.enum(['on', 'off'], 'must be on or off').default('off')),
  /** PEM files with which the server itself serves TLS. */
  TLS_CERTIFICATE: text,
  TLS_KEY: text,
  /** The server drains for this long after the stop signal, so that proxies notice and send calls elsewhere. */
  DRAIN_SECONDS: setting(z.coerce.number('must be a number').min(0, 'must be 0 to 60').max(60, 'must be 0 to 60').default(0)),
  NODE_ENV: setting(z.enum(['development', 'test', 'production'], 'must be development, test or production').default('development')),
  LOG_LEVEL: setting(z.enum(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug').optional()),
  LOG_FORMAT: setting(z.enum(['text', 'json'], 'must be text or json').optional()),
  TRUST_PROXY: proxies,
  /** ClamAV's daemon, which scans every uploaded file. It has no TLS, so it must be on this machine or in a private network. */
  CLAMD_URL: scannerUrl,
  SMTP_URL: url(/^smtps?$/, 'smtps://user:password@host'),
  MAIL_FROM: text,
  SMS_WEBHOOK_URL: url(/^https?$/, 'https://sms.example/send'),
  SMS_WEBHOOK_TOKEN: text,
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  ...firebaseVariables,
  /** Signs identity sessions. Production must set it; elsewhere the first start generates it and stores it in the database. */
  IDENTITY_SECRET: setting(z.string().min(32, 'must have at least 32 characters').optional()),
  /** Signs push messages. Unless it is set, the first start generates it and stores it in the database. */
  VAPID_PRIVATE_KEY: setting(
    z
      .string()
      .regex(/^[A-Za-z0-9_-]{43}$/, 'must be 32 bytes in base64url')
      .optional(),
  ),
  /** The contact for push services when something is wrong. */
  VAPID_SUBJECT: setting(
    z
      .string()
      .regex(/^(mailto:[^@ ]+@[^@ ]+|https:\/\/.+)$/, 'must look like mailto:me@quiz.example or https://quiz.example')
      .optional(),
  ),
  /** The people who have to sign in with a second factor. */
  SECOND_FACTOR: setting(z.enum(['staff', 'everyone'], 'must be staff or everyone').default('staff')),
  /** Lets a scraper read /metrics. */
  METRICS_TOKEN: setting(z.string().min(16, 'must have at least 16 characters').optional()),
  /** The commit of this build, for /metrics. */
  COMMIT: text,
  /** The collector for traces (OTLP over HTTP). The SDK reads OTEL_EXPORTER_OTLP_HEADERS itself. */
  OTEL_EXPORTER_OTLP_ENDPOINT: url(/^https?$/, 'http://collector:4318'),
  OTEL_SERVICE_NAME: setting(z.string().default('trivium')),
  /** The share of all traces that is sampled. */
  OTEL_TRACES_SAMPLER_ARG: setting(z.coerce.number('must be a number').min(0, 'must be 0 to 1').max(1, 'must be 0 to 1').default(1)),
  TRUST_TRACEPARENT: setting(z.enum(['on', 'off'], 'must be on or off').default('off')),
  /** The exit code after loading starter content. The parent process then starts the server again, which frees the memory of loading. */
  START_AGAIN_CODE: setting(z.coerce.number('must be a number').optional()),
  /** The parent process builds the pages meanwhile, and sends a message when they are built. */
  AWAIT_PAGES: setting(z.enum(['on', 'off'], 'must be on or off').default('off')),
})

/** What an operator may set: all but the last two, which `npm start` sets for its child process. */
export const settingNames = Object.keys(environment.shape).filter(name => name !== 'START_AGAIN_CODE' && name !== 'AWAIT_PAGES')

export interface Config {
  port: number
  host: string
  dataDir: string
  isDemo: boolean
  demoDays: number
  databaseUrl: string | undefined
  databaseDirectUrl: string | undefined
  databaseOwnerUrl: string | undefined
  preparesStatements: boolean
  redisUrl: string | undefined
  publicUrl: string
  /** Undefined when the console is below /admin/ of `publicUrl`. */
  consoleUrl: string | undefined
  /** Undefined when the server speaks plain HTTP to a proxy that does TLS. */
  tls: TlsFiles | undefined
  drainMs: number
  /** Undefined without a scanner. */
  clamdUrl: string | undefined
  mode: 'development' | 'test' | 'production'
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  logFormat: 'text' | 'json'
  isProxy: IsProxy
  smtpUrl: string | undefined
  mailFrom: string
  /** Whether the operator set MAIL_FROM. */
  hasMailFrom: boolean
  smsWebhookUrl: string | undefined
  smsWebhookToken: string | undefined
  google: { clientId: string; clientSecret: string } | undefined
  /** Undefined with the embedded provider. */
  firebase: FirebaseConfig | undefined
  identitySecret: string | undefined
  /** Administrators and treasurers in production, or everybody with an account. */
  secondFactor: 'staff' | 'everyone'
  vapidPrivateKey: string | undefined
  vapidSubject: string
  fcmServiceAccount: ServiceAccount | undefined
  metricsToken: string | undefined
  commit: string | undefined
  /** Undefined when traces are off. */
  traces: Traces | undefined
  startAgainCode: number | undefined
  awaitsPages: boolean
}

/** Paths of PEM files. */
export interface TlsFiles {
  certificate: string
  key: string
}

export interface Traces {
  endpoint: string
  serviceName: string
  /** The share of all traces that is sampled, 0 to 1. */
  ratio: number
  /** Whether to trust the traceparent header: a proxy in front must keep strangers from setting it. */
  trustsTraceparent: boolean
}

/** A wrong setting that the operator must fix. We show its message without a stack. */
export class ConfigError extends Error {}

const everyAddress = new Set(['0.0.0.0', '::'])

/** Puts an IPv6 host in brackets: otherwise its end would look like a port. */
export const inUrl = (host: string) => (isIPv6(host) ? `[${host}]` : host)

/** @throws ConfigError naming the variable and the problem. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const e = parse(env)
  refuseHalves(e)
  const isProduction = e.NODE_ENV === 'production'
  const tls = tlsOf(e)
  const publicUrl = publicUrlOf(e, tls ? 'https' : 'http')
  return {
    port: e.PORT,
    host: e.HOST,
    dataDir: resolve(e.DATA_DIR ?? (e.DEMO === '1' ? './data-demo' : './data')),
    isDemo: e.DEMO === '1',
    demoDays: e.DEMO_DAYS,
    databaseUrl: e.DATABASE_URL,
    databaseDirectUrl: e.DATABASE_DIRECT_URL,
    databaseOwnerUrl: e.DATABASE_OWNER_URL,
    preparesStatements: e.PREPARED_STATEMENTS === 'on',
    redisUrl: e.REDIS_URL,
    publicUrl,
    consoleUrl: consoleUrlOf(e, publicUrl),
    tls,
    drainMs: e.DRAIN_SECONDS * 1000,
    clamdUrl: e.CLAMD_URL,
    mode: e.NODE_ENV,
    ...logOf(e, isProduction),
    isProxy: e.TRUST_PROXY,
    ...mailOf(e),
    smsWebhookUrl: e.SMS_WEBHOOK_URL,
    smsWebhookToken: e.SMS_WEBHOOK_TOKEN,
    google: googleOf(e),
    firebase: readFirebase(e, isProduction, sentence => new ConfigError(sentence)),
    identitySecret: e.IDENTITY_SECRET,
    secondFactor: e.SECOND_FACTOR,
    ...pushOf(e, publicUrl),
    metricsToken: e.METRICS_TOKEN,
    commit: e.COMMIT,
    traces: tracesOf(e),
    startAgainCode: e.START_AGAIN_CODE,
    awaitsPages: e.AWAIT_PAGES === 'on',
  }
}

type Environment = z.infer<typeof environment>

const mailOf = (e: Environment) => ({
  smtpUrl: e.SMTP_URL,
  mailFrom: e.MAIL_FROM ?? 'Trivium <no-reply@localhost>',
  hasMailFrom: e.MAIL_FROM !== undefined,
})

function parse(env: Record<string, string | undefined>): Environment {
  const parsed = environment.safeParse(env)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new ConfigError(`The setting ${String(issue?.path[0])} is wrong: ${issue?.message}.`)
}

/** Refuses incomplete pairs of settings, settings that production lacks, and settings that exclude each other. */
function refuseHalves(e: Environment): void {
  if (Boolean(e.GOOGLE_CLIENT_ID) !== Boolean(e.GOOGLE_CLIENT_SECRET)) {
    throw new ConfigError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or neither.')
  }
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_OWNER_URL'] as const) {
    if (e[name] && !e.DATABASE_URL) throw new ConfigError(`${name} needs DATABASE_URL: set DATABASE_URL, or remove ${name}.`)
  }
  if (e.NODE_ENV === 'production') {
    if (!e.IDENTITY_SECRET) throw new ConfigError('The setting IDENTITY_SECRET is needed in production.')
    if (!e.PUBLIC_URL) throw new ConfigError('The setting PUBLIC_URL is needed in production.')
  }
  if (Boolean(e.TLS_CERTIFICATE) !== Boolean(e.TLS_KEY))
    throw new ConfigError('TLS_CERTIFICATE and TLS_KEY belong together: set both or neither.')
  const plain = e.DEMAND_TLS === 'on' ? withoutTls(e) : []
  if (plain.length > 0) throw new ConfigError(`DEMAND_TLS is on, but these connections would not be encrypted: ${plain.join(', ')}.`)
  if (e.DEMAND_TLS === 'on' && e.NODE_ENV === 'production' && !e.TLS_CERTIFICATE) {
    throw new ConfigError('DEMAND_TLS is on, but the server itself has no TLS: set TLS_CERTIFICATE and TLS_KEY.')
  }
  if (e.IDENTITY === 'firebase' && e.DEMO === '1') {
    throw new ConfigError('A demo has its own sample sign-ins: remove DEMO or IDENTITY=firebase.')
  }
  refuseFactorForNobody(e)
}

/** Refuses SECOND_FACTOR=everyone where players cannot set up a second factor, because nobody could sign in. */
function refuseFactorForNobody(e: Environment): void {
  if (e.SECOND_FACTOR !== 'everyone') return
  if (e.IDENTITY === 'firebase')
    throw new ConfigError('With IDENTITY=firebase players have no second factor: remove SECOND_FACTOR=everyone.')
  if (e.DEMO === '1') throw new ConfigError('A demo has sample sign-ins without a second factor: remove DEMO or SECOND_FACTOR=everyone.')
}

const tlsOf = ({ TLS_CERTIFICATE: certificate, TLS_KEY: key }: Environment) => (certificate && key ? { certificate, key } : undefined)

const publicUrlOf = ({ HOST, PORT, PUBLIC_URL: given }: Environment, scheme: 'http' | 'https') =>
  new URL(given ?? `${scheme}://${everyAddress.has(HOST) ? 'localhost' : inUrl(HOST)}:${PORT}`).origin

function consoleUrlOf({ CONSOLE_URL: given }: Environment, publicUrl: string): string | undefined {
  if (given === undefined) return undefined
  const [ours, players] = [new URL(given), new URL(publicUrl)]
  // Another port is not enough, because cookies belong to all ports of a host.
  if (ours.hostname === players.hostname) {
    throw new ConfigError('CONSOLE_URL and PUBLIC_URL name the same host: give the console another one, or remove CONSOLE_URL.')
  }
  if (ours.protocol !== players.protocol) throw new ConfigError('CONSOLE_URL and PUBLIC_URL must both begin with https, or both with http.')
  return ours.origin
}

const pushOf = (e: Environment, publicUrl: string) => ({
  vapidPrivateKey: e.VAPID_PRIVATE_KEY,
  vapidSubject: e.VAPID_SUBJECT ?? (publicUrl.startsWith('https:') ? publicUrl : 'mailto:no-reply@localhost'),
  fcmServiceAccount: e.FCM_SERVICE_ACCOUNT ?? e.FIREBASE_SERVICE_ACCOUNT,
})

const logOf = ({ LOG_LEVEL, LOG_FORMAT }: Environment, isProduction: boolean) => ({
  logLevel: LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
  logFormat: LOG_FORMAT ?? (isProduction ? 'json' : 'text'),
})

const googleOf = ({ GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret }: Environment) =>
  clientId && clientSecret ? { clientId, clientSecret } : undefined

function tracesOf(e: Environment): Traces | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = e
  if (endpoint === undefined) return undefined
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    serviceName: e.OTEL_SERVICE_NAME,
    ratio: e.OTEL_TRACES_SAMPLER_ARG,
    trustsTraceparent: e.TRUST_TRACEPARENT === 'on',
  }
}

/** The environment of a child process that reads files from outside. It has none of our settings, because they hold secrets. */
export const bareEnvironment = ({ PATH, TMPDIR, NODE_COMPILE_CACHE }: Record<string, string | undefined> = process.env) => ({
  PATH,
  TMPDIR,
  NODE_COMPILE_CACHE,
})
