import { Alert } from '@mui/material'

export const UnknownColumns = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && (
    <Alert severity="info" sx={{ my: 1, overflowWrap: 'anywhere' }}>
      The import ignores {names.length === 1 ? 'this column' : `these ${names.length} columns`}: <bdi>{names.join(', ')}</bdi>.
    </Alert>
  )
