// The HTTP server: its limits and timeouts, its log, the headers of every reply, and how it closes.

import { randomUUID } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import type { Config } from '../../config/config.ts'
import { errorCode } from '../../db/connection/lost.ts'
import { cutFailedHandshakes, listenerOf } from '../../config/tls.ts'
import { isConsoleHost } from './console-host.ts'
import { endConnectionsWhileDraining } from './drain.ts'
import { answerMalformed } from '../requests/malformed.ts'
import { RepeatedFaults } from './repeated-faults.ts'
import { respondToError, Unavailable } from '../respond.ts'

/** @param logTo receives the log lines instead of standard output */
export async function createHttp(config: Config, logTo?: { write: (line: string) => void }): Promise<FastifyInstance> {
  const repeated = new RepeatedFaults()
  const http: FastifyInstance = Fastify({
    https: listenerOf(config.tls),
    trustProxy: config.isProxy,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // The error handler does not get the errors for URLs that the router cannot decode.
    frameworkErrors: respondToError,
    clientErrorHandler: answerMalformed,
    logger: config.logLevel === 'silent' ? false : { ...loggerOf(repeated), level: config.logLevel, ...(logTo && { stream: logTo }) },
    bodyLimit: 256 * 1024,
    // Long enough for the largest picture on a slow connection.
    requestTimeout: 120_000,
    // Ends connections of clients that do not read their replies.
    connectionTimeout: 120_000,
    // refuseWhileClosing answers instead, with the envelope.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
  })
  repeated.sayTo(http.log)
  const headers = headersOf(helmetOptions(config))
  const ofConsole = headersOf(helmetOptions(onConsoleHost(config)))
  http.addHook('onRequest', async (request, reply) => void reply.headers(isConsoleHost(request.headers.host, config) ? ofConsole : headers))
  http.setErrorHandler(respondToError)
  cutFailedHandshakes(http)
  endConnectionsWhileDraining(http)
  refuseWhileClosing(http)
  return http
}

/** While the server closes, running calls finish. A new call on an open connection gets 503, and its connection is closed. */
function refuseWhileClosing(http: FastifyInstance): void {
  let isClosing = false
  http.addHook('preClose', async () => {
    isClosing = true
  })
  http.addHook('onRequest', async (_request, reply) => {
    if (!isClosing) return
    void reply.header('connection', 'close')
    throw new Unavailable('the server is shutting down')
  })
}

const loggerOf = (repeated: RepeatedFaults) => ({
  serializers: logSerializers,
  hooks: {
    logMethod(this: object, args: unknown[], write: (...words: never[]) => unknown, level: number) {
      repeated.hook(this, args, write, level)
    },
  },
})

/** The link of an invitation has its token in the path. */
const withoutToken = (path = '') => path.replace(/^\/invited\/[^/]+/, '/invited/…')
const named = (request: FastifyRequest) => ({ method: request.method, url: withoutToken(request.url.split('?')[0]) })

/** We log only the fields named here, because addresses, headers and row values are personal data. */
const logSerializers = {
  req: named,
  res: ({ statusCode, request }: { statusCode: number; request?: FastifyRequest }) => ({ statusCode, ...(request && named(request)) }),
  err: (error: Error) => ({ type: error.name, message: error.message, code: errorCode(error), stack: error.stack ?? '' }),
}

/** Computed once: the headers are the same for every reply. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const reply = new ServerResponse(new IncomingMessage(new Socket()))
  helmet(options)(reply.req, reply, error => {
    if (error !== undefined) throw error
  })
  return Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]))
}

type Site = Pick<Config, 'firebase' | 'publicUrl'>

/** Staff sign in with a password, so the console host needs no origins of the services that send codes. */
function onConsoleHost({ consoleUrl, firebase, publicUrl }: Config): Site {
  const ways = firebase?.ways.filter(way => way !== 'phone') ?? []
  return { publicUrl: consoleUrl ?? publicUrl, firebase: firebase && { ...firebase, ways } }
}

function helmetOptions(config: Site): HelmetOptions {
  const isSecure = config.publicUrl.startsWith('https:')
  const { scripts, frames, connections } = originsOf(config.firebase)
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // The console plays sounds from a file before its import.
        mediaSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        // In older browsers, 'self' does not include WebSockets of the same site.
        connectSrc: ["'self'", config.publicUrl.replace(/^http/, 'ws'), ...connections],
        ...(frames.length > 0 ? { frameSrc: ["'self'", ...frames] } : {}),
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  }
}

/** The origins that a hosted identity provider needs: for its calls, and for reCAPTCHA where it sends codes. */
function originsOf(firebase: Config['firebase']): Record<'scripts' | 'frames' | 'connections', string[]> {
  if (!firebase) return { scripts: [], frames: [], connections: [] }
  const captcha = firebase.ways.includes('phone')
  const google = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
  return {
    scripts: captcha ? ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'] : [],
    frames: captcha ? ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'] : [],
    connections: firebase.emulatorUrl ? [firebase.emulatorUrl] : google,
  }
}
