import ExposureIcon from '@mui/icons-material/Exposure'
import type { ConsolePart } from '../../platform/parts.ts'
import { AdjustmentList } from './adjustment-list.tsx'

export const adjustmentsPart: ConsolePart = {
  name: 'adjustments',
  label: 'Corrections',
  icon: ExposureIcon,
  group: 'Money',
  roles: ['treasurer'],
  actions: { list: 'get_adjustments' },
  list: AdjustmentList,
}
