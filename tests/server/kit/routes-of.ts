import type { Endpoint, Payload } from 'payload'

export interface Route {
  method: string
  path: string
}

/**
 * Every address that a server answers below its API, as its config has them, with a value in place of each
 * parameter; the id of the first document unless told otherwise.
 */
export function routesOf({ collections, config, globals }: Payload, value?: string): Route[] {
  const { api } = config.routes
  const at = (
    base: string,
    endpoints: readonly Pick<Endpoint, 'method' | 'path'>[] | false,
  ): Route[] =>
    (endpoints || []).map(({ method, path }) => ({
      method: method.toUpperCase(),
      path: `${api}${base}${filledIn(path, value)}`,
    }))
  return [
    ...at('', config.endpoints),
    ...Object.values(collections).flatMap(({ config: { endpoints, slug } }) =>
      at(`/${slug}`, endpoints),
    ),
    ...globals.config.flatMap(({ endpoints, slug }) => at(`/globals/${slug}`, endpoints)),
  ]
}

const filledIn = (path: string, value?: string): string =>
  path === '/'
    ? ''
    : path.replace(/:(\w+)\??\*?/g, (_, name) => value ?? (name === 'id' ? '1' : 'x'))
