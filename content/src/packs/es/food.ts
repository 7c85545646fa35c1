import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'food',
  language: 'es',
  questions: `
? ¿Cuál es el ingrediente principal del guacamole?
+ El aguacate
- El pepino | El brócoli | El guisante
= El nombre viene del náhuatl «ahuacamolli», que significa precisamente salsa de aguacate.

? ¿Qué hortaliza da su color al gazpacho andaluz más corriente?
+ El tomate
- La remolacha | La zanahoria | La calabaza
= Se toma frío y lleva además pimiento, pepino, ajo, aceite y vinagre. Antaño se hacía con pan, ajo y aceite.

? ¿Qué dulce frito y alargado se suele mojar en chocolate caliente?
+ El churro
- El alfajor | El polvorón | El mazapán
= La masa lleva solo harina, agua y sal. Su forma estriada ayuda a que se fría por igual y no reviente.

? ¿De qué semillas se hace el chocolate?
+ De cacao
- De café | De vainilla | De anís
= En Mesoamérica se tomaba como bebida y las semillas servían de moneda.

? ¿Qué legumbre es la base del hummus?
+ El garbanzo
- La lenteja | La alubia | El altramuz
= Se tritura con pasta de sésamo, limón y ajo. En árabe, «hummus» es el nombre de la propia legumbre.

? ¿Con qué cereal se preparan tradicionalmente las arepas?
+ Con maíz
- Con trigo | Con avena | Con cebada
= Son el pan de cada día en Venezuela y Colombia. Ya las comían los pueblos indígenas antes de la llegada de los españoles.

? El tomate es originario de Italia.
! false
= Procede de América, y su nombre, del náhuatl «tomatl». A Europa llegó en el siglo XVI y al principio se cultivó como adorno.

? ¿Qué ingrediente «cocina» el pescado crudo en un ceviche?
+ El jugo de limón
- El aceite de oliva | La leche de coco | La salsa de soja
= El ácido cambia las proteínas del pescado, que queda firme y opaco. El jugo resultante se conoce como leche de tigre.

? La vainilla se obtiene del fruto de una orquídea.
! true
= Es una planta trepadora originaria de Mesoamérica. En otras regiones sus flores se polinizan a mano, una por una.

? ¿Con leche de qué animal se hace el queso manchego?
+ De oveja
- De vaca | De cabra | De búfala
= La denominación de origen solo admite leche de ovejas de raza manchega y un mínimo de 30 días de curación.

? ¿Qué especia procede de los estigmas de una flor?
+ El azafrán
- El pimentón | La canela | El comino
= Cada flor da solo tres hebras y se recogen a mano: para un kilo hacen falta más de cien mil flores.

? ¿Con qué tubérculo se prepara la causa limeña?
+ Con papa
- Con yuca | Con camote | Con ñame
= Se hace un puré frío con ají y limón, y se rellena de pollo o de pescado.

? ¿Con qué se elabora la horchata valenciana?
+ Con chufas
- Con almendras | Con avellanas | Con arroz
= La chufa es un pequeño tubérculo. En México, en cambio, el agua de horchata suele hacerse con arroz.

? ¿Qué hongo que crece en las mazorcas es un manjar en México?
+ El huitlacoche
- El shiitake | El níscalo | El champiñón
= En otros países se trata como una plaga del maíz. En México se come en quesadillas desde hace siglos.`,
}
