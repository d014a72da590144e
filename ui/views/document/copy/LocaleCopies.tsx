import { useSelector } from '@xstate/react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { CopyActor } from '#machines/copy'
import { copiesTo } from '#machines/copy'
import type { Place } from '#machines/document'
import { equal } from '#machines/document'
import { useLocaleLabel } from '../../../kit/locale.ts'
import { useText } from '../../../kit/text.tsx'
import { labelsAt } from '../differences/labels-at.ts'
import css from './CopyDialog.module.css'

interface Props {
  copy: CopyActor
  entity: ClientCollection | ClientGlobal
  locale: string
}

/** What would become of one language: how many places change, and which of them say something now. */
export function LocaleCopies({ copy, entity, locale }: Props) {
  const text = useText()
  const labelOf = useLocaleLabel()
  const version = useSelector(copy, ({ context }) => context.versions[locale])
  const { filled, overwritten, kept } = useSelector(
    copy,
    ({ context }) => copiesTo(context, locale),
    (one, other) => equal(one.changes, other.changes) && one.kept.length === other.kept.length,
  )
  const name = (place: Place) => labelsAt(entity.fields, place, [version ?? {}]).join(' › ')
  const isNothing = filled.length + overwritten.length === 0
  return (
    <section aria-label={labelOf(locale)}>
      <h3 className={css.locale}>{labelOf(locale)}</h3>
      {isNothing && <p>{text('copy.nothingIn')}</p>}
      {filled.length > 0 && <p>{text('copy.filled', { count: filled.length })}</p>}
      {overwritten.length > 0 && (
        <>
          <p className={css.warning}>{text('copy.overwritten', { count: overwritten.length })}</p>
          <ul className={css.places}>
            {overwritten.map((place) => (
              <li key={place.join('.')}>{name(place)}</li>
            ))}
          </ul>
        </>
      )}
      {kept.length > 0 && <p className={css.quiet}>{text('copy.kept', { count: kept.length })}</p>}
    </section>
  )
}
