// The names that people and programs give the columns of a table of questions, in the languages of imported files. Accents, case and
// brackets do not matter. Numbered columns are listed separately. ` · ` separates the names in a line.

import type { ColumnField } from '@trivium/contract/bank/import-names'
import { foldCase } from '@trivium/contract/platform/fold'

export const namesIn = (lines: readonly string[]): string[] => lines.flatMap(line => line.split(' · '))

export const knownNames: Partial<Record<ColumnField, readonly string[]>> = {
  question: [
    'question · question text · questions · stem · prompt · question title · item · problem',
    'pregunta · preguntas · enunciado · texto de la pregunta · frage · fragen · fragetext · fragestellung',
    'السؤال · سؤال · نص السؤال · question posée · intitulé · énoncé · texte de la question · pergunta · questão',
    'texto da pergunta · domanda · testo della domanda · quesito',
  ],
  answer: [
    'answer · answers · correct · correct answer · correct answers · right answer · right answers · solution · correct option',
    'correct options · correct choice · key answer · answer key · correct answer key · correct letter',
    'respuesta · respuestas · respuesta correcta · respuestas correctas · opción correcta · solución · correcta',
    'antwort · richtige antwort · richtige antworten · korrekte antwort · lösung · richtig · réponse · bonne réponse',
    'bonnes réponses · réponse correcte · réponse juste · resposta · resposta correta · resposta certa · gabarito',
    'risposta · risposta corretta · risposta esatta · soluzione · الإجابة · الاجابة · الإجابة الصحيحة · الجواب · الجواب الصحيح',
    'إجابة صحيحة · الحل',
  ],
  word: ['word', 'answer word', 'palabra', 'wort', 'mot', 'palavra', 'parola', 'الكلمة'],
  accepted: [
    'accepted · accepted answers · also accepted · other right words · alternative answers · synonyms · alternatives accepted',
    'respuestas aceptadas · sinónimos · auch richtig · weitere richtige antworten · synonyme · réponses acceptées · synonymes',
    'respostas aceitas · risposte accettate · إجابات مقبولة',
  ],
  tolerance: ['tolerance', 'margin', 'error margin', 'tolerancia', 'toleranz', 'tolérance', 'tolerância', 'tolleranza', 'هامش الخطأ'],
  unit: ['unit', 'units', 'unidad', 'einheit', 'unité', 'unidade', 'unità', 'الوحدة'],
  type: [
    'type · question type · item type · kind · format · tipo · tipo de pregunta · typ · fragetyp · type de question',
    'tipo de pergunta · tipo di domanda · النوع · نوع السؤال',
  ],
  answer_type: ['answer type'],
  category: [
    'category · topic · subject · theme · categoría · tema · materia · kategorie · thema · fach · catégorie · thème · matière',
    'categoria · assunto · argomento · الفئة · التصنيف · الموضوع · القسم',
  ],
  subcategory: [
    'subcategory · sub category · subtopic · sub topic · subcategoría · subtema · unterkategorie · sous catégorie · subcategoria',
    'sottocategoria · الفئة الفرعية',
  ],
  category_type: ['category type'],
  category_slug: ['category slug'],
  subcategory_slug: ['subcategory slug'],
  level: ['level', 'nivel', 'stufe', 'niveau', 'nível', 'livello', 'المستوى'],
  difficulty: [
    'difficulty · difficulty level · dificultad · schwierigkeit · schwierigkeitsgrad · difficulté · dificuldade · difficoltà',
    'الصعوبة · مستوى الصعوبة',
  ],
  language: ['language', 'lang', 'language code', 'locale', 'idioma', 'lengua', 'sprache', 'langue', 'língua', 'lingua', 'اللغة'],
  note: [
    'note · notes · explanation · answer explanation · explanations · feedback · general feedback · hint · rationale · comment',
    'explicación · nota · retroalimentación · justificación · comentario · pista · erklärung · hinweis · begründung · anmerkung',
    'rückmeldung · explication · remarque · commentaire · indice · explicação · comentário · dica · spiegazione · commento',
    'suggerimento · شرح · الشرح · ملاحظة · ملاحظات · توضيح · تلميح · correct feedback',
  ],
  image: [
    'image · picture · image name · image link · image url · picture url · photo · question image · image file · img · bild',
    "abbildung · bild url · bilddatei · imagen · foto · enlace de imagen · url de la imagen · lien de l'image · imagem",
    'link da imagem · immagine · link immagine · صورة · الصورة · رابط الصورة',
  ],
  image_text: [
    'image text · alt text · image alt · image description · picture text · texto alternativo · descripción de la imagen',
    "bildbeschreibung · alternativtext · texte alternatif · description de l'image · descrição da imagem · testo alternativo",
    'وصف الصورة',
  ],
  audio: ['audio', 'sound', 'audio file', 'sonido', 'ton', 'son', 'som', 'suono', 'صوت', 'الصوت'],
  audio_text: ['audio text', 'transcript'],
  keeps_order: ['keeps order', 'fixed order', 'keep order', 'orden fijo', 'feste reihenfolge', 'ordre fixe', 'ordem fixa', 'ordine fisso'],
  tags: [
    'tags',
    'tag',
    'keywords',
    'labels',
    'etiquetas',
    'schlagwörter',
    'stichwörter',
    'étiquettes',
    'mots clés',
    'etichette',
    'الوسوم',
    'وسوم',
  ],
  marks: [
    'marks · mark · points · point · score · puntos · puntuación · punkte · punktzahl · pontos · punti · punteggio · الدرجة',
    'النقاط · العلامة',
  ],
  minus_marks: [
    'minus marks · negative marks · negative marking · penalty · penalización · puntos negativos · minuspunkte · abzug',
    'pénalité · points négatifs · penalidade · penalità',
  ],
  time_limit: [
    'time limit · time · time in seconds · seconds · timer · duration · time limit in seconds · tiempo · límite de tiempo · zeit',
    'zeitlimit · temps · limite de temps · tempo · limite de tempo · limite di tempo · الوقت · المدة',
  ],
  external_id: ['external id', 'id', 'question id', 'identifier', 'uid', 'uuid', 'external key'],
  part_marks: ['part marks', 'marks in parts', 'partial marks', 'partial credit'],
  fact: ['fact'],
  passage: ['passage'],
  source_name: ['source', 'source name', 'fuente', 'quelle', 'fonte', 'المصدر'],
  source_url: ['source url', 'source link'],
  source_licence: ['source licence', 'source license', 'licence', 'license', 'licencia', 'lizenz', 'licença', 'licenza'],
  active: [
    'active · is active · published · is published · status · state · enabled · is enabled · visible · activo · activa',
    'estado · publicado · publicada · aktiv · veröffentlicht · actif · publié · statut · état · ativo · ativa · attivo',
    'pubblicato · stato · الحالة · نشط · منشور · مفعل',
  ],
}

const anyOf = (lines: readonly string[]) => `(?:${namesIn(lines).map(bareName).join('|')})`
const answerWords = ['answer', 'respuesta', 'antwort', 'réponse', 'resposta', 'risposta', 'إجابة', 'الإجابة', 'جواب', 'الجواب']
const optionWords = [
  'option · choice · alternative · possible answer · answer option · answer choice · variant · opción · opcion · alternativa',
  'auswahl · antwortmöglichkeit · auswahlmöglichkeit · proposition · choix · opção · opzione · scelta · خيار · الخيار · اختيار',
  'الاختيار · opt',
]
const wrongWords = [
  'wrong answer · incorrect answer · false answer · wrong option · incorrect option · wrong choice · distractor · wrong',
  'incorrect · respuesta incorrecta · respuesta errónea · respuesta falsa · opción incorrecta · distractor · falsche antwort',
  'distraktor · mauvaise réponse · réponse fausse · réponse incorrecte · distracteur · resposta errada · resposta incorreta',
  'distrator · risposta errata · risposta sbagliata · distrattore · إجابة خاطئة · جواب خاطئ',
]
const matchWords = [
  'match',
  'matches',
  'matching',
  'right side',
  'pair',
  'pareja',
  'zuordnung',
  'paire',
  'coppia',
  'المقابل',
  'match for option',
]
const imageWords = ['image', 'picture', 'image link', 'image url', 'bild', 'imagen', 'imagem', 'immagine', 'صورة']
const remarkWords = [
  'remark',
  'feedback',
  'explanation',
  'comment',
  'rückmeldung',
  'retroalimentación',
  'commentaire',
  'comentário',
  'commento',
  'ملاحظة',
]
const place = String.raw`\s*#?\s*(10|[1-9]|[a-jأابجدهوزحطي])`

/** Patterns of numbered columns; their capture group is the number. */
export const numberedNames: readonly {
  field: 'option' | 'answer' | 'wrong' | 'match'
  of: '' | 'image' | 'image_text' | 'remark'
  name: RegExp
}[] = [
  {
    field: 'option',
    of: 'image_text',
    name: whole(`${anyOf([...optionWords, ...answerWords])}${place}\\s*(?:image text|alt text|image alt)`),
  },
  { field: 'option', of: 'image', name: whole(`${anyOf([...optionWords, ...answerWords])}${place}\\s*${anyOf(imageWords)}`) },
  { field: 'option', of: 'remark', name: whole(`${anyOf([...optionWords, ...answerWords])}${place}\\s*${anyOf(remarkWords)}`) },
  { field: 'option', of: '', name: whole(`${anyOf(optionWords)}${place}`) },
  { field: 'answer', of: '', name: whole(`${anyOf(answerWords)}${place}`) },
  { field: 'wrong', of: '', name: whole(`${anyOf(wrongWords)}s?(?:${place})?`) },
  { field: 'match', of: '', name: whole(`${anyOf(matchWords)}${place}`) },
]

function whole(pattern: string): RegExp {
  return new RegExp(`^${pattern}$`, 'u')
}

/** Leaves out explanations behind a dash or in brackets: "Answer 1 - max 75 characters". */
export function bareName(name: string): string {
  return foldCase(name.replace(/^ï»¿/, ''))
    .replace(/\s-\s.*$/, '')
    .replace(/\(.*\)/, '')
    .replace(/\[.*\]/, '')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[_\s-]+/g, ' ')
    .replace(/^[#*\s]+|[:*?؟\s]+$/g, '')
    .trim()
}
