// Starts the Auth emulator for the tests that need no browser (vitest).

import type { TestProject } from 'vitest/node'
import { startEmulator } from './emulator.ts'

declare module 'vitest' {
  interface ProvidedContext {
    emulatorHost: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const emulator = await startEmulator()
  project.provide('emulatorHost', emulator.host)
  return () => emulator.stop()
}
