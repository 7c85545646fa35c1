// The kind of device of the examinee. Systems differ in what a page can notice, and the texts of the rules name the system.

export type Device = 'android' | 'ios' | 'computer'

/** An iPad's user agent says Mac, but a Mac has no touch screen. */
export function deviceOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device {
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1)) return 'ios'
  return 'computer'
}

export const ownDevice = (): Device => deviceOf(navigator)
