/** How people ask about the company that runs the site; in the notation of phrases.ts, labelled with what they ask. */
export const companyPhrases = `
@you = you|u|ya|yall|your|youre|ur|arribo|company|team|staff|guys|ustedes|uds|tu|tus|su|sus|te|suyo|empresa|compania|equipo|concierge|agency|agencia|site|website|pagina|sitio|business|negocio|platform|plataforma|firm
@youhave = you|u|ya|yall|guys|arribo|company|team|tienen|tienes|ustedes|uds
@package = package|packages|plan|plans|explorer|royal|elite|tier|service|services|consultation|consult|membership|paquete|paquetes|planes|servicio|servicios|consulta|asesoria|concierge|program|programa|paquet|paqete|package
@named = explorer|royal|elite
@cost = cost|costs|price|prices|pricing|charge|charges|fee|fees|rate|rates|pay|discount|discounts|cuesta|cuestan|costo|precio|precios|cobran|cobra|vale|valen|tarifa|tarifas|sale|salen|descuento|descuentos|oferta|much|cuanto|cuantos|expensive|caro|mensualidad|barato|cheap

## others
bank|banks|banco|bancos|store|stores|tienda|tiendas|government|goverment|gov|publicas|publicos|colmado|colmados|restaurant*|pharmacy|farmacia|embassy|consulate|consulado|embajada|school|schools|escuela|colegio|doctor|dr|dra|migracion|edenorte|claro|altice|airport|supermarket*|supermercado|super|hotel|hotels|uber|taxi|metro|museum|hospital|clinic|clinica|police|policia|bus|guagua|motoconcho|dgii|junta|jce|dmv|mall|plaza

## person-behind
who|whos|quien|quienes ~4 owner|owners|owns|founder|founded|ceo|boss|runs|run|behind|started|manager|dueno|duenos|duena|fundador|fundadora|fundo|jefe|jefa|detras|dirige|maneja|gerente
owner|owners|founder|ceo|dueno|fundador|duenos ~3 @you
are|r|eres|es|am|is|estoy|son|hablo|talking ~3 bot|robot|ai|ia|human|machine|chatbot|real|humano|maquina|robots|automated|automatico|chatgpt|gpt|computer
bot|robot|chatbot|maquina ~2 or|o ~2 person|human|persona|humano|real|gente
hay ~1 gente|personas|alguien ~1 de|real|detras
real ~1 people|persons ~3 behind|work|here|team
is ~1 this|it ~2 bot|robot|ai|automated
con ~1 quien ~2 hablo|hablando
who ~2 am ~1 i ~2 talking|chatting|speaking
## who
who|whos|quien|quienes|wat|what|que ~1 are|r|is|son|es|eres ~1 you|u|ya|arribo|ustedes|uds|yall|esto|este|tu ~2 people|guys|exactly|about|company|arribo|do|gente|exactamente|empresa|really|anyway
who ~1 are|r ~1 you|u|ya|yall
quienes|quien|que ~1 son|eres ~1 ustedes|uds|arribo|tu
que|what|wat ~1 es|is|hace|hacen|does|do ~1 arribo|ustedes|uds
what|wat ~1 do ~1 you|u|yall|guys ~1 guys|people ~1 do|offer
what|wat ~1 do ~0 you|u|yall ~0 do|offer|guys
what|wat|que ~3 is|es|site|pagina|thing ~1 this|esto|esta|site|arribo ~2 site|website|pagina|company|place|about|exactly|exactamente|agencia|empresa
esto ~2 que ~1 es
a ~1 que ~1 se ~1 dedican
dedican
about ~0 us|arribo
are|r|is|eres|son|es|esto ~4 legit|scam|legitimate|real|trustworthy|estafa|confiable|confiables|serios|seria|seguros|licensed|registered|legales|fake|fraude ~4 company|business|@you|o|or|esto|this
is ~2 this|arribo|it ~2 legit|scam|real|trustworthy|registered|licensed
@you ~3 legit|scam|legitimate|confiables|estafa|estafadores|serios|registered|licensed|registrados
es ~1 esto|arribo ~2 estafa|confiable|seguro|real|legal
how ~1 long ~3 @you ~3 business|operating|around|existed|existence|doing
cuanto|desde|cuantos ~3 tiempo|cuando|anos ~3 existen|funcionando|operando|negocio|abiertos|trabajando|llevan
why ~2 should ~2 trust|use|hire ~1 you|arribo
puedo ~1 confiar ~1 en ~1 ustedes|arribo
can ~1 i ~1 trust ~1 you|u|arribo
how|como ~1 does|do ~1 this|it|arribo|your|site|service ~1 work|works|service
como ~1 trabajan ~1 ustedes|uds
como ~1 funciona|trabajan ~1 esto|ustedes|uds|arribo|servicio|todo
## where
where|wher|donde|adonde ~3 @you ~3 located|based|office|offices|address|ubicados|oficina|from
where|wheres|whereabouts|wher ~1 are|r|is|s ~1 @you
where|wheres ~3 office|offices|headquarters|located
donde|parte|lugar|zona|ciudad ~2 estan|esta|quedan|queda|ubican|ubicados|encuentran|encuentra ~2 ustedes|uds|oficina|oficinas|ubicados|arribo|empresa|ubicada|local
donde|parte ~1 estan|ubican|quedan
donde|where ~1 los|les|te|can ~1 encuentro|visito|i ~1 find|visit|meet ~1 you
puedo|podemos ~1 ir|pasar ~2 verlos|visitarlos|conocerlos|oficina
donde ~1 los|les ~0 encuentro|visito|veo
donde ~2 tienen ~2 oficina|oficinas|local|base
have|has|got|tienen|tiene|hay|is|theres ~3 office|offices|oficina|oficinas|storefront|branch|sucursal|sucursales|local ~0
@you ~3 office|offices|oficina|oficinas|address|adress|addres|direccion|ubicacion|headquarters|storefront
office|oficina|oficinas|offices ~4 @you|visit|open|stop|visitar|pasar|ir
visit|stop|come|drop|pasar|ir|visitar|verlos ~4 office|oficina|person|persona|in|by ~1 office|oficina|your|su
stop|come|drop|swing ~1 by ~2 office|your|and|to|in|meet
do|does|are|is ~1 @youhave ~3 work|operate|cover|serve|available|help|active ~3 only|las|terrenas|sosua|puerto|plata|cabarete|punta|cana|santiago|samana|romana|jarabacoa|capital|north|whole|country|area|bavaro|domingo
trabajan|operan|cubren|dan|atienden|llegan ~4 todo|pais|interior|solo|capital|norte|sosua|santiago|punta|cana|puerto|plata|samana|terrenas|cabarete|romana|jarabacoa|bavaro|domingo
## hours
what|wat|when|hasta|a|que|q|cual|cuando ~2 time|hours|hour|hora|horario|horarios|horas|dias ~3 @you|open|close|atienden|abren|cierran|contestan|trabajan|open|work|answer|closed|tienen|responden|opens|closes|trabajan
horario|horarios ~3 atencion|atienden|tienen|trabajo|ustedes|de|su|oficina|servicio|trabajan|chat|equipo
your|ur|team|office|business|support|chat|su|sus|opening|working ~2 hours|horario|horarios|schedule|hrs
@you ~2 hours|hrs|horario
are|r ~1 @you ~3 open|available|closed|there|working|around ~5 sunday|sundays|saturday|saturdays|weekend|weekends|now|today|tonight|night|holidays|late|24|monday|24hrs|evening|evenings|hours
are|r ~1 @you ~1 open|closed
open|abren|abierto|abiertos|trabajan|atienden|contestan|responden ~4 sunday|sundays|saturday|saturdays|weekend|weekends|domingo|domingos|sabado|sabados|feriado|feriados|noche|noches|fin|24|festivos|holidays|semana|tarde
do|does|can ~1 @youhave ~3 work|answer|open|reply|available ~4 sunday|sundays|saturday|saturdays|weekend|weekends|night|holidays|24
when|cuando ~1 do|are|can|is ~1 @you ~3 open|close|available|reachable|work|answer
how|en|cuanto|que ~3 soon|fast|quickly|long|tardan|tarda|tiempo|rapido|demoran ~3 @you|answer|reply|respond|responden|responder|contestan|contestar|contestarme|response ~4 answer|reply|respond|back|email|message|contact|get
how ~1 soon|fast|quickly|long ~4 reply|answer|respond|hear|response
cuanto|que ~2 tardan|tiempo|demoran|duran|rapido ~3 contestar|responder|contestan|responden|contestarme|responderme
## contact
phone|telephone|telefono|tel|whatsapp|whatsap|wasap|watsapp|cell|celular|email|mail|correo|numero|number|mobile|contact|contacto|e ~3 @you|llamar|llamarlos|llamarles|call|reach|contactarlos|contact|number|escribirles|para|pa ~0
@you ~3 phone|telephone|telefono|whatsapp|whatsap|wasap|watsapp|email|mail|correo|number|numero|instagram|facebook|contact|tel
tienen|hay|have|got ~2 whatsapp|whatsap|wasap|watsapp|telefono|phone|correo|email|numero|number|instagram|facebook
how|como|where|donde ~3 contact|reach|call|contacto|contactar|contactarlos|contactarles|llamar|llamarlos|llamo|comunico|escribir|escribirles|email|llamarles|escribo|hablarles|localizo ~3 @you|them|con|les|los|team
how|como ~3 contact|reach|contactarlos|contactarles|llamarlos|llamarles|escribirles|localizarlos|comunicarme
can|puedo|could|should ~3 call|email|llamar|llamarlos|escribir|escribirles|whatsapp|text|visit ~2 you|u|les|los|ustedes|uds|someone
puedo ~2 llamarlos|llamarles|escribirles|contactarlos
llamarlos|escribirles|contactarlos|contactarles|llamarles
phone|telefono ~1 number|numero
numero|correo|mail|telefono|whatsapp ~1 de ~1 ustedes|uds|arribo|contacto|telefono|whatsapp|empresa|atencion|soporte
## prices
how|cuanto|que|what|wat|whats|hay|cual|cuales|any|is|are|tienen|q|y|o ~3 @cost ~4 @package|all|this|todo|esto|arribo|your|ustedes|uds|yall
@package ~5 @cost|how|cuanto
@cost ~4 @package
cuanto|cuantos ~2 cobran|cobra|cuestan ~2 ustedes|uds|por|@package|todo|esto
what|how|wat ~3 @youhave ~3 charge|cost
much|cuanto ~2 does|do|is|cuesta|sale|es|vale ~1 all|this|todo|esto|it ~1 all|this|todo|esto|cost ~0
your|ur|sus|su|los|lista|arribo|tus ~1 prices|pricing|precios|rates|tarifas|fees|price|tarifa
monthly|month|mensual|mensualidad|subscription|suscripcion|hidden|membership ~2 fee|fees|cost|payment|pago|cuota|cargo|charge|charges|costs|membresia
is ~2 free|gratis|gratuito ~0
consultation|consult|call|consulta|llamada|advice|asesoria|directorio|directory|registrarse|service|servicio ~4 free|gratis|cost|cuesta|cobran|gratuita
free|gratis ~2 consultation|consulta|call
cheapest|barato|caro|expensive|economico ~2 @package
@package ~2 cheapest|barato|caro|expensive|economico
difference|diferencia|compare|compara|compared ~4 @package
@package ~3 vs|versus|difference|diferencia|or|o ~3 @package
discount|discounts|descuento|descuentos|rebaja|promo|promocion|offer|oferta|coupon|cupon|special ~5 @you|package|veterans|military|couple|couples|pareja|seniors|any|algun|retired|for|para|jubilados|hay
any|algun|hay|tienen|hacen|dan ~2 discount|discounts|descuento|descuentos|rebaja|promocion|oferta|special
## included
what|wat|que|q|whats ~4 included|include|includes|incluye|incluyen|incluido|trae|traen|get|come|comes|cover|covers|cubre|cubren|dan|inside ~4 @package|it|all|each|price|precio|money|todo|cada
what|wat|que|q|whats ~3 @package ~3 include|includes|incluye|incluyen|trae|traen|tiene|cover|covers|comes|come|have|da|get|offer
@package ~3 include|includes|included|incluye|incluyen|trae|traen|cover|covers|comes|cubre|incluido|incluida|tiene|viene
incluye|includes|include|included|incluido|incluida|incluyen|cubre ~5 @package|price|precio|fee|extra|lawyer|lawyers|abogado|rent|residency|residencia|flight|flights|vuelo|hotel|fees|visa
what|que|q ~4 in|en ~2 @named
in|en ~2 @named ~5 me|do|pick|buscan|help|get|ayudan|dan|airport|hacen|aeropuerto|lawyer|consiguen|bring
are|is|esta|estan ~3 included|incluido|incluida|incluidos|incluidas
are|is ~3 fees|fee|lawyer|lawyers|flights|rent|visa ~3 included|extra|inside|separate|part
@named ~4 @named ~0
que|what ~2 dan|get|receive|recibo|obtengo ~3 por|for ~4 dinero|money|precio|pago|pay|@package|2997|4997|7997
## next
what|wat|whats|que|q|now|ahora|then|luego|despues ~2 happens|happen|next|pasa|sigue|hago|after|viene|do|then ~4 after|pay|paid|payment|book|buy|send|sent|pago|pagar|pague|reservo|compro|envio|form|formulario|sign|once|cuando|luego|contratar|contrato|purchase|fill|filled|request|solicitud|order|submit
after|once|despues|luego|cuando|when|tras ~3 pay|paid|payment|pagar|pago|pague|buy|purchase|compro|contrato|money|form|formulario|send|sign|request|solicitud|submit|comprar|hire|contratar|enviar|envio ~6 what|happens|next|then|que|sigue|pasa|who|contacts|quien|now|hacen|viene|hago|how|llama
what|whats|que|cual|cuales ~3 next|siguiente|proximo ~2 step|paso|steps|pasos
what|whats|que ~0 next|sigue
whats|what ~1 next
paid|pay|pague|pagamos|filled|llene|mande|sent|submitted|signed|envie|complete|booked|reserve|bought|compre ~7 now|next|ahora|sigue|then ~0
y|and ~0 ahora|now ~1 que|what
how|como ~1 do|does|empezamos|empiezo|start|begin ~2 start|begin|started|working|empezar ~3 with|you|con|arribo|ustedes|package|together
como|how|where ~2 empiezo|empezar|start|contrato|inicio|get ~2 started|con|ustedes|arribo|servicio|consulta|aqui
sign|apply|inscrib*|registr* ~3 up|consultation|consulta|package|paquete ~0
how|como|quiero|want|where|donde ~3 consultation|consulta|cita|appointment ~3 @you|start|book|schedule|pido|request|pedir|agendar|get|gratis
book|schedule|agendar|pedir|reservar|request ~3 consultation|consulta|call|llamada|asesoria
## payment
how|como|where|donde|can|puedo|se|could|do|aceptan|accept|take|toman|reciben ~4 pay|paying|payment|payments|pagar|pago|pagos|paga|installments|cuotas|split|financ* ~4 you|u|@package|card|cards|cuotas|tarjeta|paypal|installments|parts|months|zelle|cash|efectivo|transferencia|pesos|dolares|dollars|crypto|check|partes|bitcoin|ustedes|partido|abonos|dos|plazos|two|monthly|todo|advance
accept|take|aceptan|toman|reciben|cogen|acepta|trabajan ~3 paypal|zelle|cards|card|visa|mastercard|amex|cash|crypto|bitcoin|pesos|credit|credito|tarjeta|tarjetas|efectivo|checks|check|transfer|transferencia|dollars|dolares|venmo|wire|euros|cheque|cuotas|financiamiento|payments|payment
split|dividir|partir|financiar|finance ~1 it|lo|pago|payment|payments
pay|pagar|pago ~3 paypal|zelle|venmo|installments|cuotas|plazos|bitcoin|crypto|abonos
@package ~3 installments|cuotas|plazos|pay|pagar|paga|partes
payment|pago|pagos ~2 plan|plans|method|methods|options|forma|formas|metodo|metodos|planes|opciones
metodos|metodo|formas|forma|opciones ~1 de ~1 pago
pay|pago|pagar|paga|money|dinero ~4 directly|directo|direct|directamente|through|upfront|adelantado|advance|before ~5 you|ustedes|o|or|him|provider|vendor|proveedor|arribo
when|cuando ~3 pay|pago|pagar|charge|cobran|charged ~2 you|@package|ustedes|deposit|card
## refund
refund|refunds|refunded|reembols*|devuelven|devolucion|devolver|devuelve|moneyback ~5 money|dinero|@package|policy|cancel|cuartos|me|if|si|you|pago|deposit|plata|politica|get|back
money ~1 back
refund|refunds|refundable|refunded|reembolso|reembolsos|reembolsable|devoluciones
cancel|cancelo|cancelar|arrepiento|change|changed|unhappy|satisfied|cambio|gusta|arrepentimos ~4 @package|mind|service|idea|contrato|servicio|contract|elite|royal|explorer|todo ~6 money|back|dinero|refund|happens|pasa|pierdo|lose|can|puedo|devuelven
can|puedo|what|que|if|si ~3 cancel|cancelo|cancelar ~2 my|the|mi|el ~1 @package
what|and|que|y ~2 if|si ~3 not|no|unhappy|dont|arrepiento ~2 happy|satisfied|like|gusta|work|funciona|sirve|contento|quedo ~0
guarantee|garantia|garantizan|guaranteed ~4 @you|money|satisfaction|dinero|@package
## languages
what|which|que|en|q ~2 language|languages|idioma|idiomas ~4 @you|speak|atienden|hablan|work|tienen
@you ~4 speak|speaks|speaking|hablan|habla|hablas|atienden|atiende|entienden ~3 english|spanish|ingles|espanol|french|frances|german|italian|russian|creole|idioma|aleman|italiano|ruso|portugues|kreyol|creol
do|does|hablan|habla|hablas|atienden|alguien|someone|anyone|anybody ~3 speak|hable|habla|en|hablan ~2 english|spanish|ingles|espanol|french|frances|german|creole|italian|italiano|aleman
hablan|atienden|habla|hablas ~2 ingles|espanol|frances|english|aleman|italiano|creole
only|solo|no|not|dont|doesnt ~3 speak|speaks|english|hablo|habla|sabe|se|hablamos|ingles|spanish|espanol ~3 english|ingles|spanish|espanol|problem|quien|problema|ayudan|atiende|you|staff|ustedes|team|can|will ~6 @you|problem|quien|problema|staff|atiende|ayudan
bilingual|bilingue|bilingues ~3 @you|team|staff|concierge
@you ~3 bilingual|bilingue|bilingues
## vendor-join
become|join|register|apply|list|sign|add|advertise|be|work|enroll|listed|partner|promote|inscrib*|registr*|anunci*|unir*|aplicar|meter|ofrecer|ofrezco|trabajar|afiliar*|publicar|poner|entrar|ser|inscribo ~5 vendor|vendors|provider|providers|directory|proveedor|proveedores|directorio|business|negocio|services|servicios|company|partner|service|plataforma|for|con|ustedes|platform|contractor|site
quiero|busco|want|looking|can|puedo|como|how|like|que|do|need ~5 work|trabajar|empleo|job|jobs|trabajo|chofer|limpiar|ofrecer|vender|sell|offer|driver|hiring|advertise|partner|brindar|join|anunciarme ~4 you|ustedes|uds|arribo|plataforma|platform|company|site|servicios|services|my
are|r|estan ~2 @you ~1 hiring|contratando|recruiting|reclutando
hiring|vacantes|vacante|empleos|careers|contratando|reclutan
im|i|soy|yo|tengo|have|we|run|own|my|mi|somos|ofrezco|hago|provide|hacemos|doy ~4 plumber|electrician|barber|driver|cleaner|carpenter|lawyer|doctor|photographer|contractor|plomero|electricista|barbero|barbera|chofer|carpintero|abogado|negocio|fotografo|business|company|taxista|restaurant|shop|peluqueria|salon|mecanico|pintor|masajista|terapeuta|realtor|broker|compania|empresa|cocinera|cocinero|jardinero|motoconchista|motorista|guia|guide|nurse|enfermera|limpieza|notario|dentist|dentista|tutor|maestro|maestra|teacher ~6 how|como|want|quiero|join|clients|clientes|can|puedo|ofrecer|register|registrarme|list|inscribir*|aparecer|entrar|anunciarme|anunciar|get|work|customers|trabajar|unirme|sign|apply|aplico|listed|entro|aplicar|inscribo|registro
que ~1 piden|necesito|requisitos ~2 pa|para ~2 ser|trabajar|entrar|registrarme|inscribirme|proveedor
requirements|requisitos ~4 vendor|vendors|provider|proveedor|proveedores|join|entrar|trabajar
vendor|provider|proveedor ~2 application|account|sign|signup|registration|requirements|solicitud|cuenta|login|portal
my|mi ~1 application|solicitud ~4 vendor|provider|proveedor|status|estado|estatus
clients|clientes|customers ~3 my|mi|para|for|conseguir|more|mas|get ~3 business|negocio|service|servicio
## booking
how|como|can|puedo|where|donde|se|do ~3 book|reserve|hire|reservo|reservar|contrato|contratar|booking|pido|reserva|schedule|agendo|agendar ~4 vendor|provider|someone|somebody|proveedor|plumber|cleaner|alguien|service|servicio|here|aqui|through|site|website|pagina|one|directory|directorio|electrician|driver|plomero|electricista|chofer|them|uno|vendors|ustedes|you|tecnico|person
change|cancel|reschedule|move|modify|cambiar|cancelar|mover|cambio|cancelo|reprogramar|anular|posponer|aplazar|postpone ~4 booking|reservation|appointment|reserva|cita|reservacion|visit|visita
cancel|canceling|cancelar|cancelo|reschedule|posponer|aplazar|postpone ~4 plumber|electrician|cleaner|painter|driver|vendor|plomero|electricista|limpieza|pintor|chofer|mechanic|carpenter|gardener|provider|proveedor|visit|him|her|them
plumber|electrician|cleaner|painter|driver|plomero|electricista|limpieza|pintor|chofer|gardener|jardinero ~4 cancel|cancelo|cancelar|reschedule
booking|reservation|reserva|reservacion|appointment ~5 status|where|track|confirmed|link|confirm|change|cancel|cancelar|cambiar|estado|estatus|confirmada|confirmo|confirmaron|reference|referencia|number|numero|email|confirmation
where|donde|status|track|link|estado|estatus|see|check|ver|que|perdio|perdi|lost|confirm|confirmed|confirmaron|find ~4 booking|reservation|reserva|reservacion
what|que|if|si|y ~5 vendor|provider|painter|plumber|cleaner|electrician|driver|guy|proveedor|plomero|pintor|tecnico|electricista|chofer|carpenter|worker|they|he|limpieza|nobody|nadie|mechanic ~3 show|shows|showed|appear|appears|come|comes|llega|viene|aparece|presenta|late|cancels|cancela|bad|mal|wrong|queda|damage|dana|rompe|steals|roba|cumple|arrives
do|does|who|quien|whom|se|le|how|cuando|when ~3 pay|pago|paid|pagar|paga ~3 vendor|provider|cleaner|plumber|proveedor|plomero|electrician|driver|him|her|them|electricista|chofer|painter|worker|limpieza|tecnico
book|booking|reservar|reserva|reservo ~4 without|sin ~3 package|account|paquete|cuenta|comprar|buying
## privacy
what|que|q|who|quien|how|como|where|donde|is|are|es|can|puedo|do|does ~5 data|information|info|datos|informacion|privacy|privacidad|details|personal|passport|email|phone|cedula|pasaporte|documents|documentos|number|numero|photo|foto|copy|copia ~5 safe|share|shared|sell|sold|store|stored|delete|deleted|erase|see|sees|borrar|borren|comparten|venden|guardan|seguros|protect|protected|used|use|hacen|happens|ve|guardados|eliminar|protegen|privados|private|seguro|seguras|happen|keep|pasa|usan|get|gets|give|quien|ven|dan|secure
who|quien|quienes ~3 sees|see|ve|ven|reads|lee|access|acceso|gets|has|tiene|leen ~5 data|information|info|datos|informacion|phone|number|email|messages|mensajes|chat|numero|telefono|passport|pasaporte|documents|documentos|photo|foto|conversation|conversacion|correo
delete|erase|remove|borrar|borren|eliminar|borra|eliminen|quitar|borre ~4 data|account|information|info|datos|cuenta|informacion|conversation|conversacion|chat|everything
privacy|privacidad ~2 policy|politica|policies|terms
sell|share|venden|comparten|vender|compartir|vendes|give|dan ~4 data|information|info|datos|informacion|email|number|numero|details|correo
que|what ~3 hacen|do ~3 con|with ~3 datos|data|info|informacion|information|foto|photo|pasaporte|passport|documents|documentos|cedula
my|mis|mi ~2 data|datos|informacion ~4 safe|seguros|seguro|private|segura|protected|protegida
`;
