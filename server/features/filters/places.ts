import type { FlattenedField } from 'payload'
import { isRecord } from '#contracts/is-record'
import { UnreadableFilter } from './unreadable-filter.ts'

const ofPlaces: ReadonlySet<string> = new Set(['intersects', 'near', 'within'])

export const asksForPlace = (field: FlattenedField | null, operator: string): boolean =>
  field?.type === 'point' && ofPlaces.has(operator)

/**
 * What a filter by places compares with, as PostGIS reads it. Payload takes numbers that are none, or a
 * missing distance, for no condition at all, and the text of an area for an area.
 */
export function placeOf(operator: string, value: unknown): unknown {
  return operator === 'near' ? nearbyOf(value) : areaOf(operator, value)
}

const nearSays =
  "The filter 'near' needs 'longitude,latitude,maxDistance,minDistance': degrees and metres, with at least one of the distances."

function nearbyOf(value: unknown): number[] {
  const parts = typeof value === 'string' ? value.split(',') : value
  if (!Array.isArray(parts) || parts.length > 4) throw new UnreadableFilter(nearSays)
  const [longitude = NaN, latitude = NaN, ...distances] = parts.map(numberOf)
  const [farthest = NaN, nearest = NaN] = distances
  const isPlace = Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90
  const areDistances = distances.every((distance, at) => distance >= 0 || isLeftOut(parts[at + 2]))
  const isLimited = farthest >= 0 || nearest >= 0
  if (!isPlace || !areDistances || !isLimited) throw new UnreadableFilter(nearSays)
  return [longitude, latitude, farthest, nearest]
}

const isLeftOut = (part: unknown): boolean =>
  part === null || ['', 'null'].includes(String(part).trim())

const numberOf = (part: unknown): number => {
  const number = isLeftOut(part) ? NaN : Number(part)
  return Number.isFinite(number) ? number : NaN
}

const shapes: ReadonlySet<unknown> = new Set(
  ['Point', 'LineString', 'Polygon'].flatMap((name) => [name, `Multi${name}`]),
)

/** As an object, or as its JSON: an address has room for few levels of an object. */
function areaOf(operator: string, value: unknown): object {
  const area = typeof value === 'string' ? parsed(value) : value
  if (isRecord(area) && isGeometry(area)) return area
  throw new UnreadableFilter(
    `The filter '${operator}' needs a GeoJSON geometry, like {"type":"Polygon","coordinates":[[[10,59],[11,59],[11,60],[10,59]]]}.`,
  )
}

const isGeometry = ({ type, coordinates, geometries }: Record<string, unknown>): boolean =>
  type === 'GeometryCollection'
    ? Array.isArray(geometries) && geometries.every((one) => isRecord(one) && isGeometry(one))
    : shapes.has(type) && Array.isArray(coordinates) && coordinates.every(isCoordinate)

/** PostGIS takes what is no number for 0. */
const isCoordinate = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0 && value.every(isCoordinate)
    : !Number.isNaN(numberOf(value))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
