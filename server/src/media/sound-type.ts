// What kind of sound a file is, by its first bytes: a name or a header can say anything.

const starts: { type: string; at: number; bytes: readonly number[] }[] = [
  { type: 'audio/mpeg', at: 0, bytes: [0x49, 0x44, 0x33] },
  { type: 'audio/mpeg', at: 0, bytes: [0xff, 0xfb] },
  { type: 'audio/mpeg', at: 0, bytes: [0xff, 0xf3] },
  { type: 'audio/ogg', at: 0, bytes: [0x4f, 0x67, 0x67, 0x53] },
  { type: 'audio/wav', at: 8, bytes: [0x57, 0x41, 0x56, 0x45] },
  { type: 'audio/mp4', at: 4, bytes: [0x66, 0x74, 0x79, 0x70] },
  { type: 'audio/webm', at: 0, bytes: [0x1a, 0x45, 0xdf, 0xa3] },
]

/** @returns null when it is no sound that browsers play */
export function soundTypeOf(file: Uint8Array): string | null {
  return starts.find(({ at, bytes }) => bytes.every((byte, index) => file[at + index] === byte))?.type ?? null
}
