import type { TermsSection } from "./terms-content.ts";

/** Version 1.0. The English sections, then the privacy policy. */
export const termsEs: readonly TermsSection[] = [
  {
    id: "agreement",
    title: "Lo que aceptas",
    body: [
      "Estos son los términos de uso de Arribo, versión 1.0, vigentes desde {effectiveDate}. Son un contrato entre tú y la empresa que opera Arribo. Léelos antes de entrar; si no estás de acuerdo, por favor no uses la plataforma.",
      "Valen para todo el mundo: quienes planean mudarse, quienes ya viven aquí y los proveedores que les sirven. Cuando una regla es solo para proveedores, lo decimos.",
    ],
  },
  {
    id: "who-we-are",
    title: "Quiénes somos",
    body: [
      "Arribo es un servicio de concierge para mudarse a la República Dominicana y un mercado de servicios locales. Vendemos paquetes de reubicación, respondemos preguntas y te presentamos a proveedores y emprendedores locales. También mantenemos un foro de la comunidad, información de seguridad y una herramienta de traducción.",
      "Los proveedores son personas y negocios independientes. No son nuestros empleados, socios ni agentes. Salvo que te digamos por escrito que el trabajo lo hace Arribo, lo hace el proveedor y responde por él.",
      "Lo que publicamos sobre mudanzas, visas, salud, dinero o seguridad es información general. No es asesoría legal, médica, fiscal ni financiera. En una emergencia llama primero al 9-1-1; Arribo no es un servicio de emergencias.",
    ],
  },
  {
    id: "eligibility",
    title: "Quién puede usar Arribo",
    body: [
      "Debes tener al menos 13 años. Si tienes menos de 18, solo puedes usar Arribo con el permiso de tu madre, padre o tutor legal, que acepta estos términos contigo y responde por lo que hagas aquí.",
      "Los proveedores deben ser mayores de edad, poder celebrar contratos y tener los permisos que su trabajo exige.",
    ],
  },
  {
    id: "accounts",
    title: "Cuentas",
    body: [
      "Gran parte de Arribo funciona sin cuenta. Si abres una, da datos verdaderos, mantenlos al día y guarda tu contraseña solo para ti. Lo que se haga con tu cuenta cuenta como hecho por ti hasta que nos avises de que otra persona la está usando; si lo sospechas, escríbenos enseguida.",
      "Una cuenta por negocio. Puedes cerrar la tuya cuando quieras; las obligaciones que ya existan, como una reserva o un pago, se mantienen.",
    ],
  },
  {
    id: "content",
    title: "Lo que publicas",
    body: [
      "Las publicaciones, los anuncios, los perfiles, los comentarios, las reseñas, las fotos y los demás archivos que subes son contenido tuyo y siguen siendo tuyos. Respondes por ellos: deben ser verdaderos, lícitos y tuyos para compartir.",
      "Para que la plataforma funcione, nos das una licencia gratuita, no exclusiva y válida en todo el mundo para guardar, mostrar, reproducir, traducir y cambiar el tamaño de tu contenido con el fin de operar y promover Arribo. Termina cuando borras el contenido o lo retiramos, salvo las copias que otras personas ya hayan compartido y lo que la ley nos obligue a conservar.",
      "No revisamos todo antes de que aparezca. Podemos retener, mover o retirar contenido que incumpla estos términos. Si algo de lo que ves aquí viola tus derechos o te preocupa, avísanos y lo revisaremos.",
    ],
  },
  {
    id: "vendors",
    title: "Proveedores y anuncios",
    body: [
      "El anuncio de un proveedor debe describir el negocio real: su nombre, servicios, precios, experiencia, licencias y seguros. Podemos pedir pruebas, consultar referencias y, con el consentimiento del proveedor, sus antecedentes. Eso reduce el riesgo; no garantiza cómo saldrá un trabajo.",
      "Que aprobemos un anuncio una vez no promete que seguirá publicado ni que recibirá cierto número de solicitudes. Todo proveedor nuevo pasa por una revisión antes de aparecer en el directorio.",
      "Los proveedores pueden usar los datos de un cliente solo para el trabajo para el que los recibieron, y deben mantenerlos en reserva.",
    ],
  },
  {
    id: "bookings",
    title: "Las reservas pasan por el concierge",
    body: [
      "Solo puedes reservar a un proveedor por medio del concierge de Arribo, nunca directamente con el proveedor. La solicitud que envías todavía no es una reserva: lo es cuando el concierge confirma el proveedor, la fecha y el precio.",
      "Clientes y proveedores que se conocieron en Arribo no pueden llevarse el trabajo ni el pago fuera de la plataforma. Eso es lo que nos permite ayudarte si algo sale mal. Buscamos datos de contacto y ofertas de pago por fuera en los textos de los propios proveedores.",
      "Las horas se dan en hora de Santo Domingo. Si necesitas cambiar o cancelar, avísanos lo antes posible; si cancelar tiene un costo, lo sabrás antes de confirmar.",
    ],
  },
  {
    id: "services-events-products",
    title: "Servicios, eventos y productos",
    body: [
      "Los proveedores pueden ofrecer servicios, eventos y productos. Cada oferta dice quién la presta, qué incluye y cuánto cuesta. El proveedor responde de entregarla como la describe y de cumplir las reglas que le correspondan.",
      "Nuestros paquetes de reubicación incluyen lo que dice su descripción el día en que compras, y el acompañamiento por el plazo que allí se indica. Las decisiones de autoridades, bancos o propietarios son suyas; ningún paquete las garantiza.",
    ],
  },
  {
    id: "payments",
    title: "Pagos, comisiones y reembolsos",
    body: [
      "Los pagos se hacen por medio de procesadores externos, según sus propios términos. No guardamos números de tarjeta completos.",
      [
        "Los cargos y comisiones de la plataforma, cuando los hay, se informan en el punto de venta, antes de que pagues.",
        "Las compras son definitivas, salvo que la oferta diga otra cosa.",
        "Los reembolsos se deciden caso por caso, por el proveedor o por la administración de la plataforma. Escribe a {supportContact} con tu referencia y lo que pasó.",
        "Los impuestos, las tasas oficiales y los cargos bancarios corren por tu cuenta, salvo que la oferta los incluya.",
      ],
    ],
  },
  {
    id: "reviews",
    title: "Reseñas",
    body: [
      "Solo puede reseñar una reserva completada quien la hizo, y una sola vez. Cuenta lo que te pasó, con honestidad y sin insultos ni datos privados. Nadie puede comprar, canjear, inventar ni conseguir reseñas con amenazas.",
      "Publicamos las reseñas justas, buenas o malas por igual. Las calificaciones se calculan con las reseñas publicadas. Los datos de muestra llevan esa indicación.",
    ],
  },
  {
    id: "conduct",
    title: "Lo que no se permite",
    body: [
      "Trata a los demás como a un vecino con quien te vas a volver a encontrar. No puedes:",
      [
        "mentir sobre quién eres, qué ofreces o cuánto pagaste;",
        "acosar, amenazar, discriminar ni explotar a nadie, y menos aún a menores;",
        "publicar algo ilícito, fraudulento, de odio o sexualmente explícito, ni datos privados de otra persona sin su permiso;",
        "ofrecer ni buscar nada que prohíba la ley de la República Dominicana o la de tu país;",
        "enviar mensajes no deseados, copiar el directorio en masa ni usar datos de contacto para algo distinto del trabajo;",
        "atacar, sobrecargar ni esquivar la seguridad de la plataforma, sus límites o el concierge.",
      ],
    ],
  },
  {
    id: "suspension",
    title: "Suspensión y retiro",
    body: [
      "Podemos suspender o retirar cuentas o anuncios de proveedores que sean fraudulentos o dañinos, y cuentas o contenido de quien incumpla estos términos. Si no hay peligro, primero decimos qué está mal y damos tiempo para corregirlo. Si alguien puede salir lastimado o estafado, actuamos de inmediato y explicamos después.",
      "Si crees que nos equivocamos, respóndenos: una persona, no un programa, revisará la decisión.",
    ],
  },
  {
    id: "disclaimers",
    title: "Lo que no podemos prometer",
    body: [
      "Trabajamos con cuidado, pero Arribo se ofrece tal como está y según esté disponible. No prometemos que nunca falle, que ningún texto tenga errores ni que un proveedor cumpla tus expectativas. Las respuestas y traducciones automáticas pueden equivocarse; confirma lo importante con una persona.",
      "Los enlaces a otros sitios son una comodidad. Lo que pase allí es entre tú y ellos.",
    ],
  },
  {
    id: "liability",
    title: "Límite de responsabilidad",
    body: [
      "Hasta donde la ley lo permita, todo lo que te debamos por reclamos relacionados con Arribo, en conjunto, se limita a lo que pagaste a Arribo en los 6 meses anteriores al hecho que dio lugar al reclamo. No respondemos por pérdidas indirectas, como ganancias no obtenidas u oportunidades perdidas, ni por lo que haga un proveedor u otra persona usuaria.",
      "Nada de esto limita la responsabilidad por dolo, negligencia grave o daños a las personas, ni los derechos irrenunciables que te da la ley de consumo, como la Ley 358-05 de la República Dominicana.",
    ],
  },
  {
    id: "governing-law",
    title: "Ley aplicable",
    body: [
      "Estos términos se rigen por la ley de {governingState}. Los conflictos se llevan ante los tribunales de {county}, salvo que una ley obligatoria te dé derecho a otro tribunal. Antes de ir a juicio, escríbenos y danos 30 días para buscar juntos una solución.",
      "Si una cláusula resulta inválida, las demás siguen vigentes. Los términos en inglés y en español dicen lo mismo; si difieren, vale la lectura que más te favorezca.",
    ],
  },
  {
    id: "changes",
    title: "Cambios en estos términos",
    body: [
      "Cuando cambiemos estos términos, les daremos un nuevo número de versión y una nueva fecha, y te pediremos que los aceptes otra vez. La nueva versión vale desde que la aceptas, no para reservas ni compras anteriores.",
    ],
  },
  {
    id: "your-data",
    title: "Tus datos",
    body: [
      "Tratamos los datos personales según la Ley 172-13 de la República Dominicana. Guardamos lo que nos envías: tu nombre y tus datos de contacto, lo que pides y, si ofreces servicios, los datos de tu negocio. Los usamos para responderte, gestionar reservas y cuidar la plataforma. No los vendemos. Un proveedor recibe solo lo que el trabajo exige.",
      [
        "Por cuánto tiempo: solicitudes de consulta, 24 meses; conversaciones de chat, 90 días; cuentas, reservas y pagos, mientras estén activos y después lo que la ley exija.",
        "Tus derechos: puedes ver tus datos (acceso), pedir que se corrijan (rectificación), que se borren (supresión) y oponerte a su uso (oposición). No cuesta nada: escribe a {supportContact}.",
        "En el extranjero: el texto que das al asistente o al traductor puede procesarse fuera de la República Dominicana, pero solo después de que la pantalla te lo haya dicho, antes de que envíes nada.",
        "Cookies: solo las que la plataforma necesita, como tu idioma y, si inicias sesión, tu sesión. Tu navegador guarda además borradores, tu acceso y tu aceptación de estos términos. No hay cookies de publicidad ni de rastreo.",
      ],
    ],
  },
  {
    id: "contact",
    title: "Cómo comunicarte con nosotros",
    body: [
      "Soporte: {supportContact}. Teléfono: {supportPhone}. Dirección postal: {address}. Puedes escribir en español o en inglés; respondemos en el idioma que uses.",
    ],
  },
  {
    id: "privacy-policy",
    title: "Política de privacidad",
    body: [
      "Esta política amplía la sección «Tus datos». Responde por tus datos la empresa que opera Arribo, {address}; para todo lo relacionado con ellos, escribe a {supportContact}.",
      "Qué datos tratamos y para qué:",
      [
        "Consultas, mensajes y reservas: nombre, correo, teléfono, el lugar del trabajo, las fotos que agregas y lo que nos cuentas, para responderte y organizar el servicio.",
        "Solicitudes de proveedores: datos del negocio, cédula, RNC, referencias y datos bancarios, para verificar quién eres y poder pagarte. Los documentos de identidad, los papeles que subes y los datos bancarios se guardan cifrados, no se publican y cada consulta del equipo queda registrada. Una solicitud que guardas para continuarla en otro dispositivo se borra a los 14 días.",
        "Comunidad, reseñas y perfiles: lo que decides publicar, para mostrarlo.",
        "Chat, traducción y solicitudes de seguridad: el texto que envías, para ayudarte.",
        "Registros técnicos: dirección de red y hora de uso, para prevenir abusos y corregir fallas.",
      ],
      "Los campos opcionales lo son de verdad. Si no das un dato obligatorio, no podemos atender esa solicitud. Puedes retirar tu consentimiento cuando quieras; lo hecho antes sigue siendo válido.",
      "Quién los recibe: el equipo del concierge; el proveedor de tu reserva, solo en lo necesario; las empresas que nos dan alojamiento, correo, mensajería, pagos o inteligencia artificial, solo para ese servicio; y las autoridades, cuando la ley lo ordena. Algunas de esas empresas están fuera de la República Dominicana. Ningún texto tuyo va a un servicio extranjero de inteligencia artificial sin que te lo hayamos dicho antes.",
      "Cuánto los conservamos: 24 meses las solicitudes de consulta y 90 días las conversaciones de chat. Lo demás, mientras haga falta para su fin o lo exija la ley. Después se borra.",
      "Tus derechos según la Ley 172-13: acceso, rectificación, supresión y oposición, para ti o para quien te represente, gratis. Escríbenos desde el correo que nos diste, o demuestra tu identidad de otra manera, y dinos qué pides; respondemos dentro del plazo que fija la ley. Si la respuesta no te satisface, puedes acudir a los tribunales mediante la acción de hábeas data.",
      "Menores: no recogemos a sabiendas datos de menores de 13 años. Si ves que lo hicimos, avísanos y los borraremos.",
      "Seguridad: la conexión va cifrada, el acceso se limita a quien lo necesita, y si un incidente pone en riesgo tus datos te lo diremos sin demora y con claridad.",
    ],
  },
];
