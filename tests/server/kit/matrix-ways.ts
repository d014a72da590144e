import type { Endpoint, SanitizedConfig } from 'payload'
import { ruledSlugs } from './matrix-site.ts'

type Asked = Omit<Endpoint, 'root'>

interface Place {
  /** Of the collection or the global in the name of a way. */
  name: string
  base: string
  endpoints: readonly Asked[]
}

/** Every endpoint of a config by a name: `GET /{collection}/:id` is the same way for all of a kind. */
export const waysOf = (config: SanitizedConfig): Set<string> =>
  new Set(placesOf(config).flatMap((place) => place.endpoints.map((one) => nameOf(place, one))))

/** The ways that these requests took (`GET /api/posts/1?depth=1`). */
export function askedWays(config: SanitizedConfig, requests: readonly string[]): Set<string> {
  // The places with a slug first, as Payload looks for them.
  const places = placesOf(config)
  return new Set(
    requests.flatMap((request) => {
      const [method = '', address = ''] = request.split(' ')
      const { pathname } = new URL(address, 'http://x')
      const path = pathname.slice(config.routes.api.length)
      const place = places.find(({ base }) => base === '' || `${path}/`.startsWith(`${base}/`))
      const below = path.slice(place?.base.length) || '/'
      const found = place?.endpoints.find(
        (one) => one.method === method.toLowerCase() && patternOf(one.path).test(below),
      )
      return place && found ? [nameOf(place, found)] : []
    }),
  )
}

function placesOf({ collections, endpoints, globals }: SanitizedConfig): Place[] {
  const plain = collections.find(({ slug }) => slug === 'links')!
  const ofPayload = new Set((plain.endpoints || []).map(shortNameOf))
  const isOfPayload = (one: Asked) => ofPayload.has(shortNameOf(one))
  return [
    ...collections.flatMap((one) => {
      const own = one.endpoints || []
      const base = `/${one.slug}`
      if (ruledSlugs.includes(one.slug)) return [{ name: '/{collection}', base, endpoints: own }]
      return [{ name: one.auth ? '/{account}' : base, base, endpoints: own, isOfPayload }]
    }),
    ...globals.map(({ slug, endpoints: own }) => ({
      name: '/globals/{global}',
      base: `/globals/${slug}`,
      endpoints: own || [],
    })),
    { name: '', base: '', endpoints },
  ]
}

const shortNameOf = ({ method, path }: Asked): string => `${method.toUpperCase()} ${path}`

function nameOf(place: Place & { isOfPayload?: (one: Asked) => boolean }, one: Asked): string {
  const path = one.path === '/' ? '' : one.path
  const name = place.isOfPayload?.(one) ? '/{other}' : place.name
  return `${one.method.toUpperCase()} ${name}${path}`
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`)
