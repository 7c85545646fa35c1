// In the place of the console where the browser keeps nothing of this site: nobody could sign in.

export const SavesNothing = () => (
  <main className="keeps-nothing">
    <h1>Trivium console</h1>
    <p role="alert">
      This browser blocks cookies and site data, without which nobody can sign in: allow them for{' '}
      <bdi translate="no">{location.hostname}</bdi>, then load this page again.
    </p>
    <button type="button" onClick={() => location.reload()}>
      Load again
    </button>
  </main>
)
