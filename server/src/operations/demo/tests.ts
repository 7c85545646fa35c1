// Practice tests of the demo, fixed and adaptive.

import { playOn } from './playing.ts'
import { type Actor, type DemoContext, unlessRefused } from './demo-context.ts'

const cannot = ['no_questions', 'not_enough_items', 'too_many_requests']

export async function takeTest(context: DemoContext, actor: Actor, type: 'tutor' | 'timed' | 'cat' | 'readiness'): Promise<void> {
  const asked = { q_test_type: type, q_pool: 'all', language_id: actor.languageId }
  const begun = await unlessRefused(cannot, actor.ask('get_questions_test', asked))
  if (begun) await playOn(context, actor, begun)
}
