const wordSet = (words: string): ReadonlySet<string> =>
  new Set(
    words
      .normalize("NFD")
      .replace(/\p{M}+/gu, "")
      .toLowerCase()
      .trim()
      .split(/\s+/),
  );

export const stopWords = wordSet(`
  a an the for in of to at on near my our his her your i im id ive we us you it its me need needs needed want wants looking
  look find someone somebody anyone who whom that can could will would with and or best good great cheap around from please is
  are am be there any some get got help has have do does how where what when this up out so too very just
  el la los las lo un una unos de del en para por con y o u e cerca mi mis tu su sus me te se le nos busco buscar buscando
  necesito necesitamos necesita quiero quisiera queremos alguien que quien como donde cuando hay buen bueno buena buenos
  buenas mejor mejores barato barata al algun alguna algo ayuda puede pueda favor esta este es muy mas`);

/** Ignored beside a known service: "A/C repair", "house cleaner", "fridge broken". */
export const weakWords = wordSet(`
  repair repairs repairing repaired service services house houses home homes company companies business place broken broke fix
  fixed fixing install installed installing installation working work works stopped new old urgent emergency now today tonight
  tomorrow asap professional local affordable price prices cost man guy lady woman person people kids family town area
  reparacion reparaciones servicio servicios casa casas hogar empresa negocio lugar arreglar arreglo arreglen reparar instalar
  instalacion roto rota dañado dañada funciona nuevo nueva viejo vieja urgente urgencia emergencia ahora hoy noche
  mañana semana profesional precio precios economico domicilio hombre mujer señor señora persona personas familia zona`);

/** Common words that are one typo away from a service's or a vendor's name; never corrected. */
const commonWords = wordSet(`
  about after again apple alone being black blood board books boots brain bread bring brown cable candy cards carry chain
  chair cheap check chest clean clear clock close cloth clothes coach coast cover cream daily dance doors dream dress
  drink drive dying early earth empty every extra faces field fight first floor flower food foods found front fruit
  glass going grass green hands handy happy heart heavy horse hotel hours human inside issue kitchen large later leave
  light little lunch makes maker market match meals metal money month mouth movie night north nurse offer office
  often order other outside paper party place plane plans plant plants plate point power quick quiet ready river rooms
  round sales santa scale sense shape share sharp sheet shelf shirt shoes shoot shoots short shots sides simple sleep small
  smell smoke snack sound south space speak spend sport staff stand start still stone store storm story study sugar
  table taste tasty teach thing think tired today tools touch tower train travel trees truck under visit voice
  watch water weeks wheel white whole windows wine woman wood words world worse write wrong young broker driver
  abajo abrir agua ahora algun amigo antes arena arroz banco barco barra bueno cable calle calor cambio camino campo
  canto carne carro carta cerca cerdo cielo cinco claro coche cocina comer comida comprar corto cosas costa crema
  cuadro cuarto cuenta deber decir dedos dinero dolor dulce durante fecha feliz fiesta final firma flores fuego fuera
  fuerte gente grande grupo gusto hacer hasta hielo hotel huevo isla jardin joven juego jugar leche letra libre libro
  limpio linda llave lleno lugar luces madre malo manos marca mayor medio menos mesa metro miedo mundo negro nieve
  niños noche norte nuevo padre pagar papel parar pared parte pasar pasta patio perro pesca piedra pinta playa
  plaza pollo poner primo prueba puente puerta punto quien ropa salir salsa santa santo sobre soltar suelo suelto tarde
  tiempo tierra tocar todos tomar traer turno vender venta verde viaje viejo vista vuelo zapato`);

/** Whether the word means something by itself, so that it is not taken for a mistyped name. */
export function isCommonWord(word: string): boolean {
  return commonWords.has(word) || weakWords.has(word) || stopWords.has(word) || queryOnlyWords.has(word);
}

/** Words that ask for a service (by its id in services.ts) but occur in other vendors' texts: "car" asks for a garage,
 * but "Car import" is none. Searches understand them; vendors' texts are not searched for them. */
export const queryOnlyTerms: Readonly<Record<string, string>> = {
  "real-estate-agent":
    "condo, condos, buy a condo, condo for sale, buy property, buy apartment, land for sale, sell my house, house, home, houses, comprar apartamento, comprar terreno, comprar villa, vender casa, vender mi casa, terreno, solar en venta, apartamento en venta, vivienda nueva, casa",
  "home-rental":
    "apartment, condo for rent, rent a condo, rent a room, room for rent, studio apartment, place to live, place to stay, rent, renta, house, home, houses, alquilar casa, alquilar apartamento, apartamento, apartaestudio, habitación, alquiler, alquilo, rentar casa, rentar apartamento, casa",
  "vacation-rental": "beach house, villa for a week, villa, casa de playa, rentar villa, alquilar villa",
  "property-management": "look after my house, look after my villa, cuidar mi casa, cuidar villa",
  "land-surveyor": "measure land, medir terreno",
  moving:
    "move, mover, mudar, llevar muebles, transportar muebles, move house, move furniture, moving help, truck, mover muebles, me mudo, camión",
  "private-driver": "driver, drive me, someone to drive, chauffeur service, chófer por horas",
  "airport-transfer":
    "transfer, pick up airport, airport ride, airport taxi, flight, shuttle, hotel transfer, ir al aeropuerto, taxi al aeropuerto, buscarme al aeropuerto, vuelo",
  "car-rental":
    "rent a car, rent a scooter, rent a jeep, car, carro, rentar carro, alquilar carro, rentar vehículo",
  "car-mechanic":
    "car, cars, carro, carros, vehicle, engine, engine light, fix car, fix my car, car broken, car broke down, car noise, car problem, broken car, check engine, motor del carro, vehículo, carro dañado, carro roto, arreglar carro, carro no enciende, taller, aceite",
  tires: "puncture, tire, goma",
  "tow-truck": "broke down on the road, tow, stuck on the road",
  courier: "send a package, package, send package, paquete, paquetes, enviar paquete",
  "immigration-lawyer":
    "immigrate, residence, green card, stay longer, legal residency, residencia, emigrar, permiso de trabajo",
  lawyer: "legal problem, sue, contract review, demanda, revisar contrato, problema legal",
  "property-lawyer": "title, deed, título de propiedad",
  "family-lawyer": "divorced, divorciarme, divorciar",
  notary:
    "sign documents, legalize documents, notarize a document, legalizar documentos, firmar contrato, poder",
  translator:
    "traduzca, traduce, translate, translate documents, translate a document, traducir, traducir acta, documento en inglés",
  "customs-shipping":
    "ship, ship my car, ship furniture, shipping container, ship my things, send my things, import car, bring my car, traer mi carro, traer mis cosas, enviar contenedor, importar",
  "company-formation":
    "set up a company, open a company, start a business, crear empresa, abrir empresa, abrir un negocio",
  "bank-account": "bank, credit card, open account, banco, tarjeta de crédito",
  accountant: "books, bookkeep, cuentas, llevar la contabilidad",
  taxes: "file taxes, declarar, dgii",
  insurance: "insure, insure my car, asegurar, asegurar carro, asegurar casa",
  "money-transfer": "change money, exchange money, wire money, cambiar dinero",
  "family-doctor":
    "dr, dra, sick, i am sick, flu, cough, cold, medical, check up, checkup, médico, estoy enfermo, enfermo, enferma, gripe, tos, doctor a domicilio, presión alta, diabetes",
  dentist:
    "tooth, teeth, tooth pain, tooth hurts, broken tooth, gums, filling, diente, dientes, caries, me duele una muela",
  pediatrician: "sick child, sick baby, niño enfermo, bebé enfermo, kids doctor, child doctor",
  psychologist: "anxiety, depression, therapy, mental health, ansiedad, depresión, terapia, salud mental",
  physiotherapist: "back hurts, knee pain, me duele la espalda",
  pharmacy:
    "diapers, pañales, vitamins, vitaminas, medicine, medication, pills, medication delivery, medicina, pastillas, remedio",
  "medical-tests": "lab, lab test, lab tests, bloodwork, laboratorio, análisis",
  veterinarian:
    "dog, dogs, cat, cats, puppy, kitten, pet, pets, animal, animals, dog doctor, animal doctor, pet doctor, dog shots, shots for my cat, puppy shots, dog vaccine, cat vaccine, vaccinate dog, vaccinate cat, sick cat, sick puppy, neuter, spay, animal hospital, perro, perros, gato, gatos, mascota, mascotas, perrito, vacuna perro, vacuna gato, vacunar perro, vacunar gato, gato enfermo, castrar, esterilizar",
  "pet-care":
    "dog, dogs, pet, pets, perro, perros, mascota, mascotas, dog sitter, cat sitter, watch my dog, dog bath, cuidar perro",
  "elder-care":
    "care for my mother, care for my father, cuidar a mi mamá, cuidar anciano, envejeciente, nurse, elderly",
  internet:
    "no internet, fast internet, wifi slow, internet connection, modem, internet lento, no hay internet, conexión",
  "mobile-plan": "phone plan, phone number, número de teléfono, prepaid phone",
  "cooking-gas": "stove gas, out of gas, smell gas, tanque, se acabó el gas",
  "water-delivery": "water, water to drink, agua, agua para tomar",
  solar: "electricity from the sun, sun energy, panels, solares, paneles",
  inverter: "no power, no electricity, power cut, power goes out, batteries, no hay luz, sin luz, baterías",
  generator: "planta",
  "water-pump": "no water, no hay agua, sin agua, bomba",
  barber:
    "haircut, haircuts, cut hair, get a haircut, mens hair, fade, beard, hair cut, hair, corte de pelo, cortar pelo, cortarme el pelo, recortarme, recorte, corte, pelo, barba",
  "hair-salon":
    "haircut, haircuts, cut hair, get a haircut, hair cut, hair, womens haircut, dye hair, salon, braids, corte de pelo, cortar pelo, cortarme el pelo, corte de cabello, corte de mujer, corte, pelo, cabello, teñir pelo, trenzas, salón",
  nails: "nail, fingernails, get my nails done, hacerme las uñas",
  makeup: "eyelashes, brows, maquillarme",
  "skin-care": "wax, skin, face, cera, piel, cara",
  massage: "sore back, relax, relajarme",
  "spanish-lessons":
    "spanish, speak spanish, study spanish, practice spanish, español, hablar español, estudiar español",
  "english-lessons": "english, speak english, inglés, hablar inglés",
  "driving-school":
    "drive, driving, driver's license, driving license, license, licencia, manejar, aprender a conducir, conducir",
  "school-adviser":
    "school, kids school, private school, escuela, escuelas, escuela para mis hijos, colegio para mis hijos, colegio privado",
  tutoring: "homework, tareas, math help, matemáticas",
  "childcare-center": "nursery, kinder",
  "music-lessons": "guitar, piano, learn guitar, guitarra, aprender piano",
  "dance-lessons": "dance, learn to dance, salsa, bachata, aprender a bailar",
  "wedding-planner":
    "wedding, weddings, boda, bodas, get married, marry, married, bride, casarme, casarse, matrimonio, novia",
  "event-planner": "party, birthday, fiesta, cumpleaños",
  dj: "music, music for a party, party, música, fiesta",
  photographer: "photo, pictures, take pictures, portrait, camera man, foto, retratos, video",
  catering: "food, party, comida, comida para una fiesta, fiesta",
  cakes: "cake, birthday cakes, bizcocho de cumpleaños",
  "event-rental": "chairs, tables, tent, sillas, mesas, carpa",
  builder:
    "ampliar, agrandar, extension, construya, build, build a house, building, build a villa, renovate, renovate bathroom, renovate kitchen, remodel, bathroom remodel, kitchen remodel, new bathroom, construir, construir casa, hacer una casa, remodelar, remodelar baño, remodelar cocina, obra, renovar",
  architect: "design a house, diseñar casa",
  plumber:
    "destape, destapen, toilet, sink, drain, drains, pipe, tap, shower, leak, leaky, toilet leaking, blocked sink, clogged sink, clogged toilet, blocked drain, water heater, toilet won't flush, burst pipe, dripping tap, inodoro, lavamanos, fregadero, ducha, tubo, tubos, inodoro tapado, tubería rota, llave de agua, bote de agua, desagüe, destapar, calentador",
  electrician:
    "light, lights, lamp, socket, power socket, electrical, electric, ceiling fan, fuse, no power, no electricity, lámpara, abanico, bombillo, enchufe, luz, cables, corto, no hay luz, sin luz, breakers",
  carpenter:
    "wood, shelf, shelves, wooden table, door, doors, cabinet, closet, kitchen cabinet, madera, puerta, puertas, gabinete, gabinetes, clóset, repisas",
  painter: "pinta, pinte, pinten, paint house, paint wall, paint my walls, pintar pared, pintar paredes",
  masonry: "tile, brick, bricks, wall, floor, pisos, piso, bloques, pared",
  roofing: "roof, ceiling leak, techo, el techo gotea, se filtra el techo",
  welding: "gate, iron, fence, portón, hierro, verja",
  "air-conditioning":
    "aire, aires, air, cooling, aircon, air con, cold air, air conditioner repair, aire no enfría, reparar aire, arreglar aire, instalar aire, limpiar aire, abanico de aire, frío",
  "phone-repair":
    "phone, cell phone, cellphone, mobile, iphone, screen, phone screen, phone broken, wet phone, celular, teléfono, pantalla, celular roto, celular mojado, arreglar celular",
  "computer-repair": "pc, macbook, notebook, laptop broken, slow computer, computador",
  "security-cameras": "camera, alarm, security, burglar alarm, seguridad, alarma, cámara",
  locksmith:
    "lock, keys, key, locked out of my house, open door, change locks, llave, llaves, llavín, perdí mis llaves, cambiar llavín, abrir la puerta",
  "appliance-repair":
    "fridge, freezer, washer, washing machine, dryer, stove, oven, dishwasher, microwave, appliance, appliances, fridge broken, washer broken, lavadora, secadora, horno, microondas, nevera dañada, electrodomésticos",
  "tv-smart-home": "tv, television, hang my tv, televisión",
  "house-cleaning":
    "limpia, limpie, limpien, clean, cleaning, clean house, clean my house, clean apartment, clean villa, clean my apartment, limpiar, limpieza, limpiar casa, limpien casa, limpiar apartamento, muchacha de servicio, señora de limpieza",
  nanny:
    "baby, watch my kids, watch my children, take care of my kids, look after my kids, bebé, cuidar mis hijos, cuidar bebé, cuidar a los niños",
  cook: "cocina en casa, cocinen, cook, cook for me, cook dinner, cook at home, someone to cook, cooking, dinner at home, cocinar, cocine, que me cocine, comida en casa, food, comida",
  gardener:
    "grass, yard, cut grass, mow, mow lawn, trees, tree, tree cutting, palm trees, plants, cortar césped, césped, jardín, patio, podar, matas, árboles, palmas",
  pool: "clean pool, dirty pool, limpiar piscina, alberca",
  "pest-control":
    "bug, roach, roaches, cockroach, termite, mosquito, rat, mice, mouse, insects, pest, pests, ant, bed bugs, comejenes, cucaracha, hormigas, ratas, ratón, insectos, chinches, fumigate",
  laundry: "planche, lave ropa, wash clothes, clothes washed, iron shirts, iron clothes, lavar y planchar",
  tailor:
    "clothes, sew, dress, suit, pants, hem pants, zipper, ropa, traje, vestido, coser, pantalones, arreglar ropa",
  handyman: "fix things, jack of all trades, small jobs, hang pictures, arreglos, assemble furniture",
  furniture: "couch, chair, bed, beds, table, sillón, silla, cama, mueble, mecedora",
  upholstery: "cover sofa, curtain, cushion, cortina, cojín, forrar sofá, forro",
  yoga: "meditate, stretch, meditar",
  "personal-trainer": "trainer, training, get fit, lose weight, coach, bajar de peso",
  "surf-school": "surfboard, waves, learn to surf, olas, tabla",
  tours: "tour, excursion, hike, whales, sightseeing, visit",
  "boat-trips": "fishing, dive, snorkel, sailing, pescar, bucear",
};

const queryOnlyWords = wordSet(
  Object.values(queryOnlyTerms)
    .flatMap((terms) => terms.split(", "))
    .filter((term) => !term.includes(" "))
    .join(" "),
);
