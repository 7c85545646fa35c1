// The least a server can do: reads the body, answers always the same bytes. Started by startProcess with REPLY in its environment.

import { createServer } from 'node:http'

const { headers, body } = JSON.parse(process.env.REPLY ?? '{}')
const bytes = Buffer.from(body)

const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => response.writeHead(200, headers).end(bytes))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`ready at http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
})
