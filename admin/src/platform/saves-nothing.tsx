// Shown instead of the console when the browser stores no site data, because nobody could sign in.

import { siteName } from './site-name.ts'

export const SavesNothing = () => (
  <main className="keeps-nothing">
    <h1>
      <bdi>{siteName}</bdi> console
    </h1>
    <p role="alert">
      This browser blocks cookies and site data. You need them to sign in. Allow them for <bdi translate="no">{location.hostname}</bdi>,
      then reload this page.
    </p>
    <button type="button" onClick={() => location.reload()}>
      Reload
    </button>
  </main>
)
