// Whether what an import brings waits as drafts until another editor accepts it.

import type { Db } from '../../../platform/db/connect.ts'
import { readSettings } from '../../../platform/settings/index.ts'

export const needsReviewNow = async (db: Db): Promise<boolean> => (await readSettings(db)).questions_need_review === 1
