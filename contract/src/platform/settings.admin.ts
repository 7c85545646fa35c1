// Administrators change settings, texts and languages.

import { z } from 'zod'
import { action } from './action.ts'
import { ContentVersion, Flag, Html, Id, adminPage, optional, Text, Time } from './fields.ts'
import { pageTypes } from './settings.ts'

export const settingGroups = [
  'Look',
  'The site',
  'Home page',
  'Languages',
  'Coins',
  'Prices',
  'Scores',
  'Playing alone',
  'Clocks',
  'Badges',
  'Leagues',
  'Battles',
  'Contests',
  'Exams and tests',
  'Practice',
  'Payouts',
  'Limits',
  'Reports',
  'Lists',
  'Operation',
] as const
export type SettingGroup = (typeof settingGroups)[number]

/** The kind of form field: `list` holds texts or numbers, `rows` entries with columns, `map` such entries by key. */
const settingKinds = ['flag', 'whole', 'number', 'choice', 'text', 'list', 'rows', 'map'] as const

/** The form field of a setting, or of one column of its entries. */
const SettingShape = z.object({
  name: z.string(),
  kind: z.enum(settingKinds),
  unit: z.string().nullable(),
  /** May be null: not set. */
  is_optional: z.boolean(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** For texts. */
  max_length: z.int().nullable(),
  choices: z.array(z.union([z.string(), z.number()])).nullable(),
})
export type SettingShape = z.output<typeof SettingShape>

export const SettingRow = SettingShape.extend({
  id: z.string(),
  group: z.enum(settingGroups),
  /** A plain sentence. */
  meaning: z.string(),
  default: z.unknown(),
  value: z.unknown(),
  is_default: z.boolean(),
  /** Players see it in get_system_configurations. */
  is_public: z.boolean(),
  /** For rows and maps. */
  columns: z.array(SettingShape).nullable(),
  /** For a map with fixed keys. */
  keys: z.array(z.string()).nullable(),
  /** Why the stored value is invalid; the server then uses the default. */
  problem: z.string().nullable(),
  /** Follows from the stored value. */
  version: z.string(),
})
export type SettingRow = z.output<typeof SettingRow>

const SettingChange = z.object({
  id: z.int(),
  at: Time,
  setting: z.string(),
  /** Null: the operator changed it by a command. */
  account_id: z.int().nullable(),
  name: z.string().nullable(),
  /** Null: the default applied. */
  was: z.unknown(),
  became: z.unknown(),
  /** The change that this one undid. */
  undoes: z.int().nullable(),
})
export type SettingChange = z.output<typeof SettingChange>

const SitePage = z.object({
  /** `about_us:en`. */
  id: z.string(),
  type: z.enum(pageTypes),
  language: z.string(),
  language_name: z.string(),
  rtl: z.boolean(),
  /** Null: not written in this language; players get the English text. */
  html: z.string().nullable(),
  /** Trivium's own text; null if it has none. */
  shipped: z.string().nullable(),
  /** Follows from the text: a change that names another one is refused with `changed_meanwhile`. */
  version: z.string(),
  is_changed: z.boolean(),
  /** HTML, as players see it. */
  preview: z.string(),
  /** Names allowed between {{ and }}. */
  placeholders: z.array(z.string()),
})
export type SitePage = z.output<typeof SitePage>

const InterfaceText = z.object({
  /** Equals `key`. */
  id: z.string(),
  key: z.string(),
  english: z.string(),
  /** Trivium's own text, used without an override; null if the language has none. */
  shipped: z.string().nullable(),
  /** The override set in the admin; null without one. */
  text: z.string().nullable(),
  /** Names required between {{ and }}. */
  placeholders: z.array(z.string()),
  /** Follows from `text`. */
  version: z.string(),
})
export type InterfaceTextRow = z.output<typeof InterfaceText>

const InterfaceLanguageRow = z.object({
  /** Equals `code`. */
  id: z.string(),
  code: z.string(),
  name: z.string(),
  rtl: z.boolean(),
  /** Shipped with Trivium; an administrator added any other. */
  is_built_in: z.boolean(),
  /** Players can choose it. */
  is_on: z.boolean(),
  texts: z.int(),
  of: z.int(),
  overridden: z.int(),
  /** Follows from name, direction and `is_on`. */
  version: z.string(),
})
export type InterfaceLanguageRow = z.output<typeof InterfaceLanguageRow>

const ContentLanguageRow = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  rtl: z.boolean(),
  is_default: z.boolean(),
  /** Active questions. */
  questions: z.int(),
  /** Follows from name, direction and `is_default`. */
  version: z.string(),
})
export type ContentLanguageRow = z.output<typeof ContentLanguageRow>

const pageAt = { type: z.enum(pageTypes), language: Text(35) }
const mostBlanks = 300
/** Limits the placeholders, because each may be replaced by a longer text. */
const PageHtml = Html.refine(html => html.split('{{').length - 1 <= mostBlanks, 'has more than 300 blanks {{…}}')
const total = z.object({ total: z.int() })

export const settingAdmin = {
  get_all_settings: action({
    summary: 'All settings with meaning, default, range and current value',
    access: 'administrator',
    input: z.object({}),
    output: z.array(SettingRow),
    meta: total,
    refusals: [],
  }),
  change_setting: action({
    summary: 'Change a setting; every process uses the new value at once',
    access: 'administrator',
    writes: true,
    input: z.object({ name: Text(80), value: z.unknown() }),
    output: SettingRow,
    refusals: ['document_not_found'],
  }),
  reset_setting: action({
    summary: 'Reset a setting to its default',
    access: 'administrator',
    writes: true,
    input: z.object({ name: Text(80) }),
    output: SettingRow,
    refusals: ['document_not_found'],
  }),
  get_setting_history: action({
    summary: 'Changes of one setting or of all, newest first',
    access: 'administrator',
    input: z.object({ ...adminPage, name: optional(Text(80)) }),
    output: z.array(SettingChange),
    meta: total,
    refusals: [],
  }),
  undo_setting: action({
    summary: 'Undo a change: set the value before it, as a new change',
    access: 'administrator',
    writes: true,
    /** `version`: that of the setting. */
    input: z.object({ change_id: Id, version: ContentVersion }),
    output: SettingRow,
    refusals: ['document_not_found', 'changed_meanwhile'],
  }),

  get_pages: action({
    summary: 'Pages of the site, in each interface language',
    access: 'administrator',
    input: z.object({}),
    output: z.array(
      SitePage.pick({ id: true, type: true, language: true, language_name: true, rtl: true, is_changed: true }).extend({
        is_written: z.boolean(),
      }),
    ),
    meta: total,
    refusals: [],
  }),
  get_page: action({
    summary: 'One page of the site, for editing',
    access: 'administrator',
    input: z.object(pageAt),
    output: SitePage,
    refusals: ['document_not_found'],
  }),
  preview_page: action({
    summary: 'Preview a page as players would see it: sanitised, with its placeholders filled in',
    access: 'administrator',
    input: z.object({ ...pageAt, html: PageHtml }),
    output: z.object({ html: z.string(), unknown_placeholders: z.array(z.string()) }),
    refusals: ['document_not_found'],
  }),
  set_page: action({
    summary: 'Write a page of the site; the server sanitises it',
    access: 'administrator',
    writes: true,
    input: z.object({ ...pageAt, version: ContentVersion, html: PageHtml }),
    output: SitePage,
    refusals: ['document_not_found', 'changed_meanwhile'],
  }),
  revert_page: action({
    summary: "Reset a page to Trivium's own text, or delete it if there is none",
    access: 'administrator',
    writes: true,
    input: z.object({ ...pageAt, version: ContentVersion }),
    output: SitePage,
    refusals: ['document_not_found', 'changed_meanwhile'],
  }),

  get_interface_texts: action({
    summary: 'Interface texts in one language, with their overrides',
    access: 'administrator',
    input: z.object({
      ...adminPage,
      language: Text(35),
      /** Searches keys and texts. */
      search: optional(Text(100)),
      only: optional(z.enum(['overridden', 'missing'])),
    }),
    output: z.array(InterfaceText),
    meta: total,
    refusals: ['document_not_found'],
  }),
  set_interface_text: action({
    summary: 'Override an interface text in one language',
    access: 'administrator',
    writes: true,
    input: z.object({ language: Text(35), key: Text(120), version: ContentVersion, text: Text(4000) }),
    output: InterfaceText,
    refusals: ['document_not_found', 'changed_meanwhile'],
  }),
  reset_interface_text: action({
    summary: "Reset an interface text to Trivium's own",
    access: 'administrator',
    writes: true,
    input: z.object({ language: Text(35), key: Text(120), version: ContentVersion }),
    output: InterfaceText,
    refusals: ['document_not_found', 'changed_meanwhile'],
  }),
  get_interface_languages: action({
    summary: 'Interface languages, with the number of translated texts of each',
    access: 'administrator',
    input: z.object({}),
    output: z.array(InterfaceLanguageRow),
    meta: total,
    refusals: [],
  }),
  add_interface_language: action({
    summary: 'Add an interface language: English until translated, hidden until switched on',
    access: 'administrator',
    writes: true,
    input: z.object({ code: Text(35), name: optional(Text(60)), rtl: optional(Flag) }),
    output: InterfaceLanguageRow,
    refusals: [],
  }),
  change_interface_language: action({
    summary: 'Change the name and direction of an added interface language, and whether players can choose it',
    access: 'administrator',
    writes: true,
    input: z.object({ code: Text(35), version: ContentVersion, name: optional(Text(60)), rtl: optional(Flag), is_on: optional(Flag) }),
    output: InterfaceLanguageRow,
    refusals: ['document_not_found', 'changed_meanwhile'],
  }),
  get_content_languages: action({
    summary: 'Content languages, with their number of questions',
    access: 'administrator',
    input: z.object({}),
    output: z.array(ContentLanguageRow),
    meta: total,
    refusals: [],
  }),
  add_content_language: action({
    summary: 'Add a content language',
    access: 'administrator',
    writes: true,
    input: z.object({ code: Text(35), name: optional(Text(60)), rtl: optional(Flag) }),
    output: ContentLanguageRow,
    refusals: [],
  }),
  change_content_language: action({
    summary: 'Change the name and direction of a content language, and whether it is the default',
    access: 'administrator',
    writes: true,
    input: z.object({ id: Id, version: ContentVersion, name: optional(Text(60)), rtl: optional(Flag), is_default: optional(Flag) }),
    output: ContentLanguageRow,
    refusals: ['document_not_found', 'changed_meanwhile'],
  }),
}
