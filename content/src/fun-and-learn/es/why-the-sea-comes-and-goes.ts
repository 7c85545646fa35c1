import type { Reading } from '../reading.ts'

export const reading: Reading = {
  slug: 'why-the-sea-comes-and-goes',
  category: 'world',
  language: 'es',
  title: 'Por qué el mar va y viene',
  html: `
<p>En la bahía de Fundy, en el este de Canadá, los pesqueros descansan por la mañana sobre el barro, y por la tarde flotan a la altura del borde del muelle. Entre la bajamar y
la pleamar, el agua puede subir allí hasta dieciséis metros, lo que mide un edificio de cinco plantas. No la mueve ningún viento. Lo que tira de ella está a casi cuatrocientos mil kilómetros.</p>
<h2>Un tirón que se debilita con la distancia</h2>
<p>La Luna atrae a la Tierra y, como toda gravedad, esa atracción se debilita con la distancia. La cara de la Tierra que mira a la Luna recibe un tirón algo más fuerte que
el centro, y la cara opuesta, uno algo más débil. Esa <em>diferencia</em> es la que produce las mareas.</p>
<p>En la cara cercana, la Luna tira del agua más que de la Tierra en su conjunto, y el agua se abomba un poco. En la cara lejana, es la Tierra la que se aparta del agua, que se queda atrás y se abomba
también. Hay, pues, <strong>dos abultamientos</strong>: uno bajo la Luna y otro en el lado opuesto.</p>
<h2>Dos veces al día, y cada día más tarde</h2>
<p>La Tierra gira bajo esos abultamientos, y por eso en la mayoría de las costas hay dos pleamares y dos bajamares al día. Pero mientras la Tierra da una vuelta, la Luna ha avanzado en su propio camino. La costa necesita
unos 50 minutos más para alcanzarla. De una pleamar a la siguiente pasan, por tanto, unas <strong>12 horas y 25 minutos</strong>, y las mareas de mañana llegarán más tarde que las de hoy.</p>
<h2>El Sol también cuenta</h2>
<p>El Sol provoca mareas a su vez. Tiene muchísima más masa que la Luna, pero está unas cuatrocientas veces más lejos, y su efecto es algo menos de la mitad. Unas veces los dos
colaboran y otras se estorban:</p>
<table>
<thead><tr><th>Luna</th><th>Sol y Luna</th><th>Mareas</th></tr></thead>
<tbody>
<tr><td>Nueva o llena</td><td>En línea con la Tierra</td><td><strong>Vivas</strong>: muy altas y muy bajas</td></tr>
<tr><td>Cuarto creciente o menguante</td><td>En ángulo recto</td><td><strong>Muertas</strong>: con poca diferencia</td></tr>
</tbody>
</table>
<p>Las mareas vivas no dependen de la estación: llegan cada dos semanas, más o menos, durante todo el año.</p>
<h2>Por qué algunas costas apenas lo notan</h2>
<p>En mar abierto, la marea no suele llegar a un metro. Lo que ocurre en la costa depende de la forma de la cuenca:</p>
<ul>
<li>Una bahía que se estrecha como un embudo empuja hacia arriba el agua que entra.</li>
<li>En algunas bahías, como la de Fundy, el agua se balancea casi al mismo ritmo que la marea, como un niño en un columpio al que empujan en el momento justo. El vaivén crece.</li>
<li>A los mares casi cerrados, como el Mediterráneo y el Báltico, les entra demasiada poca agua por sus bocas estrechas. Allí las mareas suelen ser pequeñas.</li>
</ul>
<h2>Un freno para el día</h2>
<p>El agua en movimiento roza contra el fondo, y eso frena muy poco a poco el giro de la Tierra: en un siglo, el día se alarga unas dos milésimas de segundo. A cambio, la
Luna se aleja de nosotros casi cuatro centímetros al año. Lo sabemos gracias a los espejos que dejaron allí los astronautas, con los que se mide la distancia mediante luz láser.</p>
<blockquote><p>Cada ola que la marea empuja playa arriba alarga el día una pizca.</p></blockquote>
`,
  questions: `
? ¿Cuánto puede subir el mar entre la bajamar y la pleamar en la bahía de Fundy?
+ Dieciséis metros
- Seis metros | Treinta metros | Sesenta metros
= Lo que mide un edificio de cinco plantas. La forma de la bahía y el ritmo de su agua agrandan la marea.

? ¿Dónde están los dos abultamientos que causa la Luna?
+ Bajo la Luna y en el lado opuesto
- En el polo norte y en el polo sur | Al este y al oeste de la Luna | Los dos en la cara que mira a la Luna
= La cara cercana recibe un tirón más fuerte que el centro, y la lejana, uno más débil. La diferencia abomba las dos.

? En la mayoría de las costas, ¿cuánto tiempo pasa de una pleamar a la siguiente?
+ 12 horas y 25 minutos
- 6 horas y 10 minutos | 12 horas en punto | 24 horas y 50 minutos
= Mientras la Tierra gira, la Luna avanza; alcanzarla lleva unos 50 minutos al día, o 25 por marea.

? El Sol influye en las mareas más que la Luna.
! false
= Influye algo menos de la mitad. Tiene mucha más masa, pero está unas cuatrocientas veces más lejos.

? ¿Cuándo hay mareas vivas?
+ Con luna nueva y luna llena
- En los cuartos de la Luna | Solo en primavera | Una vez al año
= El Sol, la Luna y la Tierra están entonces en línea y los efectos se suman. No dependen de la estación.

? ¿Por qué suelen ser pequeñas las mareas del Mediterráneo?
+ Entra poca agua por su boca estrecha
- Su agua es demasiado cálida y salada | Queda muy al norte del camino de la Luna | Sus muchas islas retienen el agua
= Es un mar casi cerrado. Lo que hace la marea en una costa depende sobre todo de la forma de la cuenca.

? ¿Qué efecto tienen las mareas en la duración del día?
+ Lo alargan muy lentamente
- Lo acortan muy lentamente | Lo cambian en cada estación | No tienen ningún efecto
= El agua en movimiento actúa de freno: unas dos milésimas de segundo por siglo. A cambio, la Luna se aleja.`,
}
