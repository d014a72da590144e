import { contradiction } from '../findings.ts'
import { loose } from '../loose.ts'
import type { Finding } from '../mistake.ts'
import type { Entity, Site } from '../site.ts'

/** Versions and drafts have what they need. */
export const versionsRule = ({ config, collections, globals }: Site): Finding[] => [
  ...collections.flatMap(withoutTimestamps),
  ...[...collections, ...globals].flatMap((entity) =>
    config.localization ? [] : withoutLocales(entity),
  ),
]

/** Versions are told apart by their times. */
const withoutTimestamps = ({ source, path }: Entity): Finding[] =>
  source.versions && source.timestamps === false
    ? [contradiction(false, 'true (versions: true)', [...path, 'timestamps'])]
    : []

const withoutLocales = ({ source, path }: Entity): Finding[] =>
  loose(loose(source.versions).drafts).localizeStatus === true
    ? [
        contradiction(true, 'false (localization: false)', [
          ...path,
          'versions',
          'drafts',
          'localizeStatus',
        ]),
      ]
    : []
