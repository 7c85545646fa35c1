// Lists of people: of a group, and of an exam. Their calls differ only in the names.

export interface ListOwner {
  kind: 'group' | 'exam'
  id: number
}

/** The field of a call that names the owner. */
export const fieldOf = ({ kind, id }: ListOwner) => (kind === 'exam' ? { exam_id: id } : { group_id: id })
