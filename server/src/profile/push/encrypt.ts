// Encrypts a message for one subscription (RFC 8291, aes128gcm of RFC 8188 in a single record): the push service cannot read it.

import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** As the browser told them, in base64url. */
interface SubscriptionKeys {
  p256dh: string
  auth: string
}

/** Made anew for each message; tests take those of the RFC. */
interface Fresh {
  salt: Buffer
  /** Null: made here. */
  privateKey: Buffer | null
}

const recordBytes = 4096
/** What a record of `recordBytes` has room for, besides header, tag and delimiter. */
const mostBytes = 3993
const curve = 'prime256v1'

const hkdf = (salt: Buffer, key: Buffer, info: Buffer, length: number) => Buffer.from(hkdfSync('sha256', key, salt, info, length))
const label = (text: string) => Buffer.from(`${text}\0`)

/** Whether the keys are a point of the curve and a secret of 16 bytes. */
export function areKeys({ p256dh, auth }: SubscriptionKeys): boolean {
  if (Buffer.from(p256dh, 'base64url').length !== 65 || Buffer.from(auth, 'base64url').length !== 16) return false
  try {
    const ecdh = createECDH(curve)
    ecdh.generateKeys()
    ecdh.computeSecret(Buffer.from(p256dh, 'base64url'))
    return true
  } catch {
    return false
  }
}

export function encryptFor(
  keys: SubscriptionKeys,
  message: string,
  { salt, privateKey }: Fresh = { salt: randomBytes(16), privateKey: null },
): Buffer {
  const plain = Buffer.from(message)
  if (plain.length > mostBytes) throw new Error(`a push message of ${plain.length} bytes is too long`)
  const [theirs, auth] = [Buffer.from(keys.p256dh, 'base64url'), Buffer.from(keys.auth, 'base64url')]
  const ecdh = createECDH(curve)
  if (privateKey) ecdh.setPrivateKey(privateKey)
  else ecdh.generateKeys()
  const ours = ecdh.getPublicKey()
  const secret = hkdf(auth, ecdh.computeSecret(theirs), Buffer.concat([label('WebPush: info'), theirs, ours]), 32)
  const cipher = createCipheriv(
    'aes-128-gcm',
    hkdf(salt, secret, label('Content-Encoding: aes128gcm'), 16),
    hkdf(salt, secret, label('Content-Encoding: nonce'), 12),
  )
  const head = Buffer.alloc(5)
  head.writeUInt32BE(recordBytes)
  head.writeUInt8(ours.length, 4)
  // 2: the last record, without padding.
  return Buffer.concat([salt, head, ours, cipher.update(plain), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()])
}
