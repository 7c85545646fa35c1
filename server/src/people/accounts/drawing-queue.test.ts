import { describe, expect, it } from 'vitest'
import { TooManyRequests, Unavailable } from '../../platform/api/respond.ts'
import { createDrawingQueue } from './drawing-queue.ts'

/** A drawing that lasts until `end` is called. */
function drawing() {
  let end = () => {}
  const ended = new Promise<void>(resolve => {
    end = resolve
  })
  return { draw: () => ended, end }
}

describe('the queue of pictures', () => {
  it('holds one picture per player, who can add another when it is drawn', async () => {
    const inTurn = createDrawingQueue(8)
    const first = drawing()
    const drawn = inTurn(1, first.draw)
    await expect(inTurn(1, async () => 'again')).rejects.toThrow(TooManyRequests)
    const other = inTurn(2, async () => 'other')
    first.end()
    await drawn
    expect(await other).toBe('other')
    expect(await inTurn(1, async () => 'again')).toBe('again')
  })

  it('has a limited length', async () => {
    const inTurn = createDrawingQueue(3)
    const first = drawing()
    const drawn = [inTurn(1, first.draw), inTurn(2, async () => {}), inTurn(3, async () => {})]
    await expect(inTurn(4, async () => {})).rejects.toThrow(Unavailable)
    first.end()
    await Promise.all(drawn)
    expect(await inTurn(4, async () => 'four')).toBe('four')
  })

  it('continues after a picture that could not be drawn', async () => {
    const inTurn = createDrawingQueue(3)
    const broken = inTurn(1, async () => {
      throw new Error('no picture')
    })
    const next = inTurn(2, async () => 'two')
    await expect(broken).rejects.toThrow('no picture')
    expect(await next).toBe('two')
    expect(await inTurn(1, async () => 'one')).toBe('one')
  })
})
