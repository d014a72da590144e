import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import { toProblemData } from '#problems'
import { hasLocalized } from '../../fields/has-localized.ts'
import { useConfig } from '../../kit/config.ts'
import { refOf } from '../../kit/document-ref.ts'
import { useLocale } from '../../kit/locale.ts'
import { useSearch } from '../../kit/place.ts'
import { useText } from '../../kit/text.tsx'
import { useVersioned } from '../../kit/versioned.ts'
import { useHead } from '../beside-form/use-head.ts'
import { UnreadView } from '../message/UnreadView.tsx'
import { comparisonPlace } from './comparison-place.ts'
import { useCompare } from './use-compare.ts'
import { VersionView } from './VersionView.tsx'

interface Props {
  entity: ClientCollection | ClientGlobal
  /** null: of a global. */
  id: string | null
  version: string
}

/** One version of a document, by its address, beside another one (VER-4). */
export function VersionRoute(props: Props) {
  const locale = useLocale()
  return <Version key={locale} {...props} locale={locale} />
}

function Version({ entity, id, version, locale }: Props & { locale: string | null }) {
  const text = useText()
  const { localization } = useConfig()
  const isLocalized = localization !== null && hasLocalized(entity.fields)
  const codes = isLocalized ? localization.locales.map(({ code }) => code) : []
  const place = comparisonPlace(useSearch(), codes)
  const of = useVersioned(entity, refOf(entity, id, locale))
  const head = useHead(entity, of.ref)
  const compare = useCompare(of, version, place.compareValue)
  if (head.error) {
    const problem = toProblemData(head.error)
    return <UnreadView {...{ problem, title: text('versions.title'), onRetry: head.refetch }} />
  }
  return <VersionView {...{ of, version, place, head, compare, isLocalized }} />
}
