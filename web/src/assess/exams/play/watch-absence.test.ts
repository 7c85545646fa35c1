import { describe, expect, it } from 'vitest'
import { AbsenceWatch, type Noted } from './watch-absence.ts'

type Answer = Noted | 'refused' | null

function watching(answers: Answer[]) {
  const said: string[] = []
  const back: Noted[] = []
  const watch = new AbsenceWatch({
    note: (away, kind) => {
      said.push(away ? kind : 'back')
      return Promise.resolve(away ? null : (answers.shift() ?? null))
    },
    onBack: noted => back.push(noted),
    wait: () => Promise.resolve(said.push('waited')),
  })
  return { watch, said, back }
}
const fine = { over: false, warned: false }

describe('the watch over absences', () => {
  it('reports once that the examinee left, then that they are back', async () => {
    const { watch, said, back } = watching([fine])
    watch.leave('hidden')
    watch.leave('left')
    await watch.comeBack()
    await watch.comeBack()
    expect(said).toEqual(['hidden', 'back'])
    expect(back).toEqual([fine])
  })

  it('reports nothing while the examinee stays', async () => {
    const { watch, said } = watching([fine])
    await watch.comeBack()
    expect(said).toEqual([])
  })

  it('repeats until the server knows that the examinee is back', async () => {
    const { watch, said, back } = watching([null, null, fine])
    watch.leave('hidden')
    await watch.comeBack()
    expect(said).toEqual(['hidden', 'back', 'waited', 'back', 'waited', 'back'])
    expect(back).toEqual([fine])
  })

  it('gives up when the server refuses, and when the page closes', async () => {
    const refused = watching(['refused'])
    refused.watch.leave('hidden')
    await refused.watch.comeBack()
    expect(refused.back).toEqual([])
    const stopped = watching([])
    stopped.watch.leave('hidden')
    stopped.watch.stop()
    await stopped.watch.comeBack()
    expect(stopped.said).toEqual(['hidden'])
  })
})
