// Settings, texts and languages as administrators change them.

import { z } from 'zod'
import { action } from './action.ts'
import { Flag, Html, Id, notMore, adminPage, optional, RawText, Text, Time } from './fields.ts'
import { pageTypes } from './settings.ts'

export const settingGroups = [
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

/** What a field for it is: `list` holds texts or numbers, `rows` entries with columns, `map` such entries by key. */
const settingKinds = ['flag', 'whole', 'number', 'choice', 'text', 'list', 'rows', 'map'] as const

/** What decides about a field: of a setting, or of a column of its entries. */
const SettingShape = z.object({
  name: z.string(),
  kind: z.enum(settingKinds),
  unit: z.string().nullable(),
  /** Whether it may be null: nothing set. */
  is_optional: z.boolean(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** Of a text. */
  max_length: z.int().nullable(),
  choices: z.array(z.union([z.string(), z.number()])).nullable(),
})
export type SettingShape = z.output<typeof SettingShape>

const SettingRow = SettingShape.extend({
  id: z.string(),
  group: z.enum(settingGroups),
  /** In plain words. */
  meaning: z.string(),
  default: z.unknown(),
  value: z.unknown(),
  is_default: z.boolean(),
  /** Players see it: it is in get_system_configurations. */
  is_public: z.boolean(),
  /** Of rows and maps. */
  columns: z.array(SettingShape).nullable(),
  /** The keys of a map that has exactly these. */
  keys: z.array(z.string()).nullable(),
  /** What is wrong with the row in the database; the default holds then. */
  problem: z.string().nullable(),
})
export type SettingRow = z.output<typeof SettingRow>

const SettingChange = z.object({
  id: z.int(),
  at: Time,
  setting: z.string(),
  /** Null: a command of the operator. */
  account_id: z.int().nullable(),
  name: z.string().nullable(),
  /** Null: the default held. */
  was: z.unknown(),
  became: z.unknown(),
  /** The entry that this one undid. */
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
  /** Null: not written in this language; players read the English one. */
  html: z.string().nullable(),
  /** As Trivium brings it; null where it brings none. */
  shipped: z.string().nullable(),
  is_changed: z.boolean(),
  /** As players see it. */
  preview: z.string(),
  /** Names that can stand between {{ and }}. */
  placeholders: z.array(z.string()),
})
export type SitePage = z.output<typeof SitePage>

const InterfaceText = z.object({
  /** Its key. */
  id: z.string(),
  key: z.string(),
  english: z.string(),
  /** What holds without an override; null where the language brings none. */
  shipped: z.string().nullable(),
  /** What the console has set; null where nothing is. */
  text: z.string().nullable(),
  /** The names that must stand between {{ and }}. */
  placeholders: z.array(z.string()),
})
export type InterfaceTextRow = z.output<typeof InterfaceText>

const InterfaceLanguageRow = z.object({
  /** Its code. */
  id: z.string(),
  code: z.string(),
  name: z.string(),
  rtl: z.boolean(),
  /** Comes with Trivium; any other was added here. */
  is_built_in: z.boolean(),
  /** Players can choose it. */
  is_on: z.boolean(),
  texts: z.int(),
  of: z.int(),
  overridden: z.int(),
})
export type InterfaceLanguageRow = z.output<typeof InterfaceLanguageRow>

const ContentLanguageRow = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  rtl: z.boolean(),
  is_default: z.boolean(),
  /** Active ones. */
  questions: z.int(),
})
export type ContentLanguageRow = z.output<typeof ContentLanguageRow>

const mostTexts = 5000
const pageAt = { type: z.enum(pageTypes), language: Text(35) }
const mostBlanks = 300
/** Each is filled in with words that may be longer. */
const PageHtml = Html.refine(html => html.split('{{').length - 1 <= mostBlanks, 'has more than 300 blanks {{…}}')
const total = z.object({ total: z.int() })

export const settingAdmin = {
  get_all_settings: action({
    summary: 'Every setting with its meaning, default, range and present value',
    access: 'administrator',
    input: z.object({}),
    output: z.array(SettingRow),
    meta: total,
    refusals: [],
  }),
  change_setting: action({
    summary: 'Change a setting; it holds at once, everywhere',
    access: 'administrator',
    writes: true,
    input: z.object({ name: Text(80), value: z.unknown() }),
    output: SettingRow,
    refusals: ['document_not_found'],
  }),
  reset_setting: action({
    summary: 'Back to the default',
    access: 'administrator',
    writes: true,
    input: z.object({ name: Text(80) }),
    output: SettingRow,
    refusals: ['document_not_found'],
  }),
  get_setting_history: action({
    summary: 'Changes of one setting, or of all, the newest first',
    access: 'administrator',
    input: z.object({ ...adminPage, name: optional(Text(80)) }),
    output: z.array(SettingChange),
    meta: total,
    refusals: [],
  }),
  undo_setting: action({
    summary: 'Back to the value before a change; a change of its own',
    access: 'administrator',
    writes: true,
    input: z.object({ change_id: Id }),
    output: SettingRow,
    refusals: ['document_not_found'],
  }),

  get_pages: action({
    summary: 'The texts of the site, in each language of the interface',
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
    summary: 'One text of the site, to edit it',
    access: 'administrator',
    input: z.object(pageAt),
    output: SitePage,
    refusals: ['document_not_found'],
  }),
  preview_page: action({
    summary: 'What players would see: sanitised, and filled in',
    access: 'administrator',
    input: z.object({ ...pageAt, html: PageHtml }),
    output: z.object({ html: z.string(), unknown_placeholders: z.array(z.string()) }),
    refusals: ['document_not_found'],
  }),
  set_page: action({
    summary: 'Write a text of the site; it is sanitised',
    access: 'administrator',
    writes: true,
    input: z.object({ ...pageAt, html: PageHtml }),
    output: SitePage,
    refusals: ['document_not_found'],
  }),
  revert_page: action({
    summary: 'Back to the text that Trivium brings; where it brings none, the text goes',
    access: 'administrator',
    writes: true,
    input: z.object(pageAt),
    output: SitePage,
    refusals: ['document_not_found'],
  }),

  get_interface_texts: action({
    summary: 'Texts of the interface in one language, with what has been overridden',
    access: 'administrator',
    input: z.object({
      ...adminPage,
      language: Text(35),
      /** In keys and words. */
      search: optional(Text(100)),
      only: optional(z.enum(['overridden', 'missing'])),
    }),
    output: z.array(InterfaceText),
    meta: total,
    refusals: ['document_not_found'],
  }),
  set_interface_text: action({
    summary: 'Override a text of the interface in one language',
    access: 'administrator',
    writes: true,
    input: z.object({ language: Text(35), key: Text(120), text: Text(4000) }),
    output: InterfaceText,
    refusals: ['document_not_found'],
  }),
  reset_interface_text: action({
    summary: 'Back to the text that Trivium brings',
    access: 'administrator',
    writes: true,
    input: z.object({ language: Text(35), key: Text(120) }),
    output: InterfaceText,
    refusals: ['document_not_found'],
  }),
  export_interface_texts: action({
    summary: 'All texts of a language for a translator: the English ones beside them',
    access: 'administrator',
    input: z.object({ language: Text(35) }),
    output: z.object({ language: z.string(), texts: z.record(z.string(), z.string()), english: z.record(z.string(), z.string()) }),
    refusals: ['document_not_found'],
  }),
  import_interface_texts: action({
    summary: 'Take over texts that a translator has written: all of them, or, where one is wrong, none',
    access: 'administrator',
    writes: true,
    input: z.object({ language: Text(35), texts: notMore(mostTexts, z.record(z.string().max(120), RawText(4000))) }),
    output: z.object({ taken: z.int(), unchanged: z.int() }),
    refusals: ['document_not_found'],
  }),
  get_interface_languages: action({
    summary: 'Languages of the interface, and how much of each is translated',
    access: 'administrator',
    input: z.object({}),
    output: z.array(InterfaceLanguageRow),
    meta: total,
    refusals: [],
  }),
  add_interface_language: action({
    summary: 'Add a language to the interface: English until it is translated, and hidden until it is switched on',
    access: 'administrator',
    writes: true,
    input: z.object({ code: Text(35), name: optional(Text(60)), rtl: optional(Flag) }),
    output: InterfaceLanguageRow,
    refusals: [],
  }),
  change_interface_language: action({
    summary: 'Name, direction, and whether players can choose an added language',
    access: 'administrator',
    writes: true,
    input: z.object({ code: Text(35), name: optional(Text(60)), rtl: optional(Flag), is_on: optional(Flag) }),
    output: InterfaceLanguageRow,
    refusals: ['document_not_found'],
  }),
  get_content_languages: action({
    summary: 'Languages of questions',
    access: 'administrator',
    input: z.object({}),
    output: z.array(ContentLanguageRow),
    meta: total,
    refusals: [],
  }),
  add_content_language: action({
    summary: 'Add a language of questions',
    access: 'administrator',
    writes: true,
    input: z.object({ code: Text(35), name: optional(Text(60)), rtl: optional(Flag) }),
    output: ContentLanguageRow,
    refusals: [],
  }),
  change_content_language: action({
    summary: 'Name and direction of a language of questions, and whether it is the default',
    access: 'administrator',
    writes: true,
    input: z.object({ id: Id, name: optional(Text(60)), rtl: optional(Flag), is_default: optional(Flag) }),
    output: ContentLanguageRow,
    refusals: ['document_not_found'],
  }),
}
