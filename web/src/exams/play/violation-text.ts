import type { ViolationKind } from '@trivium/contract/exam-names'

/** The words depend on the system, because systems differ in what a page can notice. @param agent the browser's user agent */
export function violationText(kind: ViolationKind, agent: string) {
  if (kind !== 'print_key' && kind !== 'screen_capture') return `exam.violation_${kind}` as const
  if (/android/i.test(agent)) return 'exam.no_android_screenshots'
  return /iphone|ipad|ipod/i.test(agent) ? 'exam.ios_screenshot' : 'exam.no_recording'
}
