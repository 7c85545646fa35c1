// Asks for the page of a share, which shows a picture in messengers.

import { ask } from '../calls/actions.ts'
import type { CallInput } from '../calls/api.ts'

/** @returns its address; the other one where there is no such page, as in the demo or without a line */
export async function addressOfShare(what: CallInput<'create_share'>, other: string): Promise<string> {
  try {
    const { data } = await ask('create_share', what)
    return location.origin + data.path
  } catch {
    return other
  }
}
