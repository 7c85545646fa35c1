// react-admin shows a row of a list until the whole record arrives. Our rows have fewer fields than our records, so our pages wait for the
// record instead.

import { QueryClient, type QueryKey } from '@tanstack/react-query'

export function createQueryClient(): QueryClient {
  // A form takes over a record that is read again, and drops what was typed. So records are not read again when the window gets the focus.
  const refetchOnWindowFocus = ({ queryKey }: { queryKey: QueryKey }) => queryKey[1] !== 'getOne'
  const client = new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus } } })
  const setQueryData = client.setQueryData.bind(client)
  const unlessRowOfList = (key: QueryKey, updater: unknown, options: unknown): unknown => {
    const isRowOfList = key[1] === 'getOne' && typeof updater === 'function' && client.getQueryData(key) === undefined
    return isRowOfList ? undefined : Reflect.apply(setQueryData, client, [key, updater, options])
  }
  Object.defineProperty(client, 'setQueryData', { value: unlessRowOfList })
  return client
}
