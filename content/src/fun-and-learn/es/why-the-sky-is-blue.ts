import type { Reading } from '../reading.ts'

export const reading: Reading = {
  slug: 'why-the-sky-is-blue',
  category: 'science-and-technology',
  language: 'es',
  title: 'Por qué el cielo es azul',
  html: `
<p>Mira un vaso de agua al trasluz: no tiene color. Mira al fondo de tu calle: el aire tampoco lo tiene. Y sin embargo, en un día despejado,
ese mismo aire incoloro, amontonado sobre tu cabeza, es de un azul rotundo. ¿De dónde sale el color?</p>
<h2>La luz blanca es una multitud</h2>
<p>La luz del Sol parece blanca, pero es una mezcla. Un prisma de vidrio o el arcoíris la separan en sus colores, del rojo al violeta. Lo que distingue
un color de otro es su <strong>longitud de onda</strong>, es decir, la distancia entre una cresta de la onda y la siguiente.</p>
<table>
<thead><tr><th>Color</th><th>Longitud de onda aproximada</th></tr></thead>
<tbody>
<tr><td>Rojo</td><td>700 nanómetros</td></tr>
<tr><td>Verde</td><td>530 nanómetros</td></tr>
<tr><td>Azul</td><td>450 nanómetros</td></tr>
</tbody>
</table>
<p>Un nanómetro es la millonésima parte de un milímetro, de modo que todas estas ondas son diminutas. Las moléculas del aire lo son
todavía más: unas mil veces más pequeñas que una onda de luz. En esa diferencia de tamaño está la clave de toda la historia.</p>
<h2>Un empujoncito muy desigual</h2>
<p>Cuando la luz pasa junto a una molécula de nitrógeno o de oxígeno, una pequeña parte sale despedida en todas direcciones. A esto se le llama
<strong>dispersión</strong>. En el siglo XIX, el físico británico lord Rayleigh calculó cuánto depende del color: con partículas tan
pequeñas, aumenta con la <em>cuarta potencia</em> a medida que la onda se acorta. Si la longitud de onda se reduce a la mitad, la
dispersión se multiplica por dieciséis. Entre la luz roja y la azul, la diferencia es de unas seis veces.</p>
<p>Por eso el rojo y el amarillo siguen casi en línea recta, mientras que el azul rebota de molécula en molécula por todo el cielo. Mires donde
mires, lejos del Sol, algo de esa luz azul errante llega a tus ojos. No estás viendo aire azul: estás viendo luz del Sol que ha
dado un rodeo.</p>
<h2>¿Y por qué no violeta?</h2>
<p>El violeta tiene una longitud de onda aún más corta, y el aire lo dispersa con más fuerza todavía. Dos cosas impiden que veamos el cielo violeta:</p>
<ul>
<li>La luz del Sol contiene, de partida, menos violeta que azul.</li>
<li>Nuestros ojos son mucho menos sensibles al violeta que al azul.</li>
</ul>
<p>Lo que nos llega es una mezcla de colores, y a los ojos humanos esa mezcla les parece azul.</p>
<h2>El mismo aire pinta el ocaso</h2>
<p>A mediodía, la luz del Sol baja hasta nosotros por un camino corto. Cuando el Sol está en el horizonte, su luz tiene que cruzar el aire de
soslayo, por un camino decenas de veces más largo. Al llegar ha perdido ya casi todo el azul, y lo que queda es amarillo, naranja y rojo. El
mediodía azul y el atardecer rojo son dos mitades de un mismo suceso: <em>la luz que le falta al ocaso es la que le pinta el cielo de azul
a otra persona.</em></p>
<h2>Dos comparaciones útiles</h2>
<p>Las nubes están hechas de gotitas de agua, mucho mayores que la longitud de onda de la luz. Dispersan todos los colores más o menos por igual, y
por eso las vemos blancas. La Luna apenas tiene aire, así que allí nada dispersa nada: los astronautas estuvieron a pleno Sol bajo un cielo
negro.</p>
`,
  questions: `
? ¿Qué distingue un color de la luz de otro?
+ Su longitud de onda
- Su intensidad | Su velocidad en el vacío | Su dirección
= Es la distancia entre una cresta de la onda y la siguiente: unos 700 nanómetros en el rojo y 450 en el azul.

? ¿Qué tamaño tienen las moléculas del aire comparadas con una onda de luz visible?
+ Son mucho menores
- Son casi iguales | Son algo mayores | Son mucho mayores
= Son unas mil veces más pequeñas. Por eso dispersan mucho más las ondas cortas que las largas.

? Según la ley de Rayleigh, ¿qué pasa con la dispersión si la longitud de onda se reduce a la mitad?
+ Se multiplica por dieciséis
- Se multiplica por dos | Se multiplica por cuatro y medio | Se reduce a la mitad
= Aumenta con la cuarta potencia, y dos elevado a cuatro son dieciséis.

? El aire dispersa la luz violeta con más fuerza aún que la azul.
! true
= Si aun así no vemos el cielo violeta es porque la luz del Sol trae menos y nuestros ojos apenas lo perciben.

? ¿Por qué es rojizo el Sol al ponerse?
+ Su luz pierde casi todo el azul en un largo camino por el aire
- Su superficie está más fría por la tarde que al mediodía | El aire de la tarde añade a la luz del Sol un rojo propio | El mar y la tierra reflejan hacia el Sol su propia luz roja
= Cerca del horizonte el camino por el aire es decenas de veces más largo, y casi todo el azul se queda por el camino.

? ¿Por qué son blancas las nubes?
+ Sus gotas dispersan por igual todos los colores
- Sus gotas solo dejan pasar la luz de color blanco | Sus gotas son menores que las moléculas del aire | Sus gotas absorben todos los colores salvo el blanco
= Las gotas son mucho mayores que la onda de luz, así que no les afecta la regla que favorece al azul.

? ¿De qué color es el cielo diurno en la Luna?
+ Negro
- Azul oscuro | Rojo pálido | Blanco
= La Luna apenas tiene aire, y sin aire no hay nada que desvíe la luz hacia nuestros ojos.`,
}
