import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'art-and-music',
  language: 'es',
  questions: `
? ¿Cuántas cuerdas tiene una guitarra clásica?
+ Seis
- Cuatro | Cinco | Ocho
= Se afinan, de la más grave a la más aguda, en mi, la, re, sol, si y mi.

? ¿Cuántas teclas tiene un piano moderno corriente?
+ 88
- 66 | 72 | 80
= Son 52 blancas y 36 negras. El de Mozart, más corto, tenía unas 60.

? ¿Quién pintó «Las meninas»?
+ Diego Velázquez
- Francisco de Goya | El Greco | Bartolomé Murillo
= Es de 1656 y cuelga en el Museo del Prado. El propio pintor aparece a la izquierda, ante un gran lienzo.

? ¿Qué arquitecto proyectó la casa Batlló y el parque Güell?
+ Antoni Gaudí
- Ildefons Cerdà | Juan de Herrera | Ventura Rodríguez
= Ambas obras están en Barcelona. Los mosaicos de azulejos rotos que las recubren se llaman trencadís.

? La ópera «Carmen», ambientada en Sevilla, la compuso un español.
! false
= Es del francés Georges Bizet y se estrenó en París en 1875, cantada en francés. La historia procede de Prosper Mérimée.

? ¿Quién pintó «El grito»?
+ Edvard Munch
- Vincent van Gogh | Gustav Klimt | Paul Gauguin
= El pintor noruego hizo varias versiones. La más conocida, de 1893, se conserva en Oslo.

? ¿Qué instrumento da al tango su sonido más característico?
+ El bandoneón
- El charango | La marimba | La quena
= Nació en Alemania en el siglo XIX y debe su nombre a Heinrich Band. Los inmigrantes lo llevaron al Río de la Plata.

? El cuadro de los relojes blandos, «La persistencia de la memoria», es de Salvador Dalí.
! true
= Lo pintó en 1931 y mide solo 24 por 33 centímetros. Está en el Museo de Arte Moderno de Nueva York.

? ¿Qué tonos dominan en el «Guernica» de Picasso?
+ Blanco, negro y gris
- Azul, verde y violeta | Rosa, ocre y naranja | Rojo, oro y marrón
= Mide casi ocho metros de ancho. Se pintó para el pabellón español de la Exposición de París de 1937.

? Cuando se estrenó su Novena sinfonía, Beethoven ya estaba casi del todo sordo.
! true
= Fue en Viena, en 1824. Cuentan que una cantante tuvo que girarlo hacia el público para que viera los aplausos.

? ¿Qué pintora es autora del autorretrato «La columna rota»?
+ Frida Kahlo
- Remedios Varo | Leonora Carrington | María Izquierdo
= Lo pintó en 1944, cuando debía llevar un corsé. Un accidente de juventud le había dañado gravemente la espalda.

? ¿En qué museo está «El jardín de las delicias», de El Bosco?
+ En el Prado
- En el Louvre | En los Uffizi | En el Hermitage
= Es un tríptico pintado hacia 1500. Felipe II lo compró y lo llevó al monasterio de El Escorial.

? ¿Cómo se llama la pintura mural hecha sobre un enlucido de cal aún húmedo?
+ Fresco
- Óleo | Acuarela | Pastel
= Al secar, la cal atrapa el pigmento y lo une al muro. Así se decoró la bóveda de la Capilla Sixtina.

? ¿Quién compuso el «Concierto de Aranjuez»?
+ Joaquín Rodrigo
- Manuel de Falla | Isaac Albéniz | Enrique Granados
= Lo escribió en 1939 para guitarra y orquesta. Rodrigo, que perdió la vista de niño, componía en braille.`,
}
