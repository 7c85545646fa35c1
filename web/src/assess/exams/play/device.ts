// What the examinee sits at: systems differ in what a page can notice, and the sentences of the rules name them.

export type Device = 'android' | 'ios' | 'computer'

/** An iPad says that it is a Mac; a Mac has no touch screen. */
export function deviceOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device {
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1)) return 'ios'
  return 'computer'
}

export const ownDevice = (): Device => deviceOf(navigator)
