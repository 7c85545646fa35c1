import { expect, it, vi } from 'vitest'
import { type AnnotationChange, AnnotationQueue } from './annotation-queue.ts'

function queue(fails: (questionId: number) => boolean = () => false) {
  const sent: [number, AnnotationChange][] = []
  const failures: unknown[] = []
  const saved: boolean[] = []
  let release = Promise.withResolvers<void>()
  const keeps = new AnnotationQueue({
    send: async (questionId, change) => {
      sent.push([questionId, change])
      await release.promise
      if (fails(questionId)) throw new Error('refused')
    },
    onFailure: error => failures.push(error),
    onSaved: isSaved => saved.push(isSaved),
  })
  return { keeps, sent, failures, saved, answer: () => (release.resolve(), (release = Promise.withResolvers())) }
}

it('sends one change at a time, and merges the waiting changes of a question', async () => {
  const { keeps, sent, saved, answer } = queue()
  const done = keeps.add(1, { marked: true })
  void keeps.add(1, { marked: false })
  void keeps.add(1, { struck: 'b' })
  expect(sent).toEqual([[1, { marked: true }]])
  answer()
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  answer()
  await done
  expect(sent[1]).toEqual([1, { marked: false, struck: 'b' }])
  expect(saved.at(-1)).toBe(true)
})

it('goes on after a failure', async () => {
  const { keeps, sent, failures, answer } = queue(questionId => questionId === 1)
  const done = keeps.add(1, { own_note: 'Why?' })
  void keeps.add(2, { marked: true })
  answer()
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  answer()
  await done
  expect([failures.length, sent.length]).toEqual([1, 2])
})
