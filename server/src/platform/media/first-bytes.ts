// Detects the type of a file by its first bytes, because a name or a header can say anything.

/** `sound` is a sound that browsers play. Each of the others has its own sentence, because people send them by mistake. */
export type MediaKind =
  | { kind: 'sound'; type: string }
  | { kind: 'picture'; type: 'jpeg' | 'png' | 'webp' | 'gif' }
  | { kind: 'other'; what: 'video' | 'heic' | 'avif' | 'sound_not_played' | 'unknown' }

const startsWith = (file: Uint8Array, sign: string, at = 0) => [...sign].every((char, index) => file[at + index] === char.charCodeAt(0))

export function kindOf(file: Uint8Array): MediaKind {
  if (startsWith(file, '\xff\xd8\xff')) return { kind: 'picture', type: 'jpeg' }
  if (startsWith(file, '\x89PNG')) return { kind: 'picture', type: 'png' }
  if (startsWith(file, 'GIF8')) return { kind: 'picture', type: 'gif' }
  if (startsWith(file, 'RIFF')) return ofRiff(file)
  if (startsWith(file, 'ID3') || isMp3Frame(file)) return { kind: 'sound', type: 'audio/mpeg' }
  if (startsWith(file, 'OggS')) return holds(file, 256, 'theora') ? video : { kind: 'sound', type: 'audio/ogg' }
  if (startsWith(file, 'ftyp', 4)) return ofBoxes(file)
  if (startsWith(file, '\x1a\x45\xdf\xa3')) return isWebmVideo(file) ? video : { kind: 'sound', type: 'audio/webm' }
  return { kind: 'other', what: notPlayed.some(sign => startsWith(file, sign)) || isAdts(file) ? 'sound_not_played' : 'unknown' }
}

/** @returns the media type, or null if browsers do not play the file as a sound */
export function soundTypeOf(file: Uint8Array): string | null {
  const found = kindOf(file)
  return found.kind === 'sound' ? found.type : null
}

const video = { kind: 'other', what: 'video' } as const
/** FLAC, MIDI, AIFF, AMR. */
const notPlayed = ['fLaC', 'MThd', 'FORM', '#!AMR']

function ofRiff(file: Uint8Array): MediaKind {
  if (startsWith(file, 'WAVE', 8)) return { kind: 'sound', type: 'audio/wav' }
  if (startsWith(file, 'WEBP', 8)) return { kind: 'picture', type: 'webp' }
  return startsWith(file, 'AVI ', 8) ? video : { kind: 'other', what: 'unknown' }
}

/** An MP3 without a tag begins with a frame: a sync, layer III, and a bit rate and a sampling rate that exist. */
function isMp3Frame([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const [version, layer] = [(second >> 3) & 3, (second >> 1) & 3]
  const [bitRate, samplingRate] = [third >> 4, (third >> 2) & 3]
  return first === 0xff && second >= 0xe0 && version !== 1 && layer === 1 && bitRate !== 15 && samplingRate !== 3
}

/** AAC without a container. */
const isAdts = ([first = 0, second = 0]: Uint8Array): boolean => first === 0xff && (second & 0xf6) === 0xf0

const latin1 = (file: Uint8Array, from: number, to: number) => Buffer.from(file.subarray(from, to)).toString('latin1')
const holds = (file: Uint8Array, within: number, sign: string) => latin1(file, 0, within).includes(sign)

/** MP4 and related formats: brands name the possible types, and the handlers of the tracks show the real one. */
function ofBoxes(file: Uint8Array): MediaKind {
  const length = Math.min(256, Math.max(16, Buffer.from(file.subarray(0, 4)).readUInt32BE()))
  const brands = latin1(file, 8, length)
  if (/avi[fs]/.test(brands)) return { kind: 'other', what: 'avif' }
  if (/^(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(brands)) return { kind: 'other', what: 'heic' }
  const handlers = handlersIn(file)
  if (handlers.has('vide')) return video
  return handlers.has('soun') || /^(?:M4A|M4B|F4A)/.test(brands) ? { kind: 'sound', type: 'audio/mp4' } : video
}

function handlersIn(file: Uint8Array): Set<string> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const found = new Set<string>()
  for (let at = bytes.indexOf('hdlr'); at !== -1; at = bytes.indexOf('hdlr', at + 4)) found.add(latin1(file, at + 12, at + 16))
  return found
}

/** The codec names are in the track list, at the beginning of the file. */
const isWebmVideo = (file: Uint8Array) => /V_(?:VP|AV1|MPEG)/.test(latin1(file, 0, 65_536))
