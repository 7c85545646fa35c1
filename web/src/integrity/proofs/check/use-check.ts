import type { LinkedEvent, ResultProof } from '@trivium/contract/integrity/proofs'
import { useQuery } from '@tanstack/react-query'
import { ask, type CallError } from '../../../platform/calls/actions.ts'
import { useSession } from '../../../platform/session/session.ts'
import { canHash } from '../../../platform/ui/text/sha256.ts'
import { checkRecord, type RecordCheck } from './check-record.ts'

interface Checked {
  events: LinkedEvent[]
  /** Null if this browser cannot check it. */
  verdict: RecordCheck | null
}

/** Reads the record that belongs to a proof, if there is one, and checks it. */
export function useCheck(proof: ResultProof) {
  const accountId = useSession(session => session.user?.id) ?? 0
  return useQuery<Checked, CallError>({
    queryKey: ['check_record', proof, accountId],
    queryFn: async () => {
      const events = proof.chain ?? (proof.contest ? await readRecord(proof.contest.contest_id) : [])
      return { events, verdict: canHash() ? await checkRecord(proof, events, accountId) : null }
    },
    enabled: proof.chain !== null || proof.contest !== null,
    // The proof of a battle contains its record, so the check needs no network.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export type Check = ReturnType<typeof useCheck>

/** Reads the record in pages, because thousands may have entered a contest. */
async function readRecord(contest_id: number): Promise<LinkedEvent[]> {
  const events: LinkedEvent[] = []
  for (;;) {
    const after = events.at(-1)?.seq ?? 0
    const { data, total } = await ask('get_contest_record', { contest_id, after })
    events.push(...data)
    if (data.length === 0 || (events.at(-1)?.seq ?? 0) >= total) return events
  }
}
