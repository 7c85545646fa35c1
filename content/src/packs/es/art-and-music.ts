import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'art-and-music',
  language: 'es',
  questions: [
    {
      question: '¿Cuántas cuerdas tiene una guitarra clásica?',
      options: ['Seis', 'Cuatro', 'Cinco', 'Ocho'],
      note: 'Se afinan, de la más grave a la más aguda, en mi, la, re, sol, si y mi.',
    },
    {
      question: '¿Cuántas teclas tiene un piano moderno corriente?',
      options: ['88', '66', '72', '80'],
      note: 'Son 52 blancas y 36 negras. El de Mozart, más corto, tenía unas 60.',
    },
    {
      question: '¿Quién pintó «Las meninas»?',
      options: ['Diego Velázquez', 'Francisco de Goya', 'El Greco', 'Bartolomé Murillo'],
      note: 'Es de 1656 y cuelga en el Museo del Prado. El propio pintor aparece a la izquierda, ante un gran lienzo.',
    },
    {
      question: '¿Qué arquitecto proyectó la casa Batlló y el parque Güell?',
      options: ['Antoni Gaudí', 'Ildefons Cerdà', 'Juan de Herrera', 'Ventura Rodríguez'],
      note: 'Ambas obras están en Barcelona. Los mosaicos de azulejos rotos que las recubren se llaman trencadís.',
    },
    {
      question: 'La ópera «Carmen», ambientada en Sevilla, la compuso un español.',
      isTrue: false,
      note: 'Es del francés Georges Bizet y se estrenó en París en 1875, cantada en francés. La historia procede de Prosper Mérimée.',
    },
    {
      question: '¿Quién pintó «El grito»?',
      options: ['Edvard Munch', 'Vincent van Gogh', 'Gustav Klimt', 'Paul Gauguin'],
      note: 'El pintor noruego hizo varias versiones. La más conocida, de 1893, se conserva en Oslo.',
    },
    {
      question: '¿Qué instrumento da al tango su sonido más característico?',
      options: ['El bandoneón', 'El charango', 'La marimba', 'La quena'],
      note: 'Nació en Alemania en el siglo XIX y debe su nombre a Heinrich Band. Los inmigrantes lo llevaron al Río de la Plata.',
    },
    {
      question: 'El cuadro de los relojes blandos, «La persistencia de la memoria», es de Salvador Dalí.',
      isTrue: true,
      note: 'Lo pintó en 1931 y mide solo 24 por 33 centímetros. Está en el Museo de Arte Moderno de Nueva York.',
    },
    {
      question: '¿Qué tonos dominan en el «Guernica» de Picasso?',
      options: ['Blanco, negro y gris', 'Azul, verde y violeta', 'Rosa, ocre y naranja', 'Rojo, oro y marrón'],
      note: 'Mide casi ocho metros de ancho. Se pintó para el pabellón español de la Exposición de París de 1937.',
    },
    {
      question: 'Cuando se estrenó su Novena sinfonía, Beethoven ya estaba casi del todo sordo.',
      isTrue: true,
      note: 'Fue en Viena, en 1824. Cuentan que una cantante tuvo que girarlo hacia el público para que viera los aplausos.',
    },
    {
      question: '¿Qué pintora es autora del autorretrato «La columna rota»?',
      options: ['Frida Kahlo', 'Remedios Varo', 'Leonora Carrington', 'María Izquierdo'],
      note: 'Lo pintó en 1944, cuando debía llevar un corsé. Un accidente de juventud le había dañado gravemente la espalda.',
    },
    {
      question: '¿En qué museo está «El jardín de las delicias», de El Bosco?',
      options: ['En el Prado', 'En el Louvre', 'En los Uffizi', 'En el Hermitage'],
      note: 'Es un tríptico pintado hacia 1500. Felipe II lo compró y lo llevó al monasterio de El Escorial.',
    },
    {
      question: '¿Cómo se llama la pintura mural hecha sobre un enlucido de cal aún húmedo?',
      options: ['Fresco', 'Óleo', 'Acuarela', 'Pastel'],
      note: 'Al secar, la cal atrapa el pigmento y lo une al muro. Así se decoró la bóveda de la Capilla Sixtina.',
    },
    {
      question: '¿Quién compuso el «Concierto de Aranjuez»?',
      options: ['Joaquín Rodrigo', 'Manuel de Falla', 'Isaac Albéniz', 'Enrique Granados'],
      note: 'Lo escribió en 1939 para guitarra y orquesta. Rodrigo, que perdió la vista de niño, componía en braille.',
    },
  ],
}
