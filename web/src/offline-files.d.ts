// The types of the module that plugins/service-worker.ts generates from the built files.

declare module 'virtual:offline-files' {
  /** The files that the service worker stores. A file with a content hash in its name has no revision. */
  export const offlineFiles: { url: string; revision: string | null }[]
}
