// The interface language of an account, stored as the code of a language on offer, however the client names it.

import type { Db } from '../../../platform/db/connect.ts'
import { findInterfaceLanguage } from '../../../platform/settings/index.ts'

/** @returns null for no language, and for one that is not on offer */
export async function knownLanguage(db: Db, named: string | null | undefined): Promise<string | null> {
  return named ? ((await findInterfaceLanguage(db, named))?.code ?? null) : null
}
