// The sign-in methods, whether each is on, and what it needs: the variables of config.ts, named for the operator.

import type { SignInMethod } from '@trivium/contract/operations/console.admin'
import type { Config } from '../../platform/config/config.ts'
import type { IdentityProvider } from '../../people/identity/index.ts'

type Offer = IdentityProvider['offer']
type Method = Omit<SignInMethod, 'test'>

const need = (name: string, value: unknown, isOptional = false) => ({ name, is_set: Boolean(value), is_optional: isOptional })

export function signInMethods(config: Config, offer: Offer): Method[] {
  return config.firebase ? hostedMethods(config, offer) : embeddedMethods(config, offer)
}

function embeddedMethods(config: Config, offer: Offer): Method[] {
  const { smtpUrl, smsWebhookUrl, smsWebhookToken, google } = config
  return [
    {
      id: 'email',
      is_on: offer.email,
      uses_outbox: offer.email && !smtpUrl,
      needs: [need('SMTP_URL', smtpUrl), need('MAIL_FROM', config.hasMailFrom, true)],
      register: [],
    },
    {
      id: 'phone',
      is_on: offer.phone,
      uses_outbox: offer.phone && !smsWebhookUrl,
      needs: [need('SMS_WEBHOOK_URL', smsWebhookUrl), need('SMS_WEBHOOK_TOKEN', smsWebhookToken, true)],
      register: [],
    },
    {
      id: 'google',
      is_on: offer.google,
      uses_outbox: false,
      needs: [need('GOOGLE_CLIENT_ID', google), need('GOOGLE_CLIENT_SECRET', google)],
      register: [callbackOf(config)],
    },
    { id: 'firebase', is_on: false, uses_outbox: false, needs: firebaseNeeds(config), register: [config.publicUrl] },
  ]
}

/** Firebase replaces our own methods. */
function hostedMethods(config: Config, offer: Offer): Method[] {
  const ways = (id: 'email' | 'phone') => ({
    id,
    is_on: offer[id],
    uses_outbox: false,
    needs: [need('FIREBASE_SIGN_IN', true, true)],
    register: [],
  })
  return [
    ways('email'),
    ways('phone'),
    {
      id: 'google',
      is_on: offer.google,
      uses_outbox: false,
      needs: [need('FIREBASE_GOOGLE_CLIENT_ID', config.firebase?.googleClientId)],
      register: [`${config.publicUrl}/auth/login/?from=google`],
    },
    { id: 'firebase', is_on: true, uses_outbox: false, needs: firebaseNeeds(config), register: [config.publicUrl] },
  ]
}

const firebaseNeeds = ({ firebase }: Config) => [
  need('IDENTITY=firebase', firebase),
  need('FIREBASE_PROJECT_ID', firebase?.projectId),
  need('FIREBASE_API_KEY', firebase?.apiKey),
  need('FIREBASE_SERVICE_ACCOUNT', firebase?.serviceAccount, true),
]

/** The callback address, which must be registered at Google exactly like this. */
export const callbackOf = ({ publicUrl }: Pick<Config, 'publicUrl'>) => `${publicUrl}/identity/callback/google`

/** @returns a sentence for the operator if players cannot sign in; null if they can */
export function noWayIn(offer: Offer): string | null {
  if (offer.email || offer.phone || offer.google) return null
  return (
    'Nobody can sign in: set SMTP_URL for mail, SMS_WEBHOOK_URL for codes by text message, or GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET ' +
    'for Google, or let Firebase do it with IDENTITY=firebase.'
  )
}
