// Two certificates with their keys, for tests only: nobody trusts them, and their keys are no secret. They are for localhost and 127.0.0.1,
// from 2020 to 2120. Each was made with openssl 3.0, in an empty folder with an empty file `index`:
//   openssl req -new -newkey ec -pkeyopt ec_paramgen_curve:P-256 -noenc -subj '/CN=first, for tests only' -keyout KEY -out request
//   openssl ca -batch -notext -selfsign -config FILE -startdate 20200101000000Z -enddate 21200101000000Z -keyfile KEY -in request -out CERTIFICATE
// FILE says database = index, new_certs_dir = ., rand_serial = yes, default_md = sha256, a policy with commonName = supplied, and
// x509_extensions with subjectAltName = DNS:localhost, IP:127.0.0.1.

import { join } from 'node:path'
import type { TlsFiles } from '../../src/platform/config/config.ts'

const at = (name: string) => join(import.meta.dirname, 'certificates', `${name}.for-tests-only.pem`)

export const first: TlsFiles = { certificate: at('first'), key: at('first-key') }
export const second: TlsFiles = { certificate: at('second'), key: at('second-key') }

export const inEnvironment = ({ certificate, key }: TlsFiles) => ({ TLS_CERTIFICATE: certificate, TLS_KEY: key })
