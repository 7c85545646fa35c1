// 16-bit mono PCM in a RIFF container (WAV), which every browser plays.

import { sampleRate } from './synth.ts'
import type { Samples } from './synth.ts'

export const headerBytes = 44
const bytesPerSample = 2

export function wavOf(samples: Samples): Buffer {
  const wav = Buffer.alloc(headerBytes + samples.length * bytesPerSample)
  writeHeader(wav)
  for (const [index, value] of samples.entries()) wav.writeInt16LE(Math.round(value * 0x7fff), headerBytes + index * bytesPerSample)
  return wav
}

function writeHeader(wav: Buffer): void {
  wav.write('RIFF', 0)
  wav.writeUInt32LE(wav.length - 8, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16) // length of the format block
  wav.writeUInt16LE(1, 20) // PCM
  wav.writeUInt16LE(1, 22) // mono
  wav.writeUInt32LE(sampleRate, 24)
  wav.writeUInt32LE(sampleRate * bytesPerSample, 28)
  wav.writeUInt16LE(bytesPerSample, 32)
  wav.writeUInt16LE(bytesPerSample * 8, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(wav.length - headerBytes, 40)
}
