// Maps react-admin's calls to actions of the contract by the table of parts.

import type { DataProvider, GetListParams, Identifier, RaRecord } from 'react-admin'
import type { ActionName } from '@trivium/contract'
import { saveSeen } from './platform/conflicts.ts'
import { ask, type Envelope } from './platform/api.ts'
import { parts } from './parts-table.ts'
import type { ConsolePart } from './platform/parts.ts'

function partOf(resource: string): ConsolePart {
  const part = parts.find(({ name }) => name === resource)
  if (!part) throw new Error(`there is no part ${resource}`)
  return part
}

function actionOf(resource: string, does: keyof ConsolePart['actions']): ActionName {
  const name = partOf(resource).actions[does]
  if (!name) throw new Error(`${resource} has no ${does}`)
  return name
}

const keyed = (resource: string, id: Identifier) => ({ [partOf(resource).idField ?? 'id']: id })

// The contract guarantees these shapes; react-admin's types cannot know them.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const rowOf = (envelope: Envelope) => envelope.data as RaRecord
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const rowsOf = (envelope: Envelope) => envelope.data as RaRecord[]

async function list(resource: string, { pagination, sort, filter }: GetListParams) {
  const { page = 1, perPage = 25 } = pagination ?? {}
  const sorted = sort ? { sort: sort.field, order: sort.order.toLowerCase() } : {}
  const reply = await ask(actionOf(resource, 'list'), { offset: (page - 1) * perPage, limit: perPage, ...sorted, ...filter })
  return { data: rowsOf(reply), total: Number(reply.total) }
}

const one = async (resource: string, id: Identifier) => ({ data: rowOf(await ask(actionOf(resource, 'one'), keyed(resource, id))) })

/** @param seen the row when the form opened */
async function update(resource: string, id: Identifier, data: object, seen: object = {}) {
  const send = async (fields: object) => ({ data: rowOf(await ask(actionOf(resource, 'update'), { ...fields, ...keyed(resource, id) })) })
  const { versioned } = partOf(resource)
  if (!versioned) return send(data)
  const readTheirs = async () => ({ ...(await one(resource, id)).data })
  const change = { subject: `${versioned.subject}:${id}`, groups: versioned.groups, mine: { ...data }, seen: { ...seen }, readTheirs }
  return saveSeen(change, send)
}

async function remove(resource: string, id: Identifier) {
  await ask(actionOf(resource, 'remove'), keyed(resource, id))
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const dataProvider = {
  getList: list,
  getOne: (resource, { id }) => one(resource, id),
  getMany: async (resource, { ids }) => ({ data: (await Promise.all(ids.map(async id => one(resource, id)))).map(({ data }) => data) }),
  getManyReference: (resource, { target, id, ...params }) => list(resource, { ...params, filter: { ...params.filter, [target]: id } }),
  create: async (resource, { data }) => ({ data: rowOf(await ask(actionOf(resource, 'create'), { ...data })) }),
  update: (resource, { id, data, previousData }) => update(resource, id, data, previousData),
  async updateMany(resource, { ids, data }) {
    for (const id of ids) await update(resource, id, data)
    return { data: ids }
  },
  async delete(resource, { id, previousData }) {
    await remove(resource, id)
    return { data: previousData ?? { id } }
  },
  async deleteMany(resource, { ids }) {
    for (const id of ids) await remove(resource, id)
    return { data: ids }
  },
} as DataProvider
