import { useRef, useSyncExternalStore } from 'react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { Place } from '#machines/document'
import { placeAt } from '#machines/document'
import type { DocumentActors } from '#machines/open-document'
import { useOffered } from '../../actions/use-offered.ts'
import { useFieldsOf } from '../../fields/errors/use-fields-of.ts'
import { hasLocalized } from '../../fields/has-localized.ts'
import { useFormats } from '../../kit/formats.ts'
import { useLocaleLabel } from '../../kit/locale.ts'
import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { StatusLine } from '../../parts/StatusLine.tsx'
import css from './DocumentStatus.module.css'
import { labelsAt } from './differences/labels-at.ts'
import { shapeOf, wordsOf } from './status/status-words.ts'
import { useStatusActions } from './status/use-status-actions.ts'
import { useAside } from './use-aside.ts'
import { useCountdown } from './use-countdown.ts'

interface Props {
  actors: DocumentActors
  entity: ClientCollection | ClientGlobal
}

/** The status line: what is the case, and what can be done about it. */
export function DocumentStatus({ actors, entity }: Props) {
  const text = useText()
  const formats = useFormats()
  const { get, subscribe } = actors.status
  const status = useSyncExternalStore(subscribe, get, get)
  const actions = useStatusActions(actors, entity, status)
  const seconds = useCountdown(actors.document)
  const aside = useAside(actors, status, hasLocalized(entity.fields))
  const fields = useFieldsOf(actors.document)
  const language = useLocaleLabel()
  const fieldAt = (place: Place | string) => {
    const { base, values } = actors.document.getSnapshot().context
    const known = typeof place === 'string' ? placeAt(values, place) : place
    return labelsAt(fields, known, [values, base]).join(' › ')
  }
  const line = useRef<HTMLDivElement>(null)
  useOffered(
    actions.map(({ label, act }, index) => ({
      id: index === 0 ? 'document-status' : `document-status-${index}`,
      label,
      run: act,
    })),
    line,
  )

  return (
    <StatusLine
      ref={line}
      className={css.root}
      shape={shapeOf(status)}
      aside={aside}
      actions={
        actions.length > 0 &&
        actions.map(({ label, act }) => (
          <Button key={label} size="small" onClick={act}>
            {label}
          </Button>
        ))
      }
    >
      {wordsOf(status, { text, formats, fieldAt, language })}
      {seconds !== null && (
        <span aria-hidden="true"> · {text('document.status.nextTry', { seconds })}</span>
      )}
    </StatusLine>
  )
}
