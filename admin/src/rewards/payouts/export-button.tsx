// Downloads the approved requests as a CSV file.

import { Button, useNotify } from 'react-admin'
import DownloadIcon from '@mui/icons-material/Download'
import { call } from '../../platform/api.ts'
import { messageOf } from '../../platform/ui/message-of.ts'

export function ExportButton() {
  const notify = useNotify()
  async function save() {
    try {
      const { data } = await call('export_payouts')
      // The byte order mark tells spreadsheets that the file is UTF-8.
      const url = URL.createObjectURL(new Blob(['\u{feff}', data.csv], { type: 'text/csv' }))
      const link = document.createElement('a')
      link.href = url
      link.download = data.name
      link.click()
      URL.revokeObjectURL(url)
      notify(`${data.payouts} approved payouts saved. The ledger check passed.`)
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
  }
  return (
    <Button label="Export approved" onClick={() => void save()}>
      <DownloadIcon />
    </Button>
  )
}
