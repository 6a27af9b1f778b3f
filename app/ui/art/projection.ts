/** The map's canvas, in its own units. */
export const mapSize = { width: 1000, height: 700 };

const west = -72.3;
const north = 20.17;
const perDegree = 248;
const squeeze = Math.cos((18.7 * Math.PI) / 180);

/** A place in degrees (WGS 84) to the map's units: equidistant, true at the island's middle latitude. */
export function project(longitude: number, latitude: number): { x: number; y: number } {
  return { x: (longitude - west) * squeeze * perDegree, y: (north - latitude) * perDegree };
}
