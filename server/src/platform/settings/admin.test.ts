import { badgeTypes } from '@trivium/contract/rewards/badges'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { callSeen } from '../../../test/app/call-seen.ts'
import { startApp, type TestApp, type TestPlayer } from '../../../test/app/app.ts'
import { receiveAll } from '../../../test/setup/database.ts'
import { defaultSettings, settingsSchema } from './defaults.ts'
import { fieldOf, settingNames } from './fields.ts'
import { isSettingName, setSetting } from './index.ts'

let test: TestApp
let ada: TestPlayer
beforeAll(async () => {
  test = await startApp()
  ada = await test.player('Ada', { roles: ['administrator'] })
})
afterAll(() => test.close())
afterEach(() => test.clock.reset())

const db = () => test.database.db
const audited = async (subject: string) =>
  db().selectFrom('audit_entries').selectAll().where('subject', '=', subject).orderBy('id').execute()
const settingOf = async (name: string) => {
  const { data } = await ada.call('get_all_settings')
  const row = data.find(one => one.name === name)
  if (!row) throw new Error(`no setting ${name}`)
  return row
}
const shown = async () => (await test.stranger.call('get_system_configurations')).data

describe('get_all_settings', () => {
  // ASVS V2.1.3
  it('lists every setting with a description', async () => {
    const { data, total } = await ada.call('get_all_settings')
    expect(data.map(({ name }) => name).toSorted()).toEqual(Object.keys(settingsSchema.shape).toSorted())
    expect(total).toBe(data.length)
    for (const { meaning } of data) expect(meaning).toMatch(/^[^ ].{10,}[.:0)/]$/s)
  })

  it('derives kind, range and choices from the schema', () => {
    expect(fieldOf('lifeline_price')).toMatchObject({
      kind: 'whole',
      min: 0,
      max: 1_000_000,
      unit: 'coins',
      group: 'Prices',
      is_public: true,
    })
    expect(fieldOf('demo_mode')).toMatchObject({ kind: 'flag', choices: null })
    expect(fieldOf('answer_mode')).toMatchObject({ kind: 'choice', choices: [1, 2, 3] })
    expect(fieldOf('language_mode')).toMatchObject({ kind: 'choice', choices: ['0', '1'] })
    expect(fieldOf('passing_standard')).toMatchObject({ kind: 'number', min: -4, max: 4, is_public: false })
    expect(fieldOf('contact_email')).toMatchObject({ kind: 'text', is_optional: true })
    expect(fieldOf('app_name')).toMatchObject({ kind: 'text', is_optional: false, max_length: 60 })
    expect(fieldOf('weekly_contest_prizes')).toMatchObject({ kind: 'list', min: 0, max: 1_000_000 })
    expect(fieldOf('home_sections')).toMatchObject({ kind: 'list', choices: ['modes', 'categories', 'leaderboard', 'news'] })
    const counter = { name: 'counter', kind: 'whole', min: 1, max: 1_000_000 }
    expect(fieldOf('badges')).toMatchObject({
      kind: 'map',
      keys: badgeTypes,
      columns: [counter, { name: 'reward', kind: 'whole', min: 0 }],
    })
    expect(fieldOf('home_hero')).toMatchObject({ kind: 'map', keys: null, columns: [{ name: 'title' }, { name: 'text' }] })
    const address = { kind: 'text', is_optional: true, max_length: 500 }
    expect(fieldOf('home_slides')).toMatchObject({
      kind: 'rows',
      keys: null,
      columns: [
        { name: 'title', kind: 'text', is_optional: false },
        { name: 'text' },
        address,
        address,
        { name: 'language', is_optional: true },
      ],
    })
    const plain = ['flag', 'whole', 'number', 'choice', 'text']
    for (const { kind, columns } of settingNames.map(fieldOf)) {
      expect(columns === null).toBe(!['rows', 'map'].includes(kind))
      for (const column of columns ?? []) expect(plain).toContain(column.kind)
    }
    expect(fieldOf('accent_color')).toMatchObject({ kind: 'text', is_optional: true })
  })

  it('gives every default as a valid value', async () => {
    for (const name of settingNames) expect((await settingOf(name)).default).toEqual(defaultSettings[name])
  })

  it('describes the problem of an invalid row, and uses the default', async () => {
    await db().insertInto('settings').values({ name: 'hint_price', value: '"much"' }).execute()
    expect(await settingOf('hint_price')).toMatchObject({ value: 1, is_default: true, problem: 'must be a number' })
    await db().deleteFrom('settings').where('name', '=', 'hint_price').execute()
  })
})

describe('change_setting', () => {
  it('applies at once, and leaves history and one audit row', async () => {
    const { data } = await ada.call('change_setting', { name: 'lifeline_price', value: 3 })
    expect(data).toMatchObject({ name: 'lifeline_price', value: 3, default: 2, is_default: false })
    expect((await shown()).lifeline_price).toBe(3)
    expect(await audited('setting:lifeline_price')).toMatchObject([
      { account_id: ada.id, action: 'change_setting', before: { default: true }, after: { value: 3 } },
    ])
    const history = await ada.call('get_setting_history', { name: 'lifeline_price' })
    expect(history.data).toMatchObject([{ setting: 'lifeline_price', name: 'Ada', was: null, became: 3, undoes: null }])
    expect(history.total).toBe(1)
  })

  it('applies at once in another process on the same database', async () => {
    const other = await startApp({ database: { ...test.database, close: async () => {} } })
    const before = (await other.stranger.call('get_system_configurations')).data.review_price
    await ada.call('change_setting', { name: 'review_price', value: before + 5 })
    await receiveAll(test.database)
    expect((await other.stranger.call('get_system_configurations')).data.review_price).toBe(before + 5)
    await other.close()
  })

  it.each([
    ['lifeline_price', -1, 'value'],
    ['lifeline_price', 'much', 'value'],
    ['lifeline_price', 1.5, 'value'],
    ['lifeline_price', null, 'value'],
    ['lifeline_price', undefined, 'value'],
    ['demo_mode', 2, 'value'],
    ['app_name', '', 'value'],
    ['app_name', 'a\u0000b', 'value'],
    ['app_name', 'a\ud800b', 'value'],
    ['default_web_language', 'klingon', 'value'],
    ['accent_color', 'red; background: url(x)', 'value'],
    ['logo', 'javascript:alert(1)', 'value'],
    ['logo', '//evil.example/x.png', 'value'],
    ['home_slides', [{ title: 'a', text: '', image: null, url: 'javascript:alert(1)', language: null }], 'value.0.url'],
    ['badges', { dashing_debut: { counter: 0, reward: 1 } }, 'value.dashing_debut.counter'],
    ['weekly_contest_prizes', [10, -5], 'value.1'],
    ['links', [{ name: 'x', url: 'ftp://x' }], 'value.0.url'],
  ])('refuses %s = %j, names the part, and changes nothing', async (name, value, field) => {
    const before = await settingOf(name)
    const reply = await ada.call('change_setting', { name, value })
    expect(reply.status).toBe(400)
    expect(reply).toMatchObject({ issues: expect.arrayContaining([{ field, problem: expect.any(String) }]) })
    expect(await settingOf(name)).toEqual(before)
  })

  // ASVS V15.3.6
  it('refuses an unknown setting, and a name from the prototype', async () => {
    for (const name of ['no_such', '__proto__', 'constructor', 'toString'])
      expect((await ada.call('change_setting', { name, value: 1 })).message).toBe('document_not_found')
  })

  it('accepts whole objects and lists', async () => {
    const slide = { title: 'Finals', text: '', image: '/media/a.webp', url: '/contest/', language: 'es' }
    expect((await ada.call('change_setting', { name: 'home_slides', value: [slide] })).data.value).toEqual([slide])
    expect((await ada.call('change_setting', { name: 'weekly_contest_prizes', value: [5, 3] })).data.value).toEqual([5, 3])
  })

  it('writes a gapless history, even when two people change at once', async () => {
    const grace = await test.player('Grace', { roles: ['administrator'] })
    await Promise.all([7, 8, 9].map((value, index) => (index % 2 ? ada : grace).call('change_setting', { name: 'refer_coin', value })))
    const { data } = await ada.call('get_setting_history', { name: 'refer_coin' })
    const oldestFirst = data.toReversed()
    expect(oldestFirst).toHaveLength(3)
    expect(oldestFirst.map(({ was }) => was)).toEqual([null, ...oldestFirst.slice(0, -1).map(({ became }) => became)])
    expect((await shown()).refer_coin).toBe(data[0]?.became)
  })

  it('is refused in the demo, which a command can switch off', async () => {
    await ada.call('change_setting', { name: 'demo_mode', value: 1 })
    expect((await ada.call('change_setting', { name: 'demo_mode', value: 0 })).message).toBe('not_allowed_in_demo')
    expect((await ada.call('get_all_settings')).error).toBe(false)
    await setSetting(db(), 'demo_mode', '0', test.clock.now())
    expect((await ada.call('change_setting', { name: 'demo_mode', value: 0 })).error).toBe(false)
    expect(await audited('setting:demo_mode')).toMatchObject([
      { account_id: ada.id },
      { account_id: null, action: 'set-setting', before: { value: 1 }, after: { value: 0 } },
      { account_id: ada.id },
    ])
  })
})

describe('set_settings', () => {
  it('writes all values in one call, each with its history, and one audit row', async () => {
    await ada.call('change_setting', { name: 'quest_coins', value: 9 })
    const { data } = await callSeen(ada, 'set_settings', { values: { battle_entry: 6, contest_entry: '12' }, defaults: ['quest_coins'] })
    expect(data).toMatchObject([
      { name: 'battle_entry', value: 6, is_default: false },
      { name: 'contest_entry', value: 12 },
      { name: 'quest_coins', value: 2, is_default: true },
    ])
    expect(await shown()).toMatchObject({ battle_entry: 6, contest_entry: 12 })
    expect(await audited('settings')).toMatchObject([
      {
        account_id: ada.id,
        action: 'set_settings',
        before: { battle_entry: { default: true }, contest_entry: { default: true }, quest_coins: { value: 9 } },
        after: { battle_entry: { value: 6 }, contest_entry: { value: 12 }, quest_coins: { default: true } },
      },
    ])
    const [change] = (await ada.call('get_setting_history', { name: 'battle_entry' })).data
    expect((await callSeen(ada, 'undo_setting', { change_id: change?.id })).data).toMatchObject({ value: 5, is_default: true })
  })

  it('changes nothing if one value is wrong, and says what is wrong with each', async () => {
    const before = [await settingOf('hint_price'), await settingOf('app_name'), await settingOf('badges')]
    const values = { hint_price: 3, app_name: '', review_price: 'much', badges: { dashing_debut: { counter: 0, reward: 1 } } }
    const reply = await callSeen(ada, 'set_settings', { values })
    expect(reply).toMatchObject({
      status: 400,
      issues: expect.arrayContaining([
        { field: 'values.app_name', problem: 'must not be empty' },
        { field: 'values.review_price', problem: 'must be a number' },
        { field: 'values.badges.dashing_debut.counter', problem: 'must be 1 or more' },
      ]),
    })
    expect([await settingOf('hint_price'), await settingOf('app_name'), await settingOf('badges')]).toEqual(before)
  })

  it('refuses unknown names, names of the prototype, and an empty form', async () => {
    for (const name of ['no_such', 'constructor', 'toString'])
      expect((await callSeen(ada, 'set_settings', { values: { hint_price: 8, [name]: 1 } })).message).toBe('document_not_found')
    expect((await callSeen(ada, 'set_settings', { values: {}, defaults: ['__proto__'] })).message).toBe('document_not_found')
    expect((await callSeen(ada, 'set_settings', { values: {} })).status).toBe(400)
    expect((await settingOf('hint_price')).value).not.toBe(8)
  })
})

describe('npm run set-setting', () => {
  it('reads values other than text as JSON, and refuses invalid ones', async () => {
    await setSetting(db(), 'app_name', '42', test.clock.now())
    expect((await settingOf('app_name')).value).toBe('42')
    await setSetting(db(), 'weekly_contest_prizes', '[9, 4]', test.clock.now())
    expect((await settingOf('weekly_contest_prizes')).value).toEqual([9, 4])
    await expect(setSetting(db(), 'hint_price', 'x', test.clock.now())).rejects.toThrow('invalid_input')
    expect([isSettingName('hint_price'), isSettingName('hasOwnProperty')]).toEqual([true, false])
  })
})

describe('undo_setting', () => {
  const historyOf = async (name: string) => (await ada.call('get_setting_history', { name })).data

  it('restores the value before a change, as a new change', async () => {
    await ada.call('change_setting', { name: 'earn_coin', value: 7 })
    await ada.call('change_setting', { name: 'earn_coin', value: 8 })
    const [last, first] = await historyOf('earn_coin')
    expect((await callSeen(ada, 'undo_setting', { change_id: last?.id })).data.value).toBe(7)
    expect((await callSeen(ada, 'undo_setting', { change_id: first?.id })).data).toMatchObject({ value: 100, is_default: true })
    expect((await historyOf('earn_coin')).slice(0, 2)).toMatchObject([
      { was: 7, became: null, undoes: first?.id },
      { was: 8, became: 7, undoes: last?.id },
    ])
    expect((await shown()).earn_coin).toBe(100)
  })

  it('distinguishes a value of null from the default', async () => {
    await ada.call('change_setting', { name: 'contact_email', value: null })
    await ada.call('change_setting', { name: 'contact_email', value: 'help@example.org' })
    const [last] = await historyOf('contact_email')
    expect((await callSeen(ada, 'undo_setting', { change_id: last?.id })).data).toMatchObject({ value: null, is_default: false })
  })

  it('refuses a value that is no longer allowed, and an unknown change', async () => {
    await db().insertInto('setting_changes').values({ name: 'hint_price', account_id: null, was: '-3', became: '2' }).execute()
    const [change] = await historyOf('hint_price')
    expect((await callSeen(ada, 'undo_setting', { change_id: change?.id })).status).toBe(400)
    expect((await callSeen(ada, 'undo_setting', { change_id: 999_999 })).message).toBe('document_not_found')
  })

  it('has a counterpart in reset_setting, which restores the default', async () => {
    await ada.call('change_setting', { name: 'hint_price', value: 4 })
    expect((await ada.call('reset_setting', { name: 'hint_price' })).data).toMatchObject({ value: 1, is_default: true })
    expect((await historyOf('hint_price'))[0]).toMatchObject({ was: 4, became: null })
  })
})
