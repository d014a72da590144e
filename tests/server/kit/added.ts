import type { Endpoint, SanitizedConfig } from 'payload'

/** What the site's own config wrote. */
export interface Written {
  collections?: readonly { slug: string }[]
  globals?: readonly { slug: string }[]
}

export interface AddedEndpoint {
  method: string
  /** As the config has it, below the API. */
  path: string
}

/**
 * Every collection, global and endpoint that a sanitized config has and the site did not write; found,
 * so that what Payload or the plugin add tomorrow is among them. `plain`: the same site without the plugin.
 */
export function addedTo(config: SanitizedConfig, written: Written, plain: SanitizedConfig) {
  const isAdded = (kind: 'collections' | 'globals') => (entity: { slug: string }) =>
    !written[kind]?.some(({ slug }) => slug === entity.slug)
  const collections = config.collections.filter(isAdded('collections'))
  const globals = config.globals.filter(isAdded('globals'))
  const onSite = config.collections.filter((one) => !isAdded('collections')(one))
  return {
    slugs: [...collections, ...globals].map(({ slug }) => slug),
    ofEntities: [
      ...collections.flatMap(({ endpoints, slug }) => below(`/${slug}`, endpoints)),
      ...globals.flatMap(({ endpoints, slug }) => below(`/globals/${slug}`, endpoints)),
    ],
    ofSite: onSite.flatMap(({ endpoints, slug }) => {
      const usual = plain.collections.find((one) => one.slug === slug)?.endpoints
      return below(`/${slug}`, endpoints).filter((one) => !has(below(`/${slug}`, usual), one))
    }),
    ofRoot: below('', config.endpoints),
  }
}

/** All that a server answers below its API. */
export const everyEndpoint = ({ collections, endpoints, globals }: SanitizedConfig) => [
  ...collections.flatMap((one) => below(`/${one.slug}`, one.endpoints)),
  ...globals.flatMap((one) => below(`/globals/${one.slug}`, one.endpoints)),
  ...below('', endpoints),
]

const below = (root: string, endpoints: readonly Endpoint[] | false | undefined): AddedEndpoint[] =>
  (endpoints || []).map(({ method, path }) => ({ method, path: `${root}${path}` }))

const has = (all: readonly AddedEndpoint[], one: AddedEndpoint): boolean =>
  all.some(({ method, path }) => method === one.method && path === one.path)
