import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'books',
  language: 'es',
  questions: `
? ¿Quién escribió «Don Quijote de la Mancha»?
+ Miguel de Cervantes
- Lope de Vega | Francisco de Quevedo | Luis de Góngora
= La primera parte salió en 1605 y la segunda en 1615, un año después de que otro autor publicara una continuación falsa.

? ¿Cómo se llama el flaco caballo de don Quijote?
+ Rocinante
- Babieca | Bucéfalo | Pegaso
= Antes era un simple rocín, y el hidalgo tardó cuatro días en hallarle nombre. Babieca era el caballo del Cid.

? ¿En qué tragedia de Shakespeare se oye «Ser o no ser»?
+ Hamlet
- Macbeth | Otelo | El rey Lear
= El príncipe de Dinamarca lo dice en el tercer acto. La calavera, en cambio, la sostiene en el quinto.

? ¿En qué pueblo imaginario transcurre «Cien años de soledad»?
+ Macondo
- Comala | Santa María | Vetusta
= García Márquez se inspiró en su Aracataca natal. Comala es de Rulfo, Santa María de Onetti y Vetusta de Clarín.

? El «Lazarillo de Tormes» se publicó sin nombre de autor.
! true
= Las ediciones más antiguas que se conservan son de 1554. Con esta obra nació la novela picaresca.

? «El principito» se escribió en francés.
! true
= Antoine de Saint-Exupéry vivía en Nueva York, y el libro salió allí en 1943, en francés y en inglés.

? ¿Quién es el autor del «Romancero gitano»?
+ Federico García Lorca
- Antonio Machado | Rafael Alberti | Miguel Hernández
= Apareció en 1928. Une el romance tradicional con imágenes de vanguardia, como en «Verde que te quiero verde».

? ¿Quién escribió «La casa de los espíritus»?
+ Isabel Allende
- Laura Esquivel | Elena Poniatowska | Ángeles Mastretta
= Salió en 1982 y fue su primera novela. La empezó como una carta a su abuelo, que estaba muriéndose.

? ¿Quién reunió sus cuentos en «Ficciones» y «El Aleph»?
+ Jorge Luis Borges
- Julio Cortázar | Ernesto Sabato | Horacio Quiroga
= Salieron en 1944 y 1949. Laberintos, espejos y bibliotecas infinitas se repiten en sus páginas.

? Gabriela Mistral ganó el Nobel de Literatura antes que Pablo Neruda.
! true
= La poeta chilena lo recibió en 1945 y fue la primera persona de América Latina en lograrlo. Neruda lo obtuvo en 1971.

? ¿En qué obra de Calderón de la Barca aparece el príncipe Segismundo?
+ La vida es sueño
- El alcalde de Zalamea | La dama duende | El médico de su honra
= Encerrado desde niño en una torre, despierta un día en palacio y ya no sabe qué es real y qué ha soñado.

? ¿Qué novela de Cortázar invita a leer sus capítulos en otro orden?
+ Rayuela
- Los premios | El examen | Libro de Manuel
= Publicada en 1963, trae un «tablero de dirección» que comienza en el capítulo 73 y va saltando por el libro.

? ¿Qué autora ganó el primer Premio Nadal con la novela «Nada»?
+ Carmen Laforet
- Ana María Matute | Rosa Chacel | Mercè Rodoreda
= Tenía 23 años. Cuenta la llegada de la joven Andrea a la Barcelona de la posguerra.

? ¿Con qué seudónimo firmaba Leopoldo Alas, autor de «La Regenta»?
+ Clarín
- Azorín | Fígaro | Fernán Caballero
= Azorín era José Martínez Ruiz; Fígaro, Mariano José de Larra, y Fernán Caballero, la escritora Cecilia Böhl de Faber.`,
}
