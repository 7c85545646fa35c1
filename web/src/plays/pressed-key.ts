/** Hamza and tatweel belong to how a letter is shown, not to the key that types it. */
const plain = (letter: string) => letter.toLowerCase().replaceAll('ـ', '').replaceAll('أ', 'ا')

/**
 * What a key stands for on the play screen: `a`–`e` and digits for options, any Latin letter, or the name of the key.
 * A letter of another script is an option or nothing: one that happens to share a key with a lifeline must not spend coins.
 * @param shown the letters the options carry on screen, in order
 */
export function pressedKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>, shown: readonly string[]): string {
  const place = shown.findIndex(letter => plain(letter) === plain(key))
  if (place >= 0) return 'abcde'.charAt(place)
  if (/^[\x21-\x7e]$/.test(key) || key.length > 1) return key.toLowerCase()
  return /^(?:Key([A-E])|Digit([1-5]))$/.exec(code)?.slice(1).find(Boolean)?.toLowerCase() ?? key
}
