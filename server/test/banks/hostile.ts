// Hostile inputs and the three ways to send them. Seeded, so that every run tries the same inputs.

import type { ActionSpec } from '@trivium/contract/platform/action'
import fc from 'fast-check'

/** Names and values of a body: names may repeat, and any name may occur. */
export type Pairs = [string, unknown][]

const texts = [
  '',
  ' ',
  'a',
  'A,B,C',
  'null',
  'undefined',
  'NaN',
  '0',
  '-1',
  '1e9',
  '0x10',
  '٣',
  '１',
  '99999999999999999999',
  '-0',
  '1.5',
  'true',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\ufffe',
  '\u202egnp.exe',
  'e\u0301'.repeat(50),
  '😀'.repeat(40),
  '\r\nSet-Cookie: a=b',
  '\u001b[31m',
  "' or '1'='1",
  "'; drop table plays; --",
  '1); select pg_sleep(10); --',
  '\\',
  '%',
  '_',
  '%00',
  '%zz',
  '${7*7}',
  '{{7*7}}',
  '$1',
  '$$',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '../../etc/passwd',
  'file:///etc/passwd',
  'http://169.254.169.254/',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '[object Object]',
  '{"$ne":null}',
  '[]',
  '{}',
  'Infinity',
  'x'.repeat(129),
  'x'.repeat(2049),
  'x'.repeat(20_000),
  'ﷺ'.repeat(500),
  '9'.repeat(400),
  ','.repeat(600),
  'a,'.repeat(300),
]
const numbers = [
  0,
  -0,
  -1,
  1,
  1.5,
  1e-7,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e21,
  1e308,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.NaN,
]
const strangeNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '',
  ' ',
  'a[b]',
  'a.b',
  'x'.repeat(300),
  '\u0000',
  '\ud800',
  "'",
  'then',
  'toJSON',
]

const nested = fc.anything({
  maxDepth: 3,
  maxKeys: 4,
  key: fc.oneof(fc.constantFrom(...strangeNames), fc.string()),
  withNullPrototype: false,
})

/** Raw JSON text, for values nested too deeply for JSON.stringify. */
class RawJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
const deep = fc.integer({ min: 1, max: 6000 }).map(depth => new RawJson(`${'{"a":['.repeat(depth)}1${']}'.repeat(depth)}`))

export const hostileValue = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<unknown>(...texts) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...numbers) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [1, 2], ['a'], { length: 1 }, { toString: 'x' }) },
  { weight: 1, arbitrary: nested },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.maxSafeInteger() },
)

/** @param plausible plausible values for a field, because only inputs that pass validation reach the handler */
export function hostileInputs(name: string, spec: ActionSpec, plausible: (field: string) => unknown[], count: number): Pairs[] {
  const fields = Object.keys(spec.input.shape)
  const good = (field: string) => plausible(field).filter(value => spec.input.shape[field]?.safeParse(value).success)
  const valueOf = (field: string) =>
    fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...plausible(field)) }, { weight: 2, arbitrary: hostileValue })
  const known = fields.map(field =>
    fc.option(
      valueOf(field).map(value => [field, value] satisfies [string, unknown]),
      { freq: 12, nil: null },
    ),
  )
  const extra = fc.array(fc.tuple(fc.constantFrom(...strangeNames, ...fields), hostileValue), { maxLength: 2 })
  const wild = fc.tuple(fc.tuple(...known), extra).map(([own, more]) => [...own.filter(pair => pair !== null), ...more])
  // With many fields, wild inputs hardly ever pass validation, so these have at most one flaw.
  const soundValue = (field: string) => fc.constantFrom<unknown>(...good(field), '').map(value => value || (good(field)[0] ?? ''))
  const sound = fc.tuple(...fields.map(field => soundValue(field).map(value => [field, value] satisfies [string, unknown])))
  const flawed = fc.tuple(sound, fc.option(extra)).map(([own, more]) => [...own, ...(more ?? []).slice(0, 1)])
  const pairs = fc.oneof<fc.MaybeWeightedArbitrary<Pairs>[]>({ weight: 2, arbitrary: wild }, { weight: 1, arbitrary: flawed })
  return fc.sample(pairs, { numRuns: count, seed: seedOf(name) })
}

function seedOf(name: string): number {
  return [...name].reduce((seed, letter) => (Math.imul(seed, 31) + letter.charCodeAt(0)) | 0, 20_261_121)
}

export interface SentBody {
  payload: Buffer
  type: string
}

export const encodings = {
  json: (pairs: Pairs): SentBody => ({ payload: Buffer.from(jsonOf(pairs)), type: 'application/json' }),
  urlencoded: (pairs: Pairs): SentBody => ({
    payload: Buffer.from(new URLSearchParams(pairs.map(([name, value]) => [name, textOf(value)])).toString()),
    type: 'application/x-www-form-urlencoded',
  }),
  multipart: (pairs: Pairs): SentBody => multipart(pairs.map(([name, value]) => ({ name, value: textOf(value) }))),
}

/** Writes numbers that JSON cannot express as literals that parse to infinity. */
function jsonOf(pairs: Pairs): string {
  return `{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${jsonValue(value)}`).join(',')}}`
}

function jsonValue(value: unknown): string {
  if (typeof value === 'number' && !Number.isFinite(value)) return Number.isNaN(value) ? '"NaN"' : `${value < 0 ? '-' : ''}1e999`
  if (Object.is(value, -0)) return '-0'
  return value instanceof RawJson ? value.text : (JSON.stringify(value) ?? 'null')
}

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : jsonValue(value)

export interface BodyPart {
  name: string
  value: string | Uint8Array
  filename?: string
}

export const boundary = 'trivium-test-boundary'

export function multipart(parts: BodyPart[]): SentBody {
  const chunks = parts.flatMap(({ name, value, filename }) => {
    const quoted = name.replaceAll('"', '%22').replace(/[\r\n]/g, ' ')
    const file = filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: image/png`
    return [
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${quoted}"${file}\r\n\r\n`),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]
  })
  return { payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]), type: `multipart/form-data; boundary=${boundary}` }
}
