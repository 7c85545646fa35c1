import type { Area, Base } from '../platform/area.ts'
import { proofActions } from './proofs/index.ts'
import { readNextRegrade, runRegrades } from './regrades/index.ts'
import { reportActions, reportAdminActions } from './reports/index.ts'

export const integrity = ({ database: { db }, http, now, readSettings }: Base) =>
  ({
    actions: { ...proofActions, ...reportActions },
    admin: reportAdminActions,
    jobs: [
      {
        name: 'regrade',
        everyMs: 1_000,
        run: async () => runRegrades(db, await readSettings(), now(), http.log),
        dueAt: () => readNextRegrade(db),
      },
    ],
  }) satisfies Area
