import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'general-knowledge',
  language: 'es',
  questions: `
? ¿Cuántos minutos hay en tres cuartos de hora?
+ 45
- 50 | 60 | 75
= Dividimos la hora en sesenta partes por herencia de los babilonios, que contaban con un sistema de base 60.

? ¿Cuántos colores se distinguen tradicionalmente en el arcoíris?
+ Siete
- Cinco | Seis | Nueve
= Newton escogió ese número por analogía con las notas de la escala. En realidad, los colores cambian sin saltos.

? ¿Cuántos lados tiene un octógono?
+ Ocho
- Seis | Siete | Diez
= La señal de «pare» o «stop» es octogonal para que se reconozca por su forma incluso desde atrás o cubierta de nieve.

? ¿De qué color suele ser la caja negra de un avión?
+ Naranja
- Negra | Azul | Blanca
= Se pinta de naranja vivo para encontrarla con facilidad. Guarda los datos del vuelo y las voces de la cabina.

? ¿Cuántos años son un lustro?
+ Cinco
- Tres | Diez | Quince
= En la antigua Roma, el «lustrum» era la ceremonia de purificación que se celebraba cada cinco años, al acabar el censo.

? ¿Cuántas piezas hay en el tablero al empezar una partida de ajedrez?
+ 32
- 36 | 48 | 64
= Cada jugador tiene dieciséis, la mitad peones. Sesenta y cuatro son las casillas del tablero.

? ¿Qué colecciona un filatelista?
+ Sellos postales
- Monedas antiguas | Cajas de cerillas | Llaves viejas
= El primer sello adhesivo, el Penny Black, se emitió en el Reino Unido en 1840. Quien colecciona monedas es un numismático.

? ¿Cómo se llama el miedo intenso a los espacios cerrados?
+ Claustrofobia
- Agorafobia | Acrofobia | Aracnofobia
= Viene del latín «claustrum», lugar cerrado. La agorafobia teme los espacios abiertos; la acrofobia, las alturas.

? En el ajedrez, la dama puede moverse como el caballo.
! false
= La dama reúne los movimientos de la torre y del alfil, pero el salto en forma de L es exclusivo del caballo.

? ¿Cómo se escribe 90 en números romanos?
+ XC
- CX | VC | LC
= La X colocada delante de la C resta diez a cien. Al revés, CX, suma y vale 110.

? ¿Cómo se llama la palabra que se lee igual de izquierda a derecha que de derecha a izquierda?
+ Palíndromo
- Anagrama | Acrónimo | Homófono
= «Reconocer» y «anilina» son palíndromos. Un anagrama, en cambio, reordena las letras para formar otra palabra.

? ¿Cuántas unidades hay en una gruesa?
+ 144
- 96 | 100 | 120
= Es una docena de docenas. Así se contaban botones, lápices y otras mercancías pequeñas.

? ¿De qué grupo de letras de los manuscritos medievales nació la letra eñe?
+ De la doble ene
- De la doble ele | De la doble erre | De la doble ese
= Para ahorrar espacio, los copistas ponían una pequeña ene sobre otra; de ese trazo salió la virgulilla de la ñ.

? ¿De qué ciudad española son los complutenses?
+ De Alcalá de Henares
- De Salamanca | De Valladolid | De Santiago de Compostela
= El gentilicio viene de Complutum, la ciudad romana. La universidad que nació allí está hoy en Madrid y conserva el nombre.`,
}
