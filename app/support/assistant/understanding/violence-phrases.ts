/**
 * What people write who are threatened, attacked or held, who think of hurting themselves, or who cry for help; in the notation
 * of phrases.ts, with the words of danger-phrases.ts, which stands before it.
 */
export const violencePhrases = `
## now
# Crimes
rob|robs|robbing|robing|mugging|atracando|asaltando|carjack*|hijack*|holdup|stickup
@weapon ~5 @person|me|us|head|face|cabeza|cara|aqui|outside|afuera|pointed|apuntando|waving|nos
@person|men|people|hombres|tipo|tipos|gente|guys|neighbors|ladron|thief ~5 @weapon
pointing|pointed|pulled|saco|sacaron ~4 @weapon
apunta|apuntando|apunto|apuntaron|encanon* ~3 @weapon|me|nos|a
at|with|con|por ~2 gunpoint|knifepoint|pistola|cuchillo|machete
held ~1 up ~2 at
held|holding ~2 gunpoint|knifepoint|hostage|captive|against|prisoner
broke|breaking|break|broken|forced|forcing|forzaron|forzando|rompieron|rompiendo|metieron|metio|metiendo|entraron|entro|entrando|meter|entrar|metiendose|colaron|colo ~3 into|in|my|the|down|casa|apartamento|puerta|ventana|villa|cuarto|habitacion|negocio|carro|car|door|window|house|cerradura|candado|hotel
@somebody|ladron|ladrones|being ~1 followed|stalked|chased|held|attacked
stranger|strangers|intruder|thief|thieves|burglar|burglars|extrano|desconocido|desconocidos|gente|hombres|men|man ~6 @home|inside|outside|downstairs|upstairs|adentro|afuera|dentro ~3 right|now|ahora|mismo|trying|break|entrar|screaming|knocking|tocando|banging|dando
hear|heard|hearing|oigo|escucho|oi|hay|theres|is|esta|somebodys|someones|think ~2 someone|somebody|alguien|people|gente|man|hombre|stranger|footsteps|pasos|noises|voces|voices ~3 inside|in|adentro|dentro|en|entering|downstairs ~1 my|the|mi|la|house|casa
someone|somebody|alguien ~0 is|esta|s|entro|inside|in|dentro|adentro ~2 my|mi|house|casa|inside|in|here|room|la ~1 house|casa|room|cuarto|apartment|apartamento|yard|patio|home|closet|right|now
stranger|strangers|intruder|intruders|burglar|burglars|burgl*|thief|thieves|prowler|ladron|ladrones|delincuente|delincuentes|tigueres|tiguere|malhechor ~5 @home|inside|outside|here|aqui|adentro|dentro|afuera|entering|entraron|entrando|metio|metieron|on|trying|entro|armado|armados|persigue|persiguen|siguiendo|llevo|robo|brinco
@somebody|hay|theres ~3 intruder|burglar|prowler|ladron|ladrones|thief|thieves
@doing|trying|try|quieren|quiere|tratando|intentando|want ~3 break|get|come|open|entrar|abrir|tumbar|force|meterse|forzar|robarme|robarnos ~3 in|into|inside|door|window|puerta|ventana|casa|house|car|carro
banging|pounding|kicking|golpeando|dando|pateando|tumbando ~3 door|window|puerta|ventana
kidnap*|abduct*|secuestr*|hostage|rehen|rehenes|raptaron|rapto|raptado
follow|following|follows|followed|stalk|stalking|stalks|stalked|stalker|chasing|chase|chased|sigue|siguen|siguiendo|siguio|siguiendome|persigue|persiguen|persiguiendo|persiguiendome|acosa|acosan|acosando|acosador|acechando|vigilando|watching ~3 me|us|my|her|him|mi|nos|home|casa|hace|ex|hombre|carro|motor|@person
@somebody|car|carro|motor|moto ~3 following|stalking|chasing|siguiendo|persiguiendo|siguiendome|persiguiendome|sigue|persigue|siguen|persiguen
me|nos ~2 siguiendo|persigue|persiguen|persiguiendo|acosa|acosan|acosando|encerraron|encerro|amarraron|amarro|amenaza|amenazan|amenazo|amenazaron|amenazando|mata|matan|matar|agarraron
@somebody ~4 @hit ~2 me|her|him|us|them|my|mi|a|@person
@hit ~2 me|us|her|him ~2 again|now|and|help|husband|partner
me|nos|le|les ~2 pega|pego|pegan|pegaron|pegando|golpea|golpeo|golpean|golpearon|golpeando|maltrata|agrede|agredio|agredieron|ataca|ataco|atacaron|atacan|dispara|disparo|dispararon|apuntan|apunto|apuntaron|robando|secuestr*|viol*|asaltaron|atracaron|robaron|asalto|atraco|chocaron|choco|atropell*|golpe|ahorc*|pateo|quitaron|arrebataron|apunal*|apunalo|cortaron|toqueteo|manosea*|abusa|abusan|abuso|abusaron|lastimaron
esta|estan|estaba|sigue ~2 pegando|pegandome|pegandole|golpeando|golpeandome|golpeandola|matando|matandola|matandolo|ahorcando|atacando|atacandome|robando|robandome|robandonos|asaltando|violando|maltratando|abusando|amenazando|amenazandome|apuntando|apuntandome|disparando|persiguiendo
pega*|golpea*|maltrat* ~4 @person|me|mi
@person|my|vecino ~5 beating|hitting|pega|golpea|maltrata|pegando|golpeando|hurting|abusing|attacking ~3 @person|me|us|her|his|a
assault*|attacked|attacker|molested|molesting|molests|molester|manose*|groped|groping
attack|attacking ~2 me|us|her|him
rape|raped|raping|rapist
violaron|violo|violando|violada|violado|violacion|violador
sexual*|inappropriately|inapropiadamente|privates|partes ~4 @child|me|her|abuse|assault*|touch*|abus*|toco|toca
touch|touched|touches|touching|toco|toca|tocando|toque ~4 inappropriately|@child|privates|partes|private|sexually
abus*|domestic|domestica|intrafamiliar ~3 @child|me|her|violence|violencia|husband|@person
violencia|violent|violento|violenta|violentos ~3 husband|partner|esposo|marido|pareja|ex|now|conmigo|domestica|genero|with|boyfriend|novio|hombre|man|neighbor|vecino|outside|crowd|drunk|landlord
@hit|shaking|burning|starving|hurting|molested|molesting|molests|molester ~3 @child|children|kids|baby|ninos|nino|nina|bebe
@child ~5 abused|beaten|hurt|bruises|bruised|molested|raped|maltratado|maltratada|abusado|abusada|violada|violado|golpeado|golpeada|moretones|encerrado|encerrada|abandonado|abandonada|abandoned
threat|threats|threaten|threatens|threatened|threatening|amenaza|amenazas|amenazo|amenazan|amenazaron|amenazando|amenazado|amenazada ~5 kill|me|us|my|her|him|family|hurt|death|muerte|familia|matar|matarme|mi|nos|life|shoot|weapon|@weapon|send|vida|@child|ex|con|burn|quemar|landlord|neighbor|vecino|husband|marido
me|nos|has|have|been|being|is|are|they|he|she|was|were|death ~2 threatening|threatened|threats|threat|amenaz*
kill|kills|killing|matar|matarnos|matarla|matarlo|matarlos|mato|mate|murder|murdered ~2 us|her|him|them|each|everyone|someone|somebody|my|people|nos|a|esposa|mujer|todos|family|@person
@doing|will|going|gonna|wants|said|says|he|she|they|husband|ex|boyfriend|trying|dice|dijo|va|van|quiere|quieren|vino|viene ~5 kill|killing|murder|matar|matarme|matarnos|matarla|matando ~1 me|us|my|her|him|@somebody
va|van|quiere|quieren|dice|dijo|juro|amenazo|amenaza|amenazan|viene|vienen ~4 matarme|matarnos|matarla|matarlo|matar|mata|matara|dispararme|quemarme|quemar
scared|afraid|fear|miedo|temo|terror ~4 life|safety|husband|partner|ex|him|kill|hurt|vida|esposo|marido|pareja|novio|mate|maten|el|dano|boyfriend|going
@not ~2 safe|seguro|segura|salvo ~3 home|here|house|him|casa|aqui|con|husband|tonight|now
feel|feeling|siento ~1 unsafe|peligro|insegura ~2 home|here|now|him|casa|aqui|ahora|house
in|en|corro|corremos|corre ~2 danger|peligro
life|vida ~2 danger|peligro|threatening|risk|death|muerte
peligro ~2 muerte|vida
@not ~2 let|letting|deja|dejan|dejando|suelta|sueltan ~2 leave|go|out|salir|irme|escapar|free|bajar|bajarme
@not ~1 leave|escape|salir ~2 house|him|casa|cuarto ~2 because|porque|locked|encerr*
took|has|taken|keeps|hiding|quito|tiene|quitaron ~3 passport|phone|pasaporte|telefono|documentos ~5 leave|salir|let|deja|work|trabajar|encerrada|encerrado|locked|hostage
locked|encerro|encerraron|encerrada|encerrado|tied|amarrado|amarrada|amarraron ~3 me|us|in|her|room|cuarto|casa|bathroom|bano|up|basement|dentro
traffick*|trata|tratante|esclav*|slave|forced|forcing|obligan|obliga|obligando ~4 person*|prostitut*|sex|sexo|work|acostarme|children|ninas|ninos|women|mujeres|me|girls|human
extort*|extorsion*|blackmail*|chantaj*
fight|fighting|pelea|peleando|pleito|riot|turba|mob|motin|saqueo|looting|saqueando|saqueos ~5 outside|afuera|now|@weapon|street|calle|machetes|blood|sangre|bottles|botellas|stop|serious|hurt|killed|armada|cerca|tiros
drugged|drogaron|drogo|drogada|drogado|roofied|spiked|burundanga|escopolamina
echaron|echo|pusieron|put|slipped|dropped ~3 bebida|drink|trago|drinks|vaso
# Against oneself
suicid*|suicide|suicidal|suiciding
kill|killing|hang|hanging|shoot|harm|harming|hurt|hurting|hurts|cut|cutting|drown|poison|starve|matar|matando|cortando|lastimando ~1 myself|himself|herself|themselves|themself|mismo|misma|ourselves|yourself
ahorco|ahorcado
matarme|matarse|suicidarme|ahorcarme|ahorcarse|cortarse|dispararme|lastimarme|envenenarme|autolesion*
cortarme|corto|cortandome|cortandose|cut|cutting|slit|slitting ~2 venas|brazos|munecas|wrists|wrist|arms|veins|myself
hacer|hacerme|hacerse|haciendo|hacerle|hago ~1 dano
tirarme|lanzarme|tirarse|lanzarse|tiro|saltar|jump|jumping|throw|brincar ~5 bridge|building|roof|balcony|off|puente|edificio|techo|azotea|balcon|piso|abajo|train|metro|window|ventana|mar
@want|would|rather|better|mejor|should|deseo|ojala|quisiera|deberia|merezco|preferiria ~4 die|dead|death|morir|morirme|muerto|muerta|morirse|muriera|disappear|desaparecer|muriendo
@not ~3 want|wanna|wants|quiero|quiere|deseo|puedo|aguanto|soporto|aguanta|can|see|cant ~4 live|living|alive|exist|wake|go|be|vivir|vivo|viva|existir|despertar|seguir|estar|going|point|sentido|motivo ~3 anymore|mas|alive|vida|longer|viviendo|asi|sentido|like|this|here|aqui|vivo|viva|on
@not ~2 want|wanna|wants|quiero|quiere|deseo ~2 be|alive|exist|existir|despertar|wake ~2 alive|here|anymore|up|mas
vale|worth|merece ~2 pena|living ~2 vivir|vivo|live|life
life ~2 worth|point|meaning
point ~2 living|life|going|being
@not ~2 reason|razon|razones|sense|sentido|point|motivo|motivos ~3 live|living|life|vivir|vida|seguir|viviendo
@end ~1 it|my|con|todo|mi|everything|this|su|his|her|esto ~1 all|life|vida|tonight|todo|now|ya|suffering|sufrimiento|everything|mismo|hoy
end|ending|acabar|terminar ~2 life|vida
quitarme|quitarse|quitandose ~1 la ~1 vida
take|taking|took ~1 my|his|her|own|their ~1 own|life ~1 life
better|mejor ~2 off ~3 without|dead
todos|everyone|family|mejor|better|familia|mundo|ellos ~5 without|sin ~1 me|mi
goodbye|adios|despido|despedirme|last|carta ~3 everyone|world|forever|todos|mundo|siempre|message|vida|suicid*
give|giving|gave ~1 up ~2 on|living ~1 life|living|everything
@not ~1 aguanto|soporto ~1 mas
@not ~0 puedo ~0 mas ~2 vivir|seguir|asi|quiero|vida
@not ~1 aguanto|soporto ~2 vida|vivir|seguir|sufrimiento|dolor
hopeless|desesperado|desesperada|desesperacion ~4 die|end|life|vida|morir|ayuda|help
tired|cansado|cansada|harto|harta ~2 living|vivir|life|vida|existing|existir
autoles*|self ~1 harm|harming|injury
jump|saltar|tirar|lanzar|jumping|tirarse|saltarme ~5 puente|bridge|balcon|balcony|edificio|azotea
balcony|balcon|bridge|puente|azotea|roof|techo|edge|borde|ledge ~7 jump|jumping|saltar|tirarme|lanzarme|tirar|tirarse
wrote|write|writing|escribi|escribiendo|deje|left|leaving ~3 carta|cartas|goodbye|suicide|note|nota|letters ~3 goodbye|despedida|adios|letters|suicid*|todos
goodbye ~1 letter|letters|note|notes
have|got|tengo|conseguir|ya|consegui|compre|bought ~3 rope|noose|soga|cuerda|veneno
counting|contando|saved|saving|guardando|juntando|hoarding|lined ~3 pills|pastillas
find ~1 me ~2 dead|tomorrow|body
encuentren ~2 muerto|muerta|manana|tomorrow
nobody|no|nadie ~2 miss|extranara|extranar|extranaria|importaria|would ~2 me
# Accidents
crash|crashed|crashing|wreck|wrecked|collision|collided|colision|chocamos|choque|chocaron|estrell*|accidentado|accidentada|accidentaron ~5 car|carro|motorcycle|moto|motor|truck|bus|guagua|driver|highway|autopista|hurt|injured|road|carretera|bad|terrible|head|tree|wall|poste|just|acabo|acabamos|jeepeta|plane|avion|helicopter|heridos|fuerte|tremendo|help|ayuda|scooter|pole|into|mata|pared|patana
car|carro|motorcycle|moto|motor|truck|camion|bus|guagua|jeepeta|scooter|bike|van|patana|atv|quad|plane|avion|helicopter|autobus ~4 crash|crashed|flipped|overturned|rolled|hit|wreck|collided|volco|volto|volteo|choco|chocaron|estrello|cayo|barranco|ditch|cliff|atropello
hit|struck|knocked|ran|run|golpeo|llevo|dio|impacto|choco|atropell* ~4 car|truck|motorcycle|motorbike|bus|moto|motor|carro|camion|guagua|jeepeta|over|scooter|concho|motoconcho|patana
atropell*
had|tuve|tuvimos|have|been|acabo|hubo|sufri|sufrimos|sufrio|saw|theres|there|was|tuvo|paso|vi ~5 accident|accidente|wreck|crash|choque|accidentes
volcamos|volcaron
volco|volteo ~3 carro|guagua|camion|jeepeta|moto|motor|autobus|patana|bote|lancha
nos ~1 estrellamos|chocamos
llevo|llevaron|llevame ~2 por|de ~1 delante|medio|encuentro
fell|cayo|caimos|fuimos|went ~3 barranco|cliff|ditch|precipicio|ravine
# Pulse, fits, hands on somebody
@not ~3 pulse|pulso|heartbeat|latidos
foam|foaming|espuma|espumarajos ~3 mouth|boca
mouth|boca|botando ~2 foam|foaming|espuma
dark|blurry|borroso|oscuro|nublado ~6 faint|dying|muero|desmayo|chest|pecho
duerme|durmio|duerma|dormida ~2 cara|brazo|lado|boca|pierna
half|mitad|side|lado ~3 face|cara|body|cuerpo ~3 numb|dormida|dormido|fue|drooping|caida|moves|mueve
fue|cayo|viro|torcio ~2 cara|boca ~3 lado|lao
hands|manos|manos ~2 neck|cuello|throat|garganta
agarro|agarra|agarraron|apreto|grabbed|squeezed ~4 cuello|neck|throat|garganta
has|had|put|holding|held|pone|puso|puso ~2 @weapon ~2 my|throat|his|her|neck|a|en|mi|cuello|garganta
pela|golpiza|paliza|galleta ~3 me|mi|marido|pareja|dio
dio|dando|dan|dieron ~2 pela|golpiza|paliza|golpe|golpes|galletas|trompada|puñetazo
@person|ex|man|men|guy|stranger ~5 @weapon
outside|afuera|here|gate|door|puerta|porton|aqui|pasillo|calle|yard ~3 with|con ~2 @weapon
exposed|exhibio|masturb*|desnudo|naked ~4 himself|kids|child|children|ninos|ninas|front|frente|@child
tried|trying|trato|quiso|intento|offering|ofreciendo|ofrecio|lured|approached ~4 take|llevarse|grab|lure|agarrar|subir|touch|tocar|tocarlas|kidnap|raptar|candy|money|dinero ~3 @child|kids|children|them|ninas|ninos|carro|car
llevarse|raptar ~2 a|mi|al|la ~1 hija|hijo|nino|nina|bebe
wont|not|no ~3 let|deja|dejan|quiere|dejar ~3 out|bajar|bajarme|bajarnos|salir|irme|leave|go|parar|stop
taxi|driver|chofer|uber|taxista|conductor ~5 locked|tranco|seguro|wrong|different|desvio|otra|another|refuses|wont|taking|somewhere ~3 doors|puertas|way|via|ruta|stop|parar|somewhere|camino|lugar|me|pull
never|nunca ~2 see|ver|vere|veras ~3 family|kids|children|hijos|familia|ninos|again
took|quito|escondio|hid|takes|quita|has ~2 my|mi|el|los|the ~1 keys|phone|passport|celular|llaves|pasaporte|documentos
gas|cylinder|cilindro|tanque|tank ~3 hissing|hiss|chifla|silbando|botando|tumbado|leaking
curtains|cortinas|bed|mattress|colchon|sofa|pan|aceite|sarten|dryer ~2 fire|fuego|candela|caught|prendio
@not ~3 fire|fuego|candela ~2 out|apaga|apagar
knows|saben|sabe|conoce|know ~3 where|donde ~4 live|vivo|vivimos|kids|school|hijos|children|trabajo|escuela|family|estudian|work|colegio
si|if ~1 no|dont ~1 pay|pago|pagamos|deposito|mando|send|entrego ~5 hijo|hija|matan|kill|hurt|family|familia|dano|mal|abajo|photos|fotos|publish|leak
dicen|says|said|say|llaman|called|text ~5 hijo|hija|son|daughter|kids|family|familia|nino|nina|husband|esposo ~6 pay|money|dollars|dinero|pagar|deposito|deposite|ransom|rescate|transfer|pesos
dan|dar|den|darle ~1 pa|para ~1 abajo
videos|photos|fotos|nudes|desnuda|desnudo|pics ~7 pay|pagar|send|publish|post|publicar|money|dinero|blackmail*|threat*|amenaz*|share|subir
see|veo|encuentro|vemos|find|encontramos|lost|perdi|perdimos|busque|looked|buscando|busco|aparece|aparecen|sight ~3 @child|nene|nena|niñita|boy|girl|sobrino|sobrina|muchachito|carajito ~5 beach|playa|plaza|mall|water|agua|anywhere|lao|lado|lados|pool|piscina|hours|horas|min|minutes|minutos|supermercado|parque|park|store|waves|market|aeropuerto|airport|party|resort|hotel|crowd
@not ~3 nene|nena|sobrino|sobrina|carajito
nene|nena|sobrino|sobrina|carajito|hijo|hija|nino|nina|@child ~2 @not ~1 aparece|aparecen|found|contesta
@child|nene|nena|kid|son|daughter|grandson ~4 missing|disappeared|vanished|desaparecio|gone
water|agua|watr ~3 rising|rises|metio|subiendo|creciendo
rio|river|sea|flood|canada|arroyo|crecida ~4 rising|rises|subiendo|metio|mete|entrando|creciendo|crece|metiendo|entro
roof|techo|arbol|tree|island|segundo ~6 water|agua|flood|rio|river|inundacion|rising|subiendo|crecida
@not ~2 sacar|sacarlo|sacarla|sacarlos|rescatar|rescue|reach|get ~2 out|him|her|them|silla|abuelo|atrapado
hiding|hidden|escondida|escondido|econdida|escondidos|susurr*|whispering ~5 bathroom|closet|bano|bajito|cuarto|room|bed|cama|clóset|him|el|hablando|quiet
callo|cayo|cai|fell ~6 levantar|levantarse|up|levanta|parar|pararse
rope|noose|soga ~3 ready|lista|listo|neck|cuello|ceiling|techo
screaming|scream|screams|gritando|grita|gritos ~5 kill|mata|matar|matan|help|ayuda|auxilio|beat|golpe|dying|matando
sudando|sweating|frio|cold|sudor|pale|palido|palida|mareado|dizzy|gray ~5 pecho|chest|left|arm|pressure|presion|brazo|confused|confundido|vomit*|heart
chest|pecho ~4 presure|pressure|heavy|pesado|pesa|elephant|burning|ardor|tightness
dizzy|mareado|mareada|mareao|mareados|mareo|sick ~6 gas|propane|smell|olor|fumes|monoxide|humo
smell|olor|huele ~4 gas|propane|propano|fumes
snoring|ronquido|ronca|ronquidos|gurgling ~5 wak*|despierta|wake|sound|noise
@not ~2 waking|despierta|despertar|wake|reaciona|reacciona|responde|contesta
tirado|tirada|lying|laying ~4 piso|suelo|floor|ground|calle|street ~5 @not|contesta|answer|moving|blood|responde|mueve
hit|atropelle|di|golpee|ran|run ~3 boy|girl|man|woman|kid|child|person|pedestrian|cyclist|nino|nina|hombre|mujer|senor|senora|persona|muchacho ~4 car|carro|truck|jeepeta|moving|motor|bike
# Crimes, in other words
palos|bates|tubos|piedras|bats|clubs|sticks ~3 afuera|outside|hombres|men|puerta|door
hombres|men|gente|people|tigueres ~3 palos|bates|tubos|piedras|bats|clubs|machetes
mask|masked|encapuchado|encapuchados|mascara|capucha ~5 man|men|hombre|hombres|garden|house|casa|patio|puerta|door|here|outside
man|men|hombre|hombres|tipo ~3 mask|masked|encapuchado|encapuchados|mascara|capucha
encerrados|encerradas|barricaded|locked ~5 afuera|outside
me|nos ~0 oye|oyen
no ~0 se ~0 mueve|mueven|movia
man|men|hombre|hombres|gente|somebody|someone|alguien|people|persona|ladron|tipo|tipos|guy|guys ~4 on|en|encima|standing|in|inside|arriba ~2 my|the|el|mi|our|nuestro ~1 roof|techo|bedroom|room|cuarto|habitacion|balcony|balcon|kitchen|cocina|yard|patio|azotea|zinc
being ~1 robbed|burglarized|followed|held|attacked|beaten|chased
robbed|robando|atracando|asaltando ~3 now|right|ahora|mismo|us|abajo|banco|colmado|upstairs
glass|vidrio|vidrios|cristal|cristales|window|ventana|door|puerta|lock|cerradura|gate|porton|candado ~3 breaking|broke|broken|rompieron|rompiendo|kicked|kicking|forced|forzada|forzaron|smashed|tumbaron|tumbando|tumbada|moviendo|forcejeando|trying
rompieron|broke|breaking|smashed|tumbaron|oigo|oi|hear ~3 glass|vidrio|vidrios|cristal|ventana ~3 abajo|downstairs|breaking|now|ahora|anoche|casa|kitchen
trying|tratando|intentando|moviendo ~3 door|handle|lock|cerradura|puerta|manija|window|ventana|knob
coming|viene|vienen|subiendo|sube|entra|entrando ~2 up|subiendo|stairs|escalera|escaleras|upstairs ~1 the|stairs|escalera|escaleras|ya|now
ya ~1 viene|vienen ~1 subiendo|entrando|por
hes|shes|theyre|el|ellos ~1 coming|back|inside|here|adentro|aqui|volvio|regreso ~2 stairs|for|with|again|room|knife|drunk|gun|machete|borracho|rompiendo
drunk|borracho|borracha|tomado|angry|furioso|high|drogado ~6 leave|va|hit|hitting|breaking|rompiendo|threat*|amenaz*|afuera|outside|punch*|screaming|gritando|door|puerta|irse|knife|machete
@person|ex|marido ~4 rompiendo|breaking|smashing|destroying|destrozando|punching|punches|throwing ~2 todo|everything|walls|wall|things|door|cosas|puerta|windows
soy ~1 la ~1 proxima
next|proxima|proximo ~1 soy|im|yo
im|soy ~1 next|proxima
burn|quemar|quemarme|quemarnos ~2 house|casa|us|me|alive|vivo|viva
golpes|golpizas|beatings|belt|correa|correazos ~4 me|nos|mi|him|her|us|boy|nino|kids|da|with|con|little
da|dan|daba|dio ~2 golpes|galletas|correazos|trompadas|patadas
hits|beats ~1 us|me|kids|children|mom|my
stepdad|stepfather|padrastro|uncle|tio|primo|cousin|grandfather|teacher|profesor|maestro|coach|priest|cura|familiar|pastor ~5 room|cuarto|toca|touches|touching|touched|tocando|noche|night|bed|cama|secret|secreto
toca|touches|touched|tocando|toco|tocarme|manosea*|abuse|abusa|abusan|abusando|abuso ~4 nina|nino|ninos|ninas|kids|kid|girl|boy|child|children|daughter|son|hija|hijo|bebe
partes|privates|naked|desnudo|encuero ~5 colegio|school|kids|ninos|ninas|frente
jalo|jala|pulled|dragged|arrastro|twisted|arm|torcio ~3 pelos|pelo|hair|arm|brazo|piso|floor|ground|twisted
tiro|threw|pushed|empujo ~3 me|piso|floor|wall|down|stairs|pared|ground|escalera
agarrada|agarrado|amarrada|amarrado|amarraron|tied|cuffed|chained ~3 suelta|up|bed|and|me|let|y|silla|us|nos|dog
agarrada|agarrado|sujetada ~3 suelta
contra ~1 mi ~1 voluntad
against ~1 my|her|their ~1 will
held|kept|holding|retenida|retenido|tienen ~4 will|voluntad|apartment|encerrad*|house|casa|prisoner|basement|apartamento
@not ~2 podemos|puedo|can|let|dejan|deja ~2 salir|leave|irme|irnos|ir|go|escape ~4 finca|house|casa|here|aqui|apartment|cuarto|trabajo|farm|work|because|country
pasaportes|passports|pasaporte|passport ~7 salir|leave|jefe|boss|sex|finca|deja|acostar*
sex|sexo|acostar*|prostitu* ~6 passport|pasaporte|money|obligan|obligar|force|want|make|quieren|papers|papeles|debt|deuda
obligan|obligar|obliga|force|forcing|forced ~4 acostar*|sex|prostitu*|vender|work|trabajar|marry|casar*
rescate|ransom
piden|pide|want|wants|asking|quieren|exigen ~2 dinero|money|pesos|dollars|cuartos|rescate|ransom ~6 fotos|photos|video|desnuda|hurt|hurting|brother|publish|mat*|hijo|hija|tio|or|daño|kids
photos|fotos|video|videos ~5 piden|pay|dinero|money|cuartos|threat*|amenaz*|desnuda|nude|publican|publish
publican|publicar|publish|post|leak ~3 fotos|photos|video|videos|nudes
video|foto|photo ~4 amarrado|tied|golpeado|beaten|secuestr*|hostage
walked|salio|wandered|left|fue ~4 alzheimer*|demencia|dementia
alzheimer*|demencia|dementia ~6 salio|walked|lost|gone|donde|find|wandered|perdio|missing|aparece
never|no|hasnt|didnt ~1 came|come|volvio|regreso|returned|vuelto|llego|llegado ~2 home|anoche|casa|back|night
solto|slipped|let ~4 mano|hand ~5 veo|see|nino|find|lost
woman|man|mujer|hombre|stranger|someone|alguien ~3 walked|took|llevo|left|grabbed|cargo|agarro ~3 baby|bebe|child|nino|nina|kid|daughter|son|hija|hijo
pego ~2 a ~1 mi ~0 hija|hijo|mujer|mama|nina
van|jeepeta|carro|car ~4 took|llevo|llevaron|metieron|subieron ~4 friend|amiga|sister|hermana|girl|muchacha|daughter|hija|her|him|force|fuerza|man|son
took|metieron|subieron|threw ~3 in|into|en ~1 a|the|un|una|el|la ~0 van|car|trunk|jeepeta|carro|baul
flashing|waving|showing|enseno|mostro|saco ~2 @weapon
tasted|sabia|taste ~3 weird|raro|funny ~6 stand|dizzy|mareo|mareada|pie|walk|faint
cant|no|not ~1 stand|walk|parar|caminar|sostener ~4 drink|bebida|trago|drugged
tomo|took|drank|drink|bebio ~5 discoteca|club|bar|party|fiesta ~6 despierta|wake|reacciona|responding|cold|frio
droga|drugs|mdma|cocaine|cocaina|perico|heroin|tusi|molly|pills|pastillas ~5 heart|corazon|frio|cold|despierta|wake|breathing|crazy|passed|paso|pasaron|racing|respond*
pasaron|paso ~1 de ~1 droga|tragos|pastillas
borracha|borracho|drunk ~4 reacciona|responde|wake|despierta|breathing|respond*
# Against oneself, in other words
painless|painful|easiest|fastest|indolora|facil|rapida|mejor|best|sin ~3 die|kill|morir|morirse|muerte|dolor|death|suicid*
ways|way|forma|manera|how|como ~3 die|morir|morirme|morirse|kill
how|cuantas|cuantos|many ~3 pills|pastillas ~6 die|morir|morirse|kill|overdose|matar*|takes|lethal
my|mi ~0 last|ultima|ultimo ~0 night|noche|day|message|mensaje
tonight ~2 is|the ~1 my ~0 last
wish|ojala|quisiera ~3 never|no ~2 woke|wake|nacido|despertar|existir|nacer
@not ~2 see|veo|hay|tengo ~1 way|salida|salidas ~1 out|esto|a
done|harta|harto|cansada|cansado|tired|sick ~2 life|living|vida|vivir|everything|todo
want|quiero|need|necesito ~3 it|todo|pain|dolor ~1 all|to|stop|pare|termine|acabe|end ~1 stop|end|over|forever|termine|siempre
happier|felices|mejor|better ~4 gone|estuviera|without|sin|existiera|dead|muerto|muerta
i|yo|me ~1 cant|no|can ~1 do|take|go|puedo|aguanto ~1 this|it|mas|on ~1 anymore|mas|longer
no ~0 puedo ~0 mas ~1 esto|asi|vida
sentido ~3 nada|vida|vivir|seguir
@not ~3 sentido ~2 nada|vida|vivir
despide|despidio|despido|goodbye ~4 vida|facebook|todos|life|text|texted|phone|instagram|everyone
goodbye|adios ~5 phone|telefono|off|apago
driving|drive|manejar ~3 off|into ~2 cliff|bridge|wall|barranco|sea|tree
tirarme|tirarse|lanzarme|tiro|tirar ~4 malecon|mar|puente|metro|edificio|barranco|cliff|carro
seguir|estar|continuar|be ~2 este|esta|this|in ~1 mundo|vida|world
use|usar|pegarme|pegar ~2 it|gun|tiro|pistola ~2 on|myself|mi
pegarme|darme ~1 un ~0 tiro
pistola|gun|rope|soga|pastillas|pills|cuchillo|knife ~4 bathroom|bano|locked|encerr*|mano|hand
bought|compre|have|tengo ~1 the|las ~0 pills|pastillas ~1 today|hoy|ready|aqui|mano
# Births, cries, losing somebody
pushing|empujando|crowning|pujando
cord|cordon ~4 neck|cuello|baby|bebe
head|cabeza ~3 bebe|baby
viene|coming|nace|nacer|sale ~3 bebe|baby|pie|breech
contracciones|contractions ~2 cada|every
every|cada ~2 minutes|minutos|min ~4 contrac*|dolores|pains
weeks|months|meses|semanas ~2 pregnant|embarazada|embarazo ~6 pain|dolor|bleeding|sangre|fluid|fell
baja|bajo|bajando ~3 sangre ~5 meses|embarazada|embarazo
losing|perdiendo|perdemos ~0 him|her|them|lo|la
lo|la ~1 estamos ~0 perdiendo
we ~1 are|re ~0 losing ~0 him|her
se ~0 me|nos ~0 muere|va|fue|murio
hagan|haga|do ~0 algo|something ~4 muere|dying|die
manden|envien|send|vengan|come ~2 alguien|someone|somebody|help|ayuda|rapido|quick|quickly ~1 rapido|now|ya|fast|quick|please|urgente
apurense|hurry|dense|rapido ~4 find|encontrar|kill|matar|muere|dying
find|encontrar|encuentre ~0 me ~1 and|y|now
hear|oye|escuchar|hearing|oir ~2 me|will|he|va ~3 call|llamen|quiet|bajito|hiding
hide|hiding|metida|metido|escondida|escondido|escondio|encerre|locked ~4 closet|bed|cama|bano|bathroom|armario|debajo|cuarto|room
no ~0 toy|estoy ~0 segura|seguro
not ~0 safe ~1 here|now|with|anymore
help|ayuda ~0 police|policia
police|policia ~3 now|please|ya|rapido|help|urgente|hurry|breaking|window
need|necesito|quiero ~1 police|policia
@child|baby|bebe ~4 hot|locked|inside|adentro|dentro ~3 car|carro
llaves|keys ~5 bebe|baby|nino|nina|child|kid ~3 adentro|inside|dentro|car|carro
bebe|baby ~3 flojito|flacido|limp|llora|cries|cry|nurse|come|color|cold
dejo|stopped ~2 llorar|crying
bit|mordio|mordida|bite|foaming ~5 rabid|rabies|rabia|foaming
stung|sting|sting|picada|pico ~5 breathe|swelling|hinchada|hincho|huge|cerro|swallow|aire|garganta
lips|labios|face|cara|hand|mano|throat|eyes|ojos ~3 swelling|swollen|hinchados|hinchando|hincho|hinchan|huge
swallow|tragar ~3 cant|cannot|no
cant|cannot|no ~2 swallow|tragar
# Cries for help
help|helpp ~0 me|us ~0 please|now|quick|quickly|fast|he|hes|she|shes|they|theyre|there|theres|someone|somebody|im|my|we
help ~0 help|now|please|police|quick|quickly|there|theres|someone|somebody|hes|shes|theyre|im|we
ayudame|ayudenme|ayudennos|ayudenos|ayudanos|ayuda ~0 por|ya|rapido|urgente|hay|estoy|esta|estan|mi|alguien|nos|ayuda|auxilio|me|se
auxilio|socorro|mayday
call|send|need|get|llama|llamen|llame|manden|necesito|necesitamos|mande|envien|want|quiero|llamar|manda|pidan|urgent|urgente ~4 ambulance|ambulancia|police|policia|cops|paramedic|paramedics|firefighters|bomberos|911|coast|rescate|paramedicos|patrulla
life|death|muerte|cuestion|matter ~2 death|muerte|life|vida
## past
robbed|mugged|mug|atrac*|asalt*
stole|stolen|theft|thief|robo|robaron|robada|robado|roban|hurto|burgl*|pickpocket*|snatched|arrebat*|ladron|ladrones|tumbaron
accident|accidente|accidents|crashed|choque|chocamos|chocaron|collision|wreck
emergency|emergencia|emergencias|emergancy|emergencys|urgencia|urgencias
ambulance|ambulancia|paramedics|paramedicos
fire|fuego|incendio|smoke|humo
earthquake|terremoto|temblor|temblando|tsunami|tornado|sismo
flood|flooded|inundacion|inundado|inundada|inundo
danger|peligro
shot|shots|shooting|knife|gun|pistol|pistola|cuchillo
murder|murdered|asesin*|killed|mataron
`;
