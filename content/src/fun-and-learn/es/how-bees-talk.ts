import type { Reading } from '../reading.ts'

export const reading: Reading = {
  slug: 'how-bees-talk',
  category: 'nature-texts',
  language: 'es',
  title: 'La danza que dice adónde volar',
  html: `
<p>Una mañana de verano, una abeja vuelve a casa. A más de un kilómetro ha encontrado un tilo en plena floración, con mucho más néctar del que puede
cargar una sola abeja. A los pocos minutos, decenas de hermanas vuelan derechas hacia él. No las ha guiado. Se lo ha
<em>contado</em>.</p>
<h2>Un mensaje a oscuras</h2>
<p>En la colmena apenas hay luz, y los panales cuelgan en vertical, como libros en un estante. En esa pista de baile puesta de pie, la
recién llegada empieza una curiosa carrera. Avanza en línea recta sacudiendo el cuerpo de un lado a otro y zumbando con las alas. Luego vuelve al
punto de partida dando un rodeo y empieza de nuevo, una vez por la izquierda y otra por la derecha, de modo que su camino dibuja un ocho. Es la
<strong>danza del meneo</strong>.</p>
<p>Las demás se apiñan a su alrededor y la siguen con las antenas. Todo lo que necesitan saber está en el tramo recto, y consta de
dos partes.</p>
<h3>Hacia dónde</h3>
<p>En el panal no hay Sol que señalar, así que la abeja usa un sustituto: <strong>hacia arriba significa en dirección al Sol</strong>. Si se menea
derecha hacia arriba, la comida está del lado del Sol. Hacia abajo quiere decir: vuela con el Sol a la espalda. Un tramo inclinado 40 grados a la derecha
de la vertical significa: vuela 40 grados a la derecha del Sol. Una dirección al aire libre se ha convertido en un ángulo con la gravedad.</p>
<h3>A qué distancia</h3>
<p>Cuanto más dura el meneo, más lejos está la comida. Como regla general, un segundo equivale a un kilómetro, aunque el valor exacto cambia
de una clase de abeja a otra. Eso sí: las abejas no miden metros. Calculan la distancia por la cantidad de paisaje que desfila ante sus ojos mientras vuelan.</p>
<table>
<thead><tr><th>En la danza</th><th>En el mundo</th></tr></thead>
<tbody>
<tr><td>Ángulo con la vertical</td><td>Ángulo con el Sol</td></tr>
<tr><td>Duración del meneo</td><td>Distancia de la comida</td></tr>
<tr><td>Número de repeticiones</td><td>Calidad de la comida</td></tr>
</tbody>
</table>
<h2>El Sol no se está quieto</h2>
<p>Hay un inconveniente: el Sol se mueve por el cielo, y un ángulo que valía a las diez ya no vale a mediodía. Las abejas tienen un
reloj interno y lo tienen en cuenta. Una abeja que baila largo rato en la oscuridad va girando poco a poco su ángulo, al compás de un Sol que no ve. Y si una nube lo tapa,
basta un trozo de cielo azul: las abejas perciben en él el dibujo de la luz polarizada, que delata dónde tiene que estar el Sol.</p>
<h2>Cómo aprendimos a leerla</h2>
<p>El zoólogo austriaco <strong>Karl von Frisch</strong> descifró la danza en los años cuarenta del siglo XX. Ponía platitos de agua azucarada en lugares
conocidos, marcaba con puntos de pintura a las abejas que acudían y luego las veía bailar tras el cristal de una colmena de observación. En 1973
recibió el Premio Nobel junto con Konrad Lorenz y Nikolaas Tinbergen.</p>
<blockquote><p>Una abeja no puede llevar la flor a casa para enseñarla. Lleva a casa el lugar.</p></blockquote>
<p>La danza no sirve solo para la comida. Cuando una colonia enjambra y necesita un nuevo hogar, las exploradoras bailan en favor de los huecos que han encontrado, y
el enjambre se va poniendo de acuerdo sobre uno de ellos.</p>
`,
  questions: `
? ¿Qué figura dibuja el recorrido de la danza del meneo?
+ Un ocho
- Una estrella | Una espiral | Un cuadrado
= Tras cada tramo recto, la abeja vuelve dando un rodeo, una vez por la izquierda y otra por la derecha.

? En la colmena, ¿qué significa «hacia arriba»?
+ En dirección al Sol
- En dirección al norte | Hacia la salida | En contra del viento
= En el panal vertical no puede señalar el Sol, así que cambia el ángulo con el Sol por un ángulo con la gravedad.

? Una abeja se menea hacia abajo. ¿Dónde está la comida?
+ Del lado contrario al Sol
- En un hueco a ras de suelo | Justo debajo de la colmena | A la derecha del Sol
= Si arriba significa hacia el Sol, abajo significa: vuela con el Sol a la espalda.

? ¿Qué parte de la danza indica la distancia?
+ Lo que dura el meneo
- Lo anchas que son las vueltas | La altura en el panal | El número de seguidoras
= A grandes rasgos, un segundo de meneo equivale a alrededor de un kilómetro.

? ¿Cómo calculan las abejas la distancia que han volado?
+ Por el paisaje que pasa ante sus ojos
- Contando los golpes que dan sus alas | Por la posición de las estrellas en el cielo | Por lo que se calientan al volar
= No miden metros: cuanto más paisaje ha desfilado, más largo les parece el vuelo.

? Una abeja que baila largo rato cambia su ángulo según se mueve el Sol, aunque no lo vea.
! true
= Su reloj interno le dice cuánto se habrá movido el Sol. Sin eso, el mensaje caducaría enseguida.

? ¿Quién descifró la danza de las abejas?
+ Karl von Frisch
- Konrad Lorenz | Nikolaas Tinbergen | Charles Darwin
= Marcaba a las abejas con pintura y las observaba tras un cristal. En 1973 compartió el Nobel con Lorenz y Tinbergen.

? Además de la comida, ¿de qué informan las exploradoras con la danza?
+ De un nuevo hogar
- De un ataque de avispas | Del nacimiento de una reina | De la llegada del invierno
= Cuando la colonia enjambra, bailan en favor de los huecos que han encontrado hasta que el enjambre elige uno.`,
}
