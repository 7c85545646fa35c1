// react-admin shows a row of a list in place of the whole record until that has come. Our rows have less in them than our records, so a
// page waits for the record instead.

import { QueryClient, type QueryKey } from '@tanstack/react-query'

export function createQueryClient(): QueryClient {
  const client = new QueryClient()
  const setQueryData = client.setQueryData.bind(client)
  const unlessRowOfList = (key: QueryKey, updater: unknown, options: unknown): unknown => {
    const isRowOfList = key[1] === 'getOne' && typeof updater === 'function' && client.getQueryData(key) === undefined
    return isRowOfList ? undefined : Reflect.apply(setQueryData, client, [key, updater, options])
  }
  Object.defineProperty(client, 'setQueryData', { value: unlessRowOfList })
  return client
}
