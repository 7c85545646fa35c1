import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'general-knowledge',
  language: 'es',
  questions: [
    {
      question: '¿Cuántos minutos hay en tres cuartos de hora?',
      options: ['45', '50', '60', '75'],
      note: 'Dividimos la hora en sesenta partes por herencia de los babilonios, que contaban con un sistema de base 60.',
    },
    {
      question: '¿Cuántos colores se distinguen tradicionalmente en el arcoíris?',
      options: ['Siete', 'Cinco', 'Seis', 'Nueve'],
      note: 'Newton escogió ese número por analogía con las notas de la escala. En realidad, los colores cambian sin saltos.',
    },
    {
      question: '¿Cuántos lados tiene un octógono?',
      options: ['Ocho', 'Seis', 'Siete', 'Diez'],
      note: 'La señal de «pare» o «stop» es octogonal para que se reconozca por su forma incluso desde atrás o cubierta de nieve.',
    },
    {
      question: '¿De qué color suele ser la caja negra de un avión?',
      options: ['Naranja', 'Negra', 'Azul', 'Blanca'],
      note: 'Se pinta de naranja vivo para encontrarla con facilidad. Guarda los datos del vuelo y las voces de la cabina.',
    },
    {
      question: '¿Cuántos años son un lustro?',
      options: ['Cinco', 'Tres', 'Diez', 'Quince'],
      note: 'En la antigua Roma, el «lustrum» era la ceremonia de purificación que se celebraba cada cinco años, al acabar el censo.',
    },
    {
      question: '¿Cuántas piezas hay en el tablero al empezar una partida de ajedrez?',
      options: ['32', '36', '48', '64'],
      note: 'Cada jugador tiene dieciséis, la mitad peones. Sesenta y cuatro son las casillas del tablero.',
    },
    {
      question: '¿Qué colecciona un filatelista?',
      options: ['Sellos postales', 'Monedas antiguas', 'Cajas de cerillas', 'Llaves viejas'],
      note: 'El primer sello adhesivo, el Penny Black, se emitió en el Reino Unido en 1840. Quien colecciona monedas es un numismático.',
    },
    {
      question: '¿Cómo se llama el miedo intenso a los espacios cerrados?',
      options: ['Claustrofobia', 'Agorafobia', 'Acrofobia', 'Aracnofobia'],
      note: 'Viene del latín «claustrum», lugar cerrado. La agorafobia teme los espacios abiertos; la acrofobia, las alturas.',
    },
    {
      question: 'En el ajedrez, la dama puede moverse como el caballo.',
      isTrue: false,
      note: 'La dama reúne los movimientos de la torre y del alfil, pero el salto en forma de L es exclusivo del caballo.',
    },
    {
      question: '¿Cómo se escribe 90 en números romanos?',
      options: ['XC', 'CX', 'VC', 'LC'],
      note: 'La X colocada delante de la C resta diez a cien. Al revés, CX, suma y vale 110.',
    },
    {
      question: '¿Cómo se llama la palabra que se lee igual de izquierda a derecha que de derecha a izquierda?',
      options: ['Palíndromo', 'Anagrama', 'Acrónimo', 'Homófono'],
      note: '«Reconocer» y «anilina» son palíndromos. Un anagrama, en cambio, reordena las letras para formar otra palabra.',
    },
    {
      question: '¿Cuántas unidades hay en una gruesa?',
      options: ['144', '96', '100', '120'],
      note: 'Es una docena de docenas. Así se contaban botones, lápices y otras mercancías pequeñas.',
    },
    {
      question: '¿De qué grupo de letras de los manuscritos medievales nació la letra eñe?',
      options: ['De la doble ene', 'De la doble ele', 'De la doble erre', 'De la doble ese'],
      note: 'Para ahorrar espacio, los copistas ponían una pequeña ene sobre otra; de ese trazo salió la virgulilla de la ñ.',
    },
    {
      question: '¿De qué ciudad española son los complutenses?',
      options: ['De Alcalá de Henares', 'De Salamanca', 'De Valladolid', 'De Santiago de Compostela'],
      note: 'El gentilicio viene de Complutum, la ciudad romana. La universidad que nació allí está hoy en Madrid y conserva el nombre.',
    },
  ],
}
