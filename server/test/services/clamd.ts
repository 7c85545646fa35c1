// Stands in for ClamAV's daemon: follows its protocol exactly, and finds one harmless test virus.

import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The EICAR test text, which every virus scanner reports. In two parts, so that no scanner reports this file. */
export const eicar = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD', '-ANTIVIRUS-TEST-FILE!$H+H*'].join(''))

/**
 * What the stub does with a whole file: `scan` it, `hang`, `break off`, send this reply, or `scan` it later. `hasty` replies before it has
 * read the file.
 */
type Manner = 'scan' | 'hang' | 'break off' | 'hasty' | { reply: string } | { after: Promise<unknown> }

export interface Clamd {
  url: string
  /** The files it received, joined from their chunks. */
  files: Buffer[]
  /** The lengths of the chunks of each file. */
  chunks: number[][]
  behave: (manner: Manner) => void
  /** Resolves when the next whole file has arrived, or a hasty reply was sent. */
  nextFile: () => Promise<unknown>
  close: () => Promise<void>
}

export async function startClamd(kind: 'tcp' | 'unix' = 'tcp'): Promise<Clamd> {
  const folder = mkdtempSync(join(tmpdir(), 'clamd-'))
  const path = join(folder, 'clamd.ctl')
  let manner: Manner = 'scan'
  const [files, chunks, lines]: [Buffer[], number[][], Set<Socket>] = [[], [], new Set()]
  const server = createServer(line => {
    lines.add(line)
    line.on('error', () => {}).on('close', () => lines.delete(line))
    if (manner === 'hasty') line.write('stream: OK\0', () => server.emit('file'))
    else
      readStream(line, chunked => {
        const file = Buffer.concat(chunked)
        files.push(file)
        chunks.push(chunked.map(({ length }) => length))
        server.emit('file')
        answer(line, file, manner)
      })
  })
  server.listen(kind === 'tcp' ? { port: 0, host: '127.0.0.1' } : { path })
  await once(server, 'listening')
  return {
    url: kind === 'tcp' ? `tcp://127.0.0.1:${(server.address() as AddressInfo).port}` : `unix://${path}`,
    files,
    chunks,
    behave: wanted => (manner = wanted),
    nextFile: () => once(server, 'file'),
    async close() {
      for (const line of lines) line.destroy()
      await new Promise(resolve => server.close(resolve))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function answer(line: Socket, file: Buffer, manner: Manner): void {
  if (manner === 'hang') return
  if (manner === 'break off') return void line.destroy()
  if (typeof manner === 'object' && 'after' in manner) return void manner.after.then(() => answer(line, file, 'scan'))
  const said = typeof manner === 'object' ? manner.reply : `stream: ${file.includes(eicar) ? 'Eicar-Test-Signature FOUND' : 'OK'}`
  line.end(`${said}\0`)
}

const command = 'zINSTREAM\0'

function readStream(line: Socket, onWhole: (chunks: Buffer[]) => void): void {
  const chunks: Buffer[] = []
  let [unread, isOpen]: [Buffer, boolean] = [Buffer.alloc(0), false]
  line.on('data', (part: Buffer) => {
    unread = Buffer.concat([unread, part])
    if (!isOpen) {
      if (unread.length < command.length) return
      if (unread.subarray(0, command.length).toString('latin1') !== command) return void line.end('UNKNOWN COMMAND\0')
      isOpen = true
      unread = unread.subarray(command.length)
    }
    while (unread.length >= 4 && unread.length >= 4 + unread.readUInt32BE(0)) {
      const length = unread.readUInt32BE(0)
      if (length === 0) return onWhole(chunks)
      chunks.push(unread.subarray(4, 4 + length))
      unread = unread.subarray(4 + length)
    }
  })
}
