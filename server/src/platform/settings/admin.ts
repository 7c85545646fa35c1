// Handlers of the actions by which administrators change settings, texts and languages.

import { type SettingChange, settingGroups, settingAdmin, type SettingRow } from '@trivium/contract/platform/settings.admin'
import { settingFormAdmin } from '@trivium/contract/platform/setting-form.admin'
import { textFileAdmin } from '@trivium/contract/platform/text-file.admin'
import { type Context, handle, type StaffContext } from '../api/handle.ts'
import { InvalidInput, refuse } from '../api/refuse.ts'
import type { Db } from '../db/connect.ts'
import { checked, checkedAll, settingVersion, writeSetting, writeSettings } from './change.ts'
import { type ChangeRow, countChanges, readAllStored, readChange, readChanges } from './change-store.ts'
import { checkValue, fieldOf, isSettingName, type SettingName, settingNames } from './fields.ts'
import {
  addContentLanguage,
  addInterfaceLanguage,
  changeContentLanguage,
  changeInterfaceLanguage,
  listContentLanguages,
  listInterfaceLanguages,
} from './texts/language-admin.ts'
import { listPages, previewPage, revertPage, showPage, writePage } from './texts/page-admin.ts'
import { listTexts, resetText, setText } from './texts/text-admin.ts'
import { exportTexts, importTexts, previewTexts } from './texts/text-file.ts'

export const settingAdminActions = handle(
  { ...settingAdmin, ...settingFormAdmin, ...textFileAdmin },
  {
    async get_all_settings(_input, { db }) {
      const stored = await storedByName(db)
      const placeOf = ({ group }: SettingRow) => settingGroups.indexOf(group)
      const rows = settingNames.map(name => presentSetting(name, stored))
      const data = rows.toSorted((one, other) => placeOf(one) - placeOf(other))
      return { data, total: data.length }
    },

    async change_setting({ name: named, value }, context) {
      const name = settingNamed(named)
      await writeSetting(changing(context), { name, became: await checked(context.db, name, value) })
      return settingNow(context, name)
    },

    async set_settings({ values, defaults, versions }, context) {
      const changed = Object.entries(values).map(([name, value]) => [settingNamed(name), value] as const)
      const reset = [...new Set(defaults)].map(settingNamed).filter(name => !Object.hasOwn(values, name))
      const wanted = [...(await checkedAll(context.db, changed)), ...reset.map(name => ({ name, became: undefined }))]
      if (wanted.length === 0) throw new InvalidInput([{ field: 'values', problem: 'must name a setting' }])
      await writeSettings(
        changing(context),
        wanted.map(one => ({ ...one, seen: seenOf(one.name, versions) })),
      )
      const stored = await storedByName(context.db)
      return wanted.map(({ name }) => presentSetting(name, stored))
    },

    async reset_setting({ name: named }, context) {
      const name = settingNamed(named)
      await writeSetting(changing(context), { name, became: undefined })
      return settingNow(context, name)
    },

    async get_setting_history({ name, offset = 0, limit }, { db, settings }) {
      const [rows, total] = await Promise.all([
        readChanges(db, name, { offset, limit: limit ?? settings.page_size }),
        countChanges(db, name),
      ])
      return { data: rows.map(presentChange), total }
    },

    async undo_setting({ change_id, version }, context) {
      const change = (await readChange(context.db, change_id)) ?? refuse('document_not_found')
      const name = settingNamed(change.name)
      // A later release may no longer allow the old value.
      const became = change.was_default ? undefined : await checked(context.db, name, change.was)
      await writeSetting(changing(context), { name, became, undoes: change.id, seen: version })
      return settingNow(context, name)
    },

    get_pages: (_input, { db }) => listPages(db),
    get_page: showPage,
    preview_page: previewPage,
    set_page: writePage,
    revert_page: revertPage,

    get_interface_texts: listTexts,
    set_interface_text: setText,
    reset_interface_text: resetText,
    export_interface_texts: exportTexts,
    preview_interface_texts: previewTexts,
    import_interface_texts: importTexts,

    get_interface_languages: (_input, { db }) => listInterfaceLanguages(db),
    add_interface_language: addInterfaceLanguage,
    change_interface_language: changeInterfaceLanguage,
    get_content_languages: (_input, { db }) => listContentLanguages(db),
    add_content_language: addContentLanguage,
    change_content_language: changeContentLanguage,
  },
)

/** @throws Refused document_not_found */
const settingNamed = (name: string): SettingName => (isSettingName(name) ? name : refuse('document_not_found'))

/** @throws InvalidInput */
function seenOf(name: SettingName, versions: Record<string, string>): string {
  const seen = Object.hasOwn(versions, name) ? versions[name] : undefined
  if (seen === undefined) throw new InvalidInput([{ field: `versions.${name}`, problem: 'is missing' }])
  return seen
}

const changing = ({ db, audit, player, now }: StaffContext) => ({ db, audit, accountId: player.id, now })

const storedByName = async (db: Db) => new Map((await readAllStored(db)).map(({ name, value }) => [name, value]))

const settingNow = async ({ db }: Context, name: SettingName) => presentSetting(name, await storedByName(db))

function presentSetting(name: SettingName, stored: ReadonlyMap<string, unknown>): SettingRow {
  const field = fieldOf(name)
  const found = stored.has(name) ? checkValue(name, stored.get(name)) : { value: field.default }
  const problem = 'problems' in found ? found.problems.map(one => one.problem).join('; ') : null
  const value = 'value' in found ? found.value : field.default
  const version = settingVersion(stored.has(name) ? { value: stored.get(name) } : undefined)
  return { ...field, value, is_default: !stored.has(name) || problem !== null, problem, version }
}

function presentChange({ id, at, setting, account_id, name, was, became, undoes }: ChangeRow): SettingChange {
  return { id, at: at.toISOString(), setting, account_id, name, was, became, undoes }
}
