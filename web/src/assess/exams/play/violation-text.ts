import type { ViolationKind } from '@trivium/contract/assess/exam-names'
import type { Device } from './device.ts'

/** Violations that look like a screenshot. */
const captures: ReadonlySet<ViolationKind> = new Set(['print_key', 'screenshot', 'brief_loss'])

const captureTexts = { android: 'exam.no_android_screenshots', ios: 'exam.ios_screenshot', computer: 'exam.no_recording' } as const

/** The text for a violation, with words for this device only. */
export function violationText(kind: ViolationKind, device: Device) {
  if (isCapture(kind)) return captureTexts[device]
  return kind === 'screen_capture' ? 'exam.no_recording' : (`exam.violation_${kind}` as const)
}

const isCapture = (kind: ViolationKind): kind is 'print_key' | 'screenshot' | 'brief_loss' => captures.has(kind)

/** What the start page of an exam says about screenshots on this device. */
export function captureRules(device: Device) {
  if (device === 'computer') return ['exam.no_recording'] as const
  return ['exam.no_recording', device === 'android' ? 'exam.no_android_screenshots' : 'exam.rule_ios_screenshot'] as const
}
