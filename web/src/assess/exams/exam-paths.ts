import { modes } from '../../platform/modes/modes.ts'

export const examPath = ({ id }: { id: number }) => `${modes.exam.path}${id}/`
export const completedExamsPath = `${modes.exam.path}?list=completed`
