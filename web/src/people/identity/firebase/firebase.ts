// Firebase as the identity provider, with its SDK. chosen.ts loads this module and the SDK only if the server uses Firebase.

import { FirebaseError } from '@firebase/app'
import {
  type Auth,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  PhoneAuthProvider,
  RecaptchaVerifier,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  type User,
} from '@firebase/auth'
import { actionAddress } from '../links/action-link.ts'
import { IdentityError, type IdentityProvider, type NewPerson, type Proof } from '../provider.ts'
import { leave, takeReturned } from './google.ts'
import { openAuth, type Settings } from './open-auth.ts'
import { problemOfCode } from './problems.ts'

/** The storage key of the verification id of the last code, so that the code page survives a reload. */
const verificationKey = 'trivium.verification'

type Ask = <Result>(call: () => Promise<Result>) => Promise<Result>

/** @param language the language of emails and messages */
export function createFirebase(settings: Settings, language: () => string): IdentityProvider {
  const auth = openAuth(settings)
  /** Runs a call to Firebase in the interface language. @throws IdentityError with our code for Firebase's error */
  const ask: Ask = async call => {
    auth.languageCode = language()
    try {
      await auth.authStateReady()
      return await call()
    } catch (error) {
      throw inOurWords(error)
    }
  }
  return {
    ...byMail(auth, ask),
    ...byPhone(auth, ask),
    async leaveForGoogle() {
      if (settings.google_client_id === null) throw new IdentityError('operation_not_allowed')
      leave(settings.google_client_id, language())
    },
    currentProof: () =>
      ask(async () => {
        const returned = takeReturned()
        if (returned !== null) await signInWithCredential(auth, GoogleAuthProvider.credential(returned))
        if (!auth.currentUser) throw new IdentityError('invalid_token')
        return proofOf(auth.currentUser)
      }),
    forget: () => ask(() => signOut(auth)),
  }
}

function byMail(auth: Auth, ask: Ask) {
  return {
    signUpWithEmail: person => ask(() => signUp(auth, person)),
    signInWithEmail: account =>
      ask(async () => {
        const { user } = await signInWithEmailAndPassword(auth, account.email, account.password)
        if (user.emailVerified) return proofOf(user)
        // Firebase may refuse another email so soon. The first one is enough.
        await mailLink(user).catch((error: unknown) => console.warn('identity: no other message', error))
        throw new IdentityError('verify_email_first')
      }),
    resendVerification: account =>
      ask(async () => {
        const { user } = await signInWithEmailAndPassword(auth, account.email, account.password)
        if (user.emailVerified) return proofOf(user)
        await mailLink(user)
        return null
      }),
    readLink: code => ask(() => readLink(auth, code)),
    confirmEmail: (code, password) => ask(() => confirm(auth, code, password)),
    requestPasswordReset: email => ask(() => sendPasswordResetEmail(auth, email, { url: actionAddress() })),
    resetPassword: ({ token, password }) => ask(() => confirmPasswordReset(auth, token, password)),
  } satisfies Partial<IdentityProvider>
}

function byPhone(auth: Auth, ask: Ask) {
  return {
    sendCode: mobile => ask(() => sendCode(auth, mobile)),
    verifyCode: (_mobile, code) =>
      ask(async () => {
        await signInWithCredential(auth, PhoneAuthProvider.credential(sessionStorage.getItem(verificationKey) ?? '', code))
      }),
  } satisfies Partial<IdentityProvider>
}

function inOurWords(error: unknown): unknown {
  if (!(error instanceof FirebaseError)) return error
  console.warn(`identity: ${error.code}`)
  return new IdentityError(problemOfCode(error.code))
}

const proofOf = async (user: User): Promise<Proof> => ({
  firebaseId: user.uid,
  idToken: await user.getIdToken(),
  mobile: user.phoneNumber,
})

const mailLink = (user: User, told: Pick<NewPerson, 'friendsCode' | 'returnPath'> = { friendsCode: undefined, returnPath: undefined }) =>
  sendEmailVerification(user, { url: actionAddress(told) })

async function signUp(auth: Auth, { name, email, password, ...told }: NewPerson): Promise<void> {
  const { user } = await createUserWithEmailAndPassword(auth, email, password)
  await updateProfile(user, { displayName: name })
  await mailLink(user, told)
}

async function addressOf(auth: Auth, code: string): Promise<string> {
  const { operation, data } = await checkActionCode(auth, code)
  // We send no other links of Firebase, such as for a change of address.
  if (operation !== 'VERIFY_EMAIL' || !data.email) throw new IdentityError('link_invalid')
  return data.email
}

/** Whether this browser has signed up with the address. */
const isOwn = ({ currentUser }: Auth, email: string) => currentUser?.email?.toLowerCase() === email.toLowerCase()

async function readLink(auth: Auth, code: string) {
  try {
    const email = await addressOf(auth, code)
    const isSameBrowser = isOwn(auth, email)
    const name = isSameBrowser ? (auth.currentUser?.displayName ?? '') : ''
    return { name, email, isSameBrowser, needsPassword: !isSameBrowser, returnPath: null }
  } catch (error) {
    if (await isConfirmed(auth)) throw new IdentityError('link_used')
    throw error
  }
}

async function isConfirmed({ currentUser }: Auth): Promise<boolean> {
  await currentUser?.reload()
  return currentUser?.emailVerified ?? false
}

/**
 * In another browser than the one that signed up, the confirmation needs the password of the sign-up. Otherwise the owner of a wrongly
 * typed address could take over the account with one press.
 */
async function confirm(auth: Auth, code: string, password = ''): Promise<Proof> {
  // An earlier press may have succeeded although its reply was lost.
  if (!(await isConfirmed(auth))) {
    const email = await addressOf(auth, code)
    if (!isOwn(auth, email)) await signInWithEmailAndPassword(auth, email, password)
    await applyActionCode(auth, code)
    await auth.currentUser?.reload()
  }
  if (!auth.currentUser) throw new IdentityError('invalid_token')
  await auth.currentUser.getIdToken(true)
  return proofOf(auth.currentUser)
}

async function sendCode(auth: Auth, mobile: string): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'))
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' })
  try {
    sessionStorage.setItem(verificationKey, await new PhoneAuthProvider(auth).verifyPhoneNumber(mobile, verifier))
  } finally {
    verifier.clear()
    place.remove()
  }
}
