// Creates the page of a share, which messengers show with a picture.

import { ask } from '../calls/actions.ts'
import type { CallInput } from '../calls/api.ts'

/** @returns the page's address, or `other` if there is no page, as in the demo or without a connection */
export async function addressOfShare(what: CallInput<'create_share'>, other: string): Promise<string> {
  try {
    const { data } = await ask('create_share', what)
    return location.origin + data.path
  } catch {
    return other
  }
}
