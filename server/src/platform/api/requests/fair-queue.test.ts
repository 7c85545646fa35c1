import { describe, expect, it } from 'vitest'
import { startQuiz } from '../../../../test/app/quiz.ts'
import { FairQueue } from './fair-queue.ts'
import { TooManyRequests, Unavailable } from '../respond.ts'

/** Work that ends when the test ends it, and a list of the work in the order in which it began. */
function bench() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>(resolve => ends.push(() => resolve(name)))
  }
  const settled = async () => {
    // The queue takes turns in the next round of the event loop.
    for (let round = 0; round < 3; round++) await new Promise(resolve => setImmediate(resolve))
  }
  return {
    begun,
    work,
    settled,
    async endNext() {
      ends.shift()?.()
      await settled()
    },
  }
}

describe('the fair queue', () => {
  it('gives each caller a turn, however many calls another has waiting', async () => {
    const { begun, work, settled, endNext } = bench()
    const shares = new FairQueue({ atOnce: 2, waitingPerCaller: 10, waitingInAll: 100 })
    const calls = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'c1'].map(name => shares.run(name.charAt(0), work(name)))
    await settled()
    for (let ended = 0; ended < calls.length; ended++) await endNext()
    expect(await Promise.all(calls)).toHaveLength(8)
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4', 'a5'])
  })

  it('never runs more calls than allowed, and goes on after one that fails', async () => {
    const shares = new FairQueue({ atOnce: 3, waitingPerCaller: 100, waitingInAll: 100 })
    let [running, most] = [0, 0]
    const work = async (index: number) => {
      running += 1
      most = Math.max(most, running)
      await new Promise(resolve => setImmediate(resolve))
      running -= 1
      if (index % 2) throw new Error('failed')
    }
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, (_, index) => shares.run(`${index % 5}`, () => work(index))))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    expect(most).toBe(3)
  })

  it('runs calls of one caller that change the same rows one after another, beside all others', async () => {
    const { begun, work, settled, endNext } = bench()
    const shares = new FairQueue({ atOnce: 3, waitingPerCaller: 10, waitingInAll: 100 })
    const calls = ['A1', 'A2', 'A3', 'a4', 'B1', 'b2'].map(name => shares.run(name.charAt(0).toLowerCase(), work(name), name < 'a'))
    await settled()
    // A2 and A3 wait for A1 without taking up a place.
    expect([begun, shares.running]).toEqual([['A1', 'B1', 'a4'], 3])
    for (let ended = 0; ended < calls.length; ended++) await endNext()
    expect(await Promise.all(calls)).toHaveLength(6)
    expect(begun).toEqual(['A1', 'B1', 'a4', 'b2', 'A2', 'A3'])
  })

  it('lets the next call start after one alone has failed', async () => {
    const shares = new FairQueue({ atOnce: 2, waitingPerCaller: 10, waitingInAll: 100 })
    const fails = shares.run('a', () => Promise.reject(new Error('failed')), true)
    const next = shares.run('a', () => Promise.resolve('done'), true)
    await expect(fails).rejects.toThrow('failed')
    expect(await next).toBe('done')
  })

  it('refuses a caller with too many waiting calls, and no other caller', async () => {
    const { work, settled, endNext } = bench()
    const shares = new FairQueue({ atOnce: 1, waitingPerCaller: 2, waitingInAll: 3 })
    const first = shares.run('a', work('a1'))
    await settled()
    for (const name of ['a2', 'a3']) void shares.run('a', work(name))
    await expect(shares.run('a', work('a4'))).rejects.toThrow(TooManyRequests)
    const other = shares.run('b', work('b1'))
    await expect(shares.run('c', work('c1'))).rejects.toThrow(Unavailable)
    await settled()
    await endNext()
    expect(await first).toBe('a1')
    void shares.run('c', work('c1'))
    for (let ended = 0; ended < 4; ended++) await endNext()
    expect(await other).toBe('b1')
  })
})

describe('ten accounts with thirty calls each at once', () => {
  // ASVS V15.2.2
  it('do not make another player wait until all of them are done', async () => {
    const quiz = await startQuiz()
    const crowd = await Promise.all(Array.from({ length: 10 }, () => quiz.player()))
    const bob = await quiz.player('Bob')
    let done = 0
    const flood = crowd.flatMap(player =>
      Array.from({ length: 30 }, async () => {
        await player.call('get_user_coin_score')
        done += 1
      }),
    )
    expect((await bob.call('get_user_coin_score')).status).toBe(200)
    const before = done
    await Promise.all(flood)
    await quiz.close()
    expect(done).toBe(300)
    // One turn of each account is about twenty calls. On a busy machine many replies are read together before Bob's.
    expect(before).toBeLessThan(180)
  })
})
