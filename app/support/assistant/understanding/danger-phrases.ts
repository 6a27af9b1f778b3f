/**
 * What people write who are in danger, or see somebody who is; in the notation of phrases.ts. "now" always means danger;
 * "past" does not in a question about how things are ("is it common to be robbed?", "what do I do if …"), nor where a vendor
 * is asked for ("emergency plumber"). Too much is better here than too little.
 */
export const dangerPhrases = `
@somebody = i|im|me|we|us|he|hes|she|shes|they|theyre|him|her|them|you|somebody|someone|anybody|person|people|man|woman|guy|lady|girl|boy|kid|kids|child|children|baby|toddler|son|daughter|husband|wife|mother|mom|mum|father|dad|parents|brother|sister|friend|neighbor|neighbour|grandmother|grandma|grandfather|grandpa|partner|boyfriend|girlfriend|uncle|aunt|cousin|driver|guest|tourist|swimmer|newborn|worker|maid|nanny|roommate|fiance|yo|mi|nos|nosotros|el|ella|ellos|alguien|persona|hombre|mujer|senor|senora|muchacho|muchacha|joven|nino|nina|ninos|bebe|hijo|hija|hijos|esposo|esposa|marido|mama|papa|madre|padre|hermano|hermana|amigo|amiga|vecino|vecina|abuelo|abuela|novio|novia|tio|tia|primo|prima|suegra|suegro|le|lo|la|les|se
@child = child|children|kid|kids|baby|toddler|son|daughter|boy|girl|newborn|infant|grandson|granddaughter|nino|nina|ninos|bebe|hijo|hija|hijos|nieto|nieta|muchachito|muchachita
@person = husband|wife|mother|mom|mum|father|dad|son|daughter|child|baby|kid|toddler|brother|sister|friend|neighbor|neighbour|grandmother|grandma|grandfather|grandpa|partner|boyfriend|girlfriend|somebody|someone|man|woman|guy|girl|boy|person|he|she|they|esposo|esposa|marido|mama|papa|madre|padre|hijo|hija|nino|nina|bebe|hermano|hermana|amigo|amiga|vecino|vecina|abuelo|abuela|novio|novia|alguien|hombre|mujer|senor|senora|persona|muchacho|muchacha|joven|tio|tia|primo|prima|suegra|suegro|ella
@not = cant|cannot|not|no|dont|doesnt|wont|isnt|arent|stopped|stop|barely|hardly|unable|never|couldnt|didnt|dejo|apenas|casi|without|sin|aint|nt
@am = am|is|are|was|be|been|being|got|get|getting|gets|keeps|keep|has|have|just|s|re|esta|estan|estoy|fue|fueron|han|ha|he|acaban|acaba|siguen|sigue
@want = want|wants|wanna|wish|going|gonna|trying|tries|tried|wanted|thinking|think|ready|quiere|quiero|quieren|va|voy|van|trata|tratando|intenta|intentando|intento|pienso|pensando|ganas
@doing = is|are|am|was|keeps|trying|tries|going|gonna|wants|will|esta|estan|quiere|quieren|va|van|trata|tratan
@lot = lot|lots|heavily|badly|everywhere|much|bad|wont|stop|stopping|nonstop|profusely|mucho|mucha|bastante|para|horrible
@hurt = hurt|hurts|hurting|pain|pains|aching|ache|tight|tightness|pressure|crushing|squeezing|burning|duele|doliendo|dolor|dolores|aprieta|apretado|presion|opresion|puntada|puntadas|punzada
@weapon = gun|guns|pistol|knife|knives|machete|rifle|shotgun|weapon|weapons|armed|blade|gunpoint|knifepoint|pistola|pistolas|cuchillo|arma|armas|armado|armados|colin|revolver|escopeta|navaja|punal|tubo
@hit = hit|hits|hitting|beat|beats|beating|beaten|punch|punched|punching|kick|kicked|kicking|slap|slapped|choke|choked|choking|strangle|strangled|strangling|hurt|hurts|hurting|attack|attacks|attacked|attacking|grab|grabbed|grabbing|push|pushed|shove|shoved|abuse|abuses|abusing|abused|burned|burning|bit|pega|pego|pegan|pegaron|pegando|pegandole|golpea|golpeo|golpean|golpearon|golpeando|maltrata|maltratan|maltratando|ahorca|ahorcando|ahorco|agrede|agredio|agrediendo|ataca|ataco|atacan|atacaron|atacando|empujo|patea|pateo|pateando|cae|dio|dando|lastima|lastimo|lastimando|hiere
@home = house|home|apartment|apt|room|door|window|building|villa|condo|kitchen|bedroom|yard|roof|hotel|balcony|casa|apartamento|cuarto|puerta|ventana|edificio|habitacion|cocina|patio|techo|balcon|galeria|residencial|garage|marquesina
@gas = gas|propane|propano
@deep = ocean|sea|water|waves|wave|current|riptide|rip|river|pool|undertow|surf|mar|agua|olas|ola|corriente|rio|piscina|canada|resaca
@pills = pills|pill|tablets|medication|medications|medicine|medicines|bleach|poison|battery|batteries|chlorine|detergent|insecticide|drugs|fentanyl|pastillas|pastilla|tabletas|medicamentos|cloro|veneno|pila|desgrasante|detergente|insecticida|raticida|droga|drogas|acido|medicinas
@end = end|ending|finish|acabar|terminar

## now
# Breath
@not ~3 breathe|breathing|breath|breth|brethe|breeth|breating|respira|respirar|respirando|respiro|resuella
trouble|struggling|struggles|difficulty|hard|problems|labored|gasping|short|shortness|cuesta|dificultad|dificil|trabajo|lucha ~3 breathe|breathing|breath|breth|brethe|breeth|breating|respirar|respirando|aire
gasping
falta|faltando ~2 aire|respiracion
breathe|breathing|respira|respirando|respiracion ~2 weird|funny|shallow|fast|strange|mal|raro|rapido
asfixi*|suffocat*|asphyxiat*
choking|chocking|atragant*|ahogando|ahogandose|ahogandome|ahoga|ahogo|ahogue|ahogaron
choke|choked|chokes ~2 on|food|bone
turning|turned|turn|going|lips|puso|pone|poniendo|labios|cara ~3 blue|purple|morado|morada|morados|morao|azul|azules|morao
throat|garganta|tongue|lengua|face|cara ~3 closing|swelling|swollen|swell|closed|tight|cierra|cerrando|cerro|hincha|hinchada|hinchando|hincho
swelling|swollen|hinchando ~3 throat|tongue|garganta|lengua
cierra|cerrando|hincha|hinchando|hincho ~2 garganta|lengua
anaphyla*|anafila*|epipen|allergic|alergica ~1 reaction|shock|reaccion
reaccion ~2 alergica
# Heart and brain
chest|heart|pecho|corazon ~4 @hurt
@hurt ~4 chest|heart|pecho|corazon
heart ~2 attack|attacks|stopped|stopping|failing|racing
heartattack|infart*|cardiac
dio|dando|hizo|entro ~1 un ~0 paro
stroke|derrame|apoplejia|embolia|aneurism*|ictus|trombosis
paro ~1 cardiaco|respiratorio
face|mouth|cara|boca ~3 drooping|droop|drooped|droopy|dropped|twisted|torcida|torcio|torcido|viro|virada|caida|paralizada
slurr*
@not ~2 move|moving|feel|mueve|mover|siente|sentir|siento|muevo ~3 arm|arms|leg|legs|side|body|face|brazo|brazos|pierna|piernas|lado|cuerpo|cara
numb|paralyzed|dormido|dormida|paralizado|paralizada|entumecido ~4 arm|arms|leg|side|face|brazo|pierna|lado|cara
arm|leg|side|brazo|pierna|lado ~3 numb|paralyzed|dormido|dormida|paralizado|entumecido
left ~1 arm ~3 @hurt
brazo ~1 izquierdo
talking|speaking|habla|hablando|speech ~2 funny|weird|nonsense|strange|raro|enredado|enredada|disparates
suddenly|repente ~3 blind|see|talk|speak|confused|ver|hablar|ciego
seizure|seizures|seizing|convuls*|epilep*
shaking ~2 uncontrollably|violently
# Consciousness
unconscious|uncounscious|unresponsive|inconsciente|coma|lifeless
pass|passed|passing|black|blacked|blacking ~1 out
faint|fainted|fainting|faints|desmay*|desplom*|desvanec*
@person|im|me|she|i ~3 collaps*
collaps*
knocked|knock ~2 out|unconscious
@not ~3 wake|waking|woke|wakes|responding|respond|responsive|react|reacting|despierta|despertar|despierto|reacciona|reaccionando
@person ~4 @not ~1 moving|move|mueve|moverse|responde|contesta
perdio|perdi|perdido|perdiendo|pierde|lost|losing ~2 conocimiento|consciousness|conciencia|sentido
lying|laying|tirado|tirada|acostado|passed|body|cuerpo|cadaver ~4 street|road|ground|floor|sidewalk|calle|suelo|piso|carretera|acera
@somebody ~3 dying|muriendo|muriendose|agonizando
estoy|esta|estamos|am|im|is ~2 dying|muriendo|muriendose|muriendome
se ~1 muere|muriendo|murio|moria
dead ~1 body|person
hay|un|theres ~1 muerto|muerta|cadaver|corpse
@person ~2 is|esta|ta|looks|parece|seems|esta|hes|shes|quedo ~1 dead|muerto|muerta
heat|sun|insolacion|golpe ~1 stroke|calor
heatstroke|insolacion|hypotherm*|deshidratado
coughing|cough|vomiting|vomit|throwing|puking|tosiendo|tose|vomitando|vomita|vomito|botando|orinando|peeing|spitting|escupiendo|pooping ~4 blood|sangre
# Wounds
bleed|bleeding|bleeds|bleedin|sangra|sangrando|sangro|sangre|desangr*|hemorrag*|hemorrhag*
blood ~4 @lot
@lot ~2 blood
covered|pool|losing|lost|full|so ~3 blood
stab|stabbed|stabbing|stabs|apunal*|acuchill*|punalada|punaladas|estocada|machetazo|machetazos|tajo
shot|shoot|shooting|shoots ~3 @somebody|at|down|dead|head|leg|arm|chest|outside|nearby
@somebody ~2 shot|shooting
gunshot*|gunfire|shooting|shootout|tiroteo|disparo|disparos|disparan|disparando|disparaba|dispararon|tiros|balazo|balazos|balacera|baleado|balearon
dio|dieron|metio|metieron|pegaron|pego|recibio|un ~2 tiro
hear|heard|hearing|oigo|oi|oimos|escucho|escuche ~3 shots|gunshots|explosion|screams|screaming|screamed|tiros|disparos|gritos|explosiones
screaming|screams|gritando|gritos|pidiendo ~4 help|auxilio|ayuda
@somebody ~4 cut|sliced|severed|chopped|corto|cortado ~4 finger|fingers|hand|arm|leg|foot|wrist|wrists|neck|deep|deeply|dedo|dedos|mano|brazo|pierna|pie|muneca|munecas|cuello|venas|feo
cut|sliced|severed|chopped|corte|corto ~3 finger|fingers|hand|wrist|wrists|neck|deep|deeply|off|dedo|dedos|mano|muneca|munecas|cuello|venas
deep|open|big|herida|cortada ~2 cut|wound|gash|profunda|abierta|grande
broke|broken|rompio|rompi|partio|parti|fractur*|fracture|fractured|snapped ~3 leg|arm|bone|hip|neck|back|ankle|skull|wrist|foot|ribs|pierna|brazo|hueso|cadera|cuello|espalda|tobillo|craneo|pie|costillas|cabeza|clavicula
bone|hueso ~4 sticking|out|through|salido|afuera|fuera|expuesto
fell|fallen|falls|fall|falling|slipped|tripped|cayo|caido|caida|cai|resbalo|tumbo ~5 head|stairs|roof|balcony|ladder|down|up|hurt|hip|floor|window|moto|motorcycle|horse|off|cabeza|escalera|escaleras|techo|azotea|balcon|cadera|segundo|tercer|levantar|levanta|levantarse|caballo|motor|golpe|golpeo|bano|sube|mata
@person ~3 fell|fallen|cayo|caido|collapsed
cayo|caido ~3 @person
@not ~2 get|levanta|levantar|stand|pararse|levantarse ~2 up|suelo|piso|cama
hit|golpe|golpeo|dio|banged|smashed|injur*|cracked ~4 head|cabeza
injured|injuries|wounded|herido|heridos|herida|heridas|lesionado
@person|me ~3 burned|burnt|burns|burning|scalded|scalding|quemo|quemado|quemada|quemando|queme
burned|burnt|scalded|burn|queme|quemo|quemadura|quemaduras ~4 skin|face|hand|arm|body|leg|oil|water|acid|hot|grado|piel|cara|mano|brazo|cuerpo|aceite|agua|caliente|acido|@child
electrocut*
electric ~1 shock
dio|pego|agarro|paso|recibio|cogio ~2 corriente|corrientazo
mar|agua|rio|playa|piscina ~3 @not ~1 sale|salio|salido|aparece|sube
corrientazo|descarga ~1 electrica
bit|bite|bitten|bites|stung|attacked|mordio|mordida|mordieron|pico|picada|picadura|ataco ~4 snake|scorpion|dog|spider|shark|jellyfish|centipede|bees|wasps|monkey|culebra|serpiente|alacran|perro|arana|tiburon|avispas|abejas|ciempies|medusa|cacata|perros|aguaviva
snake|scorpion|dog|spider|shark|bees|culebra|alacran|perro|arana|cacata|perros|jellyfish|tiburon ~3 bit|bite|bites|bitten|stung|attacked|attacking|attack|mordio|pico|mordieron|ataco|atacando|atacaron|muerde
overdos*|sobredosis|intoxic*|poisoned|poisoning|envenen*
od ~1 on
took|taken|swallow|swallowed|swallowing|swallows|drank|drunk|drink|drinking|ate|eaten|ingested|tomo|tome|tomado|tomando|trago|trague|tragado|bebio|bebi|ingirio|comio ~4 @pills
swallowed|trago|tragado|tragaron ~3 something|coin|magnet|moneda|algo|objeto|pila|boton|iman
too|demasiadas|todas|bunch|whole ~2 many|bottle|las|of ~2 @pills
diabetic|sugar|insulin|azucar|glucosa|insulina|diabetico|diabetica ~4 shock|low|passed|coma|shaking|faint|crash|baja|bajo|bajisima|desmayo|temblando|mareado|mareada|subio
# Birth and small children
water|waters|bag|fuente|bolsa ~0 broke|breaking|rota|rompio
water|waters ~0 has|just ~1 broke|broken
rompio|rompi|rota|reventaron ~3 fuente|fuentes|bolsa
labor|labour|contractions|contracciones|contraccion|parto|pariendo|parir|parirse
giving|dando|give ~2 birth|luz
baby|bebe ~3 coming|came|arriving|saliendo|naciendo|nacer|viene|sale
pregnant|embarazada|embarazo|pregnancy ~5 blood|bleeding|pain|cramps|sangre|sangrado|sangra|dolor|dolores|colicos|fell|cayo
miscarr*|aborto|perdiendo ~3 bebe
@child ~4 fever|fiebre|feverish ~4 40|41|42|104|105|106|high|alta|convuls*|seizure|limp
high|alta|40|41|104|105 ~2 fever|fiebre ~4 @child
baby|bebe|newborn ~3 limp|floppy|crying|flacido|blue|color ~3 @not|limp
locked|stuck|trapped|left|encerrado|encerrada|atrapado|dejaron|quedo ~4 car|elevator|carro|vehiculo|ascensor|elevador|jeepeta ~3 @child|baby|inside|adentro|dentro|heat|sol
@child ~3 locked|stuck|trapped|encerrado|encerrada|atrapado|atrapada|quedo ~3 car|carro|jeepeta|vehiculo
lost|missing|gone|disappeared|vanished|kidnapped|taken|took|snatched|grabbed|perdio|perdi|perdieron|desaparecio|desaparecido|desaparecida|desaparecieron|llevaron|llevo|raptaron|rapto|robaron ~4 my|mi|mis|our|nuestro|nuestra|un|una|al|el|la|a|her|his ~2 @child|mother|father|husband|wife|madre|padre|esposo|esposa|abuelo|abuela|sister|brother|hermana|hermano|friend|amiga|amigo|girlfriend|boyfriend|mama|papa|marido
@person|old ~3 missing|disappeared|vanished|desaparecio|desaparecido|desaparecida|extraviado|perdido|perdida
@not ~2 find|finding|encuentro|encontramos|encuentra|aparece|encontrar|aparecido|see|seen|veo ~2 my|mi|mis|our|nuestro|nuestra|a|al|la|el ~2 @child|mother|father|husband|wife|madre|padre|esposo|esposa|abuelo|abuela|marido|mama|papa|amiga|amigo|friend|sister|brother|hermana|hermano
@child|mother|father|abuelo|abuela|mama|papa|esposo|esposa|hermano|hermana ~3 @not ~1 aparece|found|home|aparecido|llegado|regresado|returned|vuelto
# Fire, gas, smoke
on|in|catching|caught|catch|cogio|cogiendo|prendio|pego|agarro ~2 fire|flames|fuego|candela|llamas
@home|car|carro|stove|oven|estufa|horno|kitchen|building|neighbor|vecino|plug|outlet|wires|generator|inverter|inversor|planta|cables|enchufe|battery|bateria|tank|tanque|jeepeta|guagua|bus|boat|hotel|hill|forest|monte ~4 fire|burning|burns|smoke|smoking|flames|ablaze|fuego|quema|quemando|quemandose|ardiendo|arde|humo|candela|incendi*|echando
fire|smoke|flames|humo|candela ~3 @home|coming|everywhere|spreading|next|outside|extiende|car|carro|stove|estufa|saliendo|sale|vecino|vecina|oven|generator|inverter|inversor|enchufe|outlet|monte|cables
there|theres|hay|veo|see|big ~3 fire|flames|smoke|fuego|incendio|humo|candela
se ~2 quema|quemando|incendia|incendio|prendio
esta|estan ~2 quemando|quemandose|ardiendo|incendiando|incendiandose
quemando|quemandose|quema|incendiando ~3 @home|carro|estufa|vecino|vecina
fuego|incendio ~2 en|ayuda|auxilio|socorro
fire fire|help|here|now
burning ~2 house|down|building|plastic|wires|smell|alive
smell|smells|smelling|smelled|huele|olor|huelo|oliendo|leak|leaking|leaks|leakage|escape|escapando|fuga|fugas|saliendo|botando|bote|hissing|escapa|sale|salidero ~4 @gas
@gas ~4 smell|smells|leak|leaking|leaks|leakage|hissing|everywhere|escapando|fuga|escape|saliendo|dizzy|headache|mareo|saliendose|botando|escapa
smell|smells|huele|olor ~3 burning|smoke|burnt|quemado|humo|quemando|candela
carbon ~1 monoxide|monoxido
monoxido
explo* ~5 gas|tank|tanque|estufa|stove|@home|people|gente|car|carro|bomba|bomb|planta|generator|building|street|calle|cilindro|cylinder|nearby|cerca|loud|transformer|transformador|factory
gas|tank|tanque|estufa|stove|cylinder|cilindro|bomb|bomba|building|edificio|planta|generator|transformador|transformer ~4 explo*|blew|blown
explosion|explosiones
bomb|bomba ~1 threat|amenaza|in|inside
live|downed|fallen|fell|cable|cables|wire|wires|poste|tendido ~3 wires|wire|power|cable|street|caido|caidos|electrico|water|agua|suelto|chispas|sparks|sparking|vivo
sparks|sparking|chispas|chisporrotea*
# Water
drown|drowns|drowned|drowning|drownding
pulled|swept|carried|dragged|pulling|drifting|taken|llevo|llevando|lleva|arrastro|arrastra|arrastrando|jalo ~4 @deep|out|shore|away
caught|stuck|trapped|atrapado|atrapada|atrapados ~4 current|riptide|rip|waves|undertow|corriente|resaca|flood|water|inundacion|agua
@not ~4 back|swim|swimming|salir|nadar|volver|regresar|surface ~3 shore|beach|land|orilla|playa
went|went|go|going|under|debajo|bajo|hundio|hunde|hundiendo ~2 under|water|agua|mar|fondo ~4 @not|water|agua|up|salio|sale
@not ~2 came|come|coming|surfaced ~1 up|back
@not ~1 sale|salio|salido|sube ~0 del ~0 agua|mar|rio
hunde|hundiendo|hundiendose|sinking|capsized|capsizing|volco|volteo|zozobra ~4 boat|ship|kayak|bote|lancha|yola|barco|yate
boat|kayak|bote|lancha|yola|barco|jetski|yate|catamaran ~4 sinking|capsized|sank|flipped|hunde|hundiendo|volco|volteo|drifting|deriva|adrift|turned
water|agua|flood|flooding|rio|river|crecida ~4 rising|rises|waist|knees|neck|trapped|subiendo|cuello|rodilla|rodillas|cintura|creciendo|crecio|desbordo|inside|metiendo|metio|entrando|adentro ~2 @home|fast|now|cars|rapido|casa|cars|nos|atrapados|us|we|rodillas|cintura|cuello|knees|waist|neck
inundando|inundandose|inundo|flooding ~3 casa|barrio|house|home|street|calle|atrapados|trapped|car
# Caught, buried
trapped|atrapado|atrapada|atrapados|atrapadas|pinned|crushed|aplastado|aplasto|buried|enterrado|sepultado|escombros|rubble|derrumb*|derrumbe|deslizamiento|landslide|mudslide
stuck ~4 elevator|ascensor|elevador|underwater|rubble|flood|mountain|cliff|roof
cayo|callo|collapsed|collapsing|collapse|fell|cae|cayendo|vino ~4 building|ceiling|roof|wall|edificio|techo|pared|encima|bridge|puente|mata|tree|poste|abajo
building|ceiling|roof|wall|edificio|techo|pared|bridge|puente ~4 collaps*|fell|cayo|caido|cayendo|cae|coming
lost|stranded|perdido|perdidos|perdida|extraviados|extraviado ~4 mountain|mountains|forest|jungle|hiking|sea|trail|montana|monte|loma|bosque|mar|pico|sendero|selva
# More of each kind
took ~1 a ~0 fall
glassy|vidriosos ~2 eyes|ojos
eyes|ojos ~3 glassy|vidriosos|crossed
clutching|holding|agarrandose ~3 belly|stomach|barriga|chest|head|pecho ~4 screaming|gritando|crying|llorando
baba ~2 cae|caen|botando
cae|cayendo ~2 la ~0 baba
shook|shaking|shaken|sacudio ~3 baby|bebe
hallucinating|hallucinations|alucinando|alucina
viro|voltio|volteo|zozobro ~3 lancha|bote|yola|kayak|boat
lancha|bote|yola|kayak|boat ~2 viro|voltio|volteo|zozobro
en|in ~0 llamas|flames
cayo|fell ~2 cisterna|pozo|tinaco|piscina|pool|well|cistern|rio|mar|barranco|hoyo|ditch
lanzo|tiro|salto|jumped|threw ~4 puente|bridge|balcon|balcony|edificio|building|azotea|roof|train|metro|ventana|window
huele|smells ~1 feo|mal|rotten|awful ~4 puerta|door|vecino|neighbor
puerta|door|vecino|neighbor ~6 huele|smells ~1 feo|mal|muerto|bad|awful
eyes|ojos ~2 rolled|rolling|viro|viraron|blancos|white|volteados
rolled|viro|viraron ~2 eyes|ojos
twitching|jerking|drooling|babeando|stiffened|tieso ~4 floor|piso|eyes|ojos|mouth|boca|suddenly|bed
gibberish|delirando|delirious|delira|incoherent
oxygen|oxigeno ~4 empty|out|acabo|acaba|luz|ran|low|bajo|machine|tank|tanque|gone
luz|power|electricity ~5 oxygen|oxigeno|breathing|respirador|ventilator
insulin|insulina ~4 gone|out|acabo|ran|ya|none|without|urgente
no|without|sin|needs|need|necesito|necesita ~1 insulin|insulina
inhaler|asthma|asma|wheezing|inhalador ~4 attack|ataque|lost|no|bad|without|cant|bomba|out|help|need
ataque ~1 asma
cerro|cierra|cerrado ~2 pecho|garganta|aire
entra|llega ~2 aire
pecho|chest ~2 cerro|cerrado|apreta*|hundido
grabbed|agarro|clutching|holding|agarrando ~2 chest|pecho|heart
torcio|torcida|viro|virada|caido|droop* ~4 boca|cara|ojo|face|eye|mouth
face|eye|mouth|cara|boca|ojo ~3 weird|funny|torcio|torcida|crooked|caido|caida ~3 side|lado|de|sudden*
suddenly|sudden|repente ~5 talk|speak|see|hablar|habla|ver|ve|veo|walk|eye|ojo|blind|confused
@not ~2 see|veo|ve ~4 repente|suddenly|sudden
worst|horrible|terrible|insoportable ~2 headache|dolor ~4 life|vision|cabeza|barriga|double|doble|vomit*
stomach|barriga|belly|abdomen ~5 hard|dura|stand|vomit*|blood|sangre|negro|fainted
vomit*|vomito|poop|heces|pupu ~4 blood|sangre|negro|black
blood|sangre ~3 vomit|vomito|urine|orina|heces|stool|nose|nariz|gums|encias|ears|oidos
nosebleed ~5 stop|hour
rash|manchas ~5 fever|fiebre
fever|fiebre ~6 rash|manchas|stiff|neck|cuello|convuls*|moradas
bone|hueso|carne ~3 see|ve|veo|visible|down
see|veo|ve ~3 bone|hueso|carne
finger|fingers|dedo|dedos|hand|mano|foot|pie ~3 off|machine|caught|grinder|sierra|saw|crushed|molino|trancad*
sierra|saw|machine|molino|machete ~5 finger|hand|dedo|dedos|mano|leg|deep|slipped|pierna
nail|hierro|varilla|clavo|glass|vidrio|knife ~4 foot|eye|barriga|ojo|pie|stomach|pierna|through|stuck|leg|belly
clavo|enterro|inserto ~3 hierro|varilla|clavo|vidrio|cuchillo|palo
acid|cloro|chlorine|bleach|boiling|hirviendo|acido|quimico ~4 eyes|ojos|face|cara|@child|spilled|myself|skin|encima|herself|himself
cayo|echaron|spilled|splashed ~3 agua|aceite|acido|cloro|acid|boiling|oil ~3 hirviendo|caliente|cara|ojos|face|@child|encima|water
lightning|rayo ~3 hit|struck|cayo|someone|alguien
pozo|well|hole|septico|hoyo|sinkhole ~4 cayo|fell|stuck|trapped|house|atrapado
cayo|fell|stuck ~3 pozo|well|hole|hoyo|septico
cae|cayo|fell|falls|landed ~3 encima|on ~2 me|us|him|her|mi|la|el|son|head|@child
coco|coconut|bloque|block|brick|rama|branch ~4 head|cabeza|encima|hit
tree|mata|arbol|poste|pole|wall|gate|porton|pared|boulder|piedra ~3 fell|cayo|cae|came|on ~2 on|encima|car|carro|son|us|me|him|her|hijo|hija
pinned|trapped|atrapado|atrapada|stuck|debajo|under ~3 under|underneath|debajo|carro|car|truck|atv|pasola|motor|machine
pasola|motor|moto|atv|cuatrimoto|motorbike|scooter ~3 cayo|fell|slid|flipped|encima|resbalo|crashed|choco
cayo|se ~1 con|en ~1 pasola|motor|moto
river|rio|lake|lago|canal|barranco|cliff ~4 car|carro|truck|bus|guagua|people|gente|kids|jeepeta
car|carro|truck|bus|guagua|jeepeta ~5 river|rio|lake|lago|canal|barranco|cliff
arrollo|arrollaron|arrollado
llevo|llevaron ~2 por ~0 delante
patana|camion|truck|bus|guagua|tren ~3 llevo|arrastro|dragged ~4 motor|motores|gente|persona|people|man|senor|muchacho
ran|drove|fled|huyo|fueron|fue|escapo ~2 off|away|fuga ~6 hit|dieron|choco|blood|sangre|hurt
ola|olas|wave|waves|resaca|mar|rio|corriente ~2 llevo|llevaron|took|grabbed|pulled|tumbo|knocked|dragged
hasnt|havent|no|not ~1 come|comes|surfaced|salido|sale|subido|returned|vuelto|back ~3 up|snorkel*|diving|bucear|water|agua|fondo|dive|swim|mar
bucear|buceando|snorkel*|diving|swimming|nadando|banando ~7 salido|sale|surfaced|aparece|vuelto|see|find|lost|hundio|gone
bottom|fondo ~3 pool|piscina|mar|rio|lake
pool|piscina ~4 bottom|fondo|fell|cayo|floating|flotando|boca
@child ~3 fell|cayo|floating|flotando|under ~3 pool|piscina|water|agua|rio|sea
kayak|lancha|bote|boat|yola|raft|balsa|paddleboard ~6 far|out|motor|engine|agua|water|deriva|lost|flipped|volteo|sinking|lejos
volteo|flipped|viro ~3 bote|lancha|yola|kayak|boat
agua|water ~4 pecho|chest|cintura|waist|neck|cuello|rodillas|knees|techo|living|sala
mar|sea|rio|river|storm|surge|water|agua ~3 metio|came|living|sala|inside ~2 casa|house|room|living|sala
wind|viento|hurricane|huracan|ciclon ~4 roof|techo|windows|ventanas|wall|llevando|ripped|pared ~5 cracking|inside|adentro|nosotros|off|baby|bebe|mojados|gone|us
tumbo|arranco|volo|ripped|llevo ~2 techo|roof|zinc|casa
ground|tierra|walls|paredes|wall|building|edificio ~3 shaking|cracking|temblando|moviendo|agriet* ~4 now|walls|ahora|help|cracking|paredes
shaking ~4 walls ~3 crack*
caved|derrumb*|hundio ~2 in|casa|techo|calle
hay|there|theres ~2 llamas|flames
flames|llamas ~2 from|coming|neighbor|neighbors|roof|techo|piso|segundo|casa|window|saliendo
candela|chispas|sparks|smoke|humo|fire|smoking|sparking ~4 contador|meter|pole|poste|inversor|battery|bateria|outlet|enchufe|panel|breaker|transformador|wires|cables|hallway|pasillo|engine
contador|meter|pole|poste|inversor|battery|bateria|outlet|enchufe|panel|breaker|transformador|cables|canaveral|monte|forest|hill|loma ~4 candela|chispas|sparks|smoke|humo|fire|burning|prendio|smoking|sparking|quema|quemando|exploto
corto ~5 candela|humo|fuego|chispas
planta|generator|carbon ~5 dentro|inside|adentro ~5 mareados|dizzy|sick|mareo|headache
soltando|botando|silbando|chiflando|hissing|leaking ~3 gas
tanque|tank|cilindro|cylinder ~3 silbando|chiflando|hissing|leaking|botando|hear
gas|fumes ~6 head|cabeza|dizzy|mareo|mareados|sick|headache|nauseas|duele
maletin|package|bag|backpack|mochila|paquete|device ~5 bomb|bomba|ticking
bomb|bomba ~3 in|en|bus|school|dejaron|airport|threat|here|puesto
turba|mob
tirando|throwing ~2 piedras|rocks|bottles|botellas|bombas|stones
shooting|shots|tiros|disparos ~4 party|fiesta|club|bar|beach|playa|people|at|gente|parque
ate|eaten|comio|trago|tomo ~5 pills|pastillas|vitamins|batteries|medicina
box|bottle|caja|frasco|funda ~3 pills|pastillas
enchufe|outlet|socket|wire|cable|corriente|luz ~6 pegado|tirado|moving|floor|shock|burned|quemo|stuck
trabo|trabado|stuck ~4 comida|food|garganta|throat|hueso
oxigeno|oxygen ~2 a|de|mi|my|for
acabo|acaba|termina ~3 oxigeno|insulina|inhalador|bomba ~2 a|mi|asma
grey|gray|gris|palido|pale|ceniza ~4 sweat*|sudando|sudor|frio|cold|confused|buckets
toddler|@child ~1 fell ~1 in|into ~1 the ~1 pool
under|debajo|bajo ~1 water|agua ~2 minute|minutes|minutos|minuto|rato
perdimos|perdidos|perdi|lost ~4 pico|montana|loma|monte|sendero|trail|mountain|hike ~8 caminar|walk|hurt|night|oscuro|dark|noche|phone|agua|water
now|not|no|nt|isnt|aint|hes|shes ~0 not|no ~0 moving|mueve|moves|responding
down ~1 to|the ~1 bone
ceiling|roof|techo|plafon ~1 came|fell|cayo|callo ~1 down|on|encima
bridge|puente ~3 gone|cayo|fell|collapsed
encanon*
kicked|kicking|patearon|pateando|broke|tumbaron ~2 door|puerta|gate ~1 in|down|open
wont|not|no ~1 leave|va|ir|irse ~4 drunk|angry|borracho|threat*|knife|violent|scared|miedo
drunk|borracho ~4 @not ~1 va|leave|ir
no ~1 me|nos ~1 dejan|deja ~1 ir|irme|irnos|salir
veo|see|vision|vista ~2 doble|double|blurry|nublado|borroso
see|ver|veo|vision ~4 eye|ojo ~5 sudden*|repente
elevator|ascensor|elevador ~2 dropped|fell|cayo|stuck|people
he|she|they|el|ella ~1 will|va ~1 hear|oye|oir
hear|oye|oir|escucha ~1 me
whisper|susurro|bajito
maletin|package|bag|backpack|mochila|paquete ~7 bomba|bomb
dentro|inside|adentro ~5 mareados|dizzy|mareado|mareo|sick|headache
touched|toco|agarro ~3 wire|cable|alambre|corriente
slumped|slumping|desmadejado|desmadejada
convulsionando|convulsion|convulsiones|convulsiono|epilepsia|epileptico|atragantado|atragantada|atraganto|asfixiando|asfixia|desmayado|desmayada|desplomo|apunalado|apunalaron|secuestrado|secuestraron|secuestro|violado|atropellado|atropellaron|suicidarse|suicidarme|desangrando|hemorragia|sobredosis|envenenado|envenenada|intoxicado|intoxicada
needle|jeringa|syringe ~5 floor|arm|piso|brazo
floor|piso|suelo ~4 needle|jeringa|bottle|blood|pastillas
bone|hueso|espina|moneda|coin|toy|juguete|bread|pan|uva|grape|candy|pill ~4 stuck|trabo|trabado|atorado|atoro|garganta|throat|trago|swallowed
swallowed|trago|tragaron ~2 dentures|keys|bone|glass|vidrio|dentadura|anillo|ring|toy|juguete|cap|tapa
rat|raton|roach|insect|garden ~1 poison|veneno|killer
frasco|pote|blister|bottle|pomo ~2 pastillas|pills|calmantes|tranquilizantes|sleeping|xanax|clonazepam|rivotril
trago|tomo|took|bebio|ingirio ~4 calmantes|tranquilizantes|tablets|xanax|clonazepam|rivotril|sleeping
dio ~0 algo ~5 mover|hablar|mano|brazo|cara|respond*
@not ~2 mover|muevo|move ~2 mano|hand|dedos|fingers|pies|feet|arms|legs|cuello|neck
crushing|aplastante ~3 pressure|presion|pain|dolor
cold|frio ~1 sweat|sudor
sudor ~0 frio
ending|end|acabar|terminar ~1 everything|todo|it
planning|planeando|pensando|plan ~3 go|irme|die|end|kill|morir|matarme ~4 notice|nobody|nadie|today|hoy|note|life
nobody|nadie|noone ~3 notice|miss|importa|extrana|cares|care
metio|metieron|entro|entraron|colo ~3 tipo|hombre|ladron|extrano|alguien|man|guy|stranger
tipo|hombre|ladron|man|guy|stranger ~3 metio|entro|colo|entered|inside
escondi|hid|hiding|escondo|escondimos
`;
