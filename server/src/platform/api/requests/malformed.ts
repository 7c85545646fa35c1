// Input that Node cannot parse as HTTP never becomes a request, so we write the reply, still an envelope, directly to the socket.

import type { Socket } from 'node:net'
import { errorCode } from '../../db/connection/lost.ts'

const statuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

export function answerMalformed(error: Error, line: Socket): void {
  const code = errorCode(error)
  // The caller is gone and cannot read a reply.
  if (code === 'ECONNRESET' || !line.writable) return void line.destroy()
  const body = JSON.stringify({ error: true, message: 'invalid_input', issues: [{ field: '', problem: 'the request is malformed' }] })
  const head = [
    `HTTP/1.1 ${statuses[code] ?? '400 Bad Request'}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  line.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
