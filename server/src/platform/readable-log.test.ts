import { expect, it } from 'vitest'
import { startApp } from '../../test/app/app.ts'
import { readConfig } from './config/config.ts'
import { readableLog } from './readable-log.ts'

const production = { NODE_ENV: 'production', IDENTITY_SECRET: 's'.repeat(32), PUBLIC_URL: 'https://quiz.example' }

it('is the default for developers, with warnings and errors only', () => {
  expect(readConfig({})).toMatchObject({ logFormat: 'text', logLevel: 'warn' })
  expect(readConfig(production)).toMatchObject({ logFormat: 'json', logLevel: 'info' })
  expect(readConfig({ LOG_FORMAT: 'json', LOG_LEVEL: 'debug' })).toMatchObject({ logFormat: 'json', logLevel: 'debug' })
  expect(() => readConfig({ LOG_FORMAT: 'xml' })).toThrow('The setting LOG_FORMAT is wrong: must be text or json.')
})

it('has one short line for each request and claim, and the stack of a fault', async () => {
  const lines: string[] = []
  const logTo = readableLog({ write: line => lines.push(line) })
  const test = await startApp({ rights: 'owner', env: { LOG_LEVEL: 'info' }, logTo })
  const alice = await test.player()
  lines.length = 0
  await alice.call('set_user_coin_score', { coins: 5 })
  expect(lines.map(line => line.replace(/\d\d:\d\d:\d\d/, 'TIME').replace(/\d+ ms/, 'N ms'))).toEqual([
    'TIME  info   claim differs from the truth  claim={"coins":5}  truth={"coins":100}\n',
    'TIME  info   200 in N ms  POST /api/set_user_coin_score\n',
  ])
  lines.length = 0
  await test.database.db.schema.alterTable('transfers').renameTo('transfers_away').execute()
  await alice.call('get_tracker_data')
  const [fault = ''] = lines
  expect(fault).toMatch(/error {2}fault {2}\w+: relation "transfers" does not exist {2}requestId=\S+\n {4}at /)
  await test.database.db.schema.alterTable('transfers_away').renameTo('transfers').execute()
  await test.close()
})
