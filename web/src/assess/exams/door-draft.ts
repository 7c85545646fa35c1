// What an examinee has typed at the door of an exam: kept in this tab, so that a reload loses neither the key nor the agreement.

interface DoorDraft {
  key: string
  isAgreed: boolean
}

const nameOf = (examId: number) => `trivium.exam_door.${examId}`

export function readDoorDraft(examId: number): DoorDraft {
  try {
    const [agreed, ...key] = sessionStorage.getItem(nameOf(examId)) ?? ''
    return { key: key.join(''), isAgreed: agreed === '1' }
  } catch {
    // Without sessionStorage, a reload loses what was typed.
    return { key: '', isAgreed: false }
  }
}

/** @param draft null when the exam has begun */
export function keepDoorDraft(examId: number, draft: DoorDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(nameOf(examId), `${draft.isAgreed ? '1' : '0'}${draft.key}`)
    else sessionStorage.removeItem(nameOf(examId))
  } catch {
    // As above.
  }
}
