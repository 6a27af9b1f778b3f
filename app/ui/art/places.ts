export type Place = { name: string; longitude: number; latitude: number };

/** The towns on the map, in degrees (WGS 84). */
export const places: Place[] = [
  { name: "Santo Domingo", longitude: -69.93, latitude: 18.47 },
  { name: "Santiago", longitude: -70.69, latitude: 19.45 },
  { name: "Puerto Plata", longitude: -70.69, latitude: 19.79 },
  { name: "Punta Cana", longitude: -68.37, latitude: 18.58 },
  { name: "La Romana", longitude: -68.97, latitude: 18.43 },
  { name: "San Pedro de Macorís", longitude: -69.31, latitude: 18.46 },
  { name: "Sosúa", longitude: -70.52, latitude: 19.75 },
  { name: "Cap Cana", longitude: -68.41, latitude: 18.49 },
  { name: "Cabarete", longitude: -70.41, latitude: 19.75 },
  { name: "Jarabacoa", longitude: -70.64, latitude: 19.12 },
  { name: "Las Terrenas", longitude: -69.54, latitude: 19.32 },
  { name: "Samaná", longitude: -69.34, latitude: 19.21 },
];
