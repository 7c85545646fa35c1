// Icons of the verdicts, so that colour alone carries no meaning.

import AddCircleOutlineIcon from '@mui/icons-material/AddCircleOutline'
import BlockIcon from '@mui/icons-material/Block'
import CheckIcon from '@mui/icons-material/Check'
import ContentCopyIcon from '@mui/icons-material/ContentCopy'
import EditIcon from '@mui/icons-material/Edit'
import ReportProblemIcon from '@mui/icons-material/ReportProblem'
import type { ComponentType } from 'react'
import type { Verdict } from '@trivium/contract/bank/import-names'

export const verdictIcons: Record<Verdict, ComponentType<{ 'aria-hidden'?: boolean }>> = {
  new: AddCircleOutlineIcon,
  changed: EditIcon,
  there: CheckIcon,
  double: ContentCopyIcon,
  contradiction: ReportProblemIcon,
  refused: BlockIcon,
}
