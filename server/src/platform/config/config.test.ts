import { generateKeyPairSync } from 'node:crypto'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const firebase = { IDENTITY: 'firebase', FIREBASE_PROJECT_ID: 'my-quiz', FIREBASE_API_KEY: 'key' }

describe('readConfig', () => {
  it('reads the Firebase settings only with IDENTITY=firebase', () => {
    expect(readConfig({ ...firebase, IDENTITY: '' }).firebase).toBeUndefined()
    expect(readConfig(firebase).firebase).toEqual({
      projectId: 'my-quiz',
      apiKey: 'key',
      authDomain: 'my-quiz.firebaseapp.com',
      ways: ['email', 'phone'],
    })
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const file = JSON.stringify({
      project_id: 'my-quiz',
      client_email: 'server@my-quiz',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    })
    const more = { FIREBASE_SIGN_IN: 'phone', FIREBASE_SERVICE_ACCOUNT: file, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }
    expect(readConfig({ ...firebase, ...more }).firebase).toMatchObject({
      ways: ['phone'],
      serviceAccount: { email: 'server@my-quiz', tokenUrl: 'https://oauth2.googleapis.com/token' },
      emulatorUrl: 'http://127.0.0.1:9099',
    })
  })

  it('starts without any environment variable', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', mode: 'development', publicUrl: 'http://127.0.0.1:3000' })
  })

  it('treats an empty value as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', SMTP_URL: '' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
      smtpUrl: undefined,
    })
  })

  it.each(['tcp://127.0.0.1:3310', 'tcp://[::1]:3310', 'tcp://clamav', 'unix:///run/clamav/clamd.ctl'])(
    'reads the scanner address %s',
    url => {
      expect(readConfig({ CLAMD_URL: url }).clamdUrl).toBe(url)
    },
  )

  it('gives the console its own host when CONSOLE_URL is set', () => {
    expect(readConfig({}).consoleUrl).toBeUndefined()
    const urls = { PUBLIC_URL: 'https://quiz.example', CONSOLE_URL: 'https://Console.quiz.example/' }
    expect(readConfig(urls).consoleUrl).toBe('https://console.quiz.example')
  })

  it('gives a demo its own data directory', () => {
    expect(readConfig({})).toMatchObject({ isDemo: false, dataDir: resolve('data') })
    expect(readConfig({ DEMO: '1' })).toMatchObject({ isDemo: true, demoDays: 21, dataDir: resolve('data-demo') })
    expect(readConfig({ DEMO: '1', DATA_DIR: '/srv/demo', DEMO_DAYS: '3' })).toMatchObject({ demoDays: 3, dataDir: resolve('/srv/demo') })
  })

  it.each([
    [{ HOST: '0.0.0.0' }, 'http://localhost:3000'],
    [{ HOST: '::' }, 'http://localhost:3000'],
    [{ HOST: '::1', PORT: '8080' }, 'http://[::1]:8080'],
    [{ HOST: 'quiz.local' }, 'http://quiz.local:3000'],
    [{ HOST: '::1', PUBLIC_URL: 'https://quiz.example/' }, 'https://quiz.example'],
    [{ PUBLIC_URL: 'HTTPS://Quiz.example:443' }, 'https://quiz.example'],
    [{ TLS_CERTIFICATE: '/certificate.pem', TLS_KEY: '/key.pem' }, 'https://127.0.0.1:3000'],
  ])('of %j makes the address %s', (env, publicUrl) => {
    expect(readConfig(env)).toMatchObject({ publicUrl })
  })

  it.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ DEMO: 'yes' }, 'DEMO'],
    [{ DEMO_DAYS: '0' }, 'DEMO_DAYS'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://localhost/trivium' }, 'DATABASE_URL'],
    [{ DATABASE_DIRECT_URL: 'postgres://localhost/trivium' }, 'DATABASE_URL'],
    [{ DRAIN_SECONDS: '61' }, 'DRAIN_SECONDS'],
    [{ DRAIN_SECONDS: 'long' }, 'DRAIN_SECONDS'],
    [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL'],
    [{ CLAMD_URL: '127.0.0.1:3310' }, 'CLAMD_URL'],
    [{ CLAMD_URL: 'http://127.0.0.1:3310' }, 'CLAMD_URL'],
    [{ CLAMD_URL: 'tcp:3310' }, 'CLAMD_URL'],
    [{ CLAMD_URL: 'tcp://127.0.0.1:3310/path' }, 'CLAMD_URL'],
    [{ CLAMD_URL: 'unix://run/clamd.ctl' }, 'CLAMD_URL'],
    [{ CLAMD_URL: 'unix:/' }, 'CLAMD_URL'],
    [{ CLAMD_URL: '/run/clamd.ctl' }, 'CLAMD_URL'],
    [{ PUBLIC_URL: 'trivium.example' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://quiz.example/quiz' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://quiz.example/?from=here' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://quiz.example#home' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://me:secret@quiz.example' }, 'PUBLIC_URL'],
    [{ CONSOLE_URL: 'https://console.quiz.example/admin/' }, 'CONSOLE_URL'],
    [{ CONSOLE_URL: 'https://quiz.example', PUBLIC_URL: 'https://quiz.example' }, 'CONSOLE_URL'],
    [{ CONSOLE_URL: 'https://QUIZ.example:8443', PUBLIC_URL: 'https://quiz.example' }, 'CONSOLE_URL'],
    [{ CONSOLE_URL: 'http://127.0.0.1:3001' }, 'CONSOLE_URL'],
    [{ CONSOLE_URL: 'http://console.quiz.example', PUBLIC_URL: 'https://quiz.example' }, 'CONSOLE_URL'],
    [{ NODE_ENV: 'staging' }, 'NODE_ENV'],
    [{ SECOND_FACTOR: 'nobody' }, 'SECOND_FACTOR'],
    [{ SECOND_FACTOR: 'everyone', DEMO: '1' }, 'SECOND_FACTOR'],
    [{ ...firebase, SECOND_FACTOR: 'everyone' }, 'SECOND_FACTOR'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '127.0.0.1,10.0.0.0/99' }, 'TRUST_PROXY'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG'],
    [{ TRUST_TRACEPARENT: 'yes' }, 'TRUST_TRACEPARENT'],
    [{ IDENTITY_SECRET: 'short' }, 'IDENTITY_SECRET'],
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET'],
    [{ TLS_CERTIFICATE: '/certificate.pem' }, 'TLS_KEY'],
    [{ TLS_KEY: '/key.pem' }, 'TLS_CERTIFICATE'],
    [{ IDENTITY: 'google' }, 'IDENTITY'],
    [{ IDENTITY: 'firebase', FIREBASE_API_KEY: 'key' }, 'FIREBASE_PROJECT_ID'],
    [{ IDENTITY: 'firebase', FIREBASE_PROJECT_ID: 'my-quiz' }, 'FIREBASE_API_KEY'],
    [{ ...firebase, FIREBASE_PROJECT_ID: 'My Quiz' }, 'FIREBASE_PROJECT_ID'],
    [{ ...firebase, FIREBASE_AUTH_DOMAIN: 'https://my-quiz.example' }, 'FIREBASE_AUTH_DOMAIN'],
    [{ ...firebase, FIREBASE_SIGN_IN: 'fax' }, 'FIREBASE_SIGN_IN'],
    [{ ...firebase, FIREBASE_SERVICE_ACCOUNT: '/nowhere.json' }, 'FIREBASE_SERVICE_ACCOUNT'],
    [{ ...firebase, FIREBASE_SERVICE_ACCOUNT: '{"client_email":"a","private_key":"b"}' }, 'FIREBASE_SERVICE_ACCOUNT'],
    [{ ...firebase, FIREBASE_AUTH_EMULATOR_HOST: 'http://127.0.0.1:9099' }, 'FIREBASE_AUTH_EMULATOR_HOST'],
    [{ ...firebase, DEMO: '1' }, 'DEMO'],
    [
      {
        ...firebase,
        FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
        NODE_ENV: 'production',
        IDENTITY_SECRET: 'x'.repeat(32),
        PUBLIC_URL: 'https://quiz.example',
      },
      'FIREBASE_AUTH_EMULATOR_HOST',
    ],
    [{ NODE_ENV: 'production', PUBLIC_URL: 'https://quiz.example' }, 'IDENTITY_SECRET'],
    [{ NODE_ENV: 'production', IDENTITY_SECRET: 'x'.repeat(32) }, 'PUBLIC_URL'],
  ])('refuses %j with one sentence that names %s', (env, name) => {
    const read = () => readConfig(env)
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*\\.$`))
    // The message has our own words, not those of the schema library.
    expect(read).not.toThrow(/Invalid|expected|received/)
  })

  it('traces only with an endpoint for traces', () => {
    expect(readConfig({ OTEL_SERVICE_NAME: 'quiz', OTEL_TRACES_SAMPLER_ARG: '0.5' }).traces).toBeUndefined()
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/', OTEL_TRACES_SAMPLER_ARG: '0.5' }).traces).toEqual({
      endpoint: 'http://collector:4318',
      serviceName: 'trivium',
      ratio: 0.5,
      trustsTraceparent: false,
    })
  })

  // ASVS V12.3.1, V12.3.3
  it('refuses to start with DEMAND_TLS when a connection would not be encrypted', () => {
    const plain = {
      PUBLIC_URL: 'http://quiz.example',
      CONSOLE_URL: 'http://console.quiz.example',
      DATABASE_URL: 'postgres://quiz@db/quiz?sslmode=prefer',
      DATABASE_DIRECT_URL: 'postgres://quiz@db/quiz',
      REDIS_URL: 'redis://redis:6379',
      CLAMD_URL: 'tcp://clamav:3310',
      SMTP_URL: 'smtp://mail:25',
      SMS_WEBHOOK_URL: 'http://sms.example/send',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
    }
    const encrypted = {
      PUBLIC_URL: 'https://quiz.example',
      CONSOLE_URL: 'https://console.quiz.example',
      DATABASE_URL: 'postgres://quiz@db/quiz?sslmode=verify-full',
      DATABASE_DIRECT_URL: 'postgres://quiz@localhost/quiz?host=/run/postgresql',
      REDIS_URL: 'rediss://redis:6379',
      CLAMD_URL: 'unix:///run/clamav/clamd.ctl',
      SMTP_URL: 'smtps://mail',
      SMS_WEBHOOK_URL: 'https://sms.example/send',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector:4318',
    }
    for (const [name, value] of Object.entries(plain)) {
      const read = () => readConfig({ ...encrypted, [name]: value, DEMAND_TLS: 'on' })
      expect(read).toThrow(`DEMAND_TLS is on, but these connections would not be encrypted: ${name}.`)
    }
    expect(readConfig({ ...encrypted, DEMAND_TLS: 'on' }).redisUrl).toBe(encrypted.REDIS_URL)
    expect(readConfig({ DEMAND_TLS: 'on' }).databaseUrl).toBeUndefined()
    expect(readConfig(plain).smtpUrl).toBe(plain.SMTP_URL)
  })

  // ASVS V12.2.1
  it('refuses to start in production with DEMAND_TLS when the server itself has no TLS', () => {
    const production = { NODE_ENV: 'production', IDENTITY_SECRET: 'x'.repeat(32), PUBLIC_URL: 'https://quiz.example' }
    const files = { TLS_CERTIFICATE: '/certificate.pem', TLS_KEY: '/key.pem' }
    const sentence = 'DEMAND_TLS is on, but the server itself has no TLS: set TLS_CERTIFICATE and TLS_KEY.'
    expect(() => readConfig({ ...production, DEMAND_TLS: 'on' })).toThrow(new ConfigError(sentence))
    expect(readConfig({ ...production, ...files, DEMAND_TLS: 'on' }).tls).toEqual({ certificate: '/certificate.pem', key: '/key.pem' })
    expect(readConfig(production).tls).toBeUndefined()
    expect(readConfig({ DEMAND_TLS: 'on' }).tls).toBeUndefined()
  })

  // ASVS V13.3.1
  it('never repeats a secret in its error message', () => {
    const complaintAbout = (env: NodeJS.ProcessEnv) => {
      try {
        readConfig(env)
        return 'none'
      } catch (error) {
        return String(error)
      }
    }
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://quiz.example' }
    for (const env of [
      { ...production, IDENTITY_SECRET: 'hunter2' },
      { DATABASE_URL: 'mysql://quiz:hunter2@db/quiz' },
      { REDIS_URL: 'http://:hunter2@redis' },
      { SMTP_URL: 'http://quiz:hunter2@mail' },
      { VAPID_PRIVATE_KEY: 'hunter2' },
    ]) {
      expect(complaintAbout(env)).toMatch(/^Error: .+\.$/)
      expect(complaintAbout(env)).not.toContain('hunter2')
    }
    // The source has no default for a secret that production lacks.
    expect(complaintAbout(production)).toContain('IDENTITY_SECRET')
  })
})
