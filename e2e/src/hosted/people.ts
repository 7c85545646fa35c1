// Accounts in the Auth emulator. They need no browser: this module makes the calls that Firebase's SDK makes.

import { project } from './emulator.ts'

/** Whether an answer has all of these fields, each with a string. */
function hasTexts<Name extends string>(answer: unknown, ...names: Name[]): answer is Record<Name, string> {
  return typeof answer === 'object' && answer !== null && names.every(name => typeof Reflect.get(answer, name) === 'string')
}

type SignedIn = Record<'localId' | 'idToken' | 'refreshToken', string>

export function peopleAt(host: string) {
  const call = async (path: string, body: object, method = 'POST'): Promise<Record<string, unknown>> => {
    const response = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/${path}?key=any-key`, {
      method,
      headers: { 'content-type': 'application/json', ...(path.startsWith('projects/') && { authorization: 'Bearer owner' }) },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    })
    return response.json()
  }
  const enter = async (path: string, body: object): Promise<SignedIn> => {
    const answer = await call(path, { ...body, returnSecureToken: true })
    if (!hasTexts(answer, 'localId', 'idToken', 'refreshToken')) throw new Error(JSON.stringify(answer['error'] ?? answer))
    return answer
  }
  /** What the emulator has sent, the oldest first. */
  const read = async <Name extends string>(what: string, ...names: Name[]): Promise<Record<Name, string>[]> => {
    const answer: Record<string, unknown> = await (await fetch(`http://${host}/emulator/v1/projects/${project}/${what}`)).json()
    const sent: unknown = answer[what] ?? []
    if (!Array.isArray(sent)) throw new Error(`no list of ${what}: ${JSON.stringify(answer)}`)
    return sent.map((one: unknown) => {
      if (!hasTexts(one, ...names)) throw new Error(`in ${what}, without ${names.join(' or ')}: ${JSON.stringify(one)}`)
      return one
    })
  }
  const people = {
    call,
    signUp: (email: string, password: string) => enter('accounts:signUp', { email, password }),
    signIn: (email: string, password: string) => enter('accounts:signInWithPassword', { email, password }),
    fromGoogle: (sub: string, email: string) =>
      enter('accounts:signInWithIdp', {
        requestUri: 'http://localhost',
        postBody: new URLSearchParams({
          id_token: JSON.stringify({ sub, email, email_verified: true }),
          providerId: 'google.com',
        }).toString(),
      }),
    /** The code of the last email of this kind. */
    async mailedCode(email: string, requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET'): Promise<string> {
      const codes = await read('oobCodes', 'email', 'requestType', 'oobCode')
      const code = codes.findLast(one => one.email === email && one.requestType === requestType)?.oobCode
      if (!code) throw new Error(`no email to ${email}`)
      return code
    },
    /** The code of the last message to a number. */
    async sentCode(phoneNumber: string): Promise<{ code: string; sessionInfo: string }> {
      const sent = await read('verificationCodes', 'phoneNumber', 'code', 'sessionInfo')
      const last = sent.findLast(one => one.phoneNumber === phoneNumber)
      if (!last) throw new Error(`no code for ${phoneNumber}`)
      return last
    },
    async verify(email: string, idToken: string): Promise<void> {
      await call('accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
      await call('accounts:update', { oobCode: await people.mailedCode(email, 'VERIFY_EMAIL') })
    },
    async byPhone(phoneNumber: string): Promise<SignedIn> {
      await call('accounts:sendVerificationCode', { phoneNumber, recaptchaToken: 'none' })
      return enter('accounts:signInWithPhoneNumber', await people.sentCode(phoneNumber))
    },
    /** The account as the console of Firebase shows it, or undefined if there is none. */
    async find(localId: string): Promise<unknown> {
      const { users } = await call(`projects/${project}/accounts:lookup`, { localId: [localId] })
      return Array.isArray(users) ? users[0] : undefined
    },
  }
  return people
}

export const proofOf = ({ localId, idToken }: SignedIn) => ({ firebase_id: localId, id_token: idToken })
