// Finds the columns of a list by their names, in English, Spanish or Arabic.

import { fold } from '@trivium/contract/platform/fold'

export const listColumns = ['account', 'email', 'name', 'own_id', 'group', 'extra_percent', 'hides_timer', 'has_larger_text'] as const
export type ListColumn = (typeof listColumns)[number]

const names: Record<ListColumn, readonly string[]> = {
  account: ['account', 'account id', 'account number', 'player number', 'cuenta', 'numero de cuenta', 'رقم الحساب', 'الحساب'],
  email: [
    'email',
    'e-mail',
    'mail',
    'email address',
    'e-mail address',
    'address',
    'correo',
    'correo electronico',
    'direccion de correo',
    'direccion',
    'البريد الإلكتروني',
    'البريد',
    'الايميل',
    'العنوان',
  ],
  name: [
    'name',
    'full name',
    'student',
    'student name',
    'nombre',
    'nombre completo',
    'alumno',
    'estudiante',
    'الاسم',
    'الاسم الكامل',
    'اسم الطالب',
    'الطالب',
  ],
  own_id: [
    'own id',
    'id',
    'id number',
    'student id',
    'student number',
    'matriculation number',
    'registration number',
    'matricula',
    'numero de matricula',
    'identificador',
    'expediente',
    'الرقم الجامعي',
    'رقم الطالب',
    'رقم القيد',
    'المعرف',
  ],
  group: ['group', 'class', 'course', 'grupo', 'clase', 'curso', 'المجموعة', 'الصف', 'الفصل'],
  extra_percent: [
    'extra percent',
    'extra time',
    'extra time %',
    'extra',
    'time',
    'tiempo extra',
    'tiempo adicional',
    'وقت إضافي',
    'الوقت الإضافي',
  ],
  hides_timer: [
    'hides timer',
    'hide timer',
    'hide clock',
    'hide the clock',
    'no clock',
    'ocultar reloj',
    'sin reloj',
    'إخفاء المؤقت',
    'إخفاء الساعة',
  ],
  has_larger_text: ['has larger text', 'larger text', 'large text', 'letra grande', 'texto grande', 'نص أكبر', 'نص كبير'],
}

/** Without accents, case, punctuation and vowel marks. */
const plain = (name: string) =>
  fold(name)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s_.:*-]+/gu, ' ')
    .trim()
    .toLowerCase()

const columnByName = new Map(listColumns.flatMap(column => names[column].map(name => [plain(name), column] as const)))

export interface Header {
  places: ReadonlyMap<ListColumn, number>
  unknown: string[]
}

/** @returns null if the line names neither an address nor an account: then it is no header */
export function headerOf(cells: readonly string[]): Header | null {
  const places = new Map<ListColumn, number>()
  const unknown: string[] = []
  for (const [index, cell] of cells.entries()) {
    const column = columnByName.get(plain(cell))
    if (column !== undefined && !places.has(column)) places.set(column, index)
    else if (cell.trim() !== '' && plain(cell) !== 'reason') unknown.push(cell.trim().slice(0, 60))
  }
  return places.has('email') || places.has('account') ? { places, unknown } : null
}
