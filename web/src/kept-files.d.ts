// The types of the module that plugins/service-worker.ts generates from the built files.

declare module 'virtual:kept-files' {
  /** What the service worker keeps. A file whose name already says its content has no revision. */
  export const keptFiles: { url: string; revision: string | null }[]
}
