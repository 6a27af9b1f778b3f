/**
 * How people say what they need without naming a trade, and how they ask for somebody; in the notation of phrases.ts. The
 * labels are ids of the directory's services (app/marketplace/vendors/search/lists/services.ts), or say what the words do.
 */
export const servicePhrases = `
@wont = wont|not|doesnt|isnt|cant|no|dont|stopped|quit|nothing|broken|broke|dead|died|dano|danado|danada|rompio|roto|rota|jodio|danaron|busted|acting|slow|lento|prende|funciona|sirve|fails|failing|failed|breaks
@fix = fix|fixes|fixed|repair|repairs|repaired|install|installs|installed|check|checks|clean|cleans|replace|service|services|change|mount|hang|put|arregla|arregle|arreglan|arreglar|arreglen|repara|repare|reparar|reparan|instala|instale|instalar|instalen|revisa|revise|revisar|limpia|limpie|limpiar|cambia|cambie|cambiar|mantenimiento|componga|ponga|poner|pongan|monte|montar|trabaja|trabaje|destapa|destape|chequee|chequea
@stuck = clog|clogs|clogged|blocked|backed|overflow|overflows|overflowing|leaking|leak|leaks|dripping|drips|running|burst|exploded|flush|stuck|plugged|tapo|tapa|tapado|tapada|taponado|gotea|goteando|botando|bota|filtra|reventado|revento|rompio|explotado|exploto|desbordo|desborda|atascado|atasco|danado|dano

## plumber
sink|toilet|faucet|shower|inodoro|fregadero|ducha|lavamanos|desague|drain ~2 @wont|baja|flush|drena
dano|rompio|jodio|broke ~3 llave|inodoro|fregadero|ducha|calentador|tubo|faucet|toilet|heater|sink
sink|toilet|drain|faucet|tap|shower|bathtub|tub|pipe|pipes|plumbing|heater|fregadero|inodoro|lavamanos|desague|llave|ducha|banera|tubo|tubos|tuberia|sifon|calentador|bano|sanitario ~4 @stuck
@stuck ~4 sink|toilet|drain|faucet|tap|shower|bathtub|pipe|pipes|fregadero|inodoro|lavamanos|desague|ducha|banera|tubo|tubos|tuberia|sifon|calentador|bano|sanitario
## water-pump
dano|rompio|jodio|quemo|broke|died ~3 bomba|pump|tinaco|cisterna
@stuck ~4 tinaco|cisterna|cistern|bomba
tinaco|cisterna|cistern ~4 @stuck|@fix|@wont
pump|bomba ~2 agua|water ~4 @wont|@stuck|@fix
no ~2 sube|llega ~2 agua
## locksmith
locked ~2 out
keys|key|llave|llaves ~4 inside|adentro|dentro|lost|broke|partio|perdi|perdieron|trancaron
lost|perdi|broke|partio|perdieron|deje|quedaron|left|forgot ~4 keys|llaves|key|llave ~3 house|home|apartment|casa|apartamento|apto|inside|adentro|door
perdi|lost ~2 llaves|keys
trancado|tranque|quede|trancada ~3 afuera|fuera
lock|cerradura|llavin|cerrojo ~4 @wont|@fix|stuck|jammed|broken
## air-conditioning
dano|rompio|jodio|quemo|broke|died|murio ~3 ac|aire|split
ac|aire|aires|aircon|split|inverter ~3 @wont|@fix|blowing|cold|cooling|enfria|enfriando|guy|tecnico|gas|frio|hot|warm|dripping|gotea|leaking
@fix|instalador|tecnico ~3 ac|aires|split|aire
## electrician
lights|outlet|outlets|breaker|breakers|socket|fuse|switch|tomacorriente|tomacorrientes|enchufe|breker|bombillos|interruptor|abanico|fan|lampara|chandelier|luces|cableado ~4 @wont|@fix|keeps|trips|tripping|sparks|flickering|flicker|flickers|salta|brinca|tumba|dispara|parpadea|parpadean
@fix|flickering ~3 fan|abanico|lampara|outlet|lights|chandelier|breaker|luces|lamparas|tomacorriente|tomacorrientes
no ~1 power|electricity|luz ~2 my|half|one|room|mi|medio|cuarto
## appliance-repair
dano|rompio|jodio|quemo|broke|died|murio ~3 fridge|refrigerator|freezer|washer|dryer|stove|oven|dishwasher|microwave|nevera|lavadora|secadora|estufa|horno|lavaplatos|microondas
fridge|refrigerator|freezer|washer|dryer|stove|oven|dishwasher|microwave|washing|nevera|lavadora|secadora|estufa|horno|lavaplatos|microondas|congelador|lavavajillas|freidora ~4 @wont|@fix|cooling|spin|spinning|drain|leaking|heating|noise|enfria|centrifuga|calienta|ruido|stopped|botando|bota
@fix ~3 fridge|refrigerator|freezer|washer|dryer|stove|oven|dishwasher|microwave|nevera|lavadora|lavadoras|secadora|estufa|estufas|horno|neveras|lavaplatos|microondas
## phone-repair
screen|pantalla|battery|bateria|phone|iphone|celular|samsung|cell ~4 cracked|broken|broke|shattered|rompio|partio|@wont|rota|mojo|wet|cayo|@fix|water
cracked|broke|broken|dropped|rompio|partio|@fix ~4 phone|iphone|celular|screen|pantalla|cell
## computer-repair
dano|rompio|jodio|broke|died|murio|mojo ~3 laptop|computadora|computer|macbook|pc|impresora|printer
laptop|macbook|computer|pc|printer|laptops|computadora|impresora|mac|notebook|compu ~4 @wont|@fix|charge|charging|turn|slow|virus|lenta|prende|carga|imprime|screen|pantalla|frozen|mojo
@fix ~3 laptop|macbook|computer|pc|computadora|impresora|printer|mac
## car-mechanic
dano|rompio|jodio|died|murio ~3 carro|car|jeepeta|truck|motor|vehiculo
car|carro|truck|jeep|jeepeta|suv|motor|engine|brakes|frenos|transmission|transmision|vehiculo|van|scooter ~4 start|starting|prende|enciende|overheating|calienta|calentando|noise|ruido|smoking|squeaking|leaking|broke|@fix|rattling|shakes|vibra|oil|aceite|check|suena|sonando
@fix ~3 car|carro|brakes|frenos|engine|jeepeta|transmision|radiador
## tow-truck
broke|broken|stuck|varado|varada|dano|quede|quedamos|dead|stranded ~3 down|highway|road|autopista|carretera|calle|botado|camino|roadside
need|necesito|get ~2 tow|grua|remolque
car|carro|jeepeta|battery|bateria ~3 stuck|mud|jump|ditch|enterrado|lodo|atascado|murio|descargada|muerta
## tires
flat ~1 tire|tires|tyre
goma|gomas|tire|tires ~3 pinchada|pinchadas|pincho|vacia|exploto|desinflada|lisa|punctured|blew|blowout|flat|bald
pinche|pinchamos ~3 goma
## internet
wifi|internet|router|wi|connection|conexion|modem|senal ~4 @wont|@fix|slow|lento|slowly|weak|cae|debil|install|repeater|malo|mala|keeps|dropping|extender
@fix ~3 wifi|internet|router|modem|starlink
## tv-smart-home
@fix ~4 tv|television|televisor|tele|antena|soundbar
hang|mount|colgar|cuelgue|montar ~5 wall|tv|pared|inch|pulgadas|bracket
## handyman
hang|mount|colgar|assemble|armar|arme|put ~4 shelf|shelves|pictures|mirror|curtain|curtains|ikea|crib|desk|cuadros|repisas|espejo|cortinas|cuna|cama|bed|together|mueble|muebles
small|odd|little|pequenos|chiripas|varios ~1 jobs|repairs|things|arreglos|trabajos
someone|somebody|alguien|quien ~3 handy|usos
## carpenter
dano|rompio|jodio|broke|cayo ~3 closet|puerta|gabinete|door|cabinet|gaveta|drawer
@fix|build|make|hacer|haga|hagan|hace|building|built|fabrique ~4 closet|closets|cabinet|cabinets|shelves|bookshelf|gabinete|gabinetes|puerta|repisas|mesa|deck|bookcase
closet|door|puerta|gabinete|cabinet ~3 hinge|hinges|bisagra|bisagras|swollen|hinchada|termite
## painter
paint|painted|repaint|repainted|pintar|pinte|pinta|pinten|pintarla|pintarme ~4 house|room|rooms|wall|walls|apartment|casa|cuarto|apartamento|paredes|pared|villa|building|fachada|office|fence|exterior|interior|local|oficina
## roofing
roof|techo|ceiling|azotea ~4 leak|leaks|leaking|filtra|filtrando|gotea|goteando|botando|moja|filtracion|dripping|rains|llueve
impermeabilic*|impermeabiliz*
## welding
bars|rejas|gate|porton|grate|fence|verja|railing|barandilla|baranda|hierros ~4 @fix|make|weld|rusty|rusted|oxidado|oxidada|soldar|solde|windows|ventanas|hacer|build|haga
rejas|verjas|protectores|porton
soldar|solde|weld|welded
## masonry
@fix|lay|build|put|poner|levantar|hacer ~4 tiles|tile|floor|wall|patio|piso|pisos|ceramica|losetas|pared|muro|acera|driveway|verja|cement|concrete|cemento|block|blocks
## builder
build|construct|renovate|remodel|gut|construir|remodelar|fabricar|hacer|ampliar|anadir|add|levantar ~4 house|home|kitchen|bathroom|villa|casa|cocina|bano|room|cuarto|apartment|apartamento|floor|nivel|addition|extension|deck|terraza|marquesina|second|segundo|pool
## gardener
cut|cuts|cutting|trim|trims|trimming|mow|mows|mowing|prune|prunes|podar|pode|poda|corta|corte|cortar|chapear|chapee|chapea|tumbar|weed|weeds|weeding|riegue|regar|water ~4 grass|lawn|palm|palms|tree|trees|hedge|hedges|bushes|grama|patio|matas|mata|arboles|arbol|palmas|cocos|yard|monte|garden|jardin|coconuts|plantas|plants
grass|lawn|yard|patio|monte|grama|jardin|garden ~4 high|overgrown|tall|jungle|alta|alto|crecida|mess|descuidado|selva
## pool
pool|piscina ~4 green|verde|@fix|dirty|sucia|cloudy|pump|bomba|weekly|semanal|algae|algas|maintain|quimicos|chemicals|leaking
@fix|cleans|clean|limpie|mantenga|maintains ~3 pool|pools|piscina|piscinas
## pest-control
roaches|cockroach|cockroaches|termites|termite|ants|rats|rat|mice|mouse|bedbugs|bugs|scorpions|wasps|bees|cucarachas|comejen|hormigas|ratas|raton|ratones|chinches|abejas|avispas|mosquitos|polilla|garrapatas|fleas|ticks|ciempies|alacranes|iguanas|bats|murcielagos ~5 everywhere|kitchen|house|roof|walls|get|rid|infestation|spray|nest|panal|casa|cocina|fumig*|llena|lleno|plaga|problem|kill|matar|mucho|muchas|cama|bed|eating|comiendo|acabando|invaded|invadieron|apartment|villa|colonia
get|kill|killing|matar|full|lleno|llena|acabar|sacar|exterminate|spray|tengo|hay|have ~4 roaches|cockroaches|termites|ants|rats|mice|bedbugs|scorpions|wasps|cucarachas|comejen|hormigas|ratas|ratones|chinches|panal|abejas|avispas|garrapatas|polilla|plaga
## house-cleaning
clean|cleans|cleaning|limpie|limpia|limpiar|limpien|limpieza|cleaned ~4 house|apartment|villa|condo|casa|apartamento|apto|airbnb|home|week|weekly|semana|quincenal|mudarme|move|moveout|office|oficina|windows|construction|obra
quien|alguien|someone|somebody|persona|muchacha|senora|mujer|girl|lady|woman|maid ~3 clean|cleans|limpie|limpia|limpiar|limpieza|cleaning|oficios|quehaceres
once|twice|2x ~2 week|semana ~3 clean|limpie|cleaning
## laundry
wash|washed|iron|ironed|lave|lava|lavar|planche|planchar|laundry|planche|press|planchen|laven ~4 clothes|ropa|sheets|shirts|sabanas|planche|iron|camisas|fold|doblar|linens
alguien|quien|someone ~3 lave|planche|wash|iron
## property-management
look|looked|looking|watch|cuidar|cuide|cuiden ~2 after|my|mi|la ~2 villa|house|casa|condo|apartment|property
villa|house|condo|property ~3 looked|managed ~1 after|while|for
## nanny
watch|watches|mind|look|sit|care|cuide|cuida|cuidar|cuiden|vea ~4 kids|kid|children|child|baby|twins|toddler|son|daughter|ninos|nino|bebe|hijos|hija|hijo|gemelos|nina|muchachos|nietos|grandkids
sitter|sitters|babysit|babysits
## elder-care
look|care|cuide|cuida|cuidar|take|watch|atienda|bathe|acompane|sit|help ~4 mother|father|mom|dad|grandmother|grandfather|grandma|elderly|mama|papa|abuela|abuelo|abuelita|envejeciente|anciano|anciana|viejito|viejita|suegra|aunt|tia|dementia|alzheimer
## pet-care
dog|cat|pet|perros|perro|mascotas ~1 groomer|groomers|sitter|walker|walkers|trainer|boarding|hotel|peluquero|paseador|entrenador|cuidador
groomer|groomers|paseador|paseadora
walk|walks|board|groom|bathe|sit|watch|feed|paseen|pasee|pasear|bane|banar|cuide|cuidar|dejar|entrene|train|look|leave|deje ~4 dog|dogs|labs|lab|puppy|cat|cats|pet|pets|perro|perros|gato|gatos|perrita|perrito|mascota|poodle|kitty|kitties|mascotas|golden|husky
## veterinarian
dog|dogs|cat|cats|puppy|kitten|perro|perra|gato|gata|perrito|perrita|gatito|mascota|pet|parrot ~4 sick|vomiting|vomitando|limping|cojea|shots|vaccine|vaccines|enfermo|enferma|enfermito|vacuna|vacunas|come|eating|diarrea|diarrhea|garrapatas|ticks|castrar|neuter|spay|spayed|neutered|itching|checkup|limpieza|cojeando|desparasitar|throwing
sick|vacunar|vaccinate|castrar|esterilizar|neuter|spay|desparasitar ~3 dog|cat|puppy|perro|gato|perra|gata|kitten|mascota
## dentist
tooth|teeth|molar|crown|filling|muela|diente|dientes|braces|gum|gums|encia|brackets|caries|dentadura|denture|dentures|cordal ~4 hurts|hurt|broke|broken|chipped|cracked|ache|aching|fell|killing|pain|duele|dolor|matando|rompio|partio|cayo|cleaning|clean|limpieza|pull|sacar|whitening|loose|hinchada|swollen|calza
toothache|cavity
duele|dolor ~3 muela|diente|muelas|encia
## family-doctor
doctor|medico|doctora|medica ~3 casa|house|domicilio|visits|call|check|checkup|hotel|english|chequeo|fever|fiebre|gripe|flu
quien|someone|alguien ~3 recete|prescribe|examine|revise
## pediatrician
doctor|medico|doctora ~3 ninos|kids|children|child|baby|bebe|nino|nina
## physiotherapist
physio|rehab|fisio|terapias|terapia ~3 home|house|fisica|knee|rodilla|hip|cadera|surgery|operacion|casa|espalda|shoulder|hombro
rodilla|knee|hip|cadera|operacion|surgery|cirugia|hombro|shoulder|espalda ~7 terapias|terapia|rehab|therapy|rehabilitacion|physical
## massage
stiff|sore|tense|knots|tieso|contractura ~2 neck|back|shoulders|cuello|espalda|hombros
massage|masaje|masajito
## psychologist
shrink|counselor
talk|hablar|someone|alguien ~4 anxiety|ansiedad|depression|depresion|grief|duelo
## barber
shave|beard|fade|recorte|recortar|recortarme|barba|trim|afeitar ~3 get|good|men|clean|hombre|nino|mens|mi|me|haircut|good|son|hijo
## hair-salon
womens|woman|mujer|dama|ladies|lady ~2 hair|haircut|pelo|cabello
rizos|curls|curly|balayage|highlights|keratin|keratina|alisado|blowout|desrizado|rolos|secado|tinte|cerquillo|extensiones|trenzas|braids|straightening
salon ~4 pelo|rizos|hair|curly|cabello|belleza
## tailor
hem|shorten|alter|sew|sewn|mend|coser|cosan|ruedo|achicar|entallar|take|arreglar|arreglarme|cambiar ~4 pants|dress|suit|jeans|zipper|skirt|shirt|pantalon|pantalones|vestido|traje|falda|camisa|zipper|ruedo|uniform|uniforme|uniformes
## upholstery
sofa|couch|chair|chairs|sillas|silla|mueble|muebles|cojines|cushions|sillon|butaca|asientos|seats ~6 tela|fabric|tapizar|forrar|reupholster|recover|cover|upholster|retapizar|vinil|leather|foam|espuma
tapizar|forrar|reupholster|retapizar
## moving
move|moving|mudar|mudarme|mudarnos|mudo|mudamos|haul|llevar|mover|transportar|carry|transport|cargar ~4 furniture|apartment|apartments|boxes|stuff|sofa|couch|piano|fridge|muebles|cajas|trastes|nevera|cosas|apartamento|bed|mattress|corotos|mattresses ~3 across|truck|help|santiago|town|from|guys|camion|flete|quien|alguien|casa|de|to|a|another|otra|heavy
flete|fleteros|mudanza|mudanzas
camion|truck|van ~3 mudar|mover|move|mudarme|mudarnos|mudanza
## airport-transfer
ride|pick|pickup|picked|drive|drop|transfer|transport|shuttle|taxi|busque|buscarme|buscarnos|buscar|recoger|recogerme|recojan|recoja|lleve|llevarme|transporte|carrera|collect|get|van ~5 airport|airpot|aeropuerto|aeropuero|flight|vuelo|puj|sdq|pop|sti
airport|aeropuerto ~3 ride|pickup|transfer|transfers|shuttle|taxi|driver|pick|chofer|transporte
## taxi
taxi|taxista|cab ~4 pa|para|to|de|for|now|ahora|5am|am|manana|tomorrow|tonight
## private-driver
driver|chofer|chauffeur ~4 day|days|week|dia|dias|semana|english|ingles|hire|errands|airport|trip|carro|doctor|appointments|take|llevar
drive|lleve|llevarme|manejar|take ~2 us|me|my ~4 around|doctor|appointments|errands|mother|citas|vueltas|hospital
## car-rental
rent|alquilar|alquilo|rento|rentar|alquile|hire ~3 car|jeep|suv|scooter|carro|jeepeta|vehiculo|van|motor|moto|golf|atv
## home-rental
rent|alquilar|alquilo|alquiler|renta|rentar|rental|lease|alquile ~4 apartment|house|condo|place|room|villa|studio|apartamento|casa|apto|cuarto|habitacion|estudio|bedroom|furnished|amueblado|pieza
apartment|condo|apartamento|apto|house|casa|studio|villa|estudio|place|bedroom|cuarto|habitacion ~3 rent|alquilar|alquiler|renta|lease|rental
## real-estate-agent
buy|sell|comprar|vender|compro|vendo|selling|buying ~3 house|condo|villa|land|lot|apartment|casa|villa|terreno|solar|apartamento|apto|property|propiedad|finca
realtor|inmobiliaria|corredor
house|condo|land|casa|terreno|solar|apartamento|villa|lot|finca ~2 sale|venta|venden
## land-surveyor
medir|mida|measure|survey|mensurar|deslindar|mark ~4 solar|terreno|land|lot|parcela|property|finca|propiedad|boundaries|linderos
solar|terreno|land|lot|parcela ~5 medir|mida|measure|survey|mensurar|deslindar
deslinde|linderos|agrimensor
## cook
cook|cooks|chef|cocine|cocina|cocinar|cocinero|cocinera|cocinen|meals|dinner ~4 us|home|house|guests|dinner|casa|domicilio|private|privado|family|nosotros|weekly|semana|invitados|party|week
private|personal|privado|privada ~1 chef|cook|cocinero|cocinera
## catering
cater|catering|bufet|buffet|picadera|picaderas
comida|food|platos|lunch ~3 fiesta|party|guests|wedding|boda|evento|event|personas|people|invitados
## cakes
cake|bizcocho|pastel|cupcakes ~4 birthday|wedding|cumpleanos|boda|order|encargar|party|quince|bautizo|custom|libras
order|encargar|bake|make ~3 cake|bizcocho
## photographer
photographer|fotografo|fotografa|photos|pictures|fotos|shoot|video|filmar|tire ~5 wedding|boda|quince|baptism|bautizo|party|family|familia|birthday|cumpleanos|portrait|event|evento|pregnancy|maternity|graduation|graduacion|drone|beach|playa|villa|airbnb|listing
## live-music
combo|mariachi|mariachis|perico|ripiao|band|conjunto|banda|saxo|saxofonista|sax|trio|orquesta ~4 fiesta|party|wedding|boda|merengue|play|tocar|toque|event|evento|birthday|cumpleanos|bachata|anniversary|serenata
grupo ~1 tipico
## dj
dj|djs|discjockey
## event-rental
rent|alquilar|alquilen|alquiler|alquilan|renta ~4 chairs|tables|tent|tents|sillas|mesas|carpa|carpas|bouncy|brincolin|toldo|castle|inflable|manteles|speakers|bocinas
## event-planner
plan|organize|organice|organizar|decorate|decore|decorar|throw ~4 party|birthday|event|fiesta|cumpleanos|evento|shower|quince|quinceanera|bautizo|anniversary
## wedding-planner
plan|planning|organize|organizar|organice|planner ~3 wedding|boda|bodas|weddings
get|getting|casarnos|casarme|casamos ~2 married|beach|playa ~2 beach|playa|planner|samana|cana
## translator
translate|translated|translator|traducir|traduzca|traduzcan|interpret|interpreter|interprete|traductor|traductora ~5 certificate|documents|document|papers|diploma|acta|papeles|documento|court|judicial|official|officially|licencia|birth|marriage|sworn|legal|appointment|cita|closing|notary|deed|contract|doctor
## notary
notariz*|notaries|notary|notario|notarios|notaria|notariado
sign|firmar|legalizar ~3 power|poder|documents|deed|acto ~3 attorney|notary|notario|abogado
poder ~2 notarial|notariado|viajar|especial
## accountant
keep|llevar|lleve|do|prepare|haga|hacer ~3 books|contabilidad|accounting|itbis|nomina|payroll|bookkeeping|606|607
## taxes
do|file|prepare|help|hacer|haga|ayude|declare|declarar|someone|alguien|accountant|contable|cpa ~4 taxes|tax|impuestos|itbis|irs|isr|declaracion|fbar
## spanish-lessons
learn|teach|study|practice|lessons|classes|tutor|teacher|aprender|clases|ensene|profesor|profesora|teaches ~3 spanish|espanol
spanish ~1 lessons|classes|tutor|teacher|school|class|course
## english-lessons
learn|teach|lessons|classes|tutor|teacher|aprender|clases|ensene|profesor|profesora ~2 english|ingles
## tutoring
tutor|tutors|tutora|homework|tareas|nivelacion|math|matematica|matematicas ~4 son|daughter|kid|kids|child|hijo|hija|nino|nina|math|matematicas|reading|lectura|grade|grado
## solar
solar ~2 panels|panel|paneles|system|power|installer|install|installation|energy|energia
paneles|placas ~0 solares
## inverter
dano|rompio|jodio|quemo|broke|murio|died ~3 inverter|inversor|inversores
inverter|inversor|inversores|inverters|baterias ~4 @wont|@fix|install|batteries|holding|beeping|pita|pitando|dura|hold|aguanta|charge
## generator
dano|rompio|jodio|quemo|broke|murio ~3 generator|planta|generador
generator|planta|generador ~3 @wont|@fix|electrica|start|prende|install
## septic
vaciar|empty|pump|clean|destapar|limpiar|pumped|full|lleno|smells ~4 septic|septico|pozo|trampa|cloaca|filtrante
septic|septico|cloaca
## water-delivery
botellon|botellones|jugs|gallon|gal|bottles|camion|truck ~3 water|agua|bring|deliver|delivered|house|casa|traigan|llenar|cisterna
agua ~2 botellon|botellones|camion|domicilio
bring|deliver|traer|traigan|lleven|llevar|delivery ~4 water|agua|botellon|botellones
## cooking-gas
bring|deliver|delivery|refill|llenar|traigan|traer|lleven|cambien|domicilio|need|order|llenen|out|acabo ~4 gas|propane|propano
gas ~2 domicilio|delivery|delivered|cylinder|bottle|cilindro
## courier
send|deliver|pick|enviar|mandar|llevar|llevarme|recoger|buscar ~3 package|parcel|envelope|documents|paquete|sobre|documentos|caja ~4 to|across|santiago|today|delivery|mensajero|santo|capital|hoy|moto|courier
## personal-trainer
trainer|entrenador|entrenadora|coach
## interior-design
decorate|design|decorar|disenar|furnish|amueblar|decore|stage ~3 living|house|home|apartment|villa|room|sala|casa|apartamento|airbnb|kitchen|cocina|condo
## furniture
make|build|buy|custom|hacer|comprar|mandar|hagan ~3 furniture|sofa|table|bed|muebles|comedor|mesa|mattress|colchon|dining|cama|sillas
## security-cameras
camera|cameras|camaras|alarm|alarma|cctv ~4 @fix|house|casa|install|system|sistema|negocio|villa|outside|instalar
@fix|want|poner ~3 cameras|camaras|alarma|alarm|cctv
## company-formation
set|open|form|register|abrir|formar|constituir|registrar|crear ~3 company|srl|business|compania|empresa|eirl|negocio ~4 someone|help|lawyer|ayude|alguien|abogado|quien|ayuda
## immigration-lawyer
lawyer|attorney|abogado|abogada|someone|alguien|gestor|help|quien ~4 residency|residence|immigration|visa|residencia|migracion|citizenship|ciudadania|naturalization
residency|immigration|visa|residencia|migracion|migratorio|citizenship ~2 lawyer|attorney|abogado|abogada|gestor
## property-lawyer
lawyer|attorney|abogado|abogada ~5 property|deslinde|title|titulo|closing|land|terreno|solar|buying|comprar|compra|apartamento|condo|inmobiliario|deed
## family-lawyer
lawyer|attorney|abogado|abogada ~4 divorce|divorcio|custody|custodia|herencia|inheritance|will|testamento|family|familia|child|pension
divorce|divorcio|custody|custodia|herencia ~2 lawyer|abogado|attorney|abogada
## customs-shipping
ship|shipping|clear|agent|broker|agente|desaduanar|desaduanizar|sacar|agency|agencia ~4 container|customs|contenedor|aduana|aduanas|car|furo|aduanal|boxes|puerto|port
## architect
draw|design|plans|planos|disenar|hacer|haga ~3 house|plans|planos|casa|villa|blueprints
## tours
guide|guia|tour|excursion|tours|excursiones|hike ~4 day|whale|whales|ballenas|los|island|saona|family|private|take|colonial|27|damajagua|charcos|pico
## boat-trips
boat|catamaran|fishing|snorkel|diving|bote|lancha|yate|pesca|buceo|yacht ~4 rent|charter|trip|tour|day|saona|alquilar|paseo|family|party|dia|take|lesson|lessons|excursion
## surf-school
surf|surfing|kite|kitesurf|kiteboarding ~3 lesson|lessons|class|classes|school|clases|learn|aprender|teacher|instructor|escuela|board
## makeup
makeup|maquillaje|maquillista|maquille|lashes|pestanas ~4 wedding|boda|party|fiesta|bride|novia|event|artist|quince|do|done|domicilio
## nails
nails|unas|manicure|pedicure|mani|pedi|manicura|acrylics|acrilicas
## music-lessons
teach|lessons|classes|clases|teacher|profesor|profesora|learn|aprender ~3 guitar|piano|violin|drums|singing|guitarra|canto|bateria|music|musica
## dance-lessons
learn|lessons|classes|clases|teach|aprender|teacher|academia ~3 bachata|salsa|merengue|dance|dancing|bailar|baile
## no-seeking
do|does|should|must ~2 need|want|have
## needs
need|needing|nead|want|require|hire|book|get|find|send
## seeks
looking|searching|lookin|seeking|recommend|recommendation|recommendations|suggest|anyone|somebody|someone|anybody|necesito|necesitamos|nesesito|busco|buscamos|buscando|quiero|queremos|quisiera|ocupo|recomiendas|recomiendan|recomienden|recomiendame|recomendar|recomendacion|conoces|conocen|conoce|alguien|quien|quienes|consigo|consigue|encuentro|contratar|mandame|manden|mandan|consigueme|urge|falta
do|does ~1 you|u|ya ~1 have|know|got
any|algun|alguna ~1 good|buen|buena|bueno
who ~2 @fix|does|do|can|could|cleans|cuts|trims|sells|delivers|makes|paints|teaches|works
know ~1 a|an|any|of
is|are ~0 there ~1 a|any|an
hay ~1 un|una|algun|alguna
donde|where|adonde ~2 hay|consigo|encuentro|get|find|compro
tienen|tienes ~1 un|una|algun|alguna
could|can|please ~1 someone|somebody|anybody|anyone
`;
