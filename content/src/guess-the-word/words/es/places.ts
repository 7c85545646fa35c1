import type { WordPack } from '../../word-pack.ts'

export const pack: WordPack = {
  language: 'es',
  category: 'places',
  entries: `
París
La capital de la torre Eiffel
La torre iba a durar solo veinte años.

España
El país de Sevilla, Valencia y Bilbao
Es uno de los países más montañosos de Europa.

Playa
Lugar de arena junto al mar
En algunas la arena es negra, porque viene de lava.

Desierto
Lugar donde casi nunca llueve
El más grande de todos es helado: la Antártida.

Isla
Tierra rodeada de agua por todas partes
La mayor del mundo es Groenlandia.

Egipto
El país de las pirámides y los faraones
Casi toda su población vive a orillas del Nilo.

Amazonas
El río más caudaloso del mundo, en América del Sur
Lleva cerca de la quinta parte del agua que los ríos vierten al mar.

Volcán
Montaña que puede arrojar lava y ceniza
La mayoría rodea el Pacífico, en el Cinturón de Fuego.

Venecia
Ciudad italiana con canales en lugar de calles
Se levanta sobre millones de pilotes de madera.

Granada
La ciudad andaluza de la Alhambra
La Alhambra fue palacio de los sultanes nazaríes.

Patagonia
La región del extremo sur de Argentina y Chile
Allí está el glaciar Perito Moreno.

Machu Picchu
La ciudad inca en ruinas, en lo alto de los Andes peruanos
Sus piedras encajan sin mortero.

Ecuador
La línea imaginaria que divide la Tierra en dos hemisferios, y un país que lleva su nombre
Mide unos 40 000 kilómetros.

Península
Tierra con agua por todas partes menos por una
La más extensa de todas es la arábiga.
`,
}
