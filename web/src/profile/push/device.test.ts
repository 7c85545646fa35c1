import { describe, expect, it } from 'vitest'
import { pushSupport } from './device.ts'

const phone = { hasPush: true, isApple: false, isInstalled: false, permission: 'default' } as const

describe('whether a device can get push messages', () => {
  it.each([
    ['ready', phone],
    ['ready', { ...phone, permission: 'granted' }],
    ['denied', { ...phone, permission: 'denied' }],
    ['needs_install', { ...phone, hasPush: false, permission: null, isApple: true }],
    ['ready', { ...phone, isApple: true, isInstalled: true }],
    ['none', { ...phone, hasPush: false, permission: null, isApple: true, isInstalled: true }],
    ['none', { ...phone, hasPush: false }],
  ] as const)('is %s', (support, deps) => {
    expect(pushSupport(deps)).toBe(support)
  })
})
