// The target of all links in emails of a hosted provider, because it allows only one address.

import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { saveBrought, pageFor } from './action-link.ts'

export default function ActionPage() {
  const [search] = useSearchParams()
  useState(() => saveBrought(search.get('continueUrl')))
  return <Navigate to={pageFor(search)} replace />
}
