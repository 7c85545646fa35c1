import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'nature',
  language: 'es',
  questions: `
? ¿Cuántas patas tiene una araña?
+ Ocho
- Seis | Diez | Doce
= Por eso no es un insecto, que siempre tiene seis, sino un arácnido, como el escorpión y la garrapata.

? ¿Cuál es el animal más alto del mundo?
+ La jirafa
- El elefante | El camello | El avestruz
= Puede pasar de los cinco metros. Su larguísimo cuello tiene siete vértebras, las mismas que el nuestro.

? ¿Cómo se llama la cría de la rana mientras vive en el agua y tiene cola?
+ Renacuajo
- Alevín | Lechón | Polluelo
= Respira por branquias. En la metamorfosis le salen las patas, pierde la cola y desarrolla pulmones.

? Los murciélagos son aves.
! false
= Son mamíferos: tienen pelo y amamantan a sus crías. Además, son los únicos mamíferos capaces de volar batiendo las alas.

? ¿Dónde lleva la hembra del canguro a su cría?
+ En el marsupio
- En el lomo | En la boca | En la cola
= La cría nace diminuta, de apenas dos centímetros, y trepa sola hasta la bolsa, donde sigue creciendo.

? ¿De qué se alimenta sobre todo el panda gigante?
+ De bambú
- De eucalipto | De algas | De setas
= Aunque pertenece al orden de los carnívoros, come bambú casi todo el día, porque aprovecha muy poco de lo que traga.

? ¿Qué gas toman del aire las plantas para hacer la fotosíntesis?
+ Dióxido de carbono
- Oxígeno | Nitrógeno | Metano
= Con ese gas, agua y luz fabrican azúcares, y liberan el oxígeno que respiramos.

? Los árboles de hoja caduca conservan sus hojas todo el año.
! false
= Las pierden en la estación fría o seca. Los que siempre tienen hojas, como la encina, se llaman perennes.

? Los pulpos tienen tres corazones.
! true
= Dos envían la sangre a las branquias y el tercero, al resto del cuerpo. Su sangre es azulada porque lleva cobre, no hierro.

? ¿Qué ave de los Andes puede superar los tres metros de envergadura?
+ El cóndor
- El quetzal | El tucán | El ñandú
= Planea durante horas aprovechando las corrientes de aire, casi sin batir las alas, en busca de carroña.

? ¿De qué árbol se obtiene el corcho?
+ Del alcornoque
- Del olivo | Del castaño | Del almendro
= Se saca la corteza cada nueve años, más o menos, sin talar el árbol, que vuelve a formarla.

? ¿En qué archipiélago viven las iguanas marinas?
+ En las Galápagos
- En las Canarias | En las Filipinas | En las Azores
= Bucean para comer algas y expulsan la sal sobrante por la nariz. Charles Darwin las observó en su visita de 1835.

? ¿Qué mamífero pone huevos?
+ El ornitorrinco
- El armadillo | El koala | El castor
= Vive en ríos del este de Australia y amamanta a sus crías sin pezones. También los equidnas ponen huevos.

? ¿En qué país pasan el invierno millones de mariposas monarca?
+ México
- Colombia | Chile | Argentina
= Llegan desde Canadá y Estados Unidos a los bosques de oyamel de Michoacán y el Estado de México, a miles de kilómetros.`,
}
