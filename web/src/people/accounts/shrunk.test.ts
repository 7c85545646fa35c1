import { afterEach, describe, expect, it, vi } from 'vitest'
import { shrunk } from './use-picture.ts'

const photo = new Blob(['x'.repeat(1000)])
const small = new Blob(['x'.repeat(10)])

/** Stubs a browser that decodes a picture of this size and encodes `result`. */
function stubDrawing(width: number, height: number, result: Blob) {
  const sizes: number[][] = []
  vi.stubGlobal('createImageBitmap', async () => ({ width, height }))
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      constructor(...size: number[]) {
        sizes.push(size)
      }
      getContext = () => ({ drawImage: () => {} })
      convertToBlob = async () => result
    },
  )
  return sizes
}

afterEach(() => vi.unstubAllGlobals())

describe('a picture to upload', () => {
  it('is drawn with 512 pixels on its shorter side', async () => {
    const sizes = stubDrawing(4000, 3000, small)
    expect(await shrunk(photo)).toBe(small)
    expect(sizes).toEqual([[683, 512]])
  })

  it.each([
    ['is small already', 600, 500, small],
    ['would not get smaller', 4000, 3000, new Blob(['x'.repeat(2000)])],
  ])('is unchanged when it %s', async (_, width, height, result) => {
    stubDrawing(width, height, result)
    expect(await shrunk(photo)).toBe(photo)
  })

  it('is unchanged when the browser cannot draw it', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not a picture')))
    expect(await shrunk(photo)).toBe(photo)
  })
})
