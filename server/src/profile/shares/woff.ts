// Unpacks a web font (WOFF 1.0, W3C) for libraries that do not read WOFF: each table of the font is compressed separately.

import { inflateSync } from 'node:zlib'

const headBytes = 44
const entryBytes = 20

export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('this is not a WOFF file')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, headBytes + index * entryBytes))
  const power = 2 ** Math.floor(Math.log2(count))
  const head = Buffer.alloc(12 + count * 16)
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(power * 16, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE((count - power) * 16, 10)
  let offset = head.length
  for (const [index, { tag, checksum, bytes, length }] of tables.entries()) {
    const at = 12 + index * 16
    tag.copy(head, at)
    head.writeUInt32BE(checksum, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(length, at + 12)
    offset += bytes.length
  }
  return Buffer.concat([head, ...tables.map(({ bytes }) => bytes)])
}

function tableAt(woff: Buffer, at: number) {
  const [offset, packed, length, checksum] = [4, 8, 12, 16].map(part => woff.readUInt32BE(at + part))
  if (offset === undefined || packed === undefined || length === undefined || checksum === undefined)
    throw new Error('a table of the font has no entry')
  const raw = woff.subarray(offset, offset + packed)
  const bytes = packed < length ? inflateSync(raw) : raw
  // Tables begin at multiples of four.
  return { tag: woff.subarray(at, at + 4), checksum, length, bytes: Buffer.concat([bytes, Buffer.alloc((4 - (length % 4)) % 4)]) }
}
