import { useDeferredValue, useMemo } from 'react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import { useConfig } from '../../kit/config.ts'
import { useText } from '../../kit/text.tsx'
import { changesIn } from '../engine/difference.ts'
import { DifferenceItems } from './DifferenceItems.tsx'
import css from './Differences.module.css'
import type { Reading, Take } from './reading.ts'
import { Titles } from './Titles.tsx'
import { hasPage, useDifferences } from './use-differences.ts'

export interface DifferencesProps {
  entity: ClientCollection | ClientGlobal
  from: DocumentData
  to: DocumentData
  /**
   * The languages to look at, of versions that were read in all of them (`locale=all`); null: they
   * were read in one.
   */
  locales?: readonly string[] | null
  /** Leaves out what is the same. */
  modifiedOnly?: boolean
  /** Takes one side of a difference over into the document; without it that is not offered. */
  take?: Take | null
}

/**
 * What differs between two versions of a document, field by field (VER-7). In a page it comes a moment
 * after it was asked for, made in slices; where there is no page there is only one moment.
 */
export function Differences(props: DifferencesProps) {
  const text = useText()
  const drawn = useDeferredValue<DifferencesProps | null>(props, hasPage ? null : props)
  if (drawn === null) return <p aria-busy="true">{text('difference.comparing')}</p>
  return <DrawnDifferences {...drawn} />
}

function DrawnDifferences(props: DifferencesProps) {
  const { entity, from, to, locales = null, modifiedOnly = true, take = null } = props
  const text = useText()
  const { localization } = useConfig()
  const comparison = useMemo(
    () => ({
      fields: entity.fields,
      unshown: entity.unshown ?? [],
      from,
      to,
      hasFile: 'upload' in entity && entity.upload !== null,
      languages: localization &&
        locales && {
          shown: locales,
          known: localization.locales.map(({ code }) => code),
          default: localization.defaultLocale,
        },
    }),
    [entity, from, to, locales, localization],
  )
  const reading = useMemo<Reading>(() => {
    const labelOf = (code: string) =>
      localization?.locales.find((locale) => locale.code === code)?.label
    return {
      modifiedOnly,
      take,
      locale: locales?.[0] ?? null,
      localeName: (code) => labelOf(code) ?? text('difference.goneLocale', { code }),
    }
  }, [modifiedOnly, take, locales, localization, text])
  const differences = useDifferences(comparison)
  if (differences === null) return <p aria-busy="true">{text('difference.comparing')}</p>
  const isNothing = modifiedOnly && changesIn(differences) === 0
  return (
    <div className={css.root} style={spoken(text('difference.removed'), text('difference.added'))}>
      {isNothing && <p className={css.quiet}>{text('difference.none')}</p>}
      <Titles differences={differences} reading={reading} />
      <DifferenceItems differences={differences} reading={reading} />
    </div>
  )
}

/** What those hear who listen, before each marked word: said by the stylesheet, so that it is not copied with it. */
const spoken = (removed: string, added: string) =>
  ({
    '--removed': JSON.stringify(`${removed}: `),
    '--added': JSON.stringify(`${added}: `),
  }) as object
