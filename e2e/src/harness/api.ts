// Calls the API directly, to set up a journey and to check its outcome.

import { type ActionName, type Contract, contract } from '@trivium/contract'
import { type MetaOf, type DataOf, type InputOf, pathOf } from '@trivium/contract/platform/action'

type Input<Name extends ActionName> = InputOf<Contract[Name]>
export type Reply<Name extends ActionName> = { data: DataOf<Contract[Name]> } & MetaOf<Contract[Name]>

/** @throws if the call fails. */
export async function call<Name extends ActionName>(
  server: string,
  token: string | null,
  name: Name,
  input: Input<Name>,
): Promise<Reply<Name>> {
  const response = await fetch(`${server}${pathOf(name, contract[name].access)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(input),
  })
  const reply = await response.json()
  if (response.status !== 200 || reply.error) throw new Error(`${name}: HTTP ${response.status} ${JSON.stringify(reply)}`)
  return reply
}
