// The types of the module that plugins/service-worker.ts generates from the built files.

declare module 'virtual:offline-files' {
  /** What the service worker keeps. A file whose name already says its content has no revision. */
  export const offlineFiles: { url: string; revision: string | null }[]
}
