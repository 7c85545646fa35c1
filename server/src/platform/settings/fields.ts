// Settings as typed fields. Their kind, range and choices come from the schema.

import type { SettingRow, SettingShape } from '@trivium/contract/platform/settings.admin'
import { z } from 'zod'
import { defaultSettings, publicSettings, type Settings, settingsSchema } from './defaults.ts'
import { meaningOf } from './meanings.ts'

export type SettingName = keyof Settings

const names: readonly string[] = Object.keys(settingsSchema.shape)
export const isSettingName = (name: string): name is SettingName => names.includes(name)
export const settingNames: readonly SettingName[] = names.filter(isSettingName)

/** The part of JSON Schema that we read. */
const Described: z.ZodType<Described> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    anyOf: z.array(Described).optional(),
    const: z.union([z.string(), z.number()]).optional(),
    enum: z.array(z.union([z.string(), z.number()])).optional(),
    items: Described.optional(),
    properties: z.record(z.string(), Described).optional(),
    additionalProperties: z.union([Described, z.boolean()]).optional(),
    propertyNames: Described.optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    maxLength: z.number().optional(),
  }),
)
interface Described {
  type?: string | string[] | undefined
  anyOf?: Described[] | undefined
  const?: string | number | undefined
  enum?: (string | number)[] | undefined
  items?: Described | undefined
  properties?: Record<string, Described> | undefined
  additionalProperties?: Described | boolean | undefined
  propertyNames?: Described | undefined
  minimum?: number | undefined
  maximum?: number | undefined
  maxLength?: number | undefined
}

const described = z
  .object({ properties: z.record(z.string(), Described) })
  .parse(z.toJSONSchema(settingsSchema, { unrepresentable: 'any' })).properties

type Field = Omit<SettingRow, 'value' | 'is_default' | 'problem' | 'version'>

const isNull = ({ type }: Described) => type === 'null'

/** Removes null from a schema, and says whether it was there. */
function present(whole: Described): { schema: Described; isOptional: boolean } {
  if (Array.isArray(whole.type)) {
    const [type, ...others] = whole.type.filter(name => name !== 'null')
    return { schema: others.length === 0 ? { ...whole, type } : whole, isOptional: whole.type.includes('null') }
  }
  const kept = whole.anyOf?.filter(part => !isNull(part)) ?? []
  if (!whole.anyOf?.some(isNull)) return { schema: whole, isOptional: false }
  return { schema: kept.length === 1 && kept[0] ? kept[0] : { ...whole, anyOf: kept }, isOptional: true }
}

const choicesOf = ({ anyOf, enum: named }: Described) => named ?? anyOf?.flatMap(part => part.const ?? [])

function kindOf(schema: Described): Field['kind'] {
  const choices = choicesOf(schema)
  if (choices && choices.length > 0) return choices.every(choice => choice === 0 || choice === 1) ? 'flag' : 'choice'
  if (schema.type === 'integer') return 'whole'
  if (schema.type === 'number') return 'number'
  if (schema.type === 'string') return 'text'
  if (schema.type === 'array') return schema.items?.type === 'object' ? 'rows' : 'list'
  return 'map'
}

function shapeOf(name: string, whole: Described, unit: string | null): SettingShape {
  const { schema, isOptional } = present(whole)
  const kind = kindOf(schema)
  const ranged = kind === 'list' ? (schema.items ?? {}) : schema
  return {
    name,
    kind,
    unit,
    is_optional: isOptional,
    min: ranged.minimum ?? null,
    max: ranged.maximum ?? null,
    max_length: ranged.maxLength ?? null,
    choices: kind === 'choice' || kind === 'list' ? (choicesOf(ranged) ?? null) : null,
  }
}

/** The columns of rows, or of the entries of a map. */
function columnsOf({ items, additionalProperties }: Described): SettingShape[] | null {
  const entry = typeof additionalProperties === 'object' ? additionalProperties : items
  return entry?.properties ? Object.entries(entry.properties).map(([name, schema]) => shapeOf(name, schema, null)) : null
}

export function fieldOf(name: SettingName): Field {
  const schema = described[name] ?? {}
  const { group, meaning, unit } = meaningOf(name)
  return {
    ...shapeOf(name, schema, unit),
    id: name,
    group,
    meaning,
    default: defaultSettings[name],
    is_public: publicSettings.some(one => one === name),
    columns: columnsOf(schema),
    keys: schema.propertyNames?.enum?.map(String) ?? null,
  }
}

export type Checked = { value: unknown } | { problems: { field: string; problem: string }[] }

/** Parses a text that is not a valid value as JSON, because commands and forms send only text. */
export function checkValue(name: SettingName, given: unknown): Checked {
  const parsed = parse(name, given)
  if (parsed.success) return storable(parsed.data)
  const read = typeof given === 'string' ? parse(name, jsonIn(given)) : null
  if (read?.success) return storable(read.data)
  return { problems: parsed.error.issues.map(issue => ({ field: ['value', ...issue.path].join('.'), problem: plainly(issue) })) }
}

type Issue = z.core.$ZodIssue

/** What staff reads at the field. Messages written in the schema are plain already. */
function plainly(issue: Issue): string {
  const isOfText = 'origin' in issue && issue.origin === 'string'
  if (issue.code === 'too_small')
    return isOfText
      ? issue.minimum === 1
        ? 'must not be empty'
        : `needs ${issue.minimum} characters or more`
      : `must be ${issue.minimum} or more`
  if (issue.code === 'too_big') return isOfText ? `must have at most ${issue.maximum} characters` : `must be ${issue.maximum} or less`
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`
  if (issue.code !== 'invalid_type') return issue.message
  return issue.expected === 'int' ? 'must be a whole number' : `must be a ${issue.expected === 'string' ? 'text' : issue.expected}`
}

/** Refuses a missing value: reset_setting restores the default. */
const parse = (name: SettingName, given: unknown) =>
  given === undefined ? z.never('must be given').safeParse(given) : settingsSchema.shape[name].safeParse(given)

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** PostgreSQL's JSON accepts neither NUL nor lone surrogates. */
function storable(value: unknown): Checked {
  const isStorable = !/\\u(0000|d[89a-f])/i.test(JSON.stringify(value))
  return isStorable ? { value } : { problems: [{ field: 'value', problem: 'holds characters that cannot be stored' }] }
}
