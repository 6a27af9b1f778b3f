import type { VendorCategory } from "../../contract.ts";
import { vendorCategories } from "../../values.ts";

/**
 * `key` is the service's number in the index of the directory, 1 to 199: never give it to another service. The first term
 * of each language is the proper name.
 */
export type Service = {
  id: string;
  key: number;
  category: VendorCategory;
  en: readonly string[];
  es: readonly string[];
};

/**
 * By the category that usually offers them. Three lines for each service: key and id, English terms, Spanish terms. A term belongs to one service. Searches complete the
 * words but do not shorten them, so plurals and feminine forms are listed. Where the singular is ambiguous ("bote" and
 * "botellón"), only the plural is. Words that ask for a service but find the wrong vendors are in word-lists.ts.
 */
const list = `
# Housing & Property
1 real-estate-agent
  real estate agent, real estate, realtor, realtors, property for sale, house for sale, buy a house, estate agency
  agente inmobiliario, inmobiliaria, inmobiliario, bienes raíces, casa en venta, casas en venta, comprar casa
2 home-rental
  long-term rental, apartment for rent, apartments for rent, house for rent, rent an apartment, find an apartment, lease
  alquiler de vivienda, alquileres, apartamento en alquiler, apartamentos en alquiler, casa en alquiler, se alquila
3 vacation-rental
  vacation rental, vacation rentals, holiday rental, short-term rental, airbnb, villa rental
  alquiler vacacional, renta corta, villa vacacional, casa de vacaciones, alquiler de villas
4 property-management
  property management, property manager, property managers, rental management, villa management, house sitting
  administración de propiedades, administrador de propiedades, administración de villas, cuidado de la casa
5 property-inspection
  property inspection, home inspection, home inspector, property appraisal, appraiser, appraisers, valuation
  inspección de vivienda, inspector de viviendas, tasación, tasador, tasadores, avalúo
6 land-surveyor
  land surveyor, surveyor, surveyors, land survey, boundary survey
  agrimensor, agrimensores, agrimensura, deslinde, mensura, medir un terreno

# Transportation
7 moving
  movers, mover, moving, moving company, house move, moving truck, removals, packing
  mudanzas, mudanza, mudarme, flete, fletes, acarreo, camión de mudanza, embalaje
8 private-driver
  private driver, drivers, chauffeur, driver for a day, english-speaking driver, hire a driver, errands driver
  chofer privado, chofer, conductor privado, conductor, chofer por día
9 airport-transfer
  airport transfer, airport transfers, airport pickup, airport shuttle, airport, ride from the airport
  traslado al aeropuerto, traslados, traslado, aeropuerto, recogida en el aeropuerto, transporte al aeropuerto
10 taxi
  taxi, taxis, cab, cabs, motorcycle taxi
  taxi, taxista, taxistas, motoconcho, motoconchos, concho, carro público
11 car-rental
  car rental, rent a car, rental car, car hire, scooter rental, motorbike rental
  alquiler de carros, alquiler de vehículos, alquilar un carro, rent car, renta de carros, alquiler de motores
12 car-mechanic
  car mechanic, mechanic, mechanics, auto repair, car repair, garage, brakes, oil change, car won't start
  mecánico, mecánicos, mecánica, taller mecánico, taller de carros, frenos, cambio de aceite, el carro no prende
13 tires
  tire repair, tires, tyres, flat tire, new tires, wheel alignment
  gomera, gomas, gomero, goma pinchada, neumáticos, alineación y balanceo
14 tow-truck
  tow truck, towing, roadside assistance, breakdown
  grúa, grúas, remolque, asistencia vial, carro varado
15 courier
  courier, delivery, messenger, parcel delivery, errands, same-day delivery
  mensajería, mensajero, delivery, envío de paquetes, diligencias, mandados

# Relocation & Legal
16 immigration-lawyer
  immigration lawyer, immigration, residency, residence permit, visa, visas, work permit, citizenship
  abogado de migración, migración, inmigración, residencias, residencia temporal, residencia permanente, visado
17 lawyer
  lawyer, lawyers, attorney, attorneys, law firm, legal advice, legal help
  abogado, abogada, abogados, abogadas, bufete, bufete de abogados, asesoría legal
18 property-lawyer
  property lawyer, real estate lawyer, title search, title deed, title transfer
  abogado inmobiliario, certificado de título, transferencia de título, contrato de venta, due diligence
19 family-lawyer
  family lawyer, divorce, divorce lawyer, custody, inheritance, wills
  abogado de familia, divorcio, abogado de divorcio, custodia, herencia, testamento
20 notary
  notary, notaries, notary public, notarize, notarized, apostille, power of attorney, certified copies
  notario, notaría, notarios, notarizar, apostilla, apostillar, poder notarial, legalización de documentos
21 translator
  translator, translators, translation, translations, certified translation, interpreter, interpreters, interpreting
  traductor, traductora, traductores, traducción, traducciones, intérprete, intérprete judicial, traducir documentos
22 customs-shipping
  shipping and customs, shipping, customs, customs broker, freight, container, import a car, ship a container
  aduanas, aduana, agente aduanal, embarques, carga marítima, contenedor, importación, importar carro, desaduanizar
23 company-formation
  company formation, start a company, register a company, open a business, business license, trademark
  constitución de compañías, abrir una compañía, registrar empresa, registro mercantil, rnc, registro de marca
24 paperwork
  paperwork help, government paperwork, driver's license exchange, license plates, vehicle registration, id card
  gestoría, gestor, trámites, trámite, licencia de conducir, matrícula de vehículo, traspaso de vehículo, cédula
25 relocation-adviser
  relocation adviser, relocation help, relocation consultant, move abroad, moving to the dominican republic, settle in
  asesoría de reubicación, reubicación, asesor de reubicación, mudarse al país, instalarse en el país

# Financial & Banking
26 bank-account
  bank account, open bank account, open a bank account, opening a bank account, open an account, banks, debit card
  cuenta de banco, abrir cuenta de banco, cuenta bancaria, abrir cuenta, abrir una cuenta, bancos, apertura de cuenta
27 accountant
  accountant, accountants, accounting, bookkeeping, bookkeeper, payroll, financial statements
  contador, contadora, contadores, contabilidad, contable, contables, nómina, estados financieros
28 taxes
  tax help, taxes, tax, tax return, tax returns, tax adviser, tax preparation, expat taxes
  impuestos, impuesto, declaración de impuestos, asesor fiscal, asesoría fiscal, itbis, comprobantes fiscales
29 insurance
  insurance broker, insurance, health insurance, car insurance, home insurance, travel insurance, insurance policy
  corredor de seguros, seguros, seguro, seguro de salud, seguro médico, seguro de vehículo, póliza
30 mortgage
  mortgage, mortgages, home loan, loan, loans, financing
  préstamo hipotecario, hipoteca, hipotecas, préstamo, préstamos, financiamiento
31 money-transfer
  money transfer, send money, remittance, remittances, currency exchange, exchange dollars
  envío de dinero, remesas, remesa, enviar dinero, casa de cambio, cambiar dólares

# Health & Wellness
32 family-doctor
  family doctor, doctor, doctors, physician, general practitioner, house call, medical checkup, fever
  médico de familia, médicos, doctora, doctores, medicina familiar, consulta médica, chequeo, fiebre
33 dentist
  dentist, dentists, dental, dental clinic, teeth cleaning, toothache, orthodontist, braces, teeth whitening
  dentista, dentistas, odontólogo, odontóloga, odontología, dolor de muela, limpieza dental, ortodoncia, muela
34 pediatrician
  pediatrician, pediatricians, children's doctor, baby doctor, childhood vaccines
  pediatra, pediatras, pediatría, médico de niños, vacunas infantiles
35 psychologist
  psychologist, psychologists, therapists, counseling, psychotherapy, couples therapy
  psicólogo, psicóloga, psicólogos, psicología, terapeuta, terapia de pareja
36 physiotherapist
  physiotherapist, physical therapy, physiotherapy, physical therapist, back pain, chiropractor
  fisioterapeuta, fisioterapia, terapia física, dolor de espalda, quiropráctico, rehabilitación
37 pharmacy
  pharmacy, pharmacies, pharmacist, pharmacy delivery, medicine delivery, medicines, prescription, drugstore
  farmacia, farmacias, farmacéutica, medicamentos, medicinas, medicamentos a domicilio, receta médica
38 medical-tests
  medical laboratory, blood test, blood tests, medical tests, ultrasound, x-ray
  laboratorio clínico, análisis de sangre, análisis clínicos, sonografía, rayos x
39 veterinarian
  veterinarian, vet, vets, veterinarians, veterinary, animal clinic, pet vaccination, sick dog
  veterinario, veterinaria, veterinarios, vacunas para mascotas, clínica veterinaria, perro enfermo
40 elder-care
  elder care, caregiver, caregivers, home nurse, nurses, nursing care, senior care
  cuidado de envejecientes, cuidadora, cuidador, cuidadores, enfermera, enfermero, enfermera a domicilio

# Utilities & Setup
41 internet
  internet, wifi, wi-fi, starlink, internet installation, router, fiber, slow internet, satellite internet
  internet, instalación de internet, instalación de wifi, fibra óptica, internet satelital, señal de internet, rúter
42 utility-contracts
  utility contracts, electricity contract, light meter, water contract
  contratos de servicios, contrato de luz, contador de luz, contrato de agua, medidor de luz
43 mobile-plan
  mobile phone plan, sim card, sim, esim, cell phone plan
  plan de celular, tarjeta sim, chip de celular, línea de celular
44 cooking-gas
  cooking gas, gas, gas delivery, propane, gas tank, gas cylinder, gas leak, gas line
  gas de cocina, gas, gas a domicilio, gas propano, tanque de gas, cilindro de gas, fuga de gas, tubería de gas
45 water-delivery
  water delivery, drinking water, water bottles, bottled water, water truck, five-gallon bottle, water jug
  agua a domicilio, botellón, botellones, botellón de agua, agua potable, camión de agua, agua purificada
46 solar
  solar panels, solar, solar power, solar energy, solar panel, solar water heater, net metering
  paneles solares, panel solar, energía solar, calentador solar, medición neta, placas solares
47 inverter
  inverter, inverters, backup power, backup batteries, inverter batteries, power outage, blackout
  inversor, inversores, baterías de inversor, apagón, apagones, se va la luz, energía de respaldo
48 generator
  generator, generators, power plant, diesel generator
  planta eléctrica, generador, plantas eléctricas, generadores, generador eléctrico
49 water-pump
  water pump, water tank, cistern, cistern cleaning, no water pressure, water filter
  bomba de agua, tinaco, cisterna, limpieza de cisterna, no sube el agua, filtro de agua
50 septic
  septic tank, septic, septic pumping, sewage
  pozo séptico, séptico, limpieza de séptico, aguas negras

# Beauty & Grooming
51 barber
  barber, barbers, barbershop, haircut for men, men's haircut, beard trim, shave
  barbero, barberos, barbería, peluquero, corte de hombre, barbas, corte de barba, afeitado, recortes
52 hair-salon
  hair salon, hairdresser, hairdressers, hair stylist, beauty salon, blowout, hair color, highlights, curly hair
  peluquería, peluquera, salón de belleza, estilista, peinado, peinados, tinte, mechas, lavado y secado, rizos
53 nails
  nails, manicure, pedicure, nail salon, gel nails, acrylic nails, nail technician
  uñas, manicura, manicurista, pedicura, uñas acrílicas, uñas de gel, manicure y pedicure
54 makeup
  makeup artist, makeup, make-up, bridal makeup, lashes, eyelash extensions, eyebrows
  maquillaje, maquillista, maquilladora, maquillaje de novia, pestañas, cejas, extensiones de pestañas
55 skin-care
  facials, facial, skin care, beautician, waxing, hair removal, esthetician
  limpieza facial, esteticista, depilación, cuidado de la piel, cosmetóloga, estética
56 massage
  massage, massages, massage therapist, masseuse, deep tissue massage, relaxing massage, spa
  masajes, masaje, masajista, masajistas, masaje relajante, masaje terapéutico, spa a domicilio

# Language & Learning
57 spanish-lessons
  spanish lessons, spanish classes, learn spanish, spanish teacher, spanish tutor, spanish course, spanish school
  clases de español, profesora de español, profesor de español, aprender español, curso de español
58 english-lessons
  english lessons, english classes, english teacher, learn english, english course
  clases de inglés, profesor de inglés, profesora de inglés, aprender inglés, curso de inglés
59 driving-school
  driving school, driving lessons, driving instructor, learn to drive, driving test
  escuela de choferes, autoescuela, clases de manejo, aprender a manejar, instructor de manejo, clases de conducir
60 school-adviser
  school adviser, international school, international schools, schools, bilingual school, school admission
  asesoría de colegios, colegio, colegios, colegios internacionales, inscripción escolar, escuela bilingüe
61 tutoring
  tutoring, tutor, tutors, homework help, math tutor, private teacher
  tutorías, tutor, tutora, sala de tareas, profesor particular, refuerzo escolar, clases de matemáticas
62 childcare-center
  daycare, day care, preschool, kindergarten, nursery school
  guardería, guarderías, preescolar, jardín infantil, maternal, kínder
63 music-lessons
  music lessons, guitar lessons, piano lessons, singing lessons, music teacher
  clases de música, clases de guitarra, clases de piano, clases de canto, profesor de música
64 dance-lessons
  dance lessons, bachata lessons, salsa lessons, dance school, merengue lessons, dance classes
  clases de baile, academia de baile, clases de bachata, clases de salsa, clases de merengue, bailar

# Events & Entertainment
65 wedding-planner
  wedding planner, wedding planners, destination wedding, beach wedding, wedding planning
  organización de bodas, boda en la playa, bodas en la playa, bodas civiles, decoración de bodas, planificadora de bodas, wedding planner, organizadora de bodas
66 event-planner
  event planner, event planning, birthday party, party planner, corporate event, party decoration
  organización de eventos, planificación de eventos, fiesta de cumpleaños, decoración de eventos, baby shower
67 dj
  DJ, djs, disc jockey, sound system, party music, sound and lights
  DJ, discjockey, disco light, sonido, música para fiestas, música para bodas, sonido y luces, animación musical
68 live-music
  live music, live band, musician, musicians, singer, merengue band, saxophone player
  música en vivo, perico ripiao, músico, músicos, cantante, conjunto típico, saxofonista, grupo musical
69 photographer
  photographer, photographers, photography, photos, photo shoot, family portraits, wedding photography, videographer
  fotógrafo, fotógrafa, fotógrafos, fotografía, fotos, sesión de fotos, fotografía de bodas, video con dron, videógrafo
70 catering
  catering, caterer, caterers, buffet, party food, finger food, private dinner event
  catering, bufés, bufé para eventos, picaderas, servicio de catering, comida para fiestas, comida para eventos
71 cakes
  cakes, birthday cake, wedding cake, baker, bakery, pastry
  bizcochos, bizcocho, repostería, repostera, panadería, dulces
72 event-rental
  party rental, tents, tables and chairs, chair rental, tent rental, bouncy castle
  alquiler de sillas, alquiler de carpas, carpas, sillas y mesas, casa inflable, mobiliario para eventos

# Construction & Renovation
73 builder
  builder, builders, construction company, house construction, contractor, renovations, home renovation, remodeling
  constructora, constructor, construcción, contratista, remodelación, remodelaciones, maestro constructor, ampliación
74 architect
  architect, architects, architecture, house plans, blueprints, building permit
  arquitecto, arquitecta, arquitectos, arquitectura, planos, permiso de construcción
75 interior-design
  interior design, interior designer, interior decorator, home decor, kitchen design
  diseño de interiores, diseñadora de interiores, interiorista, decoración del hogar, decoradora
76 plumber
  plumber, plumbers, plumbing, leaks, leaking pipe, water leak, clogged drain, blocked toilet, faucet, pipes
  plomero, plomeros, plomería, fontanero, fontanería, fuga de agua, fugas de agua, tuberías, desagüe tapado, destape
77 electrician
  electrician, electricians, electrical work, electrical repair, wiring, short circuit, outlet, breaker
  electricista, electricistas, electricidad, instalación eléctrica, instalaciones eléctricas, cortocircuito, tomacorriente
78 carpenter
  carpenter, carpenters, carpentry, woodwork, cabinet maker, cabinets, closets, wooden doors, kitchen cabinets
  carpintero, carpinteros, carpintería, ebanista, ebanistería, clósets, puertas de madera, gabinetes de cocina
79 painter
  painter, painters, house painting, painting, paint, wall painting, repaint
  pintor, pintores, pintura, pintar la casa, pintura de casas, pintar, pintora
80 masonry
  mason, masonry, bricklayer, tiles, tiling, tile floor, concrete
  albañil, albañiles, albañilería, cerámica, poner pisos, piso de porcelanato, hormigón
81 roofing
  roofing, roofs, roof repair, waterproofing, roof leak, leaking roof
  impermeabilización, techos, impermeabilizar, filtración, gotera, goteras
82 welding
  welder, welders, welding, metalwork, window bars, metal gate, ironwork
  herrero, herreros, herrería, soldador, soldadura, verjas, rejas, portón de hierro

# Tech & Electronics
83 air-conditioning
  air conditioning, air conditioner, air conditioners, ac, a/c, ac repair, hvac, ac cleaning, ac not cooling
  aire acondicionado, aires acondicionados, refrigeración, técnico de aire, limpieza de aire, el aire no enfría
84 phone-repair
  phone repair, cell phone repair, cracked screen, broken phone, broken screen, mobile repair, phone battery
  reparación de celulares, celulares, pantalla rota, cambio de pantalla, técnico de celulares
85 computer-repair
  computer repair, laptop repair, computer, computers, laptop, printer, virus removal, data recovery
  reparación de computadoras, computadora, computadoras, laptops, impresora, técnico de computadoras
86 security-cameras
  security cameras, security camera, cctv, alarm system, surveillance, home security, alarms
  cámaras de seguridad, cámara de seguridad, cámaras, alarmas, sistema de alarma, videovigilancia, seguridad del hogar
87 locksmith
  locksmith, locksmiths, locks, locked out, lost keys, key copy, new lock
  cerrajero, cerrajeros, cerrajería, cerradura, cerraduras, llaves perdidas, copia de llaves, abrir puerta
88 appliance-repair
  appliance repair, washing machine repair, fridge repair, refrigerator, stove repair, dryer repair
  reparación de electrodomésticos, lavadora dañada, nevera, neveras, arreglar lavadora, estufa, técnico de neveras
89 tv-smart-home
  tv installation, tv mounting, smart home, home automation, tv wall mount
  instalación de televisores, televisor, domótica, casa inteligente, antena, soporte de televisor

# Domestic Essentials
90 house-cleaning
  house cleaning, cleanings, cleaner, cleaners, cleaning lady, housekeeper, housekeeping, maid, deep cleaning
  limpieza del hogar, limpiezas, limpieza de casas, limpieza profunda, trabajadora doméstica, doméstica
91 nanny
  nanny, nannies, babysitter, babysitters, babysitting, childcare, child care, au pair
  niñera, niñeras, niñero, cuidado de niños, nana, cuidar niños, cuidado infantil
92 cook
  private cook, cooks, home cook, private chef, chef, chefs, personal chef, home cooking, meal prep
  cocinera, cocinero, cocineros, chef privado, chef a domicilio, cocina criolla, comida casera, cocinar en casa
93 gardener
  gardener, gardeners, gardening, garden, landscaping, lawn, lawn mowing, tree trimming
  jardinero, jardineros, jardinería, jardines, paisajismo, cortar grama, grama, poda
94 pool
  pool service, pool, pools, pool cleaning, pool maintenance, swimming pool, pool pump, green pool
  mantenimiento de piscinas, piscina, piscinas, piscinero, limpieza de piscinas, bomba de piscina, piscina verde
95 pest-control
  pest control, exterminator, termites, cockroaches, mosquitoes, rats, fumigation, ants, bugs
  fumigación, fumigador, fumigar, control de plagas, plagas, comején, cucarachas, mosquitos, ratones
96 laundry
  laundry, laundry service, dry cleaning, dry cleaner, ironing, wash and fold
  lavandería, lavado de ropa, planchado, lavado en seco, lavar ropa, planchar
97 tailor
  tailor, tailors, alterations, dressmaker, seamstress, sewing, clothes repair, hem
  sastre, sastres, sastrería, costurera, modista, arreglos de ropa, costura, ruedo, modistería
98 handyman
  handyman, handymen, odd jobs, home repairs, furniture assembly, small repairs
  hombre de mantenimiento, chiripero, arreglos del hogar, mantenimiento del hogar, armar muebles, todero

# Lifestyle & Comfort
99 furniture
  furniture, furniture store, custom furniture, sofa, sofas, mattress, mattresses, rattan furniture
  muebles, mueblería, muebles a medida, sofás, colchón, colchones, muebles de mimbre
100 upholstery
  upholstery, upholsterer, upholsterers, reupholster, reupholstery, curtains, cushions, sofa repair
  tapicería, tapicero, tapiceros, tapizar, tapizado, cortinas, cojines, forrar muebles
101 yoga
  yoga, yoga class, yoga classes, yoga teacher, meditation, pilates, breathwork
  yoga, clases de yoga, profesora de yoga, meditación, instructora de yoga, pilates
102 personal-trainer
  personal trainer, personal trainers, fitness, gym, workout, fitness coach
  entrenador personal, entrenadora personal, gimnasio, entrenador, entrenamiento, ejercicios
103 surf-school
  surf school, surf, surfing, surf lessons, surf camp, kitesurf, kitesurfing, kiteboarding, surfboard rental
  escuela de surf, clases de surf, surfear, tabla de surf, clases de kitesurf, aprender a surfear
104 tours
  tour guide, tours, excursions, day trip, whale watching, hiking
  guía turístico, guía turística, excursiones, excursión, paseos, ballenas, senderismo
105 boat-trips
  boat trips, boat, boat charter, catamaran, yacht, fishing trip, diving, snorkeling
  paseo en bote, botes, lancha, catamarán, yate, pesca, buceo
106 pet-care
  pet care, pet sitter, dog walker, dog walking, dog grooming, dog training, dog boarding, pet hotel
  cuidado de mascotas, paseador de perros, peluquería canina, adiestrador de perros, baño de perros
`;

const terms = (line: string): string[] => line.split(",").map((term) => term.trim());

const headings = new Map<string, VendorCategory>(vendorCategories.map((category) => [category, category]));

/** @throws Error for a heading that is no category */
function servicesUnder(part: string): Service[] {
  const category = headings.get(part.split("\n", 1)[0] ?? "");
  if (!category) throw new Error("the list of services has an unknown heading");
  return [...part.matchAll(/^(\d+) ([a-z-]+)\n {2}(.+)\n {2}(.+)$/gm)].map(
    ([, key, id = "", en = "", es = ""]) => ({
      id,
      key: Number(key),
      category,
      en: terms(en),
      es: terms(es),
    }),
  );
}

export const services: readonly Service[] = list.split("\n# ").slice(1).flatMap(servicesUnder);
