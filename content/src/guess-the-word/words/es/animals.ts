import type { WordPack } from '../../word-pack.ts'

export const pack: WordPack = {
  language: 'es',
  category: 'animals',
  entries: `
Perro
Dicen que es el mejor amigo del hombre, y ladra
Desciende del lobo y fue el primer animal domesticado.

Vaca
Animal de granja que da leche y muge
Su estómago tiene cuatro cámaras.

Elefante
El animal terrestre más grande, con trompa y grandes orejas
Su trompa no tiene ni un hueso.

Jirafa
El animal más alto, de cuello larguísimo
Su cuello tiene solo siete vértebras, como el nuestro.

Pingüino
Ave blanca y negra del sur que nada, pero no vuela
Sus alas se han convertido en aletas.

Araña
Tiene ocho patas y teje una tela para cazar moscas
Su seda es, a igual peso, más resistente que el acero.

Tiburón
Pez temido por sus filas de dientes y su aleta en el lomo
Su esqueleto no es de hueso, sino de cartílago.

Mariposa
Insecto de alas vistosas que antes fue oruga
Saborea con las patas.

Murciélago
El único mamífero que vuela de verdad
Su nombre lleva las cinco vocales.

Cigüeña
Ave de patas largas que anida en los campanarios y, según el cuento, trae a los bebés
Apenas tiene voz: se comunica haciendo sonar el pico.

Erizo
Pequeño mamífero que se hace una bola de púas
Un adulto lleva unas cinco mil púas.

Camaleón
Reptil que cambia de color y mueve cada ojo por su lado
Su lengua puede ser más larga que su cuerpo.

Luciérnaga
Insecto que brilla en las noches de verano
Su luz es casi fría: apenas se pierde energía en calor.

Ornitorrinco
Mamífero australiano que pone huevos y tiene pico de pato
Los primeros sabios europeos que vieron uno disecado creyeron que era una broma.
`,
}
