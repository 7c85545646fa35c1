import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'books',
  language: 'es',
  questions: [
    {
      question: '¿Quién escribió «Don Quijote de la Mancha»?',
      options: ['Miguel de Cervantes', 'Lope de Vega', 'Francisco de Quevedo', 'Luis de Góngora'],
      note: 'La primera parte salió en 1605 y la segunda en 1615, un año después de que otro autor publicara una continuación falsa.',
    },
    {
      question: '¿Cómo se llama el flaco caballo de don Quijote?',
      options: ['Rocinante', 'Babieca', 'Bucéfalo', 'Pegaso'],
      note: 'Antes era un simple rocín, y el hidalgo tardó cuatro días en hallarle nombre. Babieca era el caballo del Cid.',
    },
    {
      question: '¿En qué tragedia de Shakespeare se oye «Ser o no ser»?',
      options: ['Hamlet', 'Macbeth', 'Otelo', 'El rey Lear'],
      note: 'El príncipe de Dinamarca lo dice en el tercer acto. La calavera, en cambio, la sostiene en el quinto.',
    },
    {
      question: '¿En qué pueblo imaginario transcurre «Cien años de soledad»?',
      options: ['Macondo', 'Comala', 'Santa María', 'Vetusta'],
      note: 'García Márquez se inspiró en su Aracataca natal. Comala es de Rulfo, Santa María de Onetti y Vetusta de Clarín.',
    },
    {
      question: 'El «Lazarillo de Tormes» se publicó sin nombre de autor.',
      isTrue: true,
      note: 'Las ediciones más antiguas que se conservan son de 1554. Con esta obra nació la novela picaresca.',
    },
    {
      question: '«El principito» se escribió en francés.',
      isTrue: true,
      note: 'Antoine de Saint-Exupéry vivía en Nueva York, y el libro salió allí en 1943, en francés y en inglés.',
    },
    {
      question: '¿Quién es el autor del «Romancero gitano»?',
      options: ['Federico García Lorca', 'Antonio Machado', 'Rafael Alberti', 'Miguel Hernández'],
      note: 'Apareció en 1928. Une el romance tradicional con imágenes de vanguardia, como en «Verde que te quiero verde».',
    },
    {
      question: '¿Quién escribió «La casa de los espíritus»?',
      options: ['Isabel Allende', 'Laura Esquivel', 'Elena Poniatowska', 'Ángeles Mastretta'],
      note: 'Salió en 1982 y fue su primera novela. La empezó como una carta a su abuelo, que estaba muriéndose.',
    },
    {
      question: '¿Quién reunió sus cuentos en «Ficciones» y «El Aleph»?',
      options: ['Jorge Luis Borges', 'Julio Cortázar', 'Ernesto Sabato', 'Horacio Quiroga'],
      note: 'Salieron en 1944 y 1949. Laberintos, espejos y bibliotecas infinitas se repiten en sus páginas.',
    },
    {
      question: 'Gabriela Mistral ganó el Nobel de Literatura antes que Pablo Neruda.',
      isTrue: true,
      note: 'La poeta chilena lo recibió en 1945 y fue la primera persona de América Latina en lograrlo. Neruda lo obtuvo en 1971.',
    },
    {
      question: '¿En qué obra de Calderón de la Barca aparece el príncipe Segismundo?',
      options: ['La vida es sueño', 'El alcalde de Zalamea', 'La dama duende', 'El médico de su honra'],
      note: 'Encerrado desde niño en una torre, despierta un día en palacio y ya no sabe qué es real y qué ha soñado.',
    },
    {
      question: '¿Qué novela de Cortázar invita a leer sus capítulos en otro orden?',
      options: ['Rayuela', 'Los premios', 'El examen', 'Libro de Manuel'],
      note: 'Publicada en 1963, trae un «tablero de dirección» que comienza en el capítulo 73 y va saltando por el libro.',
    },
    {
      question: '¿Qué autora ganó el primer Premio Nadal con la novela «Nada»?',
      options: ['Carmen Laforet', 'Ana María Matute', 'Rosa Chacel', 'Mercè Rodoreda'],
      note: 'Tenía 23 años. Cuenta la llegada de la joven Andrea a la Barcelona de la posguerra.',
    },
    {
      question: '¿Con qué seudónimo firmaba Leopoldo Alas, autor de «La Regenta»?',
      options: ['Clarín', 'Azorín', 'Fígaro', 'Fernán Caballero'],
      note: 'Azorín era José Martínez Ruiz; Fígaro, Mariano José de Larra, y Fernán Caballero, la escritora Cecilia Böhl de Faber.',
    },
  ],
}
