import { Button } from '@mui/material'
import { download } from './download.ts'

/** Downloads the refused rows with their reasons. @param file null when no row was refused */
export const RefusedFile = ({ file }: { file: { name: string; csv: string } | null }) =>
  file && (
    <Button size="small" variant="outlined" sx={{ mt: 1 }} onClick={() => download(file.name, file.csv)}>
      Download the refused rows, with a reason for each
    </Button>
  )
