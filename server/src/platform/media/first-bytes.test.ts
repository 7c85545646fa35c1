import { describe, expect, it } from 'vitest'
import { kindOf } from './first-bytes.ts'

const bytes = (text: string) => Buffer.from(text.padEnd(64, '\0'), 'latin1')
const mp4 = (brands: string, ...handlers: string[]) =>
  bytes(`\0\0\0\x1cftyp${brands.padEnd(20, '\0')}${handlers.map(handler => `\0\0\0\x21hdlr\0\0\0\0\0\0\0\0${handler}`).join('')}`)

describe('kindOf', () => {
  it.each([
    ['an MP3 with a tag', bytes('ID3'), 'audio/mpeg'],
    ['an MP3 without, MPEG 1', bytes('\xff\xfb\x90\x64'), 'audio/mpeg'],
    ['MPEG 1 with checksums', bytes('\xff\xfa\x90\x64'), 'audio/mpeg'],
    ['MPEG 2', bytes('\xff\xf3\x18\xc4'), 'audio/mpeg'],
    ['MPEG 2.5', bytes('\xff\xe3\x18\xc4'), 'audio/mpeg'],
    ['Ogg Vorbis', bytes('OggS\0\x02vorbis'), 'audio/ogg'],
    ['WAV', bytes('RIFF\0\0\0\0WAVE'), 'audio/wav'],
    ['M4A', mp4('M4A mp42'), 'audio/mp4'],
    ['sound in MP4', mp4('isomiso2', 'soun'), 'audio/mp4'],
    ['WebM', bytes('\x1a\x45\xdf\xa3A_OPUS'), 'audio/webm'],
  ])('takes %s for a sound', (_name, file, type) => expect(kindOf(file)).toEqual({ kind: 'sound', type }))

  it.each([
    ['an MP4 with sound and picture', mp4('isom', 'soun', 'vide'), 'video'],
    ['an MP4 without a track list', mp4('isom\0\0\0\0iso2avc1'), 'video'],
    ['HEIC', mp4('heic\0\0\0\0mif1heic', 'pict'), 'heic'],
    ['AVIF', mp4('avif\0\0\0\0mif1avif', 'pict'), 'avif'],
    ['AVIF with another brand first', mp4('mif1\0\0\0\0avif'), 'avif'],
    ['WebM with a picture', bytes('\x1a\x45\xdf\xa3V_VP9A_OPUS'), 'video'],
    ['Ogg Theora', bytes('OggS\0\x02\x80theora'), 'video'],
    ['AVI', bytes('RIFF\0\0\0\0AVI '), 'video'],
    ['FLAC', bytes('fLaC'), 'sound_not_played'],
    ['bare AAC', bytes('\xff\xf1\x50\x80'), 'sound_not_played'],
    ['a text in UTF-16', bytes('\xff\xfea\0b\0'), 'unknown'],
    ['only bytes 0xff', Buffer.alloc(64, 0xff), 'unknown'],
    ['a sync of layer II', bytes('\xff\xfd\x90\x64'), 'unknown'],
    ['nothing', Buffer.alloc(0), 'unknown'],
  ])('takes %s for none', (_name, file, what) => expect(kindOf(file)).toEqual({ kind: 'other', what }))

  it.each([
    ['\xff\xd8\xff\xe0', 'jpeg'],
    ['\x89PNG\r\n', 'png'],
    ['GIF89a', 'gif'],
    ['RIFF\0\0\0\0WEBP', 'webp'],
  ])('knows pictures', (start, type) => expect(kindOf(bytes(start))).toEqual({ kind: 'picture', type }))
})
