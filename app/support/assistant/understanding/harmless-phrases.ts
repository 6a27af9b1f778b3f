/** What only sounds like danger, in the notation of phrases.ts. */
export const harmlessPhrases = `
@no = not|no|without|sin
@part = tooth|teeth|back|feet|foot|knee|neck|shoulder|head|stomach|muela|diente|espalda|pies|rodilla|cabeza|hambre|heat|calor|noise|ruido|traffic|tapon|wait|waiting|boredom|humidity|price|prices|cost|bill|rent|mosquitoes|bugs|paperwork|bureaucracy|internet|wifi|jetlag|suspense
@thing = computer|laptop|phone|iphone|site|website|page|app|system|program|tv|server|telefono|computadora|celular|pagina|sistema|aplicacion|tele|router|inverter|inversor|fridge|nevera|lavadora|washer|washing|dryer|pump|bomba|sink|fregadero|toilet|inodoro|pipe|pipes|tubo|tuberia|faucet|llave|drain|desague|cisterna|tinaco|heater|calentador|ac|aire|abanico|fan|lamp|bulb|bombillo|garden|plant|plants|grass|grama|business|negocio|economy|market|account|cuenta|contract|contrato|oven|battery|batteries|bateria|toaster|microwave|microondas|blender|licuadora|motor|engine|tire|tires|goma|gomas|shower|ducha|water|agua|boiler|filter|filtro

## words
emergency|emergencies|emergencia|emergencias ~1 fund|funds|contact|contacts|visa|kit|savings|card|numbers|number|plan|exit|loan|dentist|plumber|electrician|locksmith|vet|tarjeta|fondo
fondo|fondos|contacto|contactos|numero|numeros|plan|salida|tarjeta|plomero|electricista|cerrajero|dentista ~2 emergencia|emergencias
accident|accidente|accidentes|fire|theft|robo|incendio|life|flood|earthquake|medical|travel|death ~2 insurance|policy|coverage|cover|seguro|poliza
insurance|seguro|poliza|coverage|cobertura|cover|covers|cubre ~5 accident|accidente|accidentes|fire|theft|robo|incendio|flood|hurricane|earthquake|terremoto|emergency|emergencias|ambulance|ambulancia|hospital|stroke|cancer
choque ~0 cultural
culture|sticker|price|reverse ~0 shock
stole|stolen|steal|steals|robo|robaste|robado|robando ~3 heart|hearts|corazon|show|kiss|beso
stroke ~0 of
stroke ~1 luck|genius|paint
shot ~0 glass
shots ~3 dog|cat|puppy|kitten|travel|flu|vaccine|pet|tequila|rum|yellow
dog|cat|puppy|kitten|flu|pet|booster|photo|rabies|head|movie|vaccine ~4 shot|shots
rabies|vaccine|vaccines|get ~2 shots
take|taking|took|give|worth ~1 a|best ~0 shot
photo|video|film|wedding|movie|music|fashion ~1 shoot|shooting
shoot|shooting ~2 photos|pictures|video|film|weddings|pool|hoops
fire|smoke ~1 alarm|alarms|extinguisher|extinguishers|detector|detectors|department|pit|place|stick|tv|drill|sale|wood
fireplace
firewood
fire|firing|fired ~2 maid|housekeeper|nanny|employee|employees|worker|gardener|staff|cook|him|her
alarma|detector|extintor|detectores|alarmas ~1 de ~1 humo|incendio|incendios|fuego|gas
extintor|extintores
fuegos|fuego ~0 artificiales
juegos ~0 artificiales
smoking|smoke|smoker|smokers ~2 area|free|room|allowed|weed|cigar|cigars|cigarettes|vape|in|outside|here
smoked ~1 fish|meat|salmon|cheese|ham
cigar|cigars|cigarette|cigarro|cigarros|tabaco ~2 smoke|humo|shop
@part ~2 me|nos ~2 mata|matan|matando
@part ~3 killing|kills|kill|matando|mata ~1 me|us
me|nos ~3 matando|mata|matan ~3 @part|el|la|los
killing|kills|kill|killer ~1 time|it|mosquitoes|bugs|roaches|cockroaches|weeds|termites|rats|ants|flies
matar|mata ~2 tiempo|cucarachas|mosquitos|ratas|comejen|hormigas|hierba
mata|matas|palo ~1 de ~1 mango|coco|aguacate|limon|platano|cereza
dying|muero|muriendo|morir|muere ~2 to|for|from|of|de|por|in|with|con|en ~3 see|try|know|visit|move|eat|go|come|meet|heat|hunger|laughter|boredom|curiosity|calor|hambre|risa|sueno|ganas|aburrimiento|vieja|viejo|frio|verguenza|envidia|conocer
@thing ~4 died|dead|dying|exploded|explode|explodes|burst|bursts|collapsed|broke|drowning|flooded|exploto|reventado|revento|murio|muerto|muerta|explotado|hundio|choking|crashed|burned|quemo|quemado|cayo
exploto|revento|dano|murio|quemo|crashed|broke ~2 @thing
burned|burnt|quemo|queme|quemado|quemada ~2 food|rice|dinner|arroz|comida|cake|toast|bulb|bombillo|fuse|motor|inverter|inversor|nevera|tv|router|outlet|plancha|shirt|camisa
sun|bug|mosquito|fire ~0 burn|burned|bite|bites|bitten|ants
sunburn|sunburned|sunburnt
caught|have|has|got|caught ~1 a ~0 cold
broke ~1 up|down|tooth|promise|phone|screen|glass|window|heel|contract|lease|even
drop|drops|gota|gotas ~1 dead|sangre
dead ~0 line|end|sea|battery
deadline
blood ~1 test|tests|work|pressure|type|sugar|bank|donation|donate
analisis|prueba|pruebas|examen|examenes|tipo|presion|donar|banco ~2 sangre
sangre ~1 dominicana|taina|nueva|fria|latina
heart ~0 of|doctor|specialist|medication|murmur|emoji|condition
heart|chest|corazon ~3 doctor|cardiologist|cardiologo|surgeon|checkup|especialista
heart ~0 broken
heartbroken|heartbreak
attack ~1 on|plan
panic ~0 button
knocked ~1 out ~1 power|internet
fight|fighting|peleando|pelea ~4 mold|humidity|mosquitoes|jetlag|traffic|boredom|bureaucracy|gallos|insurance|mildew
falls|fall|fell|falling ~2 in|asleep|behind|through|love|under|apart|short|season|semester|enamorado
fall ~1 semester|season|break|term
cayo|caido|cae|cayó ~2 internet|wifi|sistema|senal|linea|llamada|conexion|luz|feriado|precio|pelo|bien|mal|pagina|sabado|domingo|lunes
falls|fall|fell ~1 on ~1 monday|tuesday|wednesday|thursday|friday|saturday|sunday|holiday
drowning|ahogando|ahogado|ahogada ~2 in|en|de|con ~2 paperwork|debt|emails|work|boxes|bills|papeles|deudas|trabajo|trabajos|cajas|tramites|gastos|papeleo
ahogo ~1 de ~1 gastos
suicide ~0 doors|squad
killer ~0 view|deal|whales
die|dead|death ~1 hard|certificate|certificates|benefit|benefits|tax
acta|certificado|acta ~2 defuncion|muerte
quitaron|quito|quitan|robaron|robo ~2 luz|agua|internet|cable|servicio|cajera|wifi
se ~1 me|le|nos ~1 quema|quemo|quemaron ~3 bombillo|bombillos|arroz|inversor|comida|plancha|router|tv|televisor|abanico|nevera|breaker|motor
crash ~1 course|pad
accidentally|accidental
by ~0 accident
murder ~0 mystery
stalking ~1 website|page
fresh|plumbing|natural|cooking|car ~0 gas
gas ~1 station|price|prices|bill|delivery|company|mileage|stove|money|refill
out|without|sin|run|ran ~1 of ~1 gas
acabo|termino|llenar|comprar|pedir|cambiar|falta ~3 gas
who|whos|can|could|will|would|puede|quien ~3 help ~0 me|us|with
help ~1 me|us|my ~2 find|with|move|choose|understand|get|to|decide|rent|buy|open|translate|plan|learn|hire|book|fill|apply|write|figure|prepare|compare|look
help ~0 me|us|my ~1 husband|wife|kids|son|daughter|family|mother|mom|dad|father|parents ~1 find|get|learn|with|apply|move|settle|open|adapt
ayudame|ayudenme|ayuda|ayudar|ayudarme|ayudan|ayudas|ayudes|ayuden ~2 a|con|para|en
necesito|quiero|busco|quisiera ~1 ayuda ~1 con|para|en|de|a
need|want|get ~2 help ~2 with|to|finding|moving|getting|choosing|from|for
me ~1 pueden|puedes|podrian|podrias ~1 ayudar|ayudan
trapped|stuck|atrapado|atrapados ~3 customs|aduana|aduanas|traffic|tapon|airport|aeropuerto|paperwork|mud|lease|contract|contrato|job|migracion|process|step
held ~0 up ~2 customs|traffic|airport|aduanas|mail|migracion
missing|lost|perdi|perdio|extravi*|perdido|perdida|desaparecio ~3 passport|phone|wallet|luggage|bag|bags|suitcase|keys|key|card|document|documents|paper|papers|pasaporte|celular|cartera|maleta|maletas|equipaje|llave|llaves|tarjeta|documentos|cedula|dog|cat|pet|perro|gato|flight|vuelo|package|paquete|mascota|weight|peso|job|trabajo|money|dinero
missing ~1 my|our|the ~2 home|family|flight|friends|country|kids|deadline
following ~1 up|documents|steps|rules|instructions|link|day|week|month|question|questions|is|are|things
my|the ~0 following
sigo|sigue|siguiendo|siguen ~2 pasos|esperando|instrucciones|reglas|igual|vigente|abierto|proceso|sin
break|breaks|broke ~0 even
break|broke|breaking|broken|romper ~2 lease|contract|contrato|contratos|rules|law|ley|news
breaking ~0 bad|news|point
kidnap ~1 insurance
child|children|kids ~2 abducted ~1 aliens
leak|leaks|leaking|fuga|filtracion|filtra ~3 water|agua|roof|techo|toilet|inodoro|sink|fregadero|pipe|faucet|ceiling
water|agua|roof|techo|toilet|inodoro|sink|fregadero|pipe|faucet|ac|aire|nevera|bano|llave ~4 leak|leaks|leaking|fuga|filtra|goteando|botando|bota|gotea
bomb|bomba ~1 de ~1 agua|gasolina|piscina
bath ~0 bomb
hit ~0 the ~0 beach|road|gym|town
hits|hit ~1 different
beat ~1 the|traffic|heat|price|jetlag|rush
beats|beating ~1 makers|heart
explosion ~1 de ~1 colores|sabores
tiro|tira|tirar ~1 basura
policia|police ~1 record|records|check|clearance|report|certificate|buena|conducta
temblando|tiemblo ~1 de ~1 frio|nervios
cut|corto|cortaron|cortar|corte|cutting ~3 hair|pelo|grass|grama|luz|power|electricity|agua|trees|costs|lawn|pelo|internet|keys|wood
short|corto ~0 circuit|circuito|term|let|stay|trip
blind ~1 date|blinds
machete ~2 buy|garden|gardening|jardin|comprar|store|grama
cuchillo|cuchillos|knife|knives ~3 sharpen*|kitchen|cocina|afilar|set|chef|chefs|steak|afilador
gun|guns|weapon|weapons|arma|armas ~3 license|licencia|permit|permiso|laws|law|ley|legal|import|bring|own|traer|portar|carry|registrar
bring|import|own|carry|traer|portar|license|licencia|permit|permiso|legal ~5 gun|guns|weapon|weapons|arma|armas|pistol|pistola|rifle
glue|nail|heat|massage ~0 gun
carbon ~0 footprint
pressure ~0 washer|washing|cooker
heart|corazon ~2 pills|medicine|medication|medicina|pastillas|medications
take|bring|bringing|carry|pack|traer|llevar|entrar|buy|comprar|find|refill|consigo|conseguir ~4 pills|medication|medications|medicine|medicines|pastillas|medicamentos|medicinas|drugs
pool ~2 chlorine|cloro|chemicals
drink|drinking|tomar|tomo|beber ~3 water|agua|coffee|cafe|beer|cerveza|rum|ron
back|espalda|tooth|muela|knee|rodilla ~3 hurts|hurt|pain|duele|dolor|aching
ambulance|ambulancia ~1 service|cost|costs|insurance|fees|ride|cuesta
hurricane|huracan ~1 season|shutters|insurance|kit|preparation|proof
earthquake|terremoto ~1 proof|insurance|resistant|resistente|construction
flood ~1 insurance|zone|zones
is|are|es ~1 there|it|ellos|hay ~2 dangerous|safe|violent|violence|peligroso|seguro

robo ~1 identidad
identity ~1 theft
no|not ~2 robada|robado|stolen
money|dinero|sent|payment|pague|mande|deposito|seller|vendedor|landlord|agent|paid ~8 disappeared|desaparecio|vanished|gone
me|nos|le|les ~0 siguen|sigue ~0 mandando|pagando|cobrando|llegando|diciendo|pidiendo|dando|enviando|saliendo|debiendo|llamando|depositando
stop|quit|start|keep|dejar ~1 taking|tomar ~5 pills|medication|pastillas
dueno|landlord|seller|vendedor|agent|agente|nobody|nadie|banco|bank|lawyer|abogado|contractor ~3 no|not|doesnt|wont ~2 contesta|contestan|answering|answer|responde|responden|respond
neighbor|neighbors|vecino|vecinos|bbq ~2 burn|burns|burning|quema|queman|smoke|humo|bbq ~2 trash|basura|garbage|bothers|hojas|leaves
smoke|humo ~3 neighbors|bbq|vecino
tree|mata|fan|abanico|verja|fence|rama ~3 fell|cayo ~4 fence|patio|yard|verja|removes|quita
cayo|fell ~2 verja|fence|abanico|fan
cayo|fell ~2 mata|tree ~3 patio|yard|fence
ceiling ~0 fan
police|policia ~1 station|report|stop|estacion
stroke|infarto|attack|accidente|accident|surgery|robaron|robbed|derrame|desmayo|crash|died|murio|mugged|asaltaron|atracaron|broken|broke|fracture|arm|leg ~5 last|pasado|years|anos|year|ano|months|meses|2019|2020|2021|2022|2023|2024
hace ~2 anos|meses|years ~6 stroke|infarto|accidente|derrame|choque
accident|accidente|accidents|crime|robbery ~2 statistics|rate|rates|estadisticas|report|reports
no ~0 sale|hay|llega ~0 agua
window|ventana|vidrio|glass ~4 broke|rompio ~1 last|pasada|ayer
bike|car|carro ~2 hit ~3 parking|lot|parqueo
cual|what|whats ~3 sentido|meaning ~3 vida|life
water ~0 pump|heater|filter|tank|bill
recover*|rehab|rehabilitation ~4 stroke|accident|infarto|derrame
is|are ~0 the ~1 pool|beach

tomo|take|taking|takes|toma ~2 pastillas|pills|medicina|medication|insulina|insulin ~3 para|for|every|cada|daily

## opening
is|are|do|does|how|what|whats|which|when|why|should|can|could|may|where|wheres|must|would|tell|explain|es|son|hay|como|que|cual|cuales|cuando|por|puedo|puede|pueden|debo|deberia|donde|quien|cuanto|cuanta|cuantos|se|tengo|necesito

## general
earthquake|temblor|shook|tembl*|temblo|sismo ~8 last|pasado|pasada|normal|anoche|common|frecuente
passport|pasaporte|visa|license|licencia|cards|tarjetas|cedula ~7 new|another|replace|replacement|otro|otra|reponer|block|bloquear|duplicado
new|another|replace|otro|otra|saco|reponer ~7 passport|pasaporte|license|licencia|cedula
if|si|case|caso|cuando|when|whenever|suppose|hypothetically|supongamos|despues|after|before|antes ~5 robbed|stolen|accident|accidente|emergency|emergencia|fire|fuego|incendio|earthquake|terremoto|robo|roban|asaltan|choque|crash|flood|steal|steals|theft|police|policia|tiembla|temblor|ambulance|ambulancia
emergency|emergencia|urgencia|urgent|24h ~3 plumber|electrician|locksmith|dentist|vet|veterinarian|mechanic|doctor|repair|tow|service|services|lawyer|plomero|electricista|cerrajero|veterinario|mecanico|grua|medico|servicio|abogado|room|sala|numbers|card
plumber|electrician|locksmith|dentist|vet|mechanic|plomero|electricista|cerrajero|dentista|veterinario|mecanico|grua|medico|lawyer|abogado|technician|tecnico ~4 emergency|emergencia|urgencia|flood|flooded|inundado|inundada|inundo
flooded|inundo|inundado|inundada|inundacion|flood ~5 plumber|plomero|insurance|seguro|bathroom|kitchen|bano|cocina|floor|laundry|sink|toilet
`;
