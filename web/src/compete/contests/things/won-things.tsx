import type { ContestDetail } from '@trivium/contract/compete/contests'
import { lazy, Suspense } from 'react'
import { withTexts } from '../../../platform/i18n/texts.ts'

const OwnThings = lazy(() => withTexts(import('./own-things.tsx')))

/** The things that the player has won. Only winners load this part. */
export const WonThings = ({ contest: { id, my_place } }: { contest: ContestDetail }) =>
  (my_place?.thing ?? null) !== null && (
    <Suspense fallback={null}>
      <OwnThings contestId={id} />
    </Suspense>
  )
