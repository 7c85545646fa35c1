import { describe, expect, it } from 'vitest'
import { deviceOf } from './device.ts'
import { captureRules, violationText } from './violation-text.ts'

const agents = {
  pixel: { userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9)', maxTouchPoints: 5 },
  iphone: { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', maxTouchPoints: 5 },
  ipad: {
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    maxTouchPoints: 5,
  },
  mac: {
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    maxTouchPoints: 0,
  },
  windows: { userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', maxTouchPoints: 10 },
}

describe('violationText', () => {
  it.each([
    ['print_key', 'pixel', 'exam.no_android_screenshots'],
    ['print_key', 'iphone', 'exam.ios_screenshot'],
    ['brief_loss', 'ipad', 'exam.ios_screenshot'],
    ['brief_loss', 'pixel', 'exam.no_android_screenshots'],
    ['screenshot', 'mac', 'exam.no_recording'],
    ['print_key', 'windows', 'exam.no_recording'],
    ['screen_capture', 'windows', 'exam.no_recording'],
    ['screen_capture', 'pixel', 'exam.no_recording'],
    ['screen_capture', 'iphone', 'exam.no_recording'],
    ['copy', 'pixel', 'exam.violation_copy'],
    ['print', 'windows', 'exam.violation_print'],
    ['small_window', 'ipad', 'exam.violation_small_window'],
  ] as const)('says of %s on %s %s', (kind, agent, text) => expect(violationText(kind, deviceOf(agents[agent]))).toBe(text))
})

describe('the start page of an exam', () => {
  it.each([
    ['pixel', ['exam.no_recording', 'exam.no_android_screenshots']],
    ['iphone', ['exam.no_recording', 'exam.rule_ios_screenshot']],
    ['ipad', ['exam.no_recording', 'exam.rule_ios_screenshot']],
    ['mac', ['exam.no_recording']],
    ['windows', ['exam.no_recording']],
  ] as const)('says on %s %j', (agent, texts) => expect(captureRules(deviceOf(agents[agent]))).toEqual(texts))
})
