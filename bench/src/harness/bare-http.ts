// A minimal server as a baseline: it reads the body and always replies with the same bytes. startProcess passes REPLY in the environment.

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
