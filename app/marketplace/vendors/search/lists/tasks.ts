/**
 * What vendors do, as they write it and as it is called in the other language: "Spanish|English", ways to write it with ";"
 * between, the first of which is shown. Finer than services.ts, which has what people search for; a service that is written so
 * is named by its task, not by its trade.
 */
export const tasks = `
destape de desagües; destape de tuberías; destape de drenajes|drain unclogging; drain cleaning; unclogging drains
destape de inodoros|toilet unclogging
fugas de agua; reparación de fugas; reparación de fugas de agua; detección de fugas|leak repair; water leaks; leak detection
instalación de calentadores; instalación de calentadores de agua|water heater installation
reparación de calentadores|water heater repair
cambio de inodoros; instalación de inodoros|toilet installation; toilet replacement
instalación de bombas de agua; bombas de agua|water pump installation; water pumps
limpieza de cisternas; limpieza de tinacos|cistern cleaning; water tank cleaning
instalación de tinacos|water tank installation
limpieza de pozos sépticos|septic tank cleaning
instalaciones sanitarias|plumbing installation
instalaciones eléctricas|electrical installations; wiring
cortocircuitos|short circuits
paneles y breakers; paneles eléctricos|electrical panels and breakers; electrical panels
lámparas y abanicos; instalación de lámparas|lamps and fans; light installation
instalación de abanicos|ceiling fan installation
inversores y baterías|inverters and batteries
mantenimiento de inversores|inverter maintenance
instalación de inversores|inverter installation
plantas eléctricas; reparación de plantas eléctricas|power generators; generator repair
paneles solares; instalación de paneles solares|solar panels; solar panel installation
medición neta|net metering
tanques de gas; instalación de tanques|gas tank installation; tank installation
revisión de fugas de gas|gas leak inspection
cambio de reguladores|gas regulator replacement
bienes raíces|real estate
casas en venta; venta de casas|houses for sale
apartamentos en alquiler; alquiler de apartamentos|apartments for rent
terrenos en venta; venta de terrenos|land for sale
administración de propiedades|property management
tasación de inmuebles; tasaciones|property appraisal; appraisals
mantenimiento de piscinas|pool maintenance
limpieza de piscinas|pool cleaning
bombas y filtros de piscina|pool pumps and filters
jardinería|gardening
poda de palmas|palm pruning
poda de árboles|tree pruning
diseño de jardines; paisajismo|garden design; landscaping
sistemas de riego; riego automático|irrigation systems; automatic irrigation
fumigación residencial; fumigación de casas|home fumigation
control de comején|termite control
control de mosquitos|mosquito control
desratización; control de ratones|rodent control
pintura interior; pintura de interiores|interior painting
pintura exterior; pintura de exteriores|exterior painting
impermeabilización; impermeabilización de techos|waterproofing; roof waterproofing
reparación de techos|roof repair
trabajos en sheetrock; instalación de sheetrock|drywall; drywall installation
instalación de pisos|floor installation; flooring
instalación de cerámica; instalación de porcelanato|tile installation; tiling
albañilería|masonry
herrería; soldadura|ironwork; welding
puertas y ventanas|doors and windows
ventanas de aluminio|aluminum windows
chofer privado por día; chofer por día|private driver by the day
viajes a la capital|trips to the capital
conductor para eventos|driver for events
traslado al aeropuerto; recogida en el aeropuerto|airport pickup and drop-off; airport pickup; airport transfers
traslados a hoteles|hotel transfers
citas médicas|rides to medical appointments
alquiler de vehículos|car rental
mecánica general|general car repair
frenos|brakes
cambio de aceite|oil change
diagnóstico con escáner|scanner diagnosis
tren delantero; alineación y balanceo|front suspension; alignment and balancing
cambio de gomas; reparación de gomas|tire change; tire repair
aire acondicionado de vehículos|car air conditioning
desabolladura y pintura|body work and paint
lavado de vehículos|car wash
grúa; servicio de grúa|towing
mudanzas|moving
embalaje de cristalería; embalaje|packing of glassware; packing
fletes a todo el país; fletes|freight to the whole country; freight
mudanza de oficinas|office moving
mudanzas internacionales|international moving
residencia temporal y permanente|temporary and permanent residency
renovación de residencia|residency renewal
naturalización|citizenship; naturalization
abogados de migración|immigration lawyers
asesoría legal|legal advice
poderes notariales|powers of attorney
declaraciones juradas|sworn statements
apostilla de documentos|document apostille
legalización de documentos|document legalization
copias certificadas|certified copies
notario público|notary public
contratos de alquiler|rental contracts
títulos de propiedad; deslinde|property titles; land survey
divorcios|divorces
testamentos y herencias|wills and inheritance
trámites de aduana|customs clearance
envío de contenedores|container shipping
menaje de casa para nuevos residentes|household goods for new residents
importación de vehículos|car import; vehicle import
traducciones certificadas; traducciones juradas|certified translations
intérprete judicial|court interpreter
traducción de actas y títulos|translation of certificates and diplomas
intérprete en citas|interpreting at appointments
contabilidad mensual|monthly bookkeeping
declaración de impuestos|tax returns; tax filing
nómina|payroll
estados financieros|financial statements
constitución de empresas; registro de empresas|company formation; company registration
apertura de cuenta de banco; apertura de cuentas|opening a bank account
tarjetas de débito y crédito|debit and credit cards
banca en línea|online banking; online banking set-up
seguro médico para extranjeros|health insurance for foreigners
seguro de salud; seguro médico|health insurance
seguro de vehículo; seguro de vehículos|car insurance
seguro de vivienda|home insurance
seguro de viaje|travel insurance
ayuda con reclamaciones|claims assistance
limpieza dental|dental cleaning
implantes; implantes dentales|implants; dental implants
ortodoncia|orthodontics; braces
endodoncia|root canals
blanqueamiento; blanqueamiento dental|whitening; teeth whitening
emergencias dentales|dental emergencies
extracciones|extractions
coronas y puentes|crowns and bridges
consulta de medicina familiar|family medicine consultation
visitas médicas a domicilio; médico a domicilio|house calls; doctor house calls
control de presión y diabetes|blood pressure and diabetes care; blood pressure and diabetes
chequeo general; chequeo médico|general check-up; medical check-up
certificados médicos|medical certificates
análisis de laboratorio; laboratorio|lab tests
toma de muestras a domicilio|samples taken at home
terapia física; fisioterapia|physical therapy
cuidado de enfermería; enfermera a domicilio|nursing care; home nurse
cuidado de envejecientes; cuidado de ancianos|elder care
entrega de medicamentos|medicine delivery
recetas|prescriptions
toma de presión|blood pressure checks
artículos de bebé|baby items
consultas veterinarias|vet consultations
vacunas para mascotas; vacunación de mascotas|pet vaccination
cirugía y esterilización|surgery and neutering
certificados de viaje para mascotas|pet travel certificates
baño y corte de mascotas; peluquería canina|pet grooming; grooming
hospedaje de mascotas|pet boarding
entrenamiento de perros|dog training
instalación de internet; instalación de wifi|internet installation; home wifi
instalación de internet satelital|satellite internet installation
instalación de starlink|starlink installation
redes para villas|networks for villas
gas de cocina a domicilio; gas a domicilio|cooking gas delivery
botellones de agua|water bottles; five-gallon water bottles
agua a domicilio|water delivery
camión de agua|water truck
dispensadores; dispensadores de agua|water dispensers
recortes; recorte de pelo; corte de pelo|haircuts; haircut
barba con navaja; afeitado con navaja|straight-razor shave
degradado|fade; fade haircut
barbero a domicilio|barber at your home
recorte de niños; recortes para niños|children's haircuts; kids haircuts
peluquería|hairdressing
lavado y secado|wash and blow-dry
tintes y mechas|color and highlights
rizos naturales|natural curls
peinados de novia|bridal hairstyles
alisado; alisados|straightening; hair straightening
trenzas|braids
manicura y pedicura; manicure y pedicure|manicure and pedicure
uñas acrílicas; uñas de gel y acrílicas|acrylic nails; gel and acrylic nails
maquillaje de novia|bridal makeup
extensiones de pestañas|lash extensions
depilación|waxing; hair removal
limpieza facial; faciales|facials; facial cleansing
clases particulares de español; clases privadas de español|private spanish lessons
clases en grupos pequeños|small group classes
clases en línea|online lessons; online classes
clases de inglés|english lessons
tutorías|tutoring
clases de manejo|driving lessons
preparación para el examen|test preparation
manejo defensivo|defensive driving
búsqueda de colegio internacional|international school search
asesoría de colegios bilingües|advice on bilingual schools
papeles de admisión del colegio|school admission papers
visitas a colegios|school visits with parents
bodas en la playa|beach weddings
bodas civiles y simbólicas|civil and symbolic weddings
organización de bodas|wedding planning
decoración de bodas|wedding decoration
decoración de eventos|event decoration
dj para fiestas|dj for parties
sonido y luces|sound and lights
música para bodas|wedding music
alquiler de carpas; carpas y sillas|tent rental; tents and chairs
retratos de familia|family portraits
sesiones de fotos|photo shoots
fotografía de bodas|wedding photography
fotos de villas y hoteles|photos of villas and hotels
video con dron|drone video
picaderas|finger food
bufé para eventos|buffet for events
servicio de camareros|waiters
menú vegano|vegan menu
bizcochos; bizcochos por encargo|cakes; cakes to order
carpintería a medida|custom carpentry
puertas de madera|wooden doors
clósets; clósets a medida|closets; custom closets
gabinetes de cocina|kitchen cabinets
construcción de casas|house construction
remodelaciones|renovations; remodeling
remodelación de baños y cocinas|bathroom and kitchen remodeling
permisos de construcción|construction permits
planos y diseño; diseño de planos|plans and design; architectural plans
cambio de pantalla; cambio de pantallas|screen replacement
baterías de celular|phone batteries
celulares mojados|wet phones
reparación de celulares|phone repair
reparación de computadoras|computer repair
reparación de electrodomésticos|appliance repair
reparación de neveras|refrigerator repair
reparación de lavadoras|washing machine repair
reparación de estufas|stove repair
cámaras de seguridad|security cameras
alarmas|alarms
cercas eléctricas|electric fences
portones eléctricos|electric gates
control de acceso|access control
cerrajería|locksmith work
apertura de puertas|lockouts; door opening
copias de llaves|key copies
instalación de aires acondicionados; instalación de aire acondicionado|air conditioning installation
limpieza y mantenimiento de aires; mantenimiento de aires|ac cleaning and maintenance
reparación de aires; reparación de aires acondicionados|ac repair; air conditioning repair
cuartos fríos|cold rooms
limpieza semanal de la casa; limpieza semanal|weekly house cleaning
limpieza profunda|deep cleaning
limpieza de mudanza|move-in and move-out cleaning
cambio de sábanas entre huéspedes|linen change between guests
limpieza de oficinas|office cleaning
limpieza de muebles|furniture cleaning; upholstery cleaning
limpieza de ventanas|window cleaning
niñera por horas; niñeras por horas|nanny by the hour; babysitting by the hour
niñeras a tiempo completo; niñera a tiempo completo|full-time nannies; full-time nanny
niñeras bilingües|bilingual nannies
cuidado de recién nacidos|newborn care
cocinera a domicilio|cook at your home
comida criolla|dominican cooking
cenas privadas; cenas privadas en tu villa|private dinners; private dinners at your villa
comidas para la semana|weekly meal prep
compras y mandados; mandados|shopping and errands; errands
arreglos de ropa|clothing alterations
trajes a la medida|custom suits
lavado y planchado|washing and ironing
lavandería por libra|laundry by the pound
clases de yoga en grupo|group yoga classes
yoga individual|private yoga
meditación|meditation
masaje relajante|relaxing massage
masaje profundo|deep tissue massage
masajes para parejas|couples massage
drenaje linfático|lymphatic drainage
entrenador personal|personal trainer
clases de surf|surf lessons
campamentos de surf para niños|surf camps for kids
alquiler de tablas de surf|surfboard rental
clases de buceo; buceo|diving lessons; diving
excursiones|excursions; tours
tapizado de muebles|furniture upholstery
sofás a medida|custom sofas
cortinas y cojines|curtains and cushions
muebles de mimbre|wicker furniture
muebles a medida|custom furniture
plomería|plumbing
`;
