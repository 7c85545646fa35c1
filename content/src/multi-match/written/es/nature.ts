import type { MatchPack } from '../../written-match.ts'

export const pack: MatchPack = {
  language: 'es',
  category: 'science-match',
  subcategory: 'nature',
  questions: `
? Ordena la vida de una mariposa desde el principio.
> Huevo | Oruga | Crisálida | Mariposa
= Dentro de la crisálida, la mayor parte del cuerpo de la oruga se reconstruye.

? Selecciona todos los animales con columna vertebral.
* Trucha | Serpiente | Gorrión
- Caracol | Pulpo
= Peces, anfibios, reptiles, aves y mamíferos son vertebrados.

? Ordena el camino de los alimentos por el cuerpo, desde la boca.
> Boca | Esófago | Estómago | Intestino delgado | Intestino grueso
= La mayor parte de los nutrientes se absorbe en el intestino delgado.

? Ordena estos animales por el número de patas, de menos a más.
> Serpiente | Avestruz | Caballo | Hormiga | Araña
= Ninguna, dos, cuatro, seis y ocho.

? Ordena estos animales por su tamaño, de menor a mayor.
> Hormiga | Ratón | Gato | Caballo | Elefante
= Un elefante africano puede pesar lo mismo que setenta personas.

? Selecciona todos los órganos que normalmente tenemos por duplicado.
* Riñón | Pulmón
- Hígado | Corazón | Estómago
= Con un riñón sano basta para vivir; por eso se puede donar el otro.

? Ordena las capas de la Tierra desde la superficie.
> Corteza | Manto | Núcleo externo | Núcleo interno
= El núcleo externo es líquido, y sus corrientes crean el campo magnético.

? Selecciona todos los animales que viven en libertad en África.
* Hipopótamo | Jirafa
- Tigre | Jaguar | Canguro
= El tigre es asiático, el jaguar americano, y el canguro vive en Australia y Nueva Guinea.

? Ordena de mayor a menor amplitud estos grupos de la biología.
> Clase | Orden | Familia | Género | Especie
= En el caso del lobo: mamíferos, carnívoros, cánidos, Canis y Canis lupus.
`,
}
