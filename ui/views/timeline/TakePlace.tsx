import type { ChangedVersion } from '#contracts/changes'
import type { ClientField } from '#contracts/fields'
import type { WantedKind } from '#machines/restore-field'
import type { Versioned } from '../../client/version-pages.ts'
import { useOneLanguage } from '../../fields/use-one-language.ts'
import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { useTakeOver } from '../version/use-take-over.ts'
import css from './ChangedPlaces.module.css'
import type { NamedPlace } from './use-place-names.ts'

interface Props {
  of: Versioned
  version: ChangedVersion
  place: NamedPlace
}

/** Takes a place over into the document as a version left it; what that removed, as it was before. */
export function TakePlace({ of, version, place }: Props) {
  const text = useText()
  const takeOver = useTakeOver(of)
  const oneLanguage = useOneLanguage(fieldsAt(place))
  const isRemoved = place.change === 'removed'
  const from = isRemoved ? version.before : version.id
  if (from === null || place.member === null) return null
  const action = text(isRemoved ? 'restoreField.item' : 'restoreField.this')
  const { name, locale } = place
  const wanted = { version: from, place: place.place, kind: kindOf(place), name }
  const comesBack = isRemoved && wanted.kind === 'row' && locale === null
  return (
    <>
      <Button
        size="small"
        bare
        className={css.take}
        aria-label={text('restoreField.of', { action, name })}
        onClick={() => takeOver(wanted, locale)}
      >
        {action}
      </Button>
      {comesBack && oneLanguage && <span className={css.quiet}>{oneLanguage}</span>}
    </>
  )
}

const fieldsAt = ({ member }: NamedPlace): readonly ClientField[] =>
  member === null ? [] : 'type' in member.part ? [member.part] : member.part.fields

function kindOf({ change, member, names }: NamedPlace): WantedKind {
  if (change === 'moved') return 'order'
  if (names.at(-1)?.kind === 'row') return 'row'
  return member?.fields ? 'group' : 'value'
}
