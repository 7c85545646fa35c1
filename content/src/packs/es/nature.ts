import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'nature',
  language: 'es',
  questions: [
    {
      question: '¿Cuántas patas tiene una araña?',
      options: ['Ocho', 'Seis', 'Diez', 'Doce'],
      note: 'Por eso no es un insecto, que siempre tiene seis, sino un arácnido, como el escorpión y la garrapata.',
    },
    {
      question: '¿Cuál es el animal más alto del mundo?',
      options: ['La jirafa', 'El elefante', 'El camello', 'El avestruz'],
      note: 'Puede pasar de los cinco metros. Su larguísimo cuello tiene siete vértebras, las mismas que el nuestro.',
    },
    {
      question: '¿Cómo se llama la cría de la rana mientras vive en el agua y tiene cola?',
      options: ['Renacuajo', 'Alevín', 'Lechón', 'Polluelo'],
      note: 'Respira por branquias. En la metamorfosis le salen las patas, pierde la cola y desarrolla pulmones.',
    },
    {
      question: 'Los murciélagos son aves.',
      isTrue: false,
      note: 'Son mamíferos: tienen pelo y amamantan a sus crías. Además, son los únicos mamíferos capaces de volar batiendo las alas.',
    },
    {
      question: '¿Dónde lleva la hembra del canguro a su cría?',
      options: ['En el marsupio', 'En el lomo', 'En la boca', 'En la cola'],
      note: 'La cría nace diminuta, de apenas dos centímetros, y trepa sola hasta la bolsa, donde sigue creciendo.',
    },
    {
      question: '¿De qué se alimenta sobre todo el panda gigante?',
      options: ['De bambú', 'De eucalipto', 'De algas', 'De setas'],
      note: 'Aunque pertenece al orden de los carnívoros, come bambú casi todo el día, porque aprovecha muy poco de lo que traga.',
    },
    {
      question: '¿Qué gas toman del aire las plantas para hacer la fotosíntesis?',
      options: ['Dióxido de carbono', 'Oxígeno', 'Nitrógeno', 'Metano'],
      note: 'Con ese gas, agua y luz fabrican azúcares, y liberan el oxígeno que respiramos.',
    },
    {
      question: 'Los árboles de hoja caduca conservan sus hojas todo el año.',
      isTrue: false,
      note: 'Las pierden en la estación fría o seca. Los que siempre tienen hojas, como la encina, se llaman perennes.',
    },
    {
      question: 'Los pulpos tienen tres corazones.',
      isTrue: true,
      note: 'Dos envían la sangre a las branquias y el tercero, al resto del cuerpo. Su sangre es azulada porque lleva cobre, no hierro.',
    },
    {
      question: '¿Qué ave de los Andes puede superar los tres metros de envergadura?',
      options: ['El cóndor', 'El quetzal', 'El tucán', 'El ñandú'],
      note: 'Planea durante horas aprovechando las corrientes de aire, casi sin batir las alas, en busca de carroña.',
    },
    {
      question: '¿De qué árbol se obtiene el corcho?',
      options: ['Del alcornoque', 'Del olivo', 'Del castaño', 'Del almendro'],
      note: 'Se saca la corteza cada nueve años, más o menos, sin talar el árbol, que vuelve a formarla.',
    },
    {
      question: '¿En qué archipiélago viven las iguanas marinas?',
      options: ['En las Galápagos', 'En las Canarias', 'En las Filipinas', 'En las Azores'],
      note: 'Bucean para comer algas y expulsan la sal sobrante por la nariz. Charles Darwin las observó en su visita de 1835.',
    },
    {
      question: '¿Qué mamífero pone huevos?',
      options: ['El ornitorrinco', 'El armadillo', 'El koala', 'El castor'],
      note: 'Vive en ríos del este de Australia y amamanta a sus crías sin pezones. También los equidnas ponen huevos.',
    },
    {
      question: '¿En qué país pasan el invierno millones de mariposas monarca?',
      options: ['México', 'Colombia', 'Chile', 'Argentina'],
      note: 'Llegan desde Canadá y Estados Unidos a los bosques de oyamel de Michoacán y el Estado de México, a miles de kilómetros.',
    },
  ],
}
