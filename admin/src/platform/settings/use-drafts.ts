// The unsaved changes of all settings. One call saves them; the problems that the server finds belong to their settings.

import type { SettingRow } from '@trivium/contract/platform/settings.admin'
import { useState } from 'react'
import { HttpError, useNotify } from 'react-admin'
import { call } from '../api.ts'
import { type Fields, inWords, isDropped, saveSeen } from '../conflicts.ts'
import { messageOf } from '../ui/message-of.ts'
import { titleOf, writtenOf } from './written.ts'

/** `isReset`: the setting returns to its default, and follows it in later releases. */
export interface Draft {
  value: unknown
  isReset: boolean
}

export interface Problem {
  /** The part of the value, such as `0.url`; empty for the whole. */
  part: string
  problem: string
}

interface Form {
  drafts: ReadonlyMap<string, Draft>
  problems: ReadonlyMap<string, Problem[]>
  /** What went wrong as a whole. */
  failure: string | null
  /** Counts what replaces the values in the fields: fields with parts begin anew. */
  turn: number
}

const empty: Form = { drafts: new Map(), problems: new Map(), failure: null, turn: 0 }

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const without = <Value>(map: ReadonlyMap<string, Value>, name: string) => new Map([...map].filter(([key]) => key !== name))

const restarted = ({ turn }: Form): Form => ({ ...empty, turn: turn + 1 })

function withDraft(form: Form, row: SettingRow, draft: Draft): Form {
  const isChange = draft.isReset ? !row.is_default : !isSame(draft.value, row.value)
  const drafts = isChange ? new Map(form.drafts).set(row.name, draft) : without(form.drafts, row.name)
  return { ...form, drafts, problems: without(form.problems, row.name), turn: form.turn + (draft.isReset ? 1 : 0) }
}

function withError(form: Form, error: unknown): Form {
  const problems = problemsIn(error)
  const wrong = [...problems.keys()].map(titleOf).join(', ')
  return { ...form, problems, failure: wrong === '' ? messageOf(error) : `Nothing is saved yet. Correct ${wrong}.` }
}

export function useDrafts(rows: readonly SettingRow[], onSaved: () => Promise<void>) {
  const notify = useNotify()
  const [form, setForm] = useState(empty)
  const [isBusy, setBusy] = useState(false)
  const put = (row: SettingRow, draft: Draft) => setForm(before => withDraft(before, row, draft))

  async function save(): Promise<void> {
    setBusy(true)
    try {
      await sendSeen(rows, form.drafts)
      notify(savedText(rows, form.drafts))
      await onSaved()
      setForm(restarted)
    } catch (error) {
      if (isDropped(error)) await onSaved()
      setForm(before => (isDropped(error) ? restarted(before) : withError(before, error)))
    } finally {
      setBusy(false)
    }
  }

  return {
    ...form,
    isBusy,
    change: (row: SettingRow, value: unknown) => put(row, { value, isReset: false }),
    reset: (row: SettingRow) => put(row, { value: row.default, isReset: true }),
    discard: () => setForm(restarted),
    save,
  }
}

const valuesOf = (rows: readonly SettingRow[]): Fields => Object.fromEntries(rows.map(({ name, value }) => [name, value]))

const plainKinds = new Set<SettingRow['kind']>(['flag', 'whole', 'number', 'choice'])
const inWordsOf = (row: SettingRow) => (fields: Fields) =>
  plainKinds.has(row.kind) ? writtenOf(row, fields[row.name]) : inWords(fields[row.name])

/** Sends only the drafts, so that what somebody else alone has changed stays. If both have changed a setting, the dialog shows both. */
async function sendSeen(rows: readonly SettingRow[], drafts: ReadonlyMap<string, Draft>): Promise<void> {
  let shown = rows.filter(({ name }) => drafts.has(name))
  const seen = valuesOf(shown)
  const change = {
    subject: (theirs: Fields) => `setting:${Object.keys(seen).find(name => !isSame(seen[name], theirs[name]))}`,
    groups: shown.map(row => ({ label: titleOf(row.name), fields: [row.name], show: inWordsOf(row) })),
    mine: Object.fromEntries([...drafts].map(([name, { value }]) => [name, value])),
    seen,
    async readTheirs() {
      shown = (await call('get_all_settings', {})).data.filter(({ name }) => drafts.has(name))
      return valuesOf(shown)
    },
  }
  await saveSeen(change, async fields => {
    const input = inputOf(fields, drafts, shown)
    if (Object.keys(input.versions).length > 0) await call('set_settings', input)
  })
}

/** @param shown as they are now: what is the same already is not sent */
function inputOf(fields: Fields, drafts: ReadonlyMap<string, Draft>, shown: readonly SettingRow[]) {
  const isReset = ({ name }: SettingRow) => drafts.get(name)?.isReset === true && isSame(fields[name], drafts.get(name)?.value)
  const sent = shown.filter(row => (isReset(row) ? !row.is_default : !isSame(fields[row.name], row.value)))
  return {
    values: Object.fromEntries(sent.filter(row => !isReset(row)).map(({ name }) => [name, fields[name]])),
    defaults: sent.filter(isReset).map(({ name }) => name),
    versions: Object.fromEntries(sent.map(({ name, version }) => [name, version])),
  }
}

function savedText(rows: readonly SettingRow[], drafts: ReadonlyMap<string, Draft>): string {
  const [name, draft] = [...drafts][0] ?? []
  const row = rows.find(one => one.name === name)
  if (drafts.size > 1 || !row || !draft) return `${drafts.size} settings are saved.`
  return draft.isReset ? `${titleOf(row.name)} is back at its default.` : `${titleOf(row.name)} is saved: ${writtenOf(row, draft.value)}.`
}

/** By setting: the server names a problem by `values.NAME` and the part of the value. */
function problemsIn(error: unknown): ReadonlyMap<string, Problem[]> {
  const found = new Map<string, Problem[]>()
  const errors: unknown = error instanceof HttpError ? error.body?.errors : null
  for (const [field, problem] of Object.entries(errors ?? {})) {
    const [, name, part = ''] = /^values\.([^.]+)(?:\.(.+))?$/.exec(field) ?? []
    if (name !== undefined) found.set(name, [...(found.get(name) ?? []), { part, problem: String(problem) }])
  }
  return found
}
