import type { Reading } from '../reading.ts'

export const reading: Reading = {
  slug: 'why-ice-floats',
  category: 'science-and-technology',
  language: 'es',
  title: 'Por qué flota el hielo y por qué importa',
  html: `
<p>Echa un cubito de hielo en un vaso de agua y lo verás flotar. Lo hemos visto tantas veces que nos parece lo normal. No lo es. Casi todas las
demás sustancias hacen lo contrario: el hierro sólido se hunde en el hierro fundido y la cera sólida, en la cera derretida. El agua es una
de las pocas excepciones, y de ella depende gran parte de la vida de los lagos y los ríos.</p>
<h2>Quién decide lo que flota</h2>
<p>Que algo flote o no depende de su <strong>densidad</strong>: cuánta masa cabe en un espacio determinado. Lo que es más denso que el líquido se hunde; lo
que es menos denso flota. Casi todas las sustancias encogen al solidificarse, porque sus partículas se acomodan más juntas. El agua se dilata
alrededor de un nueve por ciento. La misma agua ocupa más sitio, así que el hielo es menos denso que el agua de la que procede.</p>
<p>También por eso la mayor parte de un iceberg queda oculta. El hielo tiene unas nueve décimas partes de la densidad del agua de mar, y unas nueve
décimas partes de su volumen quedan bajo las olas.</p>
<h2>Un cristal espacioso</h2>
<p>La razón está en la molécula. El agua, H<sub>2</sub>O, tiene forma de V muy abierta, con un átomo de oxígeno en el vértice y uno de hidrógeno en cada punta. El
hidrógeno de una molécula se siente atraído por el oxígeno de otra. Esa atracción se llama <strong>enlace de hidrógeno</strong>.</p>
<p>En el agua líquida, estos enlaces se rompen y se rehacen sin cesar, y las moléculas se deslizan unas junto a otras, bastante apretadas. Al
congelarse, cada molécula ocupa un puesto fijo con cuatro vecinas. El resultado es una red de anillos de seis lados con espacio vacío dentro: ordenada, pero
espaciosa. Los seis brazos de un copo de nieve muestran el mismo dibujo, ya tan grande que se puede ver.</p>
<h2>Cuatro grados</h2>
<p>El agua tiene otra rareza. Al enfriarse se contrae, como los demás líquidos, pero solo hasta unos <strong>4 °C</strong>. Si se enfría más, vuelve a
dilatarse, incluso antes de congelarse. El agua es, pues, más densa que nunca a 4 °C.</p>
<p>Sigamos a un lago durante el otoño y el invierno para ver qué significa eso:</p>
<ol>
<li>La superficie se enfría, se vuelve más densa y se hunde. Sube agua más templada, que se enfría a su vez.</li>
<li>Así continúa hasta que todo el lago está a 4 °C.</li>
<li>A partir de ahí, el agua más fría de la superficie es <em>más ligera</em> que la de abajo. Se queda arriba.</li>
<li>La capa superior se congela. El hielo flota y protege del aire frío el agua que tiene debajo.</li>
</ol>
<p>Por eso un lago profundo se congela de arriba abajo, y rara vez hasta el fondo, donde queda agua a unos 4 °C y los peces pasan el invierno. Si el hielo se hundiera, los
lagos se irían llenando de él desde el fondo, capa tras capa.</p>
<h2>La misma fuerza, menos bienvenida</h2>
<p>El agua que se dilata empuja con mucha fuerza. Revienta las tuberías que nadie vació antes de la helada. En las grietas de la roca actúa como una
cuña: se filtra, se congela, ensancha la grieta, se deshiela y penetra más adentro. Invierno tras invierno, esta <em>gelifracción</em> reduce las
montañas a pedregales. Y en primavera deja las carreteras llenas de baches.</p>
<blockquote><p>Un poco de espacio de más entre las moléculas parte las rocas y deja a los peces pasar el invierno.</p></blockquote>
`,
  questions: `
? ¿Por qué flota el hielo en el agua?
+ Es menos denso
- Está más frío | Contiene sal | No pesa nada
= El agua se dilata al congelarse. La misma masa ocupa más sitio y su densidad baja.

? ¿Cuánto se dilata, más o menos, el agua al congelarse?
+ Un nueve por ciento
- Un uno por ciento | Un treinta por ciento | Un cincuenta por ciento
= Basta para reventar una tubería y para mantener fuera del mar una décima parte del iceberg.

? ¿Qué parte del volumen de un iceberg queda bajo el agua?
+ Unas nueve décimas
- Una sola décima | Unas tres décimas | La mitad, ni más ni menos
= El hielo tiene unas nueve décimas partes de la densidad del agua de mar, y se hunde en esa misma proporción.

? ¿Cómo se llama la atracción entre el hidrógeno de una molécula de agua y el oxígeno de otra?
+ Enlace de hidrógeno
- Campo magnético | Tensión superficial | Presión de vapor
= En el hielo, estos enlaces fijan cada molécula a cuatro vecinas en una red con espacio vacío.

? ¿A qué temperatura es más densa el agua?
+ A 4 °C
- A 0 °C | A −4 °C | A 20 °C
= Por debajo de unos 4 °C vuelve a dilatarse. Por eso en invierno el agua más fría se queda arriba.

? Un lago profundo se congela desde el fondo hacia arriba.
! false
= Es al revés: el agua más fría pesa menos que la que está a 4 °C, y el hielo flota y protege lo que hay debajo.

? ¿Cómo rompe la roca el agua que se congela?
+ Ensancha las grietas como una cuña
- Disuelve poco a poco sus minerales | Lima la superficie como la arena | Hace que encoja toda la roca
= Se filtra, se congela, se dilata, se deshiela y penetra más adentro. Se llama gelifracción.`,
}
