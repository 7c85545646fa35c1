// Changes of staff as the console sends them: with the version that is there now, or with the rows that the change replaces.

import type { Call, Fields } from './app.ts'

type By = { call: Call }
type Sent = Record<string, unknown>
type Row = { id: number }

const ids = (rows: readonly Row[] | undefined) => (rows ?? []).map(({ id }) => id)

async function settingsNow(by: By): Promise<Map<string, string>> {
  return new Map((await by.call('get_all_settings')).data.map(({ name, version }) => [name, version]))
}

const textNow = async (by: By, { language, key }: Sent) =>
  (await by.call('get_interface_texts', { language, search: key, limit: 100 })).data?.find(row => row.key === key)

const versionOf = (row: { version: string | number } | undefined | null) => ({ version: row?.version ?? 'none' })

const seen = {
  async set_settings(by: By, { values = {}, defaults = [] }: Sent) {
    const versions = await settingsNow(by)
    const names = [...Object.keys(Object(values)), ...[defaults].flat().map(String)]
    return { versions: Object.fromEntries(names.map(name => [name, versions.get(name) ?? 'none'])) }
  },
  async undo_setting(by: By, { change_id }: Sent) {
    const change = (await by.call('get_setting_history', { limit: 100 })).data.find(({ id }) => id === change_id)
    return { version: (await settingsNow(by)).get(change?.setting ?? '') ?? 'none' }
  },
  set_interface_text: async (by: By, sent: Sent) => versionOf(await textNow(by, sent)),
  reset_interface_text: async (by: By, sent: Sent) => versionOf(await textNow(by, sent)),
  change_interface_language: async (by: By, sent: Sent) =>
    versionOf((await by.call('get_interface_languages')).data.find(({ code }) => code === sent['code'])),
  change_content_language: async (by: By, sent: Sent) =>
    versionOf((await by.call('get_content_languages')).data.find(({ id }) => id === sent['id'])),
  save_blocked_words: async (by: By, { language_code }: Sent) =>
    versionOf((await by.call('get_blocked_word_list', { language_code })).data),
  choose_daily_quiz: async (by: By, { day }: Sent) => versionOf((await by.call('get_daily_paper', { day })).data),
  draw_daily_quiz: async (by: By, { day }: Sent) => versionOf((await by.call('get_daily_paper', { day })).data),
  async order_categories(by: By, { type, parent_id = null }: Sent) {
    const { data } = await by.call('get_category_tree', { type })
    return { were: ids(data.filter(node => node.parent_id === parent_id)) }
  },
  async set_exam_managers(by: By, { exam_id }: Sent) {
    const { data } = await by.call('get_exam_paper', { exam_id })
    return { were: { examiner_id: data?.examiner?.id ?? null, manager_ids: ids(data?.managers) } }
  },
  set_exam_groups: async (by: By, { exam_id }: Sent) => ({ were: ids((await by.call('get_exam_groups', { exam_id })).data) }),
  set_group_leaders: async (by: By, { group_id }: Sent) => ({ were: ids((await by.call('get_group', { group_id })).data?.leaders) }),
  rename_group: async (by: By, { group_id }: Sent) => ({ were: (await by.call('get_group', { group_id })).data?.name ?? 'None' }),
  order_exam_questions: async (by: By, { exam_id }: Sent) => ({
    were: ids((await by.call('get_exam_paper', { exam_id })).data?.questions),
  }),
  change_exam_draw: async (by: By, { exam_id, draw_id }: Sent) =>
    versionOf((await by.call('get_exam_paper', { exam_id })).data?.draws.find(({ id }) => id === draw_id)),
}

export const callSeen = async <Name extends keyof typeof seen>(by: By, action: Name, input: Fields<Name>) =>
  by.call<Name>(action, { ...(await seen[action](by, input)), ...input })
