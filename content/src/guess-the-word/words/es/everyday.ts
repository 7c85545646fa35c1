import type { WordPack } from '../../word-pack.ts'

export const pack: WordPack = {
  language: 'es',
  category: 'everyday',
  entries: `
Paraguas
Se abre cuando llueve
El de sol existió mucho antes que el de lluvia.

Reloj
Lo miras para saber la hora
Sus agujas giran como la sombra de un reloj de sol en el hemisferio norte.

Espejo
En él te ves a ti mismo
No cambia la derecha y la izquierda, sino delante y detrás.

Llave
Abre la cerradura
Las del antiguo Egipto eran de madera.

Cuchara
Con ella se toma la sopa
Es miles de años más antigua que el tenedor.

Almohada
En la cama, la cabeza descansa sobre ella
Su nombre viene del árabe.

Tijeras
Dos hojas unidas que cortan papel
Hace más de tres mil años ya las había, con un muelle.

Bicicleta
Tiene dos ruedas y pedales
Es una de las formas más eficientes de viajar que existen.

Jabón
Con él te lavas las manos
Un extremo de sus moléculas se une al agua y el otro a la grasa.

Lápiz
Se escribe con él y se puede borrar
Su mina es de grafito y arcilla, nunca fue de plomo.

Escoba
Palo largo con cerdas o ramas: con ella se barre el piso
Su nombre viene del latín «scopa».

Brújula
Su aguja señala el norte
Los marinos chinos ya la usaban hace unos nueve siglos.

Pañuelo
Se lleva en el bolsillo y sirve para sonarse la nariz
Los de papel se vendieron primero para quitarse el maquillaje.

Caleidoscopio
Tubo con espejos y cristales de colores que forma dibujos siempre nuevos
David Brewster lo inventó en 1816.
`,
}
