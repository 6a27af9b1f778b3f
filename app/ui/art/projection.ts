export const mapSize = { width: 1000, height: 700 };

const west = -72.3;
const north = 20.17;
const unitsPerDegree = 248;
const longitudeScale = Math.cos((18.7 * Math.PI) / 180);

/** Degrees (WGS 84) to map units: equirectangular, true to scale at the island's middle latitude. */
export function project(longitude: number, latitude: number): { x: number; y: number } {
  return { x: (longitude - west) * longitudeScale * unitsPerDegree, y: (north - latitude) * unitsPerDegree };
}
