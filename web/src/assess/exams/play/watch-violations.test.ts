import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Device } from './device.ts'
import { watchViolations } from './watch-violations.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function sitting(device: Device) {
  const window = Object.assign(new EventTarget(), { outerWidth: 1440, screen: { width: 1440 } })
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible', fullscreenElement: null, hasFocus: () => isFocused })
  const clipboard = new EventTarget()
  const noted: string[] = []
  let isFocused = true
  const stop = watchViolations({ window, document, clipboard, device, now: () => Date.now() }, kind => noted.push(kind))
  const tell = (target: EventTarget, name: string, more: object = {}) => void target.dispatchEvent(Object.assign(new Event(name), more))
  return {
    noted,
    stop,
    tell,
    window,
    document,
    clipboard,
    focus(is: boolean) {
      isFocused = is
      tell(window, is ? 'focus' : 'blur')
    },
    show(state: 'visible' | 'hidden') {
      document.visibilityState = state
      tell(document, 'visibilitychange')
    },
    resize(width: number) {
      window.outerWidth = width
      tell(window, 'resize')
    },
  }
}

describe('the page of an exam notices', () => {
  it('the screenshot key by its press or its release, and both as one', () => {
    const { noted, tell, document } = sitting('computer')
    tell(document, 'keydown', { key: 'PrintScreen' })
    tell(document, 'keyup', { key: 'PrintScreen' })
    expect(noted).toEqual(['print_key'])
    vi.advanceTimersByTime(5000)
    tell(document, 'keyup', { key: 'PrintScreen' })
    expect(noted).toEqual(['print_key', 'print_key'])
  })

  it.each([
    ['Command, Shift and 4', { key: '4', code: 'Digit4', metaKey: true, shiftKey: true }, ['print_key']],
    ['the same on another keyboard', { key: '$', code: 'Digit4', metaKey: true, shiftKey: true }, ['print_key']],
    ['Windows, Shift and S', { key: 'S', code: 'KeyS', metaKey: true, shiftKey: true }, ['print_key']],
    ['an answer by its number', { key: '4', code: 'Digit4', metaKey: false, shiftKey: false }, []],
    ['a capital letter', { key: 'S', code: 'KeyS', metaKey: false, shiftKey: true }, []],
  ])('only key combinations that take a screenshot: %s', (_name, keys, noted) => {
    const desk = sitting('computer')
    desk.tell(desk.document, 'keydown', keys)
    expect(desk.noted).toEqual(noted)
  })

  it('copying, which it prevents, and printing', () => {
    const { noted, document, window, tell } = sitting('computer')
    const copy = new Event('copy', { cancelable: true })
    document.dispatchEvent(copy)
    tell(window, 'beforeprint')
    expect([copy.defaultPrevented, noted]).toEqual([true, ['copy', 'print']])
  })

  it('a picture in the clipboard, but no text', () => {
    const { noted, clipboard, tell } = sitting('computer')
    tell(clipboard, 'clipboardchange', { types: ['text/plain'] })
    tell(clipboard, 'clipboardchange', {})
    expect(noted).toEqual([])
    tell(clipboard, 'clipboardchange', { types: ['text/html', 'image/png'] })
    expect(noted).toEqual(['screenshot'])
  })

  it('a window that becomes small, once, but not one that already was', () => {
    const { noted, resize } = sitting('ios')
    resize(1300)
    resize(700)
    vi.advanceTimersByTime(5000)
    resize(650)
    expect(noted).toEqual(['small_window'])
    resize(1440)
    resize(400)
    expect(noted).toEqual(['small_window', 'small_window'])
  })

  it('when the examinee leaves full screen', () => {
    const { noted, document, tell } = sitting('computer')
    tell(document, 'fullscreenchange')
    expect(noted).toEqual(['left_full_screen'])
  })

  it('another window in front of it on a computer, but neither a changed tab nor a loss of focus for a moment', () => {
    const { noted, focus, show } = sitting('computer')
    focus(false)
    vi.advanceTimersByTime(400)
    focus(true)
    vi.advanceTimersByTime(5000)
    focus(false)
    show('hidden')
    vi.advanceTimersByTime(5000)
    show('visible')
    focus(true)
    expect(noted).toEqual([])
    focus(false)
    vi.advanceTimersByTime(1000)
    expect(noted).toEqual(['lost_focus'])
  })

  it.each(['android', 'ios'] as const)('on %s that it was hidden for a moment, but no longer absence', device => {
    const { noted, focus, show } = sitting(device)
    focus(false)
    vi.advanceTimersByTime(5000)
    show('hidden')
    vi.advanceTimersByTime(3000)
    show('visible')
    expect(noted).toEqual([])
    show('hidden')
    vi.advanceTimersByTime(300)
    show('visible')
    expect(noted).toEqual(['brief_loss'])
  })

  it('no such moment on a computer, where people change tabs as quickly', () => {
    const { noted, show } = sitting('computer')
    show('hidden')
    vi.advanceTimersByTime(300)
    show('visible')
    expect(noted).toEqual([])
  })

  it('nothing after it was stopped', () => {
    const { noted, stop, focus, document, clipboard, tell } = sitting('computer')
    focus(false)
    stop()
    vi.advanceTimersByTime(5000)
    tell(document, 'keyup', { key: 'PrintScreen' })
    tell(clipboard, 'clipboardchange', { types: ['image/png'] })
    expect(noted).toEqual([])
  })
})
