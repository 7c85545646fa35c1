// Downloads the results of an exam: a workbook with all tables, or one table as CSV.

import { Button, Menu, MenuItem } from '@mui/material'
import { useId, useState } from 'react'
import { useNotify } from 'react-admin'
import { type ResultFile, resultFiles } from '@trivium/contract/assess/exam-names'
import { call } from '../../../platform/api.ts'
import { followDownload } from '../../../platform/ui/follow-download.ts'
import { messageOf } from '../../../platform/ui/message-of.ts'

const words: Record<ResultFile, string> = {
  workbook: 'Everything as a workbook (XLSX)',
  examinees: 'Examinees as CSV',
  answers: 'Answers as CSV',
  questions: 'Statistics of the questions as CSV',
}

export function DownloadResults({ examId }: { examId: number }) {
  const menuId = useId()
  const notify = useNotify()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  async function take(file: ResultFile) {
    setAnchor(null)
    try {
      followDownload((await call('export_exam_results', { exam_id: examId, contents: file })).data)
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
  }
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-controls={anchor ? menuId : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Download
      </Button>
      <Menu id={menuId} open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {resultFiles.map(file => (
          <MenuItem key={file} onClick={() => void take(file)}>
            {words[file]}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
