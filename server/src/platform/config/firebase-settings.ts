// The settings of Firebase as identity provider and for push messages to apps: what may be set, and what goes together. Read by config.ts.

import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { setting } from './environment-setting.ts'

/** A Google service account. With it the server changes accounts at the provider and sends push messages to apps. */
export interface ServiceAccount {
  projectId: string
  email: string
  /** PKCS #8. */
  privateKey: string
  tokenUrl: string
}

export interface FirebaseConfig {
  projectId: string
  apiKey: string
  authDomain: string
  appId: string | undefined
  /** Without it the sign-in page does not offer Google. */
  googleClientId: string | undefined
  ways: readonly ('email' | 'phone')[]
  serviceAccount: ServiceAccount | undefined
  /** The address of the Auth emulator. Its tokens are unsigned, so production refuses it. */
  emulatorUrl: string | undefined
}

const waysOffered = ['email', 'phone'] as const

const ServiceAccountFile = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(1),
  private_key: z.string().refine(isPrivateKey),
  token_uri: z.url({ protocol: /^https$/ }).default('https://oauth2.googleapis.com/token'),
})

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

/** @param value the path of the key file from Google, or its content */
function readServiceAccount(value: string, context: z.RefinementCtx): ServiceAccount {
  try {
    const text = value.trimStart().startsWith('{') ? value : readFileSync(value, 'utf8')
    const file = ServiceAccountFile.parse(JSON.parse(text))
    return { projectId: file.project_id, email: file.client_email, privateKey: file.private_key, tokenUrl: file.token_uri }
  } catch {
    context.addIssue('must be the JSON key of a Google service account: the path of its file, or its content')
    return z.NEVER
  }
}

const serviceAccount = setting(z.string().transform(readServiceAccount).optional())

export const firebaseVariables = {
  IDENTITY: setting(z.enum(['embedded', 'firebase'], 'must be embedded or firebase').default('embedded')),
  FIREBASE_PROJECT_ID: setting(
    z
      .string()
      .regex(/^[a-z][a-z0-9-]{3,29}$/, 'must be the id of a project, as in my-quiz')
      .optional(),
  ),
  FIREBASE_API_KEY: setting(z.string().optional()),
  FIREBASE_AUTH_DOMAIN: setting(
    z
      .string()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a host, as in my-quiz.firebaseapp.com')
      .optional(),
  ),
  FIREBASE_APP_ID: setting(z.string().optional()),
  FIREBASE_GOOGLE_CLIENT_ID: setting(z.string().optional()),
  FIREBASE_SIGN_IN: setting(
    z
      .string()
      .default('email,phone')
      .transform(value => waysOffered.filter(way => value.split(',').includes(way)))
      .refine(ways => ways.length > 0, 'must be email, phone or email,phone'),
  ),
  FIREBASE_SERVICE_ACCOUNT: serviceAccount,
  /** The service account for push messages to apps; by default FIREBASE_SERVICE_ACCOUNT. */
  FCM_SERVICE_ACCOUNT: serviceAccount,
  FIREBASE_AUTH_EMULATOR_HOST: setting(
    z
      .string()
      .regex(/^[a-z0-9.-]+:\d{1,5}$/, 'must be host and port, as in 127.0.0.1:9099')
      .optional(),
  ),
}

type Variables = z.output<z.ZodObject<typeof firebaseVariables>>

/** @throws the error that `wrong` makes from a sentence */
export function readFirebase(e: Variables, isProduction: boolean, wrong: (sentence: string) => Error): FirebaseConfig | undefined {
  if (e.IDENTITY === 'embedded') return undefined
  const needed = (name: 'FIREBASE_PROJECT_ID' | 'FIREBASE_API_KEY') => {
    const value = e[name]
    if (value === undefined) throw wrong(`The setting ${name} is needed with IDENTITY=firebase.`)
    return value
  }
  if (isProduction && e.FIREBASE_AUTH_EMULATOR_HOST) {
    throw wrong('The setting FIREBASE_AUTH_EMULATOR_HOST is not allowed in production, where anybody could sign in as everybody.')
  }
  const projectId = needed('FIREBASE_PROJECT_ID')
  return {
    projectId,
    apiKey: needed('FIREBASE_API_KEY'),
    authDomain: e.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
    appId: e.FIREBASE_APP_ID,
    googleClientId: e.FIREBASE_GOOGLE_CLIENT_ID,
    ways: e.FIREBASE_SIGN_IN,
    serviceAccount: e.FIREBASE_SERVICE_ACCOUNT,
    emulatorUrl: e.FIREBASE_AUTH_EMULATOR_HOST && `http://${e.FIREBASE_AUTH_EMULATOR_HOST}`,
  }
}
