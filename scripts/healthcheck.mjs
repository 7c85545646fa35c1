// Docker's health check, without curl: exit code 0 while the server in this container is ready. With TLS_CERTIFICATE it uses https. It
// does not check the certificate, which is not for 127.0.0.1: the request stays in this container and holds no secret.

import http from 'node:http'
import https from 'node:https'

const { PORT = '3000', TLS_CERTIFICATE } = process.env
const { get } = TLS_CERTIFICATE ? https : http
const options = { host: '127.0.0.1', port: PORT, path: '/readyz', rejectUnauthorized: false, signal: AbortSignal.timeout(4000) }
get(options, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))
