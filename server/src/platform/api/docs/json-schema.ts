// The contract's schemas as JSON Schema, for the OpenAPI document and the page.

import { z } from 'zod'
import type { ActionSpec } from '@trivium/contract/platform/action'

export interface JsonSchema {
  type?: string | string[]
  const?: unknown
  enum?: readonly unknown[]
  format?: string
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  additionalProperties?: unknown
}

/** The output side of a schema: a caller has to send an input in its parsed form. */
export function jsonSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...rest }: JsonSchema & { $schema?: unknown } = plain(
    z.toJSONSchema(schema, { unrepresentable: 'any', override }),
  )
  return rest
}

/** Allows unknown fields: inputs ignore them, and later outputs may add some. Leaves out the bounds of safe integers as noise. */
function override({ jsonSchema: made }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (made.additionalProperties === false) delete made.additionalProperties
  if (made.minimum === Number.MIN_SAFE_INTEGER) delete made.minimum
  if (made.maximum === Number.MAX_SAFE_INTEGER) delete made.maximum
}

/** zod's type for JSON Schema allows more forms than zod generates. */
function plain(made: object): JsonSchema {
  return JSON.parse(JSON.stringify(made))
}

/** A field is required when the call is refused without it: one with a default is not. */
export function inputSchema(spec: ActionSpec): JsonSchema {
  const schema = jsonSchema(spec.input)
  const required = Object.entries(spec.input.shape).flatMap(([name, field]) => (z.safeParse(field, undefined).success ? [] : [name]))
  const properties = { ...schema.properties, ...(spec.file && { [spec.file]: { type: 'string', format: 'binary' } }) }
  return { ...schema, properties, required: [...required, ...(spec.file ? [spec.file] : [])] }
}
