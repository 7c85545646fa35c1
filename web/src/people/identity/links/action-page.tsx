// Where the links in the mails of a hosted provider lead: it knows one address for all of them.

import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { keepBrought, pageFor } from './action-link.ts'

export default function ActionPage() {
  const [search] = useSearchParams()
  useState(() => keepBrought(search.get('continueUrl')))
  return <Navigate to={pageFor(search)} replace />
}
