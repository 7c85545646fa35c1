// Words of cells with one of a few meanings, in the languages of imported files.

import { foldCase } from '@trivium/contract/platform/fold'
import type { Difficulty } from '../../judging/imported-question.ts'

const bare = (text: string) =>
  foldCase(text)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[\s_-]+/g, ' ')
    .trim()

const tableOf = <Meaning>(rows: readonly (readonly [Meaning, string])[]) =>
  new Map(rows.flatMap(([meaning, words]) => words.split(' · ').map(word => [bare(word), meaning] as const)))

const switches = tableOf([
  [
    true,
    'yes · y · 1 · 1.0 · true · t · on · x · ✓ · ✔ · ☑ · active · activated · published · public · enabled · live · visible · ready · approved',
  ],
  [
    true,
    'current · final · sí · si · s · activo · activa · publicado · publicada · verdadero · aprobado · ja · j · wahr · aktiv · veröffentlicht',
  ],
  [
    true,
    'oui · o · vrai · actif · active · publié · publiée · sim · verdadeiro · ativo · ativa · vero · attivo · attiva · pubblicato · نعم · صح',
  ],
  [true, 'نشط · منشور · مفعل · да · активно · активен · tak · ano · ano · igen · evet · aktif · はい · 是'],
  [
    false,
    'no · n · 0 · 0.0 · false · f · off · - · ✗ · ✘ · ☐ · inactive · not active · deactivated · draft · unpublished · not published · disabled',
  ],
  [
    false,
    'hidden · archived · archive · deleted · withdrawn · retired · pending · rejected · private · in review · review · obsolete · old · todo',
  ],
  [
    false,
    'inactivo · inactiva · borrador · no publicado · oculto · archivado · falso · nein · falsch · inaktiv · entwurf · unveröffentlicht',
  ],
  [
    false,
    'archiviert · versteckt · non · faux · inactif · inactive · brouillon · non publié · archivé · não · nao · inativo · inativa · rascunho',
  ],
  [
    false,
    'arquivado · inattivo · inattiva · bozza · archiviato · لا · غير نشط · مسودة · مؤرشف · غير منشور · مخفي · нет · черновик · неактивно · nie · ne · nem',
  ],
  [false, 'hayır · pasif · taslak · いいえ · 否'],
])

/** @returns undefined for an unknown word */
export const isOn = (text: string): boolean | undefined => switches.get(bare(text))

const difficulties = tableOf<Difficulty>([
  [
    'easy',
    'easy · very easy · simple · beginner · basic · fácil · muy fácil · principiante · básico · leicht · einfach · sehr leicht · anfänger',
  ],
  [
    'easy',
    'facile · très facile · débutant · muito fácil · iniciante · molto facile · principiante · سهل · سهلة · سهل جدا · легкий · легко · łatwe · kolay',
  ],
  [
    'medium',
    'medium · normal · moderate · intermediate · average · medio · media · intermedio · mittel · mittelschwer · moyen · moyenne · intermédiaire',
  ],
  ['medium', 'médio · média · intermediário · intermedio · متوسط · متوسطة · средний · średnie · orta'],
  [
    'hard',
    'hard · difficult · very hard · very difficult · advanced · expert · difícil · muy difícil · avanzado · experto · schwer · schwierig',
  ],
  [
    'hard',
    'sehr schwer · fortgeschritten · experte · difficile · très difficile · avancé · muito difícil · avançado · molto difficile · avanzato',
  ],
  ['hard', 'صعب · صعبة · صعب جدا · сложный · трудный · trudne · zor'],
])

export const difficultyNamed = (text: string): Difficulty | undefined => difficulties.get(bare(text))

const types = tableOf([
  ['', '1 · multiple · quiz · mcq · mc · choice · question · opción múltiple · selección · opcion multiple · auswahl · qcm'],
  [
    'multiple_choice',
    'multiple choice · single choice · single · single answer · single select · radio · einfachauswahl · choix unique · one answer',
  ],
  [
    'true_false',
    '2 · true false · true/false · true or false · boolean · bool · tf · t/f · truefalse · yes/no · verdadero/falso · verdadero o falso',
  ],
  [
    'true_false',
    'wahr/falsch · richtig/falsch · vrai/faux · vrai ou faux · verdadeiro/falso · verdadeiro ou falso · vero/falso · vero o falso · صح/خطأ · صح أو خطأ',
  ],
  [
    'multi_select',
    'multi select · multiple select · multiselect · checkbox · checkboxes · multiple response · multiple answer · multiple answers',
  ],
  [
    'multi_select',
    'multiple correct · select all that apply · selección múltiple · respuesta múltiple · mehrfachauswahl · choix multiple · choix multiples',
  ],
  ['sequence', 'sequence · order · ordering · ranking · sort · puzzle · orden · ordenar · reihenfolge · ordre · ordem · ordine · ترتيب'],
  [
    'guess_the_word',
    'guess the word · fill in the blank · fill in the blanks · fill in · fib · blank · short answer · shortanswer · text · type answer',
  ],
  [
    'guess_the_word',
    'typing · text input · open ended short · respuesta corta · rellenar · kurzantwort · lückentext · réponse courte · resposta curta',
  ],
  [
    'number',
    'number · numeric · numerical · numeric response · número · numérico · zahl · numerisch · nombre · numérique · numero · رقم · slider',
  ],
  [
    'matching',
    'matching · match · pairs · match the following · emparejar · relacionar · zuordnung · zuordnen · association · associar · abbinamento',
  ],
  ['audio', 'audio'],
  ['maths', 'maths'],
])

/** Some quizzes use numbers for their types. @returns null when the answer decides the type; an unknown word unchanged */
export function typeNamed(text: string): string | null {
  if (text.trim() === '') return null
  const known = types.get(bare(text).replace(/ ?\/ ?/g, '/'))
  return known === undefined
    ? text
        .toLowerCase()
        .trim()
        .replaceAll(/[\s-]+/g, '_')
    : known || null
}
