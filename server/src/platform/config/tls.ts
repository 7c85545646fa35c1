// TLS of the server itself, with TLS_CERTIFICATE and TLS_KEY: the options of its listener, and the job that loads a renewed certificate.

import { readFileSync } from 'node:fs'
import { Server, type ServerOptions } from 'node:https'
import { createSecureContext, type SecureContextOptions } from 'node:tls'
import type { FastifyInstance } from 'fastify'
import { ConfigError, type TlsFiles } from './config.ts'
import type { Job } from '../scheduler/scheduler.ts'

/** Only ciphers with forward secrecy and authenticated encryption. */
const ciphers = [
  'TLS_AES_256_GCM_SHA384',
  'TLS_CHACHA20_POLY1305_SHA256',
  'TLS_AES_128_GCM_SHA256',
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-RSA-CHACHA20-POLY1305',
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES128-GCM-SHA256',
].join(':')

/** @throws ConfigError when the files cannot be used */
export function readTls({ certificate, key }: TlsFiles): SecureContextOptions {
  const cert = read('TLS_CERTIFICATE', certificate)
  const secret = read('TLS_KEY', key)
  refuseUnusable({ cert }, `The setting TLS_CERTIFICATE is wrong: there is no certificate in PEM that can be used in ${certificate}.`)
  refuseUnusable({ key: secret }, `The setting TLS_KEY is wrong: there is no private key in PEM without a password in ${key}.`)
  const pair = { cert, key: secret }
  refuseUnusable(pair, `The certificate of TLS_CERTIFICATE and the key of TLS_KEY do not belong together: ${certificate} and ${key}.`)
  // A new context inherits nothing from the one before, so we repeat all options. Otherwise NODE_OPTIONS could allow older versions.
  return { ...pair, ciphers, minVersion: 'TLSv1.2', maxVersion: 'TLSv1.3' }
}

function read(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new ConfigError(`The setting ${name} is wrong: the file ${path} cannot be read.`)
  }
}

function refuseUnusable(options: SecureContextOptions, sentence: string): void {
  try {
    createSecureContext(options)
  } catch {
    throw new ConfigError(sentence)
  }
}

/** The server closes a connection whose handshake takes longer than this. */
const handshakeTimeout = 10_000

/** @returns null without TLS */
export const listenerOf = (files: TlsFiles | undefined): ServerOptions | null => (files ? { ...readTls(files), handshakeTimeout } : null)

/** Closes a connection whose handshake failed: it cannot carry a reply. */
export function cutFailedHandshakes({ server }: FastifyInstance): void {
  if (server instanceof Server) server.on('tlsClientError', (_error, line) => line.destroy())
}

/** Loads a renewed certificate. While only one of the two files is new, reading them throws, and the old certificate stays in use. */
export function renewalJobs({ server }: FastifyInstance, files: TlsFiles | undefined): Job[] {
  if (!files || !(server instanceof Server)) return []
  let inUse: SecureContextOptions = {}
  const renew = async () => {
    const found = readTls(files)
    if (found.cert === inUse.cert && found.key === inUse.key) return
    server.setSecureContext(found)
    inUse = found
  }
  return [{ name: 'renew_certificate', everyMs: 60_000, run: renew }]
}
