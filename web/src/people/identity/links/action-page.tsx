// Where the links in the mails of a hosted provider lead: it knows one address for all of them.

import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { saveBrought, pageFor } from './action-link.ts'

export default function ActionPage() {
  const [search] = useSearchParams()
  useState(() => saveBrought(search.get('continueUrl')))
  return <Navigate to={pageFor(search)} replace />
}
