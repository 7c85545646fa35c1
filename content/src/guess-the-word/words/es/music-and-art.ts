import type { WordPack } from '../../word-pack.ts'

export const pack: WordPack = {
  language: 'es',
  category: 'music-and-art',
  entries: `
Guitarra
Instrumento de seis cuerdas, esencial en el flamenco
La guitarra española dio la vuelta al mundo con músicos como Andrés Segovia.

Piano
Instrumento grande de teclas blancas y negras
Su nombre completo significa suave y fuerte.

Tambor
Se toca con palillos o con las manos
Es uno de los instrumentos más antiguos.

Violín
El más pequeño de la familia de la cuerda, se toca con arco bajo la barbilla
Su arco lleva crin de caballo.

Estatua
Figura de una persona en piedra o bronce
Las de la antigua Grecia estaban pintadas de vivos colores.

Picasso
El pintor malagueño del «Guernica»
Su nombre completo tiene más de una docena de palabras.

Museo
Edificio donde se exponen obras de arte, como el Prado
La palabra viene de las musas de los griegos.

Flamenco
El cante y el baile de Andalucía, con palmas y zapateado
Desde 2010 la UNESCO lo reconoce como patrimonio de la humanidad.

Mozart
El compositor de «La flauta mágica», niño prodigio de Salzburgo
Escribió su primera sinfonía a los ocho años.

Velázquez
El pintor sevillano de «Las meninas»
En ese cuadro se retrató a sí mismo pintando.

Orquesta
Conjunto de muchos músicos guiados por un director
Antes de empezar, todos afinan con el oboe.

Tango
Baile de pareja nacido a orillas del Río de la Plata
Su instrumento más característico, el bandoneón, llegó de Alemania.

Castañuelas
Dos piezas de madera que se hacen chocar con los dedos al bailar
Suelen tocarse en pares, y una de ellas suena más aguda.

Mosaico
Dibujo hecho con muchas piezas pequeñas de piedra o vidrio
Los romanos cubrían con ellos suelos enteros.
`,
}
