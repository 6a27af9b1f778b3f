// Parts of invented names of businesses and people.
const list = (words: string): string[] => words.trim().split(/\s*[,\n]\s*/);

/** Spanish/English. */
const kindPairs = list(`
  Servicios/Services, Grupo/Group, Casa/House, Hermanos/Brothers, Taller/Workshop, Centro/Center, Estudio/Studio
  Comercial/Trading, Soluciones/Solutions, Asociados/Associates, Familia/Family, Agencia/Agency, Oficina/Office
  Consultorio/Practice, Clínica/Clinic, Bufete/Law Firm, Academia/Academy, Escuela/School, Tienda/Shop
  Distribuidora/Distributors, Inversiones/Investments, Proyectos/Projects, Talleres Unidos/United Workshops
  Cooperativa/Cooperative, Fundación/Foundation, Rincón/Corner, Mundo/World, Punto/Point, Atelier/Atelier
  Almacén/Warehouse, Gestiones/Paperwork, Expertos/Experts, Profesionales/Professionals, Técnicos/Technicians
  Plomería/Plumbing, Electricidad/Electric, Mudanzas/Moving, Transporte/Transport, Jardines/Gardens
  Inmobiliaria/Real Estate, Farmacia/Pharmacy, Salón/Salon, Constructora/Builders, Eventos/Events
`).map((pair) => pair.split("/"));

export const kinds = kindPairs.map(([spanish = ""]) => spanish);
export const kindsInEnglish = kindPairs.map(([, english = ""]) => english);

export const firstNames = list(`
  Yudelka, Leonardo, Bienvenido, Wilkin, Ramón, Julissa, Domingo, Edwin, Carmen, Nelson, Ingrid, Altagracia, Rafael
  Marisol, Franklin, Yanelis, Héctor, Rosanna, Wellington, Miguelina, Starlin, Kenia, Johanny, Radhamés, Dulce
  Esteban, Fátima, Gregorio, Hilda, Ignacio, Jacinta, Kelvin, Lourdes, Máximo, Noelia, Octavio, Paola, Quilvio
  Rosario, Santiago, Teresa, Ulises, Virginia, Wendy, Ximena, Yamil, Zoila, Amaury, Belkis, Cristino, Deyanira
  Emely, Fausto, Griselda, Henry, Ivelisse, Joselito, Katiuska, Luz, Manuel, Nidia, Osvaldo, Patricia, Reyna
  Saulo, Tomasina, Urania, Víctor, Wanda, Yovanny, Andrea, Brígida, Catalino, Damaris, Elpidio, Flérida
`);

export const surnames = list(`
  Santana, Mejía, Castro, Polanco, Peguero, Encarnación, Núñez, Tavárez, Almonte, Cabral, Ureña, Vásquez, Féliz
  Batista, Rijo, Peralta, Ramírez, Rodríguez, Pérez, García, Martínez, Sánchez, Hernández, Jiménez, Díaz, Reyes
  Guzmán, Rosario, Cruz, Gómez, López, González, Fernández, Torres, Ortiz, Mercedes, Marte, Paulino, Abreu, Taveras
  Brito, Cepeda, Disla, Espinal, Fabián, Genao, Henríquez, Inoa, Javier, Kelly, Lantigua, Minaya, Noboa, Ogando
  Pichardo, Quezada, Rosado, Severino, Tejeda, Valdez, Wessin, Ynoa, Zapata, Acosta, Bautista, Cuevas, Durán
  Estévez, Frías, Germosén, Hiciano, Infante, Jáquez, Lachapelle, Mateo, Nivar, Olivo, Payano, Quiñones, Rivas
  Sosa, Toribio, Uribe, Ventura, Ycasuriaga, Zorrilla, Adames, Beltré, Canela, Delgado, Evangelista, Familia
  Grullón, Holguín, Jorge, Liriano, Matos, Nova, Oviedo, Parra, Rincón, Salcedo, Tineo, Valerio, Arias, Bonilla
  Collado, De Jesús, Echavarría, Figueroa, Guerrero, Heredia, Lorenzo, Montero, Nolasco, Ovalles, Pimentel, Recio
  Solano, Thomas, Vargas, Alcántara, Burgos, Contreras, Domínguez, Escoto, Florentino, Gil, Herrera, Luciano
  Moya, Navarro, Ortega, Ruiz, Suero, Trinidad, Veras, Amparo, Báez, Capellán, Diloné
`);

export const secondNames = list(`
  Caoba, Flamboyán, Guacamayo, Ámbar, Larimar, Coral, Palma Real, Ceiba, Guayacán, Samán, Roble, Cayena, Jazmín
  Cigua, Tórtola, Gaviota, Pelícano, Colibrí, Manatí, Delfín, Ballena, Carey, Marlin, Dorado, Caracol, Perla
  Arrecife, Bahía, Cabo, Costa, Ensenada, Isla, Laguna, Malecón, Marea, Ola, Playa, Puerto, Ribera, Salinas
  Brisa, Cumbre, Horizonte, Loma, Madrugada, Montaña, Nube, Pinar, Quebrada, Rocío, Sierra, Trueno, Valle, Alba
  Yaque, Ozama, Isabela, Quisqueya, Anacaona, Enriquillo, Duarte, Colonial, Cibao, Atlántico, Caribe, Tropical
  Norte, Sur, Este, Oeste, Central, Nacional, Popular, Moderna, Antigua, Nueva, Dorada, Verde, Azul, Blanca
`);
