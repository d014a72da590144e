import type { CollectionConfig, Config, GlobalConfig } from 'payload'
import type { TranslationConfig } from '#config-schema/config'
import type { Feature } from '../../kit/feature.ts'
import { recordGlobalSources, recordSources } from './record-sources.ts'
import { translationMark } from './source-locale.ts'
import { translationsCollection } from './translations-collection.ts'

/** Documents are translated from one language into the others. `excluded`: what is no content. */
export function translation(
  { exclude, source: named }: TranslationConfig,
  excluded: readonly string[],
  localization: Config['localization'],
): Feature {
  const source = sourceIn(localization, named)
  const without = new Set([...exclude, ...excluded])
  const isOut = ({ slug }: CollectionConfig | GlobalConfig) => without.has(slug) || ours.test(slug)
  const marked = <Entity extends CollectionConfig | GlobalConfig>(entity: Entity): Entity => ({
    ...entity,
    custom: { ...entity.custom, [translationMark]: source },
  })
  return {
    collection: (collection) =>
      isOut(collection) ? collection : recordSources(marked(collection)),
    global: (global) => (isOut(global) ? global : recordGlobalSources(marked(global))),
    collections: [translationsCollection],
  }
}

/** The sentence is for the developer of a Payload project: `stateroom check` says the same of a config. */
function sourceIn(localization: Config['localization'], named: string | undefined): string {
  const codes = localization
    ? localization.locales.map((locale) => (typeof locale === 'string' ? locale : locale.code))
    : []
  if (!localization || codes.length < 2) {
    throw new Error('Stateroom: `translation` needs `localization` with at least two locales.')
  }
  const source = named ?? localization.defaultLocale
  if (codes.includes(source)) return source
  throw new Error(
    `Stateroom: \`translation.source\` is "${source}", which is none of the locales ${codes.join(', ')}.`,
  )
}

/** Collections of features. */
const ours = /^stateroom-/
