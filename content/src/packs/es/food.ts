import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'food',
  language: 'es',
  questions: [
    {
      question: '¿Cuál es el ingrediente principal del guacamole?',
      options: ['El aguacate', 'El pepino', 'El brócoli', 'El guisante'],
      note: 'El nombre viene del náhuatl «ahuacamolli», que significa precisamente salsa de aguacate.',
    },
    {
      question: '¿Qué hortaliza da su color al gazpacho andaluz más corriente?',
      options: ['El tomate', 'La remolacha', 'La zanahoria', 'La calabaza'],
      note: 'Se toma frío y lleva además pimiento, pepino, ajo, aceite y vinagre. Antaño se hacía con pan, ajo y aceite.',
    },
    {
      question: '¿Qué dulce frito y alargado se suele mojar en chocolate caliente?',
      options: ['El churro', 'El alfajor', 'El polvorón', 'El mazapán'],
      note: 'La masa lleva solo harina, agua y sal. Su forma estriada ayuda a que se fría por igual y no reviente.',
    },
    {
      question: '¿De qué semillas se hace el chocolate?',
      options: ['De cacao', 'De café', 'De vainilla', 'De anís'],
      note: 'En Mesoamérica se tomaba como bebida y las semillas servían de moneda.',
    },
    {
      question: '¿Qué legumbre es la base del hummus?',
      options: ['El garbanzo', 'La lenteja', 'La alubia', 'El altramuz'],
      note: 'Se tritura con pasta de sésamo, limón y ajo. En árabe, «hummus» es el nombre de la propia legumbre.',
    },
    {
      question: '¿Con qué cereal se preparan tradicionalmente las arepas?',
      options: ['Con maíz', 'Con trigo', 'Con avena', 'Con cebada'],
      note: 'Son el pan de cada día en Venezuela y Colombia. Ya las comían los pueblos indígenas antes de la llegada de los españoles.',
    },
    {
      question: 'El tomate es originario de Italia.',
      isTrue: false,
      note: 'Procede de América, y su nombre, del náhuatl «tomatl». A Europa llegó en el siglo XVI y al principio se cultivó como adorno.',
    },
    {
      question: '¿Qué ingrediente «cocina» el pescado crudo en un ceviche?',
      options: ['El jugo de limón', 'El aceite de oliva', 'La leche de coco', 'La salsa de soja'],
      note: 'El ácido cambia las proteínas del pescado, que queda firme y opaco. El jugo resultante se conoce como leche de tigre.',
    },
    {
      question: 'La vainilla se obtiene del fruto de una orquídea.',
      isTrue: true,
      note: 'Es una planta trepadora originaria de Mesoamérica. En otras regiones sus flores se polinizan a mano, una por una.',
    },
    {
      question: '¿Con leche de qué animal se hace el queso manchego?',
      options: ['De oveja', 'De vaca', 'De cabra', 'De búfala'],
      note: 'La denominación de origen solo admite leche de ovejas de raza manchega y un mínimo de 30 días de curación.',
    },
    {
      question: '¿Qué especia procede de los estigmas de una flor?',
      options: ['El azafrán', 'El pimentón', 'La canela', 'El comino'],
      note: 'Cada flor da solo tres hebras y se recogen a mano: para un kilo hacen falta más de cien mil flores.',
    },
    {
      question: '¿Con qué tubérculo se prepara la causa limeña?',
      options: ['Con papa', 'Con yuca', 'Con camote', 'Con ñame'],
      note: 'Se hace un puré frío con ají y limón, y se rellena de pollo o de pescado.',
    },
    {
      question: '¿Con qué se elabora la horchata valenciana?',
      options: ['Con chufas', 'Con almendras', 'Con avellanas', 'Con arroz'],
      note: 'La chufa es un pequeño tubérculo. En México, en cambio, el agua de horchata suele hacerse con arroz.',
    },
    {
      question: '¿Qué hongo que crece en las mazorcas es un manjar en México?',
      options: ['El huitlacoche', 'El shiitake', 'El níscalo', 'El champiñón'],
      note: 'En otros países se trata como una plaga del maíz. En México se come en quesadillas desde hace siglos.',
    },
  ],
}
