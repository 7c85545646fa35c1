import { Button } from '@mui/material'
import { download } from './download.ts'

/** Refused rows with their reasons; null: there is none. */
export const RefusedFile = ({ file }: { file: { name: string; csv: string } | null }) =>
  file && (
    <Button size="small" variant="outlined" sx={{ mt: 1 }} onClick={() => download(file.name, file.csv)}>
      Refused rows with reasons, to be mended and sent again
    </Button>
  )
