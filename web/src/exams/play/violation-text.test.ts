import { describe, expect, it } from 'vitest'
import { violationText } from './violation-text.ts'

describe('violationText', () => {
  it.each([
    ['print_key', 'Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'exam.no_android_screenshots'],
    ['print_key', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'exam.ios_screenshot'],
    ['screen_capture', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'exam.no_recording'],
    ['copy', 'Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'exam.violation_copy'],
    ['print', 'Mozilla/5.0 (X11; Linux x86_64)', 'exam.violation_print'],
  ] as const)('says of %s on %s %s', (kind, agent, text) => expect(violationText(kind, agent)).toBe(text))
})
