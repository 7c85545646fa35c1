import type { MapSubject } from '@trivium/contract/bank/catalogue'
import { useNavigate } from 'react-router'
import { modes } from '../../../platform/modes/modes.ts'
import { useSession } from '../../../platform/session/session.ts'
import { useStartPlay } from '../../modes/index.ts'
import { stopPath } from './paths.ts'
import type { MapStop } from './progress.ts'

/** Starts a level of the map at once. Guests come to the page of the stop, which asks them to log in. */
export function useStartLevel() {
  const navigate = useNavigate()
  const isSignedIn = useSession(session => session.token !== null)
  const quiz = useStartPlay(modes.quiz_zone.starts)
  const matches = useStartPlay(modes.multi_match.starts)
  const starting = quiz.isPending || matches.isPending
  const start = (subject: MapSubject, stop: MapStop, level: number) => {
    if (starting) return
    if (!isSignedIn) return void navigate(stopPath(subject, stop))
    const wanted = { category: subject.slug, subcategory: stop.slug ?? undefined, level }
    // Only these two types have levels.
    const { start: begin } = subject.type === 'multi_match' ? matches : quiz
    begin(wanted, wanted)
  }
  return { start, starting }
}
