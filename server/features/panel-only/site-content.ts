import type { Config, SanitizedConfig } from 'payload'
import { isRecord } from '#contracts/is-record'

const name = 'stateroomContent'

/** What the site's own config has, by its slugs; everything else was added. */
interface Content {
  collections: readonly string[]
  globals: readonly string[]
}

/** Kept in the config itself: a running Payload can be given another one. */
export const rememberContent = (config: Config): Config => ({
  ...config,
  custom: {
    ...config.custom,
    [name]: {
      collections: slugsOf(config.collections),
      globals: slugsOf(config.globals),
    } satisfies Content,
  },
})

const slugsOf = (entities: readonly { slug: string }[] = []): string[] =>
  entities.map(({ slug }) => slug)

/** The collections and globals that Payload and the plugin have added. */
export function addedTo({ collections, custom, globals }: SanitizedConfig) {
  const content = isRecord(custom) ? custom[name] : undefined
  const own = (isRecord(content) ? content : {}) as Partial<Content>
  return {
    collections: collections.filter(({ slug }) => !own.collections?.includes(slug)),
    globals: globals.filter(({ slug }) => !own.globals?.includes(slug)),
  }
}
