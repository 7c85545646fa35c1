import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'geography',
  subcategory: 'earth',
  language: 'es',
  questions: [
    {
      question: '¿Cuál es el océano más extenso de la Tierra?',
      options: ['El Pacífico', 'El Atlántico', 'El Índico', 'El Ártico'],
      note: 'El Pacífico ocupa más superficie que todos los continentes juntos. Magallanes le dio el nombre porque lo encontró en calma.',
    },
    {
      question: '¿Qué línea imaginaria separa el hemisferio norte del hemisferio sur?',
      options: ['El ecuador', 'El meridiano de Greenwich', 'El trópico de Cáncer', 'El círculo polar ártico'],
      note: 'Mide unos 40 075 kilómetros. A lo largo de él, el día y la noche duran casi lo mismo todo el año.',
    },
    {
      question: '¿Qué cordillera recorre el oeste de América del Sur?',
      options: ['Los Andes', 'Los Apalaches', 'Los Cárpatos', 'Los Pirineos'],
      note: 'Con unos 7000 kilómetros, es la cordillera continental más larga del mundo. Su cima más alta es el Aconcagua.',
    },
    {
      question: '¿En qué archipiélago se alza el volcán Teide?',
      options: ['En las Canarias', 'En las Baleares', 'En las Azores', 'En las Galápagos'],
      note: 'Está en la isla de Tenerife y, con 3715 metros, es el pico más alto de España.',
    },
    {
      question: '¿Qué estrecho comunica el Mediterráneo con el Atlántico?',
      options: ['El de Gibraltar', 'El del Bósforo', 'El de Magallanes', 'El de Ormuz'],
      note: 'En su parte más angosta mide unos 14 kilómetros. Los antiguos situaban allí las columnas de Hércules.',
    },
    {
      question: '¿Qué cataratas comparten Argentina y Brasil?',
      options: ['Las del Iguazú', 'Las del Niágara', 'Las Victoria', 'Las de Gocta'],
      note: 'Su nombre significa «agua grande» en guaraní. El salto mayor, la Garganta del Diablo, tiene unos 80 metros.',
    },
    {
      question: '¿Cómo se llama la roca fundida mientras permanece bajo la superficie?',
      options: ['Magma', 'Lava', 'Basalto', 'Obsidiana'],
      note: 'Al salir al exterior pierde gases y se llama lava. Basalto y obsidiana son rocas que se forman cuando la lava se enfría.',
    },
    {
      question: '¿Qué capa de la Tierra se encuentra entre la corteza y el núcleo?',
      options: ['El manto', 'La biosfera', 'La ionosfera', 'La hidrosfera'],
      note: 'Alcanza unos 2900 kilómetros de profundidad y reúne más de las cuatro quintas partes del volumen del planeta.',
    },
    {
      question: 'La mayor parte del agua dulce del planeta está en los ríos.',
      isTrue: false,
      note: 'Casi el 70 % está en forma de hielo, en glaciares y casquetes polares, y gran parte del resto es subterránea.',
    },
    {
      question: '¿Qué río excavó el Gran Cañón, en Arizona?',
      options: ['El Colorado', 'El Misisipi', 'El Columbia', 'El Ohio'],
      note: 'Lo talló durante millones de años y dejó a la vista rocas de hasta casi 2000 millones de años de antigüedad.',
    },
    {
      question: '¿En qué país se encuentra el salar de Uyuni?',
      options: ['Bolivia', 'Chile', 'Perú', 'Ecuador'],
      note: 'Es el mayor desierto de sal del mundo y está a más de 3600 metros de altitud. Con la lluvia se vuelve un inmenso espejo.',
    },
    {
      question: 'El Sahara es el desierto más extenso del planeta.',
      isTrue: false,
      note: 'Lo supera la Antártida, un desierto frío donde apenas cae nieve. El Sahara es el mayor de los cálidos.',
    },
    {
      question: '¿Cómo se llama el punto de la superficie situado justo sobre el foco de un terremoto?',
      options: ['Epicentro', 'Hipocentro', 'Cráter', 'Cenit'],
      note: 'El foco, en profundidad, se llama hipocentro. En el punto que queda encima suele sentirse el temblor con más fuerza.',
    },
    {
      question: '¿Cuál es el lago más profundo del mundo?',
      options: ['El Baikal', 'El Titicaca', 'El Victoria', 'El Superior'],
      note: 'Este lago de Siberia supera los 1600 metros y guarda cerca de la quinta parte del agua dulce superficial no helada.',
    },
  ],
}
