// Which passwords are refused although they are long enough: the first that anybody would try.

export const leastPasswordLength = 8
export const mostPasswordLength = 128

/** The commonest of 8 characters and more, and the stems that people lengthen with digits. */
const common = new Set(
  `password password1 password12 password123 passw0rd p@ssw0rd p@ssword qwertyui qwerty12 qwerty123 qwerty1234 qwertyuiop asdfghjk asdfghjkl
zxcvbnm1 zxcvbnm123 1q2w3e4r 1q2w3e4r5t q1w2e3r4 1qaz2wsx 1qazxsw2 zaq12wsx iloveyou iloveyou1 sunshine sunshine1 princess princess1 football
football1 baseball baseball1 superman superman1 batman123 trustno1 welcome1 welcome123 letmein1 letmein123 whatever starwars computer michelle
jennifer jordan23 charlie1 michael1 dragon12 monkey12 shadow12 master12 killer12 abcd1234 abc12345 abcdefgh abcdefghi a1b2c3d4 aa123456 a123456789
changeme changeme1 secret123 admin123 admin1234 administrator root1234 test1234 testtest guest123 default1 internet samsung1 liverpool chelsea1
arsenal1 barcelona realmadrid pokemon1 pokemon123 minecraft fortnite naruto123 hellokitty butterfly elephant spiderman ironman1 harrypotter
contraseña contrasena teamomucho tequiero quizgame trivium1 trivium123 november december september february passwort hallo123 bonjour1 motdepasse`
    .split(/\s+/)
    .filter(Boolean),
)

/** One character, one step up or down, or a short piece again and again: "aaaaaaaa", "12345678", "abcabcabc". */
const isPattern = (password: string) => {
  const repeated = /^(.{1,4}?)\1+.?$/u.test(password)
  const codes = [...password].map(character => character.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)))
  return repeated || (steps.size === 1 && [1, -1].includes([...steps][0] ?? 0)) || /^(0?1234567890?|0?987654321?0?)\d*$/.test(password)
}

/** @param own what is known of the person: their address or name alone is no password. */
export function isWeakPassword(password: string, own: string[] = []): boolean {
  if (password.length < leastPasswordLength || password.length > mostPasswordLength) return true
  const lower = password.toLowerCase()
  const isOwn = own.some(text => text.length >= 4 && lower.replace(/[\d\W_]+$/, '') === text.toLowerCase())
  return isOwn || common.has(lower) || isPattern(lower)
}
