import type { WordPack } from '../../word-pack.ts'

export const pack: WordPack = {
  language: 'es',
  category: 'science-words',
  entries: `
Luna
Gira alrededor de la Tierra en cerca de un mes
Cada año se aleja de nosotros casi cuatro centímetros.

Imán
Atrae el hierro y tiene un polo norte y un polo sur
Si se parte en dos, cada mitad vuelve a tener dos polos.

Oxígeno
El gas del aire que necesitamos para respirar
Es cerca de la quinta parte del aire.

Corazón
El músculo que bombea la sangre
Late unas cien mil veces al día.

Gravedad
La fuerza que hace caer la manzana
Se debilita con la distancia, pero nunca acaba del todo.

Esqueleto
El conjunto de los huesos del cuerpo
Un recién nacido tiene muchos más huesos que un adulto: varios se unen al crecer.

Telescopio
Instrumento para mirar las estrellas
Galileo fue de los primeros en apuntarlo al cielo, en 1609.

Átomo
La partícula más pequeña de un elemento químico
Casi toda su masa está en el diminuto núcleo.

Cometa
Astro de hielo y polvo con una larga cola, como el Halley
El Halley vuelve cada 76 años más o menos; la próxima vez, en 2061.

Vacuna
Enseña al cuerpo a defenderse de una enfermedad antes de que llegue
La primera, en 1796, protegía contra la viruela.

Eclipse
La Luna tapa el Sol, o la sombra de la Tierra cubre la Luna
Es casualidad que el Sol y la Luna se vean casi del mismo tamaño.

Neurona
Célula del cerebro que transmite señales
Santiago Ramón y Cajal las dibujó con una precisión que aún asombra.

Fotosíntesis
El proceso con el que las plantas hacen azúcar usando la luz
Casi todo el oxígeno que respiramos procede de él.
`,
}
